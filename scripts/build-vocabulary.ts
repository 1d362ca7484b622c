import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createBloomFilter, exactFilter } from '#main/analysis/language/bloom-filter.ts';
import { fold, foldLetters } from '#main/analysis/language/fold.ts';

/**
 * Makes `resources/vocabulary` from the word lists of Tesseract's models (tessdata_fast, Apache-2.0): a filter for each
 * language of the words that its texts write in lower case, and one of those written with a capital only there.
 *
 * usage: node scripts/build-vocabulary.ts FOLDER
 * FOLDER holds one text file for each language (`deu.txt`), a word a line, as `combine_tessdata -u` and `dawg2wordlist`
 * write them from the Debian packages `tesseract-ocr-*`.
 */
const languages: Readonly<Record<string, string>> = {
  ara: 'ar',
  bel: 'be',
  bul: 'bg',
  cat: 'ca',
  ces: 'cs',
  chi_sim: 'zh',
  dan: 'da',
  deu: 'de',
  ell: 'el',
  eng: 'en',
  est: 'et',
  fas: 'fa',
  fil: 'tl',
  fin: 'fi',
  fra: 'fr',
  heb: 'he',
  hin: 'hi',
  hrv: 'hr',
  hun: 'hu',
  ind: 'id',
  isl: 'is',
  ita: 'it',
  jpn: 'ja',
  kor: 'ko',
  lav: 'lv',
  lit: 'lt',
  msa: 'ms',
  nld: 'nl',
  nor: 'no',
  pol: 'pl',
  por: 'pt',
  ron: 'ro',
  rus: 'ru',
  slk: 'sk',
  slv: 'sl',
  spa: 'es',
  srp: 'sr',
  swe: 'sv',
  tha: 'th',
  tur: 'tr',
  ukr: 'uk',
  vie: 'vi',
};

/** A capitalised word that at most this many other languages also write with a capital is local to its language. */
const otherLanguages = 3;
const longestWord = 24;

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('usage: node scripts/build-vocabulary.ts FOLDER');
const target = path.join(import.meta.dirname, '..', 'resources', 'vocabulary');

const isWord = (word: string): boolean => /^[\p{L}\p{M}][\p{L}\p{M}'’-]+$/u.test(word) && word.length <= longestWord;
const isCapitalised = (word: string): boolean => /^\p{Lu}/u.test(word);

const lists = readdirSync(folder).flatMap((file) => {
  const code = languages[path.basename(file, '.txt')];
  return code === undefined
    ? []
    : [{ code, words: readFileSync(path.join(folder, file), 'utf8').split('\n').filter(isWord) }];
});

const spread = new Map<string, number>();
for (const { words } of lists)
  for (const word of new Set(words.filter(isCapitalised).map(foldLetters)))
    spread.set(word, (spread.get(word) ?? 0) + 1);

mkdirSync(target, { recursive: true });
for (const file of readdirSync(target)) if (file !== 'README.md') rmSync(path.join(target, file));
for (const { code, words } of lists) {
  const lower = new Set(words.filter((word) => !isCapitalised(word)).map(fold));
  const capital = words.filter(
    (word) => /^\p{Lu}\p{Ll}/u.test(word) && (spread.get(foldLetters(word)) ?? 0) <= otherLanguages + 1,
  );
  const local = new Set(capital.map(fold).filter((word) => !lower.has(word)));
  writeFileSync(path.join(target, `${code}.words`), createBloomFilter(lower, exactFilter));
  if (local.size > 0) writeFileSync(path.join(target, `${code}.capitals`), createBloomFilter(local, exactFilter));
  console.log(`${code}: ${lower.size} words, ${local.size} local capitals`);
}
