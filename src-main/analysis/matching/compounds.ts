import type { WordTable } from '../language/word-table.ts';

/** Languages that write a name and a noun as one word: German "Ikeamöbel", Swedish "Ikeamöbler". */
export const compoundingLanguages = ['de', 'nl', 'sv', 'da', 'no', 'is', 'fi', 'et'];

/** Word parts that begin other words: a name equal to one of them takes no noun. */
const combiningForms = new Set(
  (
    'alpha anti astro audio auto bio cyber delta digi elektro electro euro extra foto gamma giga hydro hyper info inter intra ' +
    'kilo kino makro mega meta micro mikro mini mono moto multi nano neuro omni onko para petro photo poly post prima pseudo ' +
    'psycho radio retro semi solo spark stereo super supra techno tele termo thermo trans turbo ultra uni vice video volks'
  ).split(' '),
);

/** Whether a folded name that is no word means nothing else, so that a noun may be written as one word with it. */
export function takesCompounds(folded: string, table: WordTable): boolean {
  return /^[a-z]{4,}$/u.test(folded) && !combiningForms.has(folded) && !table.isFirstName(folded);
}

const nounEnding = /(?:s|e|en|er|es|n|et|ne|ene|erne|na|ar|or|r)$/u;
const shortestNoun = 5;
/** Ends of the names of places. */
const placeEnding =
  /(?:burg|berg|stadt|stad|land|heim|hem|bach|dorf|dorp|feld|veld|hafen|haven|havn|strand|brück|borg|holm)$/u;

/** Whether letters after a name are a noun of one of the languages, and the whole is no other word. */
export function isCompound(name: string, following: string, languages: Iterable<string>, table: WordTable): boolean {
  if (following.length < shortestNoun || placeEnding.test(following)) return false;
  const possible = [...languages].filter((code) => compoundingLanguages.includes(code));
  if (possible.length === 0 || table.isWord(name + following, possible)) return false;
  if (table.isWord(following, possible)) return true;
  const noun = following.replace(nounEnding, '');
  return noun.length >= shortestNoun && noun !== following && table.isWord(noun, possible);
}
