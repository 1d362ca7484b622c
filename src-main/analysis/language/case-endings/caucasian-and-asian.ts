import type { EndingTable } from './ending-table.ts';

/** Georgian, Armenian, Tajik and the Indo-Aryan languages that attach their case markers to the word. */
export const caucasianAndAsianEndings: readonly EndingTable[] = [
  {
    // Hewitt, Georgian: A Structural Reference Grammar (1995): the other cases replace the nominative -ი.
    language: 'ka',
    groups: [
      { replaces: 'ი', endings: 'ის მა ს ით ად ში ზე თან დან იდან ისთვის ისგან ისა სთვის სთან სა ები ების' },
      { endings: 'ს ში ზე თან სთან დან იდან ის ისთვის სთვის ისგან სგან ით თი მა მ დ ად ც ი ია ა ები ების' },
    ],
  },
  {
    // Dum-Tragut, Armenian: Modern Eastern Armenian (2009): article and cases.
    language: 'hy',
    groups: [{ endings: 'ը ն ի ին ինը ից ով ում ներ ները ների ներից ս դ ում է ու ուց ուն այի այից այով այում' }],
  },
  // Perry, A Tajik Persian Reference Grammar (2005): izafet, object marker, plural.
  { language: 'tg', groups: [{ endings: 'и ро ҳо ҳои е у ю ву яш аш ҳоро иро' }] },
  {
    // Thompson, Bengali: A Comprehensive Grammar (2020): case endings, classifiers, the clitics -ই and -ও.
    language: 'bn',
    groups: [
      {
        endings: 'র ের য়ের এর কে তে েতে ে এ য় টি টা টির গুলো গুলি গুলোর ও ই রও কেও কেই তেও েরও েও ের ই েই দের ভিত্তিক সহ',
      },
    ],
  },
  {
    // Gair and Paolillo, Sinhala (1997): a final hal kirima is lost before vowel signs.
    language: 'si',
    groups: [
      { endings: 'ගේ ට යේ ය යට යෙන් යි වල වලට වලින් හි ත් ව ද ම ක් වෙත මත විසින් මගින්' },
      { replaces: '්', endings: 'ය යේ යට යෙන් ේ ෙන් ට හි' },
    ],
  },
  // McGregor, Outline of Hindi Grammar (1995): postpositions are separate words; the oblique plural is attached.
  { language: 'hi', groups: [{ endings: 'ों ें' }] },
];
