import type { EndingTable } from './ending-table.ts';

const scandinavian = 's en ens et ets n ns er erne ernes ene enes ar arna arnas';

/** Germanic, Romance, Albanian, Greek and Basque endings. English 's needs none: an apostrophe is a word edge. */
export const westernEndings = (): readonly EndingTable[] => [
  // Plural of products: two iPhones.
  { language: 'en', groups: [{ endings: 's' }] },
  { language: 'es', groups: [{ endings: 's' }] },
  { language: 'pt', groups: [{ endings: 's' }] },
  { language: 'fr', groups: [{ endings: 's' }] },
  {
    // Duden, Die Grammatik (2016): genitive -s of names, without an apostrophe; adjectives in names decline.
    language: 'de',
    groups: [
      { endings: 's' },
      { replaces: 'e', within: true, endings: 'en er es em' },
      { replaces: 'er', within: true, endings: 'en em es e' },
      { replaces: 'es', within: true, endings: 'en em er e' },
    ],
  },
  // Donaldson, Dutch: A Comprehensive Grammar (2017): genitive and plural -s.
  { language: 'nl', groups: [{ endings: 's' }] },
  // Holmes and Hinchliffe, Swedish: A Comprehensive Grammar (2013); Danish and Norwegian alike: genitive -s, article, plural.
  { language: 'sv', groups: [{ endings: scandinavian }, { replaces: 'a', endings: 'or orna ornas' }] },
  { language: 'da', groups: [{ endings: scandinavian }] },
  { language: 'no', groups: [{ endings: scandinavian }] },
  {
    // Einarsson, Icelandic: Grammar, Texts, Glossary (1949): names decline with their article (Síminn, hjá Símanum).
    language: 'is',
    groups: [
      { after: 'consonant', endings: 's i a um inn inum ins ið inu in ina inni innar num' },
      { replaces: 'a', endings: 'u una unni unnar um na nna' },
      { replaces: 'i', endings: 'a ann anum ans inn is' },
      { replaces: 'inn', endings: 'ann anum ans inum num ins' },
      { replaces: 'urinn', endings: 'inn inum num ins' },
      { replaces: 'nn', endings: 'num ns' },
      { replaces: 'ur', endings: 'i s ar inum ins inn' },
      { replaces: 'an', endings: 'una unni unnar' },
      { replaces: 'in', endings: 'ina inni innar' },
      { replaces: 'ið', endings: 'inu ins' },
      { replaces: 'ar', endings: 'a um' },
      { replaces: 'ir', endings: 'i a um' },
      { replaces: 'ur', within: true, endings: 'an um s' },
      { replaces: 'i', within: true, endings: 'a u um' },
      { after: 'vowel', endings: 's n ns nu nni nnar num' },
    ],
  },
  {
    // Cojocaru, Romanian Grammar (2003): the article is appended, to foreign names mostly with a hyphen.
    language: 'ro',
    groups: [
      { after: 'consonant', endings: 'ul ului ule uri urile urilor ii ilor' },
      { replaces: 'a', endings: 'ei ăi ii iei e ele elor' },
      { replaces: 'ea', endings: 'elei' },
      { replaces: 'u', endings: 'ul ului' },
      { replaces: 'e', endings: 'ei ii ele' },
      { after: 'vowel', endings: 'l lui le ua uri urile' },
    ],
  },
  {
    // Newmark, Hubbard and Prifti, Standard Albanian (1982): definite forms, also with a hyphen.
    language: 'sq',
    groups: [
      { after: 'consonant', endings: 'i it in u ut un a ës ën e ve et' },
      { replaces: 'a', endings: 'ën ës e ave' },
      { replaces: 'ë', endings: 'a ës ën' },
      { replaces: 'e', endings: 'ja jes jen' },
      { after: 'vowel', endings: 'ja jen jes n t s së je u un ut ve' },
    ],
  },
  // Sneddon and others, Indonesian: A Comprehensive Grammar (2010): enclitic pronoun and particles.
  { language: 'id', groups: [{ endings: 'nya lah pun kah ku mu' }] },
  { language: 'ms', groups: [{ endings: 'nya lah pun kah' }] },
  // Schachter and Otanes, Tagalog Reference Grammar (1972): the linker.
  { language: 'fil', groups: [{ after: 'vowel', endings: 'ng' }] },
  {
    // Holton, Mackridge and Philippaki-Warburton, Greek: A Comprehensive Grammar (2012). Folding takes the accents off.
    language: 'el',
    groups: [
      { replaces: 'ος', endings: 'ου ο ε οι ων ους' },
      { replaces: 'ης', endings: 'η ες ων ηδες ηδων' },
      { replaces: 'ας', endings: 'α ες ων αδες αδων' },
      { replaces: 'ους', endings: 'ου' },
      { replaces: 'ις', endings: 'εως εων' },
      { replaces: 'α', endings: 'ας ες ων' },
      { replaces: 'μα', endings: 'ματος ματα ματων' },
      { replaces: 'η', endings: 'ης ες ων εως εις εων' },
      { replaces: 'ο', endings: 'ου α ων' },
      { replaces: 'ι', endings: 'ιου ια ιων' },
      { replaces: 'οι', endings: 'ων ους' },
      { replaces: 'ες', endings: 'ων' },
      { replaces: 'ια', endings: 'ιων' },
    ],
  },
  {
    // Hualde and Ortiz de Urbina, A Grammar of Basque (2003): cases of proper names and the relational -ko.
    language: 'eu',
    groups: [
      {
        after: 'consonant',
        endings:
          'a ak ek i en ekin entzat ez ean en eko ekoa ekoak ekoek etik era erantz eraino rako erako erakoa ik engan engandik ' +
          'engatik ~en ~eko ~ekoa ~etik ~era ~i ~ek ~ekin ~entzat ~ean ~ena aren ari arekin arentzat ena enak enaren etan etako etara etatik ean',
      },
      {
        after: 'vowel',
        endings:
          'k ri ren rekin rentzat z n ko koa koak koek tik ra rantz rako rakoa raino rik gan gandik gatik rengan rengandik ' +
          'rengatik rena renak renean ren ak aren',
      },
      { replaces: 'a', endings: 'ak ek en ean eko etan etako etatik etara' },
    ],
  },
];
