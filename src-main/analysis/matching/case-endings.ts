import { caucasianAndAsianEndings } from '../language/case-endings/caucasian-and-asian.ts';
import type { EndingGroup, EndingTable } from '../language/case-endings/ending-table.ts';
import { koreanParticles } from '../language/case-endings/korean-particles.ts';
import { balticEndings } from '../language/case-endings/baltic.ts';
import { slavicEndings } from '../language/case-endings/slavic.ts';
import { southSlavicEndings } from '../language/case-endings/south-slavic.ts';
import { southAsianEndings } from '../language/case-endings/south-asian.ts';
import { turkicEndings } from '../language/case-endings/turkic.ts';
import { uralicEndings } from '../language/case-endings/uralic.ts';
import { westernEndings } from '../language/case-endings/western.ts';
import { foldPhrase } from '../language/search-folding.ts';

/** Languages in which a string is an ending, by the folded string. */
export type Endings = ReadonlyMap<string, ReadonlySet<string>>;

/** Made when a name is first looked for: most commands look for none. */
const tables = (): EndingTable[] => [
  ...uralicEndings(),
  ...turkicEndings(),
  ...slavicEndings(),
  ...southSlavicEndings(),
  ...balticEndings(),
  ...westernEndings(),
  ...caucasianAndAsianEndings(),
  ...southAsianEndings(),
];

const vowel = /^[aeiouyəаеёиіїоуыэюяєүұөәӯӣαεηιουωაეიოუաեէըիոօ\u0900-\u0903\u0905-\u0914\u093e-\u094c]$/u;

type Collected = Map<string, Set<string>>;

/** The endings of all languages, by the kind of name that takes them. */
interface Declension {
  readonly afterVowel: Collected;
  readonly afterConsonant: Collected;
  /** By the final letters of the name that the endings replace. */
  readonly replacing: Map<string, Collected>;
  /** Likewise for words before the last one of a name. */
  readonly replacingWithin: Map<string, Collected>;
}

function collect(group: EndingGroup, language: string, target: Collected): void {
  for (const ending of group.endings.split(' ')) {
    const folded = foldPhrase(ending);
    const languages = target.get(folded) ?? new Set();
    languages.add(language);
    target.set(folded, languages);
  }
}

function collectReplacing(group: EndingGroup, language: string, target: Map<string, Collected>): void {
  const tail = foldPhrase(group.replaces ?? '');
  const endings: Collected = target.get(tail) ?? new Map<string, Set<string>>();
  collect(group, language, endings);
  // An ending equal to the tail it replaces gives the name itself.
  endings.delete(tail);
  target.set(tail, endings);
}

function readTables(): Declension {
  const declension: Declension = {
    afterVowel: new Map(),
    afterConsonant: new Map(),
    replacing: new Map(),
    replacingWithin: new Map(),
  };
  for (const { language, groups } of tables()) {
    for (const group of groups) {
      if (group.replaces !== undefined) {
        collectReplacing(group, language, declension.replacingWithin);
        if (group.within !== true) collectReplacing(group, language, declension.replacing);
        continue;
      }
      if (group.after !== 'consonant') collect(group, language, declension.afterVowel);
      if (group.after !== 'vowel') collect(group, language, declension.afterConsonant);
    }
  }
  return declension;
}

let loaded: Declension | undefined;

function declension(): Declension {
  loaded ??= readTables();
  return loaded;
}

/** In folded UTF-16 units. */
const longestEnding = 14;
const longestTail = 6;

/**
 * The languages in which a folded string after a folded name is an ending of it; undefined if there are none. The name's
 * last letter decides between the forms after vowels and after consonants.
 */
export function endingLanguages(name: string, following: string): ReadonlySet<string> | undefined {
  if (following.length > longestEnding) return undefined;
  if (koreanParticles.test(following)) return korean;
  const last = name.at(-1) ?? '';
  const { afterVowel, afterConsonant } = declension();
  const endings = vowel.test(last) ? afterVowel : afterConsonant;
  const assimilated = following.startsWith(last) ? endings.get(`~${following.slice(1)}`) : undefined;
  return endings.get(following) ?? assimilated;
}

const korean: ReadonlySet<string> = new Set(['ko']);

/** A word without the final letters that endings replace. */
interface DeclinedStem {
  readonly stem: string;
  readonly endings: Endings;
}

function stemsIn(replacing: ReadonlyMap<string, Endings>, word: string): DeclinedStem[] {
  const stems: DeclinedStem[] = [];
  for (let length = 1; length <= longestTail && word.length - length >= 3; length += 1) {
    const endings = replacing.get(word.slice(-length));
    if (endings) stems.push({ stem: word.slice(0, -length), endings });
  }
  return stems;
}

/** Stems of a folded name whose final letters endings replace: Asana → asan + y, ę, ou …; at least 3 letters long. */
export const declinedStems = (name: string): DeclinedStem[] => stemsIn(declension().replacing, name);

/** A folded word of a name, and the stems of its forms if it is not the last word. */
export interface InnerWord {
  readonly word: string;
  readonly stems: readonly DeclinedStem[];
}

export function innerWord(word: string, isLast: boolean): InnerWord {
  return { word, stems: stemsIn(isLast ? declension().replacing : declension().replacingWithin, word) };
}

/** The languages in which a folded string is an inflected form of a word; undefined if it is none. */
export function formLanguages({ word, stems }: InnerWord, form: string): ReadonlySet<string> | undefined {
  if (word.length < shortestInnerWord) return undefined;
  let languages = form.startsWith(word) ? endingLanguages(word, form.slice(word.length)) : undefined;
  for (const { stem, endings } of stems) {
    const found = form.startsWith(stem) ? endings.get(form.slice(stem.length)) : undefined;
    if (found) languages = languages?.union(found) ?? found;
  }
  return languages;
}

/** Shorter names, in letters, take no endings or prefixes: too many words begin with them. */
export const shortestInflected = 4;
/** Likewise shorter words of a name of several words. */
const shortestInnerWord = 3;
/** Shorter names, in letters, take no attached particles. */
export const shortestPrefixed = 3;
