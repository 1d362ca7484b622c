import type { Field } from '../../language/fields/index.ts';
import { foldedWordsOf } from '../../language/search-folding.ts';
import { type Judgement, isLowerCase, onlySpace, type Surroundings } from './occurrence.ts';

/** Before the name of a town or region, these say where something is or goes. */
const locatives = foldedWordsOf({
  en: 'in near around outside throughout across',
  de: 'in nach nahe um',
  nl: 'in nabij rond naar te',
  da: 'i ved nær omkring',
  no: 'i ved nær rundt',
  sv: 'i vid nära kring runt',
  is: 'í við á',
  fr: 'à en vers sur',
  it: 'a ad in verso',
  es: 'en hacia',
  ca: 'a en',
  pt: 'em no na',
  ro: 'în din la lângă spre',
  pl: 'w we do pod nad koło',
  cs: 'v ve do u nad pod',
  sk: 'v vo do pri nad pod',
  sl: 'v pri do pod',
  hr: 'u blizu do pod nad',
  bs: 'u blizu do pod nad',
  sr: 'u do u blizu kod pod nad у до близу',
  mk: 'во до кај',
  bg: 'в във до край към',
  ru: 'в во под около до возле',
  uk: 'у в до під біля поблизу',
  be: 'у ў да пад каля',
  el: 'στο στη στην στον στις στους σε κοντά',
  id: 'di ke',
  ms: 'di ke',
  vi: 'ở tại đến',
  sw: 'katika',
  tl: 'sa',
  fil: 'sa',
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
  const isLocative =
    left !== undefined &&
    languages.some((code) => locatives().get(code)?.has(left.folded) === true) &&
    onlySpace.test(text.slice(left.end, start));
  const [language = ''] = languages;
  if (!isLocative && locativeAfter[language]?.test(text.slice(nameEnd, nameEnd + 16)) !== true) return;
  if (isLowerCase(occurrence) || (fields.size > 0 && [...fields].every((field) => venues.has(field)))) return;
  judgement.add(
    'locative',
    knowledge.isPlace || (knowledge.isCased && context.table.isTownOf(knowledge.name, language)),
  );
}
