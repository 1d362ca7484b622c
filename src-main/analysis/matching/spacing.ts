import type { FoldedText } from './folded-text.ts';
import { gap, type NamePattern } from './name-patterns.ts';

/** What may stand between parts of a name: one to three spaces, a line break, or one dash, underscore or middle dot. */
const spaceOrDash = /^(?:[^\S\n]{1,3}|[^\S\n]*\n[^\S\n]*|[\p{Pd}\u2212_\u30fb\uff65])$/u;
const invisible = /\*\*|[\p{Cf}\p{Mn}\u0640\u093c\\™®℠©℗]/gu;
const entitySpace = /&(?:nbsp|#160);/giu;

/**
 * How a hit that begins at unit `first` is spaced: like the name, in a variant of it, or, undefined, not like the name at
 * all. An additional space must leave the capital after it: "1 Password", not "1 password".
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
    const allowed = pattern.gaps[at];
    if (gapEnd <= gapStart) {
      if (allowed === gap.written) result = 'variant';
      continue;
    }
    const between = text.slice(gapStart, gapEnd).replaceAll(invisible, '').replaceAll(entitySpace, ' ');
    if (between === '') {
      if (allowed === gap.written) result = 'variant';
      continue;
    }
    if (allowed === gap.none || !spaceOrDash.test(between)) return undefined;
    if (allowed === gap.capital) {
      const actual = text.slice(gapEnd, folded.ends[first + at]);
      if (between !== ' ' || actual === actual.toLowerCase()) return undefined;
      result = 'variant';
    }
    if (allowed === gap.optional) {
      const wanted = pattern.writtenUnits[at] ?? '';
      const actual = text.slice(gapEnd, folded.ends[first + at]);
      const lostCapital = wanted !== wanted.toLowerCase() && actual === actual.toLowerCase();
      if (lostCapital && !/^\p{Pd}$/u.test(between)) return undefined;
      result = 'variant';
    }
  }
  return result;
}
