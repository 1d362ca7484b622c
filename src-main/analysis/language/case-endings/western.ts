import type { EndingTable } from './ending-table.ts';

/** Germanic, Romance, Albanian and Greek endings. English 's needs none: an apostrophe is a word edge. */
export const westernEndings: readonly EndingTable[] = [
  // Plural of products: two iPhones.
  { language: 'en', groups: [{ endings: 's' }] },
  { language: 'es', groups: [{ endings: 's' }] },
  { language: 'pt', groups: [{ endings: 's' }] },
  { language: 'fr', groups: [{ endings: 's' }] },
  // Duden, Die Grammatik (2016): genitive -s of names, without an apostrophe.
  { language: 'de', groups: [{ endings: 's' }] },
  // Donaldson, Dutch: A Comprehensive Grammar (2017): genitive and plural -s.
  { language: 'nl', groups: [{ endings: 's' }] },
  // Holmes and Hinchliffe, Swedish: A Comprehensive Grammar (2013); Danish and Norwegian alike: genitive -s, the article.
  { language: 'sv', groups: [{ endings: 's en ens et ets n ns' }] },
  { language: 'da', groups: [{ endings: 's en ens et ets n ns' }] },
  { language: 'no', groups: [{ endings: 's en ens et ets n ns' }] },
  {
    // Einarsson, Icelandic: Grammar, Texts, Glossary (1949).
    language: 'is',
    groups: [
      { after: 'consonant', endings: 's i inn inum ins ið num' },
      { replaces: 'a', endings: 'u' },
      { replaces: 'i', endings: 'a' },
      { after: 'vowel', endings: 's n ns' },
    ],
  },
  {
    // Cojocaru, Romanian Grammar (2003): the article is appended, to foreign names mostly with a hyphen.
    language: 'ro',
    groups: [
      { after: 'consonant', endings: 'ul ului ule uri urile urilor' },
      { replaces: 'a', endings: 'ei ăi' },
      { replaces: 'u', endings: 'ul ului' },
      { after: 'vowel', endings: 'l lui le ua' },
    ],
  },
  {
    // Newmark, Hubbard and Prifti, Standard Albanian (1982): definite forms, also with a hyphen.
    language: 'sq',
    groups: [
      { after: 'consonant', endings: 'i it in u ut un a ës ën e ve' },
      { replaces: 'a', endings: 'ën ës e' },
      { replaces: 'ë', endings: 'a ës ën' },
      { after: 'vowel', endings: 'ja jen jes n t s së je u un ut ve' },
    ],
  },
  // Sneddon and others, Indonesian: A Comprehensive Grammar (2010): enclitic pronoun and particles.
  { language: 'id', groups: [{ endings: 'nya lah pun kah ku mu' }] },
  { language: 'ms', groups: [{ endings: 'nya lah pun kah' }] },
  {
    // Holton, Mackridge and Philippaki-Warburton, Greek: A Comprehensive Grammar (2012). Folding takes the accents off.
    language: 'el',
    groups: [
      { replaces: 'ος', endings: 'ου ο ε οι ων ους' },
      { replaces: 'ης', endings: 'η ες ων' },
      { replaces: 'ας', endings: 'α ες ων' },
      { replaces: 'α', endings: 'ας ες ων' },
      { replaces: 'η', endings: 'ης ες ων' },
      { replaces: 'ο', endings: 'ου α ων' },
      { replaces: 'ι', endings: 'ιου ια ιων' },
    ],
  },
];
