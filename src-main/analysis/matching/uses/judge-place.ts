import type { Field } from '../../language/fields/index.ts';
import { foldedWords, foldedWordsOf } from '../../language/search-folding.ts';
import { fold } from '../../language/fold.ts';
import { isPlace } from '../../language/places.ts';
import type { Token } from '../sentence-context.ts';
import { isBeforeGoods } from './judge-goods.ts';
import { type Judgement, isLowerCase, mayBePlace, onlySpace, type Surroundings, wordEnd } from './occurrence.ts';

/** Before the name of a town or region, these say where something is. */
const locatives = foldedWordsOf({
  en: 'in near around outside throughout across',
  de: 'in nahe um',
  nl: 'in nabij rond te',
  da: 'i ved nær omkring',
  no: 'i ved nær rundt',
  sv: 'i vid nära kring runt',
  is: 'í við á',
  fr: 'en vers',
  it: 'in verso',
  es: 'en hacia',
  ca: 'en',
  pt: 'em no na',
  ro: 'în din lângă',
  pl: 'w we pod nad koło',
  cs: 'v ve u nad pod',
  sk: 'v vo pri nad pod',
  sl: 'v pri pod',
  hr: 'u blizu pod nad',
  bs: 'u blizu pod nad',
  sr: 'u blizu kod pod nad у близу',
  mk: 'во кај',
  bg: 'в във край',
  ru: 'в во под около возле',
  uk: 'у в під біля поблизу',
  be: 'у ў пад каля',
  el: 'στο στη στην στον στις στους κοντά',
  id: 'di',
  ms: 'di',
  vi: 'ở tại',
  sw: 'katika',
  tl: 'sa',
  fil: 'sa',
});

/** These say where one goes, or with what one compares: "Volvic à Evian". */
const directions = foldedWordsOf({
  de: 'nach',
  nl: 'naar',
  fr: 'à',
  it: 'a ad',
  ca: 'a',
  ro: 'la spre',
  pl: 'do',
  cs: 'do',
  sk: 'do',
  sl: 'do',
  hr: 'do',
  bs: 'do',
  sr: 'do до',
  mk: 'до',
  bg: 'до към',
  ru: 'до',
  uk: 'до',
  be: 'да',
  el: 'σε',
  id: 'ke',
  ms: 'ke',
  vi: 'đến',
});

/** Suffixed or separate words after the name that say the same. */
const locativeAfter: Readonly<Record<string, RegExp>> = {
  ja: /^(?:に(?:ある|住|行|着|登|泊|位置)|へ(?=[ぁ-んァ-ヶ一-龠])|駅|市|町|村|区|県|山頂|の(?:麓|山頂|天気|気温|標高|観光|駅))/u,
  zh: /^(?:位于|地处|市|县|區|区|镇|鎮|村|山脚|海拔|当地|當地|景区)/u,
  ko: /^(?:에\s?(?:있|사는|위치|가|도착|오르)|시|군|역|\s?(?:정상|등반|등산|국립공원))/u,
  hi: /^\s(?:में|की\s(?:तलहटी|चोटी|यात्रा)|पर्वत|शहर|जिले)(?=\s)/u,
  tr: /^['’](?:da|de|ta|te|ya|ye|a|e|nın|nin|nun|nün)\s(?:yaşa|otur|git|gel|doğ|bulun|hava|tatil)/u,
  th: /^(?:อยู่ที่|อยู่ใน)/u,
};

/** One goes to companies of these fields, and into them. */
const venues: ReadonlySet<Field> = new Set<Field>([
  'shops',
  'travel',
  'money',
  'media',
  'software',
  'health',
  'parcels',
  'classifieds',
  'telecom',
]);

/** Cases of place, by language, after the last letter of the name: Finnish "Ylivieska" and "an" is "to Ylivieska". */
const placeCases: Readonly<Record<string, RegExp>> = {
  fi: /^.(?:ss[aä]|st[aä]|ll[aä]|lt[aä]|lle|h[aeiouyäö]n|seen|een|iin)$|^([aeiouyäö])\1n$/u,
  et: /^.(?:s|st|sse|l|lt|le)$/u,
  hu: /^.(?:b[ae]n|b[ae]|r[ae]|[oeö]n|n[áé]l|b[óő]l|r[óő]l|t[óő]l|ig)$/u,
  tr: /^.['’]?(?:[dt][ae]|[yn]?[ae]|[dt][ae]n)$/u,
};

/** Most letters of what joins a name and a place: "from Acme to Graz". */
const longestJoint = 6;
/** These join names of all kinds. */
const contrasts = foldedWords(
  'but sondern aber sino pero mais mas ma maar men lecz ale no но а or oder ou than like as wie als',
);

/** Whether a word has a capital and is part of no other name of the brand book. */
const isFreeCapital = (token: Token, { occurrence: { others } }: Surroundings): boolean =>
  token.isCapital && !others.some(({ start, end }) => start <= token.start && end >= token.end);

/** Whether this is the name of a place, and of no company that hardly means anything else. */
const isPlaceName = (name: string, { languages, context: { table } }: Surroundings): boolean =>
  !table.isSure(fold(name)) &&
  (isPlace(fold(name)) || table.isTown(name) || languages.some((code) => table.isTownOf(name, code)));

/** Whether a place stands beside the name, after a comma or a short word: "Acme, Graz", "between Acme and Graz". */
function isBesidePlace(surroundings: Surroundings): boolean {
  const { occurrence, sentence } = surroundings;
  const { text, start } = occurrence;
  const isPlaceAt = (first: Token | undefined, second?: Token): boolean =>
    first !== undefined &&
    isFreeCapital(first, surroundings) &&
    (isPlaceName(first.text, surroundings) ||
      (second?.isCapital === true && isPlaceName(text.slice(first.start, second.end), surroundings)));
  const isJoint = (token: Token | undefined): boolean =>
    token !== undefined && !token.isCapital && token.text.length <= longestJoint && !contrasts().has(token.folded);
  const isNext = (one: Token | undefined, other: Token | undefined): boolean =>
    one !== undefined && other !== undefined && /^\s$/u.test(text.slice(one.end, other.start));
  const [next, afterNext, third] = sentence.right;
  const [previous, beforeThat, beyond] = [sentence.left.at(-1), sentence.left.at(-2), sentence.left.at(-3)];
  const gapAfter = text.slice(wordEnd(text, occurrence), next?.start ?? 0);
  const gapBefore = text.slice(previous?.end ?? start, start);
  if (/^,\s$/u.test(gapAfter) && isPlaceAt(next, afterNext)) return true;
  if (/^\s$/u.test(gapAfter) && isJoint(next) && isNext(next, afterNext) && isPlaceAt(afterNext, third)) return true;
  if (/^,\s$/u.test(gapBefore) && isPlaceAt(previous)) return true;
  return (
    /^\s$/u.test(gapBefore) &&
    isJoint(previous) &&
    isNext(beforeThat, previous) &&
    (isPlaceAt(beforeThat) || isPlaceAt(beyond, beforeThat))
  );
}

/** Whether the sentence names a town elsewhere. */
const hasPlaceNear = (surroundings: Surroundings): boolean =>
  [...surroundings.sentence.left.slice(1), ...surroundings.sentence.right].some(
    (token) => isFreeCapital(token, surroundings) && isPlaceName(token.text, surroundings),
  );

/** Signs that a name that is also that of a place means the place. */
export function judgePlace(judgement: Judgement, surroundings: Surroundings): void {
  const { occurrence, sentence, languages, context } = surroundings;
  const { text, start, nameEnd, knowledge, fields } = occurrence;
  const left = sentence.left.at(-1);
  if (isLowerCase(occurrence)) return;
  const isPossible = mayBePlace(surroundings);
  if (isPossible && knowledge.isCased && isBesidePlace(surroundings)) {
    judgement.remove('capitalPartner', 'namedPartner');
    judgement.add('placePartner');
  }
  if (isPossible && knowledge.isCased) judgement.add('placeNear', hasPlaceNear(surroundings));
  const ending = text.slice(nameEnd, wordEnd(text, occurrence));
  judgement.add(
    'placeCase',
    isPossible &&
      ending !== '' &&
      languages.some((code) => placeCases[code]?.test(text.charAt(nameEnd - 1) + ending) === true),
  );
  const isAfter = (words: ReadonlyMap<string, ReadonlySet<string>>): boolean =>
    left !== undefined &&
    languages.some((code) => words.get(code)?.has(left.folded) === true) &&
    onlySpace.test(text.slice(left.end, start));
  const [language = ''] = languages;
  const isThere = isAfter(locatives()) || locativeAfter[language]?.test(text.slice(nameEnd, nameEnd + 16)) === true;
  const isDirection = !isThere && isAfter(directions());
  if (!isThere && !isDirection) return;
  const isVenue = fields.size > 0 && [...fields].every((field) => venues.has(field));
  const isPlaceHere = knowledge.isPlace || (knowledge.isCased && context.table.isTownOf(knowledge.name, language));
  // "In Acme jackets" are goods.
  const isOnGoods = judgement.has('fieldBeside') || isBeforeGoods(surroundings);
  judgement.add('locative', !isVenue && isPlaceHere && isThere && !isOnGoods);
  judgement.add('placeUse', !isVenue && isPlaceHere && isDirection && !judgement.has('placeUse'));
}
