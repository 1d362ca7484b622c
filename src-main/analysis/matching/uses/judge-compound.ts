import { foldPhrase } from '../../language/search-folding.ts';
import { headingAround } from './headings.ts';
import { type Judgement, isLowerCase, onlySpace, type Surroundings, wordEnd } from './occurrence.ts';

/** "Of", where it joins a noun to what it belongs to: "the gap of", "Oracle of Omaha". */
const ofWords: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set(['of']),
  de: new Set(['der', 'des', 'einer', 'eines', 'von', 'vom']),
  nl: new Set(['van']),
  fr: new Set(['de', 'du', 'des', 'd']),
  es: new Set(['de', 'del']),
  pt: new Set(['de', 'do', 'da', 'dos', 'das']),
  it: new Set(['di', 'del', 'della', 'dei', 'delle', 'dell']),
  ro: new Set(['de']),
  sv: new Set(['av']),
  da: new Set(['af']),
  no: new Set(['av']),
  el: new Set(['του', 'της', 'των'].map(foldPhrase)),
};

/** A kind of organisation, after its name and capitalised: a name of its own. */
const organisations =
  /^(?:insurance|bank|airlines?|airways|motors?|pharma\w*|university|college|school|church|hospital|museum|records|films?|pictures|studios?|energy|oil|railways?|steel|theat(?:er|re)|orchestra|festival|park|mountains?|river|lake|island|valley|county|street|avenue|award|prize|day|week|heart|versicherung|bank|universität|schule|kirche|verlag|assurances?|banque|université|école|seguros|banco|universidad|universidade|assicurazioni|banca|università|egyetem|kórház|iskola|uniwersytet|szpital|szkoła|univerzita|nemocnice|университет|больница|школа|церковь|театр|університет|лікарня|школа|üniversitesi|hastanesi|universitet|sykehus|sjukhus|yliopisto|πανεπιστήμιο)$/u;

/** Signs that the occurrence is a part of a longer expression that is no name of the brand. */
export function judgeCompound(judgement: Judgement, surroundings: Surroundings): void {
  const { occurrence, sentence, languages, part } = surroundings;
  const { text, start, end, knowledge, companions } = occurrence;
  if (!knowledge.isCased) return;
  const next = sentence.right[0];
  const isBeside = next !== undefined && onlySpace.test(text.slice(wordEnd(text, occurrence), next.start));
  if (isBeside && !isLowerCase(occurrence)) {
    const isOf = languages.some((code) => ofWords[code]?.has(next.folded) === true);
    judgement.add(sentence.right[1]?.isCapital === true ? 'ofPhraseAfter' : 'complementAfter', isOf);
    judgement.add(
      'otherKindAfter',
      next.isCapital &&
        organisations.test(next.folded) &&
        !companions.has(next.folded) &&
        headingAround(text, start, end) === undefined,
    );
  }
  const rest = wordEnd(text, occurrence);
  judgement.add(
    'rivalAfter',
    occurrence.others.some((other) => other.start > rest && text.slice(rest, other.start) === ' '),
  );
  if (judgement.has('otherKindAfter') || judgement.has('rivalAfter'))
    judgement.remove('companyWordAfter', 'kindBeside', 'productAfter', 'capitalWordAfter', 'nameAfter');
  judgement.add('quotedTitle', isInQuotedTitle(text, start, end));
  judgement.add(
    'companionNear',
    [...companions].some((word) => hasWord(foldPhrase(part), word)),
  );
}

const hasWord = (part: string, word: string): boolean => {
  const at = part.indexOf(word);
  return at !== -1 && !/\p{L}/u.test(part.charAt(at - 1));
};

const opening = /[“"«„]([^“”"«»„\n]{0,60})$/u;
const closing = /^([^“”"«»„\n]{0,60})[”"»“]/u;

/** Whether quotation marks enclose the occurrence together with another capitalised word. */
function isInQuotedTitle(text: string, start: number, end: number): boolean {
  const before = opening.exec(text.slice(Math.max(0, start - 62), start))?.[1];
  const after = closing.exec(text.slice(end, end + 62))?.[1];
  if (before === undefined || after === undefined) return false;
  const others = `${before} ${after}`.match(/[\p{L}']{2,}/gu) ?? [];
  const capitals = others.filter((word) => /^\p{Lu}/u.test(word));
  return (
    others.length > 0 && others.length <= 6 && capitals.length * 2 > others.length && !/[.!?]/u.test(before + after)
  );
}
