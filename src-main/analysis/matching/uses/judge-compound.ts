import { fold } from '../../language/fold.ts';
import { foldPhrase } from '../../language/search-folding.ts';
import { headingAround } from './headings.ts';
import { fieldsOf, type Field } from '../../language/fields/index.ts';
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
  const { occurrence, sentence, languages, context } = surroundings;
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
        organisations.test(next.text.toLowerCase()) &&
        !companions.has(next.folded) &&
        headingAround(text, start, end) === undefined,
    );
  }
  if (isBeside && next.isCapital && /^\s$/u.test(text.slice(end, next.start)) && !isLowerCase(occurrence)) {
    const { table } = context;
    const phrases = [1, 2]
      .map((count) => text.slice(start, sentence.right[count - 1]?.end ?? end))
      .filter((phrase) => !occurrence.ownNames.has(foldPhrase(phrase)));
    const isLonger = phrases.some(
      (phrase) =>
        table.isCompany(fold(phrase)) || table.isTown(phrase) || table.fieldsOfCompany(foldPhrase(phrase)).size > 0,
    );
    judgement.add('longerName', isLonger);
    judgement.add('longerBrand', !isLonger && phrases.some((phrase) => table.isBrand(fold(phrase))));
    judgement.add('longerThing', !isLonger && phrases.some((phrase) => table.isThing(fold(phrase))));
  }
  const before = sentence.left.at(-1);
  if (before?.isCapital === true && text.slice(before.end, start) === ' ' && !isLowerCase(occurrence)) {
    const phrase = text.slice(before.start, end);
    judgement.add(
      'longerName',
      !occurrence.ownNames.has(foldPhrase(phrase)) &&
        (context.table.isCompany(fold(phrase)) || context.table.isTown(phrase)),
    );
  }
  const rest = wordEnd(text, occurrence);
  judgement.add(
    'rivalAfter',
    occurrence.others.some((other) => other.start > rest && text.slice(rest, other.start) === ' '),
  );
  judgement.add('otherField', judgement.has('kindBeside') && isOfOtherField(surroundings));
  if (judgement.has('otherKindAfter') || judgement.has('rivalAfter'))
    judgement.remove('companyWordAfter', 'kindBeside', 'productAfter', 'nameAfter');
  judgement.add('quotedTitle', isInQuotedTitle(text, start, end));
}

/** Fields of words that are said of companies of any field: apps, shops, shares, deliveries. */
const everyCompany: ReadonlySet<Field> = new Set(['software', 'shops', 'money', 'parcels']);

/** Whether a word beside the name belongs to a field, and none to the brand's: "Hotel Orion" for a brand of chocolate. */
function isOfOtherField({ occurrence, sentence }: Surroundings): boolean {
  const { text, fields } = occurrence;
  if (fields.size === 0) return false;
  const from = sentence.left.at(-1)?.start ?? occurrence.start;
  const to = sentence.right[0]?.end ?? occurrence.end;
  const beside = fieldsOf(`${text.slice(from, occurrence.start)} | ${text.slice(wordEnd(text, occurrence), to)}`);
  const telling = [...beside].filter((field) => !everyCompany.has(field));
  return telling.length > 0 && beside.isDisjointFrom(fields);
}

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
