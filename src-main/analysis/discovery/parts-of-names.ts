import type { Gazetteer } from '../language/gazetteer.ts';
import type { Sighting } from './types.ts';

/** A sign, an abbreviation or a small word inside a name, at which what reads capitals or lists parts it. */
const inner = /[\p{L}\p{N}.]\s?[&+]\s?[\p{L}\p{N}]|\p{L}\/\p{L}|\p{L}\.\s\p{L}|\s\p{Ll}{1,4}\s\p{L}/u;

/**
 * The sightings without those that are parts of a known company's name, or of one that is set apart, at the same place: "Endress" and "Hauser" of
 * "Endress+Hauser", "Martens" of "Dr. Martens", "Cloud" of "**Acme in Cloud**".
 */
export function withoutParts(sightings: readonly Sighting[], gazetteer: Gazetteer): readonly Sighting[] {
  const whole = sightings
    .filter(({ name, kind }) => inner.test(name) && (kind !== 'plain' || gazetteer.isSure(name)))
    // Of several that begin together the longest comes last.
    .toSorted((a, b) => a.start - b.start || a.name.length - b.name.length);
  if (whole.length === 0) return sightings;
  return sightings.filter(({ name, start }) => {
    const around = lastUpTo(whole, start);
    if (around === undefined || around.name.length <= name.length) return true;
    if (gazetteer.isSure(name) && !gazetteer.isSure(around.name)) return true;
    return start + name.length > around.start + around.name.length;
  });
}

/** The last of some sightings, sorted by start, that begins at or before an offset. */
function lastUpTo(sorted: readonly Sighting[], offset: number): Sighting | undefined {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.start ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return sorted[low - 1];
}
