import { trimEnd } from '../trim-end.ts';
import { legalFormsAtEnd, legalFormsAtStart, unspacedLegalForms } from '../language/legal-forms.ts';
import { productSuffixes, unspacedProductSuffixes } from '../language/product-words.ts';
import { memoise } from '../memoise.ts';
import { fold } from '../language/fold.ts';

const possessive = /(?:['’]s|(?<=s)['’])$/iu;
const trademark = /[®™©℠]/gu;
const longestLegalForm = 4;

/**
 * The key that the spellings of one company share: "HubSpot", "HubSpot CRM", "HubSpot, Inc.", "HubSpot's", "Hub Spot" and
 * "hub-spot" all give "hubspot". Legal forms, possessives and words for editions and kinds of product are cut from the end
 * while something of the name remains; of the rest only letters, digits and + count. Workspaces store these keys.
 */
export const companyKey = memoise((name: string): string => squeeze(withoutSuffixes(name)));

/** The name without legal form, possessive, edition and product words: "HubSpot, Inc." → "HubSpot". */
const withoutSuffixes = memoise((name: string): string => {
  let words = withoutLegalForm(name).split(' ');
  while (words.length > 1 && productSuffixes.has(fold(words.at(-1) ?? ''))) words = words.slice(0, -1);
  let bare = words.join(' ');
  for (const suffix of unspacedProductSuffixes) {
    if (bare.endsWith(suffix) && bare.length >= suffix.length + 2 && !/[\p{Ll}]$/u.test(bare.slice(0, -suffix.length)))
      bare = bare.slice(0, -suffix.length).trim();
  }
  return bare.replace(possessive, '');
});

/** The name without legal form, possessive and trademark signs: the spelling to show. */
export const withoutLegalForm = memoise((name: string): string => {
  let bare = name.normalize('NFC').replace(trademark, '').replace(/\s+/g, ' ').trim().replace(possessive, '');
  for (const form of unspacedLegalForms) {
    if (bare.endsWith(form) && bare.length > form.length + 1) bare = bare.slice(0, -form.length).trim();
    if (bare.startsWith(form) && bare.length > form.length + 1) bare = bare.slice(form.length).trim();
  }
  let words = bare.split(' ');
  for (let length = Math.min(longestLegalForm, words.length - 1); length >= 1; length--) {
    const tail = words.slice(-length).join(' ');
    if (!endsInLegalForm(tail, words.at(-length - 1) ?? '')) continue;
    words = words.slice(0, -length);
    length = Math.min(longestLegalForm, words.length - 1) + 1;
  }
  for (const length of [2, 1]) {
    if (words.length > length && legalFormsAtStart.has(plainForm(words.slice(0, length).join(' '))))
      words = words.slice(length);
  }
  return trimEnd(words.join(' '), /[,;]/u).replace(possessive, '');
});

/** Whether a text is only a legal form ("Inc.", "GmbH"). */
export const isLegalForm = memoise((text: string): boolean => legalFormsAtEnd.has(plainForm(text)));

// Short forms count only in capitals: "SE" and "AS" are legal forms, "se" and "as" are words.
function endsInLegalForm(tail: string, before: string): boolean {
  if (!isLegalForm(tail)) return false;
  if (/^S\.?p\.?A\.?$/u.test(tail) || tail === 'SPA') return true;
  if (before.endsWith('&') || /^(?:and|und|et|y|the|of)$/iu.test(before)) return false;
  return tail.length > 3 || /^\p{Lu}/u.test(tail) || before.endsWith(',');
}

function plainForm(form: string): string {
  return fold(form.replace(/[.,/()]+/g, ' '));
}

function squeeze(name: string): string {
  const squeezed = fold(name).replace(/[^\p{L}\p{M}\p{N}+]/gu, '');
  return squeezed === '' ? fold(name) : squeezed;
}

/** A spelling and the number of answers that use it. */
export interface CountedSpelling {
  readonly spelling: string;
  readonly count: number;
}

/**
 * The spelling to show for a company: the most frequent one without legal form and product words, or, if there is none, the
 * most frequent one without its suffixes. Ties go to the one with more capitals, then by code point.
 */
export function preferredName(spellings: readonly CountedSpelling[]): string {
  // Most have a single spelling.
  const [only] = spellings;
  if (only !== undefined && spellings.length === 1) return withoutSuffixes(only.spelling);
  const counts = new Map<string, number>();
  for (const { spelling, count } of spellings) {
    const plain = withoutLegalForm(spelling);
    if (plain === withoutSuffixes(spelling)) counts.set(plain, (counts.get(plain) ?? 0) + count);
  }
  if (counts.size === 0)
    for (const { spelling, count } of spellings)
      counts.set(withoutSuffixes(spelling), (counts.get(withoutSuffixes(spelling)) ?? 0) + count);
  const capitals = (text: string) => text.replace(/[^\p{Lu}]/gu, '').length;
  const best = [...counts].toSorted(
    ([a, countA], [b, countB]) => countB - countA || capitals(b) - capitals(a) || compareCodePoints(a, b),
  )[0];
  return best?.[0] ?? '';
}

/** Orders two texts by code point, so that results do not depend on a locale. */
export function compareCodePoints(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
