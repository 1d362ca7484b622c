import { caucasianAndAsianEndings } from '../language/case-endings/caucasian-and-asian.ts';
import type { EndingGroup } from '../language/case-endings/ending-table.ts';
import { koreanParticles } from '../language/case-endings/korean-particles.ts';
import { slavicAndBalticEndings } from '../language/case-endings/slavic-and-baltic.ts';
import { uralicAndTurkicEndings } from '../language/case-endings/uralic-and-turkic.ts';
import { westernEndings } from '../language/case-endings/western.ts';
import { foldPhrase } from '../language/search-folding.ts';

/** Languages in which a string is an ending, by the folded string. */
export type Endings = ReadonlyMap<string, ReadonlySet<string>>;

const tables = [...uralicAndTurkicEndings, ...slavicAndBalticEndings, ...westernEndings, ...caucasianAndAsianEndings];

const vowel = /^[aeiouyəаеёиіїоуыэюяєүұөәӯӣαεηιουωაეიოუաեէըիոօ]$/u;

function put(target: Map<string, Set<string>>, key: string, language: string): void {
  const languages = target.get(key) ?? new Set();
  languages.add(language);
  target.set(key, languages);
}

function collect(group: EndingGroup, language: string, target: Map<string, Set<string>>): void {
  for (const ending of group.endings.split(' ')) put(target, foldPhrase(ending), language);
}

const afterVowel = new Map<string, Set<string>>();
const afterConsonant = new Map<string, Set<string>>();
const replacing = new Map<string, Map<string, Set<string>>>();

for (const { language, groups } of tables) {
  for (const group of groups) {
    if (group.replaces !== undefined) {
      const tail = foldPhrase(group.replaces);
      const target = replacing.get(tail) ?? new Map<string, Set<string>>();
      collect(group, language, target);
      replacing.set(tail, target);
      continue;
    }
    if (group.after !== 'consonant') collect(group, language, afterVowel);
    if (group.after !== 'vowel') collect(group, language, afterConsonant);
  }
}

// An ending equal to the tail it replaces gives the name itself.
for (const [tail, endings] of replacing) endings.delete(tail);

/** In folded UTF-16 units. */
const longestEnding = 8;

/**
 * The languages in which a folded string after a folded name is an ending of it; undefined if there are none. The name's
 * last letter decides between the forms after vowels and after consonants.
 */
export function endingLanguages(name: string, following: string): ReadonlySet<string> | undefined {
  if (following.length > longestEnding) return undefined;
  if (koreanParticles.test(following)) return new Set(['ko']);
  const last = name.at(-1) ?? '';
  const endings = vowel.test(last) ? afterVowel : afterConsonant;
  const assimilated = following.startsWith(last) ? endings.get(`~${following.slice(1)}`) : undefined;
  return endings.get(following) ?? assimilated;
}

/** Stems of a folded name whose final letters endings replace: Asana → asan + y, ę, ou …; at least 3 letters long. */
export function declinedStems(name: string): { stem: string; endings: Endings }[] {
  const stems: { stem: string; endings: Endings }[] = [];
  for (const [tail, endings] of replacing) {
    if (name.endsWith(tail) && name.length - tail.length >= 3) {
      stems.push({ stem: name.slice(0, name.length - tail.length), endings });
    }
  }
  return stems;
}

/** Shorter names, in letters, take no endings or prefixes: too many words begin with them. */
export const shortestInflected = 4;
/** Shorter names, in letters, take no attached particles. */
export const shortestPrefixed = 3;
