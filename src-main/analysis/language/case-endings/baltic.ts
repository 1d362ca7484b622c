import type { EndingTable } from './ending-table.ts';

/** Baltic declension: endings appended to consonants, and endings that replace a final vowel or -s. */
export const balticEndings = (): readonly EndingTable[] => [
  {
    // Ambrazas (ed.), Lithuanian Grammar (1997); foreign names get the ending of their declension.
    language: 'lt',
    groups: [
      {
        after: 'consonant',
        endings:
          'as o ui ą u e ai ų ams us ais uose is io iui į iu yje iai ių iams ius iais iuose a os oje ė ės ei ę ėje',
      },
      { replaces: 'as', endings: 'o ui ą u e ai ų ams us ais uose' },
      { replaces: 'is', endings: 'io iui į iu yje i iai ių ies imi' },
      { replaces: 'tis', endings: 'čio čiui čiu čiai čių' },
      { replaces: 'dis', endings: 'džio džiui džiu džiai džių' },
      { replaces: 'ys', endings: 'io iui į iu yje iai ių' },
      { replaces: 'tys', endings: 'čio čiui čiu' },
      { replaces: 'dys', endings: 'džio džiui džiu' },
      { replaces: 'us', endings: 'aus ui ų umi uje iaus iui ių iumi iuje' },
      { replaces: 'a', endings: 'os ai ą oje ų oms omis as ose' },
      { replaces: 'ė', endings: 'ės ei ę e ėje ių ėms ėmis ėse' },
      { replaces: 'ai', endings: 'ų ams us ais uose' },
      { replaces: 'os', endings: 'ų oms as omis ose' },
      { replaces: 'o', endings: 'as ui ą u e' },
      { after: 'vowel', endings: 's i je' },
    ],
  },
  {
    // Praulins, Latvian: An Essential Grammar (2012); t, d and s soften.
    language: 'lv',
    groups: [
      { after: 'consonant', endings: 's a am u ā i us iem os is ī im ais ajā ajam' },
      { replaces: 's', endings: 'a am u ā i iem us os' },
      { replaces: 'is', endings: 'a im i ī u iem os ša šim ža žim' },
      { replaces: 'tis', endings: 'ša šim šu ši šiem šos' },
      { replaces: 'dis', endings: 'ža žim žu ži žiem žos' },
      { replaces: 'us', endings: 'um u ū' },
      { replaces: 'a', endings: 'as ai u ā ām ās' },
      { replaces: 'e', endings: 'es ei i ē ēm ēs u' },
      { replaces: 'i', endings: 'u iem us os' },
      { replaces: 'as', endings: 'u ām ās' },
      { replaces: 'ais', endings: 'ā ajam o ajā' },
      { after: 'vowel', endings: 's' },
    ],
  },
];
