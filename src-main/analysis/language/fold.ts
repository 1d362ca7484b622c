import { memoise } from '../memoise.ts';

// Most words and names need only lower case, and ideographs, syllables and kana nothing.
const plain = /^(?:[!-_a-~]+(?: [!-_a-~]+)*)?$/;
const unchanged = /^[\u4E00-\u9FFF\uAC00-\uD7A3\u3041-\u3096\u30A1-\u30FA\u30FC]+$/;
const dashes = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g;
const quotes = /[\u2018\u2019\u201A\u201B\u02BC\u00B4`\uFF07\u05F3]/g;
const invisible = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]|\uFE0E|\uFE0F/g;
const spaces = /[\s\u00A0\u2000-\u200A\u202F\u205F\u3000]+/g;

/**
 * Folds a word or phrase for comparison with a word list or another name: NFKC, lower case, without accents and invisible
 * characters, with one kind of dash, apostrophe and space.
 *
 * Company keys are made with this folding and stored in workspaces, so it keeps apart what `search-folding.ts` unifies to
 * find a name in running text (ø and o, ß and ss, the Arabic alifs): unifying them here would merge companies that people
 * have decided about separately.
 */
export const fold = (text: string): string =>
  plain.test(text)
    ? text.toLowerCase()
    : unchanged.test(text)
      ? text
      : text.length <= longestMemoised
        ? memoisedFold(text)
        : computeFold(text);

const longestMemoised = 40;
const memoisedFold = memoise(computeFold);

function computeFold(text: string): string {
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

/** The letters, marks and digits of a folded text: "Acme 1", "Acme-1" and "acme1" give one result. */
export const foldLetters = (text: string): string => fold(text).replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** The folded words of blocks of text, separated by white space. */
export function wordSet(...blocks: readonly string[]): ReadonlySet<string> {
  return new Set(blocks.flatMap((block) => block.split(/\s+/).map(fold)).filter((word) => word !== ''));
}

/** The folded phrases of blocks of text, separated by commas or line breaks. */
export function phraseSet(...blocks: readonly string[]): ReadonlySet<string> {
  return new Set(blocks.flatMap((block) => block.split(/[,\n]/).map(fold)).filter((phrase) => phrase !== ''));
}
