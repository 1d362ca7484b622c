import type { Field } from '../../language/fields/index.ts';
import { foldedWordsOf } from '../../language/search-folding.ts';
import { type Judgement, isLowerCase, onlySpace, type Surroundings } from './occurrence.ts';

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

/** Signs that a name that is also that of a place means the place. */
export function judgePlace(judgement: Judgement, { occurrence, sentence, languages, context }: Surroundings): void {
  const { text, start, nameEnd, knowledge, fields } = occurrence;
  const left = sentence.left.at(-1);
  const isAfter = (words: ReadonlyMap<string, ReadonlySet<string>>): boolean =>
    left !== undefined &&
    languages.some((code) => words.get(code)?.has(left.folded) === true) &&
    onlySpace.test(text.slice(left.end, start));
  const [language = ''] = languages;
  const isThere = isAfter(locatives()) || locativeAfter[language]?.test(text.slice(nameEnd, nameEnd + 16)) === true;
  const isDirection = !isThere && isAfter(directions());
  if (!isThere && !isDirection) return;
  if (isLowerCase(occurrence) || (fields.size > 0 && [...fields].every((field) => venues.has(field)))) return;
  const isPlace = knowledge.isPlace || (knowledge.isCased && context.table.isTownOf(knowledge.name, language));
  // "In Acme jackets" are goods.
  judgement.add('locative', isPlace && isThere && !judgement.has('fieldBeside'));
  judgement.add('placeUse', isPlace && isDirection && !judgement.has('placeUse'));
}
