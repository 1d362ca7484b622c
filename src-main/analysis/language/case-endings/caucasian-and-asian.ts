import { chain, type EndingTable } from './ending-table.ts';

const georgianCases =
  'ის მა მ ს ით ად თი ზე ში თან დან იდან ისთვის ისგან ისკენ სთვის სთან სგან სკენ ამდე მდე ზედ ისა ისას';
const armenianArticle = '- ն ը ս դ է նը նն';

/** Georgian, Armenian, Tajik, and Persian. */
export const caucasianAndAsianEndings = (): readonly EndingTable[] => [
  {
    // Hewitt, Georgian: A Structural Reference Grammar (1995): the other cases replace the nominative -ი; the clitics -ც
    // "also", -ა "is", -ვე.
    language: 'ka',
    groups: [
      { replaces: 'ი', endings: chain('- ებ', georgianCases, '- ც ა აა ვე აც') },
      { replaces: 'ი', endings: 'ები ო' },
      { replaces: 'ა', endings: chain('ის ით ისთვის ისგან ისკენ', '- ც ა') },
      { replaces: 'ე', endings: chain('ის ით ისთვის ისგან ისკენ', '- ც ა') },
      { endings: chain('- ებ', georgianCases, '- ც ა აა ვე აც') },
      { endings: 'ი ია ც ა აა ები ვე დ ად' },
    ],
  },
  {
    // Dum-Tragut, Armenian: Modern Eastern Armenian (2009): plural, article and cases.
    language: 'hy',
    groups: [
      { endings: chain('- եր ներ', 'ի ից ով ում իս իդ ին ինը ու ուց', armenianArticle) },
      { endings: 'ը ն ս դ է եր ներ երը ներն ներս ական յան' },
      { after: 'vowel', endings: chain('յի յից յով յում', armenianArticle) },
      { after: 'consonant', endings: chain('այի այից այով այում ուն', armenianArticle) },
      { replaces: 'ի', endings: chain('ու ուց ով ում ուն', armenianArticle) },
      { replaces: 'ություն', endings: chain('ության ությանը ությունից ությամբ', armenianArticle) },
    ],
  },
  // Perry, A Tajik Persian Reference Grammar (2005): izafet, object marker, plural.
  { language: 'tg', groups: [{ endings: 'и ро ҳо ҳои е у ю ву яш аш ҳоро иро она ам' }] },
  // Lazard, A Grammar of Contemporary Persian (1992): plural, indefinite article, pronouns, copula and object marker.
  {
    language: 'fa',
    groups: [
      {
        endings: `${chain('ی یی ای', 'ها های')} ${chain('ها', '- ی یی یش یشان یمان ست را')} ی یی ای ام ات اش مان تان شان ست را رو هم تر ترین`,
      },
      { replaces: 'ه', endings: 'های گان' },
    ],
  },
];
