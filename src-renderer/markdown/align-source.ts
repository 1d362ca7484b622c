/** A Markdown character reference, up to the longest entity name. */
const reference = /^&(?:#\d{1,7}|#[xX][\da-fA-F]{1,6}|[A-Za-z][A-Za-z\d]{1,31});/;

/** Where each UTF-16 unit of a text begins in the source; one more entry for the end of the last. */
export type SourceMap = readonly number[];

const isSpace = (unit: string | undefined) => unit === ' ' || unit === '\t' || unit === '\n' || unit === '\r';

/**
 * Maps the units of a parsed text back to the Markdown it was written as, within [from, to).
 *
 * The text follows its source in order, but some source produces less text (a backslash escape, a character reference
 * of one or two units) or none (markers of emphasis, the `> ` and indentation at the start of a continued line,
 * backticks). So both are walked together: equal units advance both, a reference is consumed whole where the text has
 * its character, and source that matches nothing is skipped.
 *
 * Null if the source does not contain the whole text in this order.
 */
export function alignSource(value: string, source: string, from: number, to: number): SourceMap | null {
  const starts: number[] = [];
  let at = from;
  let index = 0;
  while (index < value.length) {
    if (at >= to) return null;
    const unit = source[at];
    if (unit === '\\' && value[index] !== '\\') {
      at += 1;
      continue;
    }
    if (unit === '\\' && source[at + 1] === '\\' && value[index + 1] !== '\\') {
      starts.push(at);
      at += 2;
      index += 1;
      continue;
    }
    const written = unit === '&' ? reference.exec(source.slice(at, Math.min(to, at + 34)))?.[0] : undefined;
    if (written !== undefined && !value.startsWith(written, index)) {
      const units = referenceLength(value, index, source.slice(at + written.length, to));
      for (let unitOfReference = 0; unitOfReference < units; unitOfReference += 1) starts.push(at);
      at += written.length;
      index += units;
      continue;
    }
    if (unit === value[index] || (isSpace(unit) && isSpace(value[index]))) {
      starts.push(at);
      index += 1;
    }
    at += 1;
  }
  starts.push(at);
  return starts;
}

/** The number of units a reference produces: two for a surrogate pair. */
function referenceLength(value: string, index: number, rest: string): number {
  const code = value.codePointAt(index) ?? 0;
  if (code > 0xffff) return 2;
  // A few named references produce two units (a base with a mark); the next source unit decides.
  const next = value[index + 1];
  return next !== undefined && /\p{M}/u.test(next) && rest[0] !== next ? 2 : 1;
}

/** The part of a text that comes from the source range [start, end); null if none of it does. */
export function textRange(map: SourceMap, start: number, end: number): { start: number; end: number } | null {
  if ((map[0] ?? 0) >= end || (map.at(-1) ?? 0) <= start) return null;
  const first = firstAtLeast(map, start);
  const last = Math.min(firstAtLeast(map, end), map.length - 1);
  return first < last ? { start: first, end: last } : null;
}

/** The first unit that begins at or after an offset of the source; the map is in ascending order. */
function firstAtLeast(map: SourceMap, offset: number): number {
  let [low, high] = [0, map.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((map[middle] ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
