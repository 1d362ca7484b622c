import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { closedClassesOf } from '#main/analysis/language/closed-words/index.ts';
import { foldPhrase } from '#main/analysis/language/search-folding.ts';
import { resourcesDirectory } from '#main/files/paths.ts';

/**
 * Adds to `resources/names/word-senses.txt` what files say in ordinary spelling:
 * `Puma|de|schuh*, adidas|zoo*, anden|puma concolor`, a line for a name and a language: words that stand near it where the company
 * is meant, and where something else is, and phrases of the other meanings. Lines about one name and language are one; a word on both
 * sides is on neither, nor are pronouns, prepositions and their like.
 *
 * usage: node scripts/build-word-senses.ts FILE…
 */
const unspaced = new Set(['ja', 'zh', 'th']);

interface Senses {
  readonly brand: Set<string>;
  readonly other: Set<string>;
  readonly phrases: Set<string>;
}

const partsOf = (list: string): string[] => list.split(/[,、，]/u);

const wordsOf = (list: string, language: string): string[] =>
  partsOf(list)
    .map((word) => asListed(foldPhrase(word.trim()), language))
    .filter((word) => word.replace('*', '').length > 1 && closedClassesOf(word, [language]).size === 0);

/** `*` only ends words, and in Korean, where particles follow, every word has it. */
function asListed(folded: string, language: string): string {
  if (unspaced.has(language)) return folded.replaceAll('*', '');
  const word = folded
    .replaceAll(/[^\p{L}\p{M}\p{N}*'’ ]+/gu, ' ')
    .replaceAll(/\*(?!$)/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  return language === 'ko' && word !== '' && !word.endsWith('*') ? `${word}*` : word;
}

/** The phrases that have the name, whose last two letters may be inflected. */
const phrasesOf = (list: string, name: string): string[] =>
  partsOf(list)
    .map((phrase) => foldPhrase(phrase.trim().replaceAll('*', '')))
    .filter((phrase) => phrase !== name && phrase.includes(name.slice(0, Math.max(2, name.length - 2))));

const target = path.join(resourcesDirectory(), 'names', 'word-senses.txt');
const all = new Map<string, Senses>();
for (const line of [target, ...process.argv.slice(2)].flatMap((file) => readFileSync(file, 'utf8').split('\n'))) {
  if (line.trim() === '') continue;
  const [spelling = '', code = '', brand = '', other = '', phrases, ...rest] = line.split('|');
  const language = code.trim().slice(0, 2);
  if (phrases === undefined || rest.length > 0 || !/^[a-z]{2}$/u.test(language))
    throw new Error(`not a line of five fields: ${line}`);
  const name = foldPhrase(spelling.trim());
  const key = `${name}|${language}`;
  const senses = all.get(key) ?? { brand: new Set(), other: new Set(), phrases: new Set() };
  all.set(key, senses);
  const isOwn = (word: string): boolean => word.replace('*', '') === name;
  for (const word of wordsOf(brand, language)) if (!isOwn(word)) senses.brand.add(word);
  for (const word of wordsOf(other, language)) if (!isOwn(word)) senses.other.add(word);
  for (const phrase of phrasesOf(phrases, name)) senses.phrases.add(phrase);
}
const lines = [...all]
  .filter(([key]) => !key.startsWith('|'))
  .map(([key, { brand, other, phrases }]) => {
    const both = brand.intersection(other);
    return [key, brand.difference(both), other.difference(both), phrases]
      .map((part) => (typeof part === 'string' ? part : [...part].join(',')))
      .join('|');
  })
  .toSorted((a, b) => (a < b ? -1 : 1));
writeFileSync(target, `${lines.join('\n')}\n`);
console.log(`${lines.length} names and languages`);
