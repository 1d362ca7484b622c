import { memoise } from '../../memoise.ts';
import { foldPhrase } from '../search-folding.ts';
import { easternFieldWords } from './eastern.ts';
import type { Field, FieldWords } from './fields.ts';
import { southernFieldWords } from './southern.ts';
import { westernFieldWords } from './western.ts';

export type { Field } from './fields.ts';

const wordsByLanguage: Readonly<Record<string, FieldWords>> = {
  ...westernFieldWords,
  ...easternFieldWords,
  ...southernFieldWords,
};

const unspaced = new Set(['ja', 'zh', 'ko', 'th']);
/** Particles that may be attached before a word. */
const attached: Readonly<Record<string, string>> = { ar: '(?:[وف]?(?:[بلك]?(?:ال)?|لل))?', he: '[ובכלמשה]{0,2}' };
const shortestStem = 4;
/** A stem of at least this many letters also counts inside a compound. */
const shortestInside = 6;

function patternOf(code: string, word: string): string {
  const bare = word.replace(/\.$/u, '');
  const folded = RegExp.escape(foldPhrase(bare.replaceAll('.', ' ')));
  if (unspaced.has(code) && !/^[a-z\d]+$/u.test(bare)) return folded;
  const isWhole = bare !== word || (bare.length < shortestStem && attached[code] === undefined && code !== 'hi');
  const start = bare.length >= shortestInside && attached[code] === undefined ? '' : '(?<![\\p{L}\\p{M}])';
  return `${start}${attached[code] ?? ''}${folded}${isWhole ? '(?![\\p{L}\\p{M}])' : ''}`;
}

const patternFor = memoise((key): RegExp | null => {
  const [code = '', field = ''] = key.split(' ');
  const codes = code === 'any' ? Object.keys(wordsByLanguage) : [code];
  const parts = codes.flatMap((own) => {
    const words = wordsByLanguage[own]?.[field as Field];
    return words === undefined ? [] : words.split(' ').map((word) => patternOf(own, word));
  });
  return parts.length === 0 ? null : new RegExp(parts.join('|'), 'gu');
});

const fields: readonly Field[] = [
  'money',
  'insurance',
  'telecom',
  'travel',
  'cars',
  'shops',
  'fashion',
  'care',
  'food',
  'drink',
  'media',
  'software',
  'devices',
  'home',
  'energy',
  'health',
  'parcels',
  'classifieds',
];

/** The fields that a phrase of any language names: "Acme Insurance", "пиво Acme". */
export function fieldsOf(phrase: string): ReadonlySet<Field> {
  const folded = foldPhrase(phrase);
  return new Set(fields.filter((field) => folded.match(patternFor(`any ${field}`) ?? /(?!)/u) !== null));
}

/** How many different words of a field a folded text has, in the languages. */
export function countFieldWords(folded: string, of: Iterable<Field>, languages: Iterable<string>): number {
  const found = new Set<string>();
  for (const field of of)
    for (const code of languages)
      for (const word of folded.match(patternFor(`${code} ${field}`) ?? /(?!)/gu) ?? []) found.add(word);
  return found.size;
}
