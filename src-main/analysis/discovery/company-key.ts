import { legalFormsAtEnd, legalFormsAtStart, legalFormsWithoutSpaces } from '../language/legal-forms.ts';
import { productSuffixes, productSuffixesWithoutSpaces } from '../language/product-words.ts';
import { remembered } from '../memoise.ts';
import { fold } from '../language/fold.ts';

const possessive = /(?:['’]s|(?<=s)['’])$/iu;
const trademark = /[®™©℠]/gu;
const longestLegalForm = 4;

/**
 * The key under which the spellings of one company meet: "HubSpot", "HubSpot CRM", "HubSpot, Inc.", "HubSpot's",
 * "Hub Spot" and "hub-spot" all give "hubspot". Legal forms, possessives and words for editions and kinds of product
 * are cut from the end while something of the name remains; then only letters and digits count.
 */
export const companyKey = remembered((name: string): string => squeeze(withoutSuffixes(name)));

/** The name without legal form, possessive, edition and product words: "HubSpot, Inc." → "HubSpot". */
export const withoutSuffixes = remembered((name: string): string => {
  let words = withoutLegalForm(name).split(' ');
  while (words.length > 1 && productSuffixes.has(fold(words.at(-1) ?? ''))) words = words.slice(0, -1);
  let shown = words.join(' ');
  for (const suffix of productSuffixesWithoutSpaces) {
    if (
      shown.endsWith(suffix) &&
      shown.length >= suffix.length + 2 &&
      !/[\p{Ll}]$/u.test(shown.slice(0, -suffix.length))
    )
      shown = shown.slice(0, -suffix.length).trim();
  }
  return shown.replace(possessive, '');
});

/** The name without legal form, possessive and trademark signs: the spelling to show. Answers repeat their names. */
export const withoutLegalForm = remembered((name: string): string => {
  let shown = name.normalize('NFC').replace(trademark, '').replace(/\s+/g, ' ').trim().replace(possessive, '');
  for (const form of legalFormsWithoutSpaces) {
    if (shown.endsWith(form) && shown.length > form.length + 1) shown = shown.slice(0, -form.length).trim();
    if (shown.startsWith(form) && shown.length > form.length + 1) shown = shown.slice(form.length).trim();
  }
  let words = shown.split(' ');
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
  return words
    .join(' ')
    .replace(/[,;]+$/u, '')
    .replace(possessive, '');
});

/** Whether a text is nothing but a legal form ("Inc.", "GmbH"). */
export const isLegalForm = remembered((text: string): boolean => legalFormsAtEnd.has(plainForm(text)));

// "SE", "AS" and "SA" are legal forms written as such; "As" or "se" in running text is not.
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

/** A spelling and in how many answers it was seen. */
export interface CountedSpelling {
  readonly spelling: string;
  readonly count: number;
}

/**
 * The spelling to show for a company: the one seen in most answers among those without legal form and product words
 * (among all of them when there is none); ties go to the one with more capitals, then by code point.
 */
export function preferredName(spellings: readonly CountedSpelling[]): string {
  const bare = new Map<string, number>();
  for (const { spelling, count } of spellings) {
    const shown = withoutLegalForm(spelling);
    const full = shown === withoutSuffixes(spelling) ? shown : null;
    if (full !== null) bare.set(full, (bare.get(full) ?? 0) + count);
  }
  if (bare.size === 0)
    for (const { spelling, count } of spellings)
      bare.set(withoutSuffixes(spelling), (bare.get(withoutSuffixes(spelling)) ?? 0) + count);
  const capitals = (text: string) => text.replace(/[^\p{Lu}]/gu, '').length;
  const best = [...bare].toSorted(
    ([a, countA], [b, countB]) => countB - countA || capitals(b) - capitals(a) || compareCodePoints(a, b),
  )[0];
  return best?.[0] ?? '';
}

/** Orders two texts by code point, so that results do not depend on a locale. */
export function compareCodePoints(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Groups names by their company key; the groups and the names within keep the order of first appearance. */
export function mergeVariants(names: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const name of names) {
    const key = companyKey(name);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [name]);
    else if (!group.includes(name)) group.push(name);
  }
  return groups;
}
