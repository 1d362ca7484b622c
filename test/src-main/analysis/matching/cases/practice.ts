import { common, type CaseGroup } from './match-case.ts';

/** Sentences like those of answers, in many languages, collected after the rules were written. */
export const practiceCases: readonly CaseGroup[] = [
  {
    language: 'English',
    cases: [
      [
        'The best options are Apple, Box, and Monday.',
        [common('Apple'), common('Box'), common('Monday')],
        ['Apple', 'Box', 'Monday'],
        'capitals in a series',
      ],
      [
        '1. Keeper\n2. Dashlane',
        [common('Keeper'), 'Dashlane'],
        ['Keeper', 'Dashlane'],
        'a list head, the next of which is a known brand',
      ],
      ['- [x] Box', common('Box'), [], 'a task list item begins like a sentence'],
      ['| **Box** | 10 GB |', common('Box'), ['Box'], 'bold table cell'],
      ['### 🥇 Keeper', common('Keeper'), ['Keeper'], 'a heading of the name alone, with an emoji'],
      [
        '**1. Monday.com** – great',
        common('Monday', { aliases: ['monday.com'] }),
        ['Monday.com'],
        'numbered bold list head',
      ],
      [
        'Use Monday, Tuesday and Friday for sports.',
        common('Monday', { excludes: ['Monday, Tuesday'] }),
        [],
        'an exclude with a comma',
      ],
      [
        'Why choose Keeper? Keeper is secure.',
        common('Keeper'),
        ['Keeper', 'Keeper'],
        'a verb after a bare noun shows that it is a name',
      ],
      [
        'Notion vs. Monday vs. Asana',
        [common('Notion'), common('Monday'), 'Asana'],
        ['Notion', 'Monday', 'Asana'],
        'a comparison',
      ],
      ['Compare 1Password8 and 1Password 8.', '1Password', ['1Password'], 'a digit joins a word'],
      ["BITWARDEN'S vault", 'Bitwarden', ['BITWARDEN'], 'capitals with a possessive'],
      ['bitwarden_cli and bitwarden-cli', 'Bitwarden', ['bitwarden'], 'an underscore joins, a dash does not'],
      ['Mc Donald’s', "McDonald's", ['Mc Donald’s'], 'camel case may be spaced'],
      ['Dropbox’s, Drop box', 'Dropbox', ['Dropbox'], 'no space where the name has no joint'],
      ['Coca Cola, Coca-Cola, CocaCola', 'Coca-Cola', ['Coca Cola', 'Coca-Cola', 'CocaCola'], 'spacing variants'],
      ['eBay, EBAY, e-Bay', 'eBay', ['eBay', 'EBAY', 'e-Bay'], 'camel case may be hyphenated'],
      ['T-Mobile and TMobile', 'T-Mobile', ['T-Mobile', 'TMobile'], 'the dash may go'],
      [
        '7-Eleven, 7 Eleven, 7Eleven',
        '7-Eleven',
        ['7-Eleven', '7 Eleven', '7Eleven'],
        'a name that begins with a digit',
      ],
      [
        "Ben & Jerry's and Ben and Jerry’s",
        "Ben & Jerry's",
        ["Ben & Jerry's", 'Ben and Jerry’s'],
        '& and "and" with an apostrophe',
      ],
      [
        "Dunkin' Donuts, Dunkin Donuts",
        "Dunkin' Donuts",
        ["Dunkin' Donuts", 'Dunkin Donuts'],
        'the apostrophe may be left out',
      ],
      ['Procter&Gamble', 'Procter & Gamble', ['Procter&Gamble'], 'spaces around & may go'],
      ['[monday.com](https://monday.com) is nice', 'monday.com', ['monday.com'], 'a host as link text'],
      ['Visit https://www.monday.com.', 'monday.com', [], 'a host in an address'],
      ['Stripe (stripe.com) is nice', 'Stripe', ['Stripe'], 'the host behind the name is a source'],
      ['Source: [Forbes](https://forbes.com/x)', 'Forbes', ['Forbes'], 'link text of a source'],
    ],
  },
  {
    language: 'Japanese',
    cases: [
      ['【Bitwarden】', 'Bitwarden', ['Bitwarden'], 'Japanese brackets'],
      [
        'Bitwarden・1Password・LastPass',
        ['Bitwarden', '1Password'],
        ['Bitwarden', '1Password'],
        'middle dots in a series',
      ],
      ['LINEヤフー', 'LINE', ['LINE'], 'Latin and katakana'],
      ['ZARAやH&Mなど', ['ZARA', 'H&M'], ['ZARA', 'H&M'], 'particles'],
      ['資生堂の化粧品', '資生堂', ['資生堂'], 'Han name before a particle'],
      ['ヤマダ電機', 'ヤマダ', ['ヤマダ'], 'katakana before Han'],
      ['スターバックスコーヒー', 'スターバックス', ['スターバックス'], 'a long katakana name in a compound'],
    ],
  },
  {
    language: 'Chinese',
    cases: [
      ['在Zara购买', 'Zara', ['Zara'], 'Latin between Han letters'],
      ['淘宝网和天猫超市', ['淘宝', '天猫'], ['淘宝', '天猫'], 'in compounds'],
      ['华为Mate 60', '华为', ['华为'], 'before a model'],
      ['比亚迪汽车', '比亚迪', ['比亚迪'], 'before a noun'],
      ['我在京东买的', '京东', ['京东'], 'between function words'],
      ['中国平安保险', '平安', ['平安'], 'inside a company'],
      ['祝你一路平安保重', '平安', [], 'inside an idiom'],
    ],
  },
  {
    language: 'Korean',
    cases: [
      ['삼성전자는', '삼성전자', ['삼성전자'], 'topic particle'],
      ['삼성의 갤럭시', '삼성', ['삼성'], 'genitive particle'],
      ['현대카드를', '현대카드', ['현대카드'], 'object particle'],
      ['네이버에서도', '네이버', ['네이버'], 'stacked particles'],
    ],
  },
  {
    language: 'Finnish',
    cases: [
      ['Googlella on palvelu ja se on hyvä', 'Google', ['Google'], 'adessive'],
      ['Volvosta', 'Volvo', ['Volvo'], 'elative, alone'],
    ],
  },
  {
    language: 'Czech',
    cases: [['Telefonem iPhonem jsem nadšený a je to super', 'iPhone', ['iPhone'], 'instrumental']],
  },
  {
    language: 'Turkish',
    cases: [
      ["Google'a göre ve Googleʼda", 'Google', ['Google', 'Google'], 'two apostrophes'],
      ['Migros’ta ve A101’de', ['Migros', 'A101'], ['Migros', 'A101'], 'a curly apostrophe'],
    ],
  },
  { language: 'Hungarian', cases: [['OTP-nél', 'OTP', ['OTP'], 'an abbreviation with a hyphen']] },
  {
    language: 'Ukrainian',
    cases: [
      ['в Розетке и Сбербанке', 'Сбербанк', ['Сбербанк'], 'Russian locative'],
      ['Яндекса, Яндексом', 'Яндекс', ['Яндекс', 'Яндекс'], 'genitive and instrumental'],
      ['Монобанку довіряють, а Монобанк зручний', 'Монобанк', ['Монобанк', 'Монобанк'], 'dative'],
    ],
  },
  {
    language: 'Hebrew',
    cases: [
      ['בבנק לאומי ובלאומי', 'לאומי', ['לאומי', 'לאומי'], 'alone and with prefixes'],
      ['ותן ביס', 'תן ביס', ['תן ביס'], 'a prefix on a name of two words'],
    ],
  },
  {
    language: 'Arabic',
    cases: [
      ['وأمازون وبأمازون', 'أمازون', ['أمازون', 'أمازون'], 'prefixes'],
      ['كارفور وكارفور', 'كارفور', ['كارفور', 'كارفور'], 'a name that begins like a prefix'],
    ],
  },
  {
    language: 'Hindi',
    cases: [
      ['ऐमज़ॉन', 'अमेज़न', [], 'another transliteration needs an alias'],
      ['रिलायंस के', 'रिलायंस', ['रिलायंस'], 'postposition apart'],
    ],
  },
  { language: 'Thai', cases: [['ช้อปปี้ไทย', 'ช้อปปี้', ['ช้อปปี้'], 'before another word']] },
];
