import type { FoldedText } from './folded-text.ts';
import { joint, type NamePattern } from './name-patterns.ts';

/** One space (or line break, or a few), or one dash, underscore or middle dot: what may stand between parts of a name. */
const spaceOrDash = /^(?:[^\S\n]{1,3}|[^\S\n]*\n[^\S\n]*|[\p{Pd}\u2212_\u30fb\uff65])$/u;
const traceless = /[\p{Cf}\p{Mn}\u0640\u093c\\™®℠©℗]/gu;
const entitySpace = /&(?:nbsp|#160);/giu;

/**
 * How a hit that begins at unit `first` is spaced: as the name is written, in a variant of it, or, undefined, so that
 * it is not the name at all. A space put in before a capital must leave the capital: "1 Password", not "1 password".
 */
export function spacing(
  text: string,
  folded: FoldedText,
  pattern: NamePattern,
  first: number,
): 'same' | 'variant' | undefined {
  let result: 'same' | 'variant' = 'same';
  for (let at = 1; at < pattern.folded.length; at += 1) {
    const gapStart = folded.ends[first + at - 1] ?? 0;
    const gapEnd = folded.starts[first + at] ?? 0;
    const allowed = pattern.joints[at];
    if (gapEnd <= gapStart) {
      if (allowed === joint.separator) result = 'variant';
      continue;
    }
    const gap = text.slice(gapStart, gapEnd).replaceAll(traceless, '').replaceAll(entitySpace, ' ');
    if (gap === '') {
      if (allowed === joint.separator) result = 'variant';
      continue;
    }
    if (allowed === joint.closed || !spaceOrDash.test(gap)) return undefined;
    if (allowed === joint.optional) {
      const wanted = pattern.afterJoint[at] ?? '';
      const actual = text.slice(gapEnd, folded.ends[first + at]);
      const lostCapital = wanted !== wanted.toLowerCase() && actual === actual.toLowerCase();
      if (lostCapital && !/^\p{Pd}$/u.test(gap)) return undefined;
      result = 'variant';
    }
  }
  return result;
}
