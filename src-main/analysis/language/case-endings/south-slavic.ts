import type { EndingGroup, EndingTable } from './ending-table.ts';

const latinToCyrillic = new Map(
  (
    'lj љ nj њ dž џ a а b б c ц č ч ć ћ d д đ ђ e е f ф g г h х i и j ј k к l л m м n н o о p п r р s с š ш t т u у v в ' +
    'z з ž ж'
  )
    .split(' ')
    .map((letter, index, letters) => [letter, letters[index + 1] ?? letter] as const)
    .filter((_, index) => index % 2 === 0),
);
const inCyrillic = (letters: string): string =>
  letters.replaceAll(/lj|nj|dž|\p{L}/gu, (letter) => latinToCyrillic.get(letter) ?? letter);

/** Declension of Bosnian, Croatian and Serbian names, with the possessive adjectives: Podravkin, Konzumov. */
const southSlavicLatin: readonly EndingGroup[] = [
  {
    after: 'consonant',
    endings:
      'a u om em e i ima ov ova ovo ove ovi ovog ovoga ovom ovome ovoj ovu ovih ovim ovima ev eva evo eve evi evog evom evoj evu',
  },
  { replaces: 'a', endings: 'e i u o om oj ama in ina ino ine ini inog inoga inom inome inoj inu inim inima inih' },
  { replaces: 'ka', endings: 'ci' },
  { replaces: 'ga', endings: 'zi' },
  { replaces: 'ha', endings: 'si' },
  { replaces: 'o', endings: 'a u om og oga ome im ov ova ovo ove ovi ovog ovom ovoj ovu ovih ovim' },
  // Names in the plural: Plodine, u Plodinama.
  { replaces: 'e', endings: 'a ama u em om ev eva evo eve evi evog evom evoj evu evih evim' },
  // Names that decline like adjectives: Hrvatski, Hrvatskog.
  { replaces: 'i', endings: 'og oga om ome im ih ima a u e' },
  { replaces: 'a', within: true, endings: 'oj om u e ih im' },
  // A vowel that the ending drops: Studenac, Studenca.
  { replaces: 'ac', endings: 'ca cu cem če ci aca cima čev čeva čevo čeve čevi' },
  { replaces: 'ak', endings: 'ka ku kom če ci kov kova kovo kove' },
  { replaces: 'ar', endings: 'ra ru rom rov rova' },
  { replaces: 'am', endings: 'ma mu mom' },
  { replaces: 'al', endings: 'la lu lom' },
  { replaces: 'ao', endings: 'la lu lom' },
  {
    after: 'vowel',
    endings: 'a u om em jem ja ju je jev jeva jevo jeve jevi jevog jevom jevoj jevu ov ova ovo ove ovi ovu',
  },
];

const southSlavicCyrillic = (): EndingGroup[] =>
  southSlavicLatin.map(({ replaces, endings, ...group }) => ({
    ...group,
    ...(replaces === undefined ? {} : { replaces: inCyrillic(replaces) }),
    endings: inCyrillic(endings),
  }));

/** Declension of the South Slavic languages: endings appended to consonants, and endings that replace a final vowel. */
export const southSlavicEndings = (): readonly EndingTable[] => [
  // Alexander, Bosnian, Croatian, Serbian: A Grammar (2006).
  { language: 'hr', groups: southSlavicLatin },
  { language: 'bs', groups: [...southSlavicLatin, ...southSlavicCyrillic()] },
  { language: 'sr', groups: [...southSlavicLatin, ...southSlavicCyrillic()] },
  // Herrity, Slovene: A Comprehensive Grammar (2000).
  {
    language: 'sl',
    groups: [
      {
        after: 'consonant',
        endings:
          'a u om em i e ih ov ev ova ovo ove ovi ovega ovem ovim ovih ovimi eva evo eve evi evega evem ja ju jem jev jeva jevo ' +
          'jeve jevi jevih jevega jevem',
      },
      { replaces: 'a', endings: 'e i o ah am ami in ina ine ino ini inega inem inih inim inimi' },
      { replaces: 'o', endings: 'a u om em ega emu im ov ova ovo ove ovi ovega ovem ovih' },
      { replaces: 'e', endings: 'a u om em ev eva evo eve evi evih evega evem evim evimi' },
      { replaces: 'ec', endings: 'ca cu cem ci cev ceva' },
      { replaces: 'ek', endings: 'ka ku kom ki kov kova' },
      { replaces: 'el', endings: 'la lu lom lov lova' },
      { replaces: 'er', endings: 'ra ru rom rov rova' },
      { replaces: 'en', endings: 'na nu nom nega nem' },
      { replaces: 'i', endings: 'ega emu em im ih imi a e o' },
      { after: 'vowel', endings: 'ja ju jem jev jeva jevo jeve jevi jevih jevega ta tu tom' },
    ],
  },
  {
    // Leafgren, A Concise Bulgarian Grammar (2011): the definite article is appended.
    language: 'bg',
    groups: [
      { after: 'consonant', endings: 'ът а ят я и ите ове овете еве евете ов ова ово ови овия овата овото овите' },
      { after: 'vowel', endings: 'та то те я ят' },
      { replaces: 'а', endings: 'и ите' },
      { replaces: 'я', endings: 'и ите' },
      { replaces: 'й', endings: 'я ят и ите' },
      { replaces: 'и', within: true, endings: 'ия ият' },
      { replaces: 'ен', within: true, endings: 'ния ният' },
      { replaces: 'ка', endings: 'ки ките' },
    ],
  },
  // Friedman, Macedonian (2002).
  {
    language: 'mk',
    groups: [
      { after: 'consonant', endings: 'от ов он и ите ови овите ова ово ове овиот' },
      { after: 'vowel', endings: 'та ва на то во но те' },
      { replaces: 'а', endings: 'и ите ин ина ино ини' },
      { replaces: 'и', within: true, endings: 'иот' },
    ],
  },
];
