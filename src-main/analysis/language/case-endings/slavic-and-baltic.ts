import type { EndingTable } from './ending-table.ts';

const southSlavicLatin = [
  { after: 'consonant', endings: 'a u om em e i ima ov ova ovo ove ovi ovog ovom ev eva' },
  { replaces: 'a', endings: 'e i u om o ama in ina' },
  { replaces: 'o', endings: 'a u om' },
  { after: 'vowel', endings: 'a u om em jem ja ju ov' },
] as const;

const southSlavicCyrillic = [
  { after: 'consonant', endings: 'а у ом ем е и има ов ова ово ове' },
  { replaces: 'а', endings: 'е и у ом о ама' },
  { replaces: 'о', endings: 'а у ом' },
] as const;

/** Slavic and Baltic declension: endings appended to consonants, and endings that replace a final vowel or -s. */
export const slavicAndBalticEndings: readonly EndingTable[] = [
  {
    // Swan, A Grammar of Contemporary Polish (2002), declension of foreign names.
    language: 'pl',
    groups: [
      { after: 'consonant', endings: 'a u owi em iem ie y i ów om ami ach owy owa owe owego owej' },
      { replaces: 'a', endings: 'y i ie e ę ą o ach ami om' },
      { replaces: 'ka', endings: 'ce' },
      { replaces: 'ek', endings: 'ka ku kiem ki ków' },
      { replaces: 'iec', endings: 'ca cu cem ce' },
      { replaces: 'ga', endings: 'dze' },
      { replaces: 'ra', endings: 'rze' },
      { replaces: 'ro', endings: 'rze' },
      { replaces: 'to', endings: 'cie' },
      { replaces: 'do', endings: 'dzie' },
      { replaces: 'st', endings: 'ście' },
      { replaces: 'sta', endings: 'ście' },
      { replaces: 't', endings: 'cie' },
      { replaces: 'd', endings: 'dzie' },
      { replaces: 'r', endings: 'rze' },
      { replaces: 'ł', endings: 'le' },
      { replaces: 'ła', endings: 'le' },
      { replaces: 'ta', endings: 'cie' },
      { replaces: 'da', endings: 'dzie' },
      { replaces: 'o', endings: 'a u em ie' },
      { replaces: 'e', endings: 'a u em owi' },
      { after: 'vowel', endings: 'a u em m owi' },
    ],
  },
  {
    // Naughton, Czech: An Essential Grammar (2005).
    language: 'cs',
    groups: [
      { after: 'consonant', endings: 'a u em e ovi i y ů ům ech ův ova ovu ové ových' },
      { replaces: 'a', endings: 'y u ou ě e o in ina' },
      { replaces: 'ka', endings: 'ce' },
      { replaces: 'ek', endings: 'ku ka kem ky' },
      { replaces: 'ec', endings: 'ce ci cem' },
      { replaces: 'ga', endings: 'ze' },
      { replaces: 'o', endings: 'a u em' },
      { replaces: 'e', endings: 'u em i' },
    ],
  },
  {
    // Naughton, Colloquial Slovak (1997).
    language: 'sk',
    groups: [
      { after: 'consonant', endings: 'a u om ovi e i y ov och mi ova ovu' },
      { replaces: 'a', endings: 'y u ou e in ina' },
      { replaces: 'o', endings: 'a u om' },
      { replaces: 'e', endings: 'u om' },
    ],
  },
  // Alexander, Bosnian, Croatian, Serbian: A Grammar (2006).
  { language: 'hr', groups: southSlavicLatin },
  { language: 'bs', groups: southSlavicLatin },
  { language: 'sr', groups: [...southSlavicLatin, ...southSlavicCyrillic] },
  // Herrity, Slovene: A Comprehensive Grammar (2000).
  {
    language: 'sl',
    groups: [
      { after: 'consonant', endings: 'a u om em i e ov ev ova ovo ove ja ju jem' },
      { replaces: 'a', endings: 'e i o in ina' },
      { replaces: 'o', endings: 'a u om em' },
    ],
  },
  {
    // Pugh and Press, Ukrainian: A Comprehensive Grammar (1999); к, г, х soften before -і.
    language: 'uk',
    groups: [
      { after: 'consonant', endings: 'а у ові ом ем і и ів ам ами ах ю я еві' },
      { replaces: 'а', endings: 'и і у ою о' },
      { replaces: 'ка', endings: 'ці' },
      { replaces: 'га', endings: 'зі' },
      { replaces: 'я', endings: 'і ї ю єю ею' },
      { replaces: 'о', endings: 'а у ом ові' },
      { replaces: 'ий', endings: 'ого ому им ім' },
      { replaces: 'ок', endings: 'ка ку ком ки ків' },
      { replaces: 'ець', endings: 'ця цю цем ці' },
      { replaces: 'ь', endings: 'я ю ем і ів' },
      { replaces: 'й', endings: 'я ю єм ї' },
    ],
  },
  {
    // Mayo, A Grammar of Byelorussian (1976).
    language: 'be',
    groups: [
      { after: 'consonant', endings: 'а у ам ом ем е ы і аў оў амі ах' },
      { replaces: 'а', endings: 'ы і е у ай аю ою' },
      { replaces: 'ка', endings: 'цы' },
      { replaces: 'ь', endings: 'я ю ем і' },
    ],
  },
  {
    // Wade, A Comprehensive Russian Grammar (2011): not a language of the product, but answers in Tajik, Kazakh or Kyrgyz quote it.
    language: 'ru',
    groups: [
      { after: 'consonant', endings: 'а у ом ем е ы и ов ам ами ах' },
      { replaces: 'а', endings: 'ы и е у ой ою' },
      { replaces: 'о', endings: 'а у ом е' },
      // A vowel that the ending drops: Перекрёсток, в Перекрёстке.
      { replaces: 'ок', endings: 'ка ку ком ке ки ков кам ками ках' },
      { replaces: 'ек', endings: 'ка ку ком ке ки ков' },
      { replaces: 'ец', endings: 'ца цу цом це цы цев' },
      // Names that decline like adjectives.
      { replaces: 'ый', endings: 'ого ому ым ом' },
      { replaces: 'ий', endings: 'ого ому им ом его ему ем' },
      { replaces: 'ой', endings: 'ого ому ым ом' },
      { replaces: 'ая', endings: 'ой ую' },
      { replaces: 'ое', endings: 'ого ому ым ом' },
      { replaces: 'я', endings: 'и е ю ей' },
      { replaces: 'ь', endings: 'я ю ем е и' },
      { replaces: 'й', endings: 'я ю ем е' },
    ],
  },
  // Leafgren, A Concise Bulgarian Grammar (2011): the definite article is appended.
  { language: 'bg', groups: [{ endings: 'ът а ят я та то те ове овете и ите' }] },
  // Friedman, Macedonian (2002).
  { language: 'mk', groups: [{ endings: 'от та то те и ите' }] },
  {
    // Ambrazas (ed.), Lithuanian Grammar (1997); foreign names get the ending of their declension.
    language: 'lt',
    groups: [
      { after: 'consonant', endings: 'as o ui ą u e is io iui į iu yje ai ų ams us ais uose' },
      { replaces: 'as', endings: 'o ui ą u e ai ų' },
      { replaces: 'is', endings: 'io iui į iu yje' },
      { replaces: 'us', endings: 'aus ui ų umi uje' },
      { replaces: 'a', endings: 'os ai ą oje ų' },
      { replaces: 'ė', endings: 'ės ei ę e ėje' },
      { after: 'vowel', endings: 's i je' },
    ],
  },
  {
    // Praulins, Latvian: An Essential Grammar (2012).
    language: 'lv',
    groups: [
      { after: 'consonant', endings: 's a am u ā i us iem os is ī im' },
      { replaces: 's', endings: 'a am u ā i iem' },
      { replaces: 'is', endings: 'a im i ī' },
      { replaces: 'a', endings: 'as ai u ā ās' },
      { replaces: 'e', endings: 'es ei i ē ēs' },
      { after: 'vowel', endings: 's' },
    ],
  },
];
