import { remembered } from '../memoise.ts';

// Most words need no more than lower case.
const plain = /^[!-_a-~]*$/;
const dashes = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g;
const quotes = /[\u2018\u2019\u201A\u201B\u02BC\u00B4`\uFF07\u05F3]/g;
const invisible = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]|\uFE0E|\uFE0F/g;
const spaces = /[\s\u00A0\u2000-\u200A\u202F\u205F\u3000]+/g;

/**
 * Folds a word or phrase for comparison: NFKC, lower case, accents of Latin, Greek and Cyrillic dropped, dashes, quotes
 * and spaces unified, invisible marks removed.
 */
export const fold = (text: string): string =>
  text.length <= longestRemembered ? foldRemembered(text) : foldAnew(text);

const longestRemembered = 40;
const foldRemembered = remembered(foldAnew);

function foldAnew(text: string): string {
  if (plain.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKC')
    .replace(invisible, '')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(dashes, '-')
    .replace(quotes, "'")
    .replace(spaces, ' ')
    .trim();
}

/** The set of folded words in a block of text, separated by white space. */
export function wordSet(...blocks: readonly string[]): ReadonlySet<string> {
  return new Set(blocks.flatMap((block) => block.split(/\s+/).map(fold)).filter((word) => word !== ''));
}

/** The set of folded phrases in a block of text, separated by commas. */
export function phraseSet(...blocks: readonly string[]): ReadonlySet<string> {
  return new Set(blocks.flatMap((block) => block.split(/[,\n]/).map(fold)).filter((phrase) => phrase !== ''));
}
