import { foldedWordsOf } from '../../language/search-folding.ts';
import { type Judgement, isLowerCase, onlySpace, type Surroundings } from './occurrence.ts';

/** Indefinite articles and small numbers. */
const indefinite = foldedWordsOf({
  en: 'a an another two three four',
  de: 'ein eine einen einem einer kein keine keinen zwei drei vier',
  nl: 'een twee drie vier',
  sv: 'en ett två tre fyra',
  da: 'en et to tre fire',
  no: 'en ei et to tre fire',
  fr: 'un une deux trois quatre',
  es: 'un una dos tres cuatro',
  pt: 'um uma dois duas três quatro',
  it: 'un una uno due tre quattro',
  ro: 'un o doi două trei patru',
  hu: 'egy két három négy',
  pl: 'dwa dwie trzy cztery',
  cs: 'dva dvě tři čtyři',
  sk: 'dva dve tri štyri',
  ru: 'два две три четыре',
  uk: 'два дві три чотири',
  el: 'ένα μία μια έναν δύο δυο τρεις τρία',
  tr: 'bir iki üç dört',
  fi: 'kaksi kolme neljä',
});

/**
 * A sign that a name means goods: nobody speaks of "a Skagen" or "two cold Jevers" and means the place, and hardly ever a person. A name
 * that is a word of the language has such articles as a word.
 */
export function judgeIndefinite(judgement: Judgement, surroundings: Surroundings): void {
  const { occurrence, sentence, languages } = surroundings;
  const { text, start, knowledge } = occurrence;
  if (!knowledge.isCased || !knowledge.isOneWord || isLowerCase(occurrence)) return;
  if (!(knowledge.isPlace || knowledge.isFirstName || knowledge.isLastName || knowledge.isCompany)) return;
  if (languages.some((code) => knowledge.languages.has(code) || knowledge.rareIn.has(code))) return;
  const [left, beyond] = [sentence.left.at(-1), sentence.left.at(-2)];
  if (left === undefined || !onlySpace.test(text.slice(left.end, start))) return;
  const isSuch = (word: string): boolean => languages.some((code) => indefinite().get(code)?.has(word) === true);
  const isAdjective =
    !left.isCapital &&
    beyond !== undefined &&
    isSuch(beyond.folded) &&
    onlySpace.test(text.slice(beyond.end, left.start)) &&
    left.folded.length > 2;
  const next = sentence.right[0];
  // "A John Acme"
  const isFollowedByName = next?.isCapital === true && /^\s$/u.test(text.slice(occurrence.end, next.start));
  judgement.add('indefinite', (isSuch(left.folded) || isAdjective) && !isFollowedByName);
}
