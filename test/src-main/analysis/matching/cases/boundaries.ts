import { common, type CaseGroup } from './match-case.ts';

/** Names in inflected forms, in compounds and at boundaries that need a dictionary; and words that only look like them. */
export const boundaryCases: readonly CaseGroup[] = [
  {
    language: 'Chinese',
    cases: [
      ['我推荐monday.com，很好用', 'monday.com', ['monday.com'], 'a host said as the name, between Chinese letters'],
      [
        '访问https://bitwarden.com了解Bitwarden的信息',
        'Bitwarden',
        ['Bitwarden'],
        'an address is none, the name after it is',
      ],
      ['https://zh.wikipedia.org/wiki/小米公司', '小米', [], 'in the path of an address'],
      ['我觉得飞书不错', '飞书', ['飞书'], 'no spaces: the dictionary parts 觉得|飞书|不错'],
      ['用飞书开会', '飞书', ['飞书'], 'between a verb and a verb'],
      ['快手和抖音很火', ['快手', '抖音'], ['快手', '抖音'], 'joined by 和'],
      [
        '宝马车和奔驰车',
        ['宝马', '奔驰'],
        ['宝马', '奔驰'],
        'a thing word behind the name: 宝马|车, though 马车 is a carriage',
      ],
      [
        '蔚来汽车、理想汽车、小鹏汽车',
        ['蔚来', '理想', '小鹏'],
        ['蔚来', '理想', '小鹏'],
        'a product word behind each name',
      ],
      ['未来的理想', '蔚来', [], '未来 is another word with one sign in common'],
      ['大众汽车比大众便宜', '大众', ['大众', '大众'], 'beside 比, which belongs to neither'],
      ['去哪儿网订票', '去哪儿', ['去哪儿'], 'long enough to need no dictionary'],
      ['上海大众点评', '大众点评', ['大众点评'], 'long enough to need no dictionary, after a place'],
      ['美团外卖', '美团', ['美团'], 'the start of a product name'],
      ['在美团外卖上点餐', '美团', ['美团'], 'between a preposition and a product word'],
      ['完美团队', '美团', [], '完美|团队: the two signs belong to two words'],
      ['得物App', '得物', ['得物'], 'Latin letters end a word of Han signs'],
      ['值得物有所值', '得物', [], '值得|物有所值: the two signs belong to two words'],
      ['用钉钉打卡', '钉钉', ['钉钉'], 'a doubled sign between verbs'],
      ['喝蒙牛牛奶', '蒙牛', ['蒙牛'], '蒙牛|牛奶: the sign repeats across the edge'],
      ['买李宁鞋', '李宁', ['李宁'], 'a thing word behind the name'],
      ['百度网盘', '百度', ['百度'], 'the start of a product name'],
      ['百度一下', '百度', ['百度'], 'before a measure word'],
      ['網易雲音樂', '網易', ['網易'], 'traditional signs, the start of a product name'],
      ['聯想電腦', '聯想', ['聯想'], 'traditional signs, a thing behind the name'],
    ],
    limits: [
      ['三百度电', '百度', [], '三百|度: three hundred degrees'],
      ['他是个快手工人', '快手', [], 'a quick worker, not the company'],
      ['令人聯想到', '聯想', [], 'the verb to remind, not the company'],
    ],
  },
  {
    language: 'Korean',
    cases: [
      [
        'https://bitwarden.com에서 Bitwarden을',
        'Bitwarden',
        ['Bitwarden'],
        'an address is none; a Latin name with a particle is one',
      ],
      ['카카오뱅크와 카카오', ['카카오'], ['카카오'], '카카오뱅크 is a longer name; the second is separate'],
      ['토스는 편리하다', '토스', ['토스'], 'topic particle on a short name'],
      ['파토스', '토스', [], 'the end of a longer word'],
      ['LG전자와 LG는', 'LG', ['LG', 'LG'], 'Hangul ends a Latin word; a particle too'],
      ['배민에서 주문', '배민', ['배민'], 'locative particle'],
    ],
  },
  {
    language: 'English',
    cases: [
      ['Disney Plus, Disney+', 'Disney+', ['Disney Plus', 'Disney+'], '+ is said Plus'],
      ['Paramount+ and Paramount Plus', 'Paramount Plus', ['Paramount+', 'Paramount Plus'], 'Plus is written +'],
      ['HubSpot is a CRM.', 'HubSpot, Inc.', ['HubSpot'], 'the legal form of the book is left out'],
      [
        'HubSpot, Inc. is a CRM.',
        'HubSpot, Inc.',
        ['HubSpot, Inc.'],
        'with its legal form the longer name owns the span',
      ],
      [
        'Apple makes phones; I like Apple.',
        common('Apple Inc.'),
        ['Apple', 'Apple'],
        'a company makes things; the second begins no sentence',
      ],
      [
        'The Visas were issued and the visa too.',
        'Visa',
        ['Visa', 'visa'],
        'not marked as a common word: plural and lower case count',
      ],
      [
        'Targets are set. Targeting helps.',
        'Target',
        ['Target'],
        'not marked as a common word: a plural counts, a longer word never',
      ],
      ['Shells on the beach', 'Shell', ['Shell'], 'not marked as a common word: a plural counts'],
      ['Amazonian tribes', 'Amazon', [], 'a longer word'],
      ['Canonical released Ubuntu', 'Canon', [], 'a longer word'],
      ['The Oracles of Delphi', 'Oracle', ['Oracle'], 'not marked as a common word: a plural counts'],
      ['Metal is not Meta.', 'Meta', ['Meta'], 'a longer word, then the name'],
      ['Metas are fine', 'Meta', ['Meta'], 'a plural counts'],
      ['Nikes and Nikon', 'Nike', ['Nike'], 'a plural counts, another name does not'],
      ['Fordham University', 'Ford', [], 'a longer word'],
      ['Levitra is not Levi.', 'Levi', ['Levi'], 'a longer word, then the name'],
      ['• **Box:** 10 GB', common('Box'), ['Box'], 'a bold head of a bullet'],
      ['* [Box](https://box.com) – 10 GB', common('Box'), ['Box'], 'a link text; the destination is an address'],
      [
        'Slack: The best. Teams: ok.',
        [common('Slack'), common('Teams')],
        ['Teams'],
        'a plain head before a colon may be any word, unless a rival stands near that is listed for it',
      ],
      [
        'Compared with Slack, Teams is worse.',
        [common('Slack'), common('Teams')],
        ['Slack', 'Teams'],
        'inside the sentence; the second is beside the first',
      ],
      ['(Box for shoes.)', common('Box'), [], 'a bracket begins a sentence'],
      ['Is Box good? Yes, Box is.', common('Box'), ['Box', 'Box'], 'inside both sentences'],
      ['What is Target’s policy?', common('Target'), ['Target'], 'inside the sentence, with a possessive'],
      [
        'Gap Inc. owns Gap.',
        common('Gap'),
        ['Gap', 'Gap'],
        'a legal form marks the first; the second is inside the sentence',
      ],
      ['**Best overall: Keeper**', common('Keeper'), ['Keeper'], 'inside bold text, not at its start'],
      [
        '**Keeper** (best value)\n**Box** (cheap)',
        [common('Keeper'), common('Box')],
        ['Keeper', 'Box'],
        'bold at the start of lines',
      ],
    ],
  },
  {
    language: 'German',
    cases: [
      ['Siemens baut.', 'Siemens AG', ['Siemens'], 'the legal form of the book is left out'],
      ['Lidls Angebote sind gut und die Preise auch.', 'Lidl', ['Lidl'], 'genitive without an apostrophe'],
      ['Der Fordler', 'Ford', [], 'a longer word'],
      ['Teslas Aktie', 'Tesla', ['Tesla'], 'genitive without an apostrophe'],
      ['Asan kommt aus Korea, das ist eine Stadt in dem Land.', 'Asana', [], 'German does not decline Asana to Asan'],
      [
        'Visum und Visa sind nicht das gleiche.',
        'Visa',
        ['Visa'],
        'a plural that is the name: not marked as a common word',
      ],
      [
        'Der Apple Store und Apple sind gut.',
        common('Apple'),
        ['Apple', 'Apple'],
        'before a product word, and inside the sentence',
      ],
    ],
  },
  {
    language: 'Japanese',
    cases: [
      ['任天堂は', '任天堂株式会社', ['任天堂'], 'the legal form of the book is left out; a particle follows'],
      ['メルペイとペイペイ', 'ペイペイ', ['ペイペイ'], 'a name that ends alike is another; と joins'],
      ['ペイペイカードを', 'ペイペイ', ['ペイペイ'], 'before a product word'],
      ['ソフトバンクの', 'ソフトバンク', ['ソフトバンク'], 'a particle follows'],
      ['バンク', 'ソフトバンク', [], 'a part of the name is not the name'],
      ['ヤフー知恵袋', 'ヤフー', ['ヤフー'], 'a change of script ends a word'],
      ['アマゾンプライム', 'アマゾン', ['アマゾン'], 'the dictionary parts アマゾン|プライム'],
      ['日産自動車', '日産', ['日産'], 'before a product word'],
      ['本日産休です', '日産', [], '本日|産休: the two signs belong to two words'],
      ['三菱電機と三菱', '三菱', ['三菱', '三菱'], 'the start of a longer company, and alone'],
      ['イオンモール', 'イオン', ['イオン'], 'the dictionary parts イオン|モール'],
      ['パナソニックは', 'ソニック', [], 'the end of a longer name'],
      ['しまむらで買う', 'しまむら', ['しまむら'], 'Hiragana name before a particle'],
      ['ニトリとIKEA', ['ニトリ', 'IKEA'], ['ニトリ', 'IKEA'], 'two scripts joined by と'],
    ],
    limits: [['マイナスイオン', 'イオン', [], 'negative ions are a longer word']],
  },
  {
    language: 'Hindi',
    cases: [['जोमैटो', 'ज़ोमैटो', ['जोमैटो'], 'the nukta may be left out']],
  },
  {
    language: 'Spanish',
    cases: [
      ['Los Sonys son buenos y la Sony también.', 'Sony', ['Sony', 'Sony'], 'plural with an article, and the name'],
      ['Sonya es mi amiga y la mejor de todas.', 'Sony', [], 'a longer word'],
    ],
  },
  {
    language: 'Bosnian',
    cases: [],
    limits: [
      ['Novi Sad je grad u Srbiji i nije Nova.', 'Nova', ['Nova'], 'Novi is the word new, not the name inflected'],
    ],
  },
  {
    language: 'Czech',
    cases: [['Skoda a Škody se prodávají v ČR', 'Škoda', ['Skoda', 'Škody'], 'without its accent, and the genitive']],
  },
  {
    language: 'Finnish',
    cases: [
      ['Ikean hyllyt ja Ikeassa', 'Ikea', ['Ikea', 'Ikea'], 'genitive and inessive'],
      ['Dellin kannettava on hyvä ja Dell on', 'Dell', ['Dell', 'Dell'], 'genitive with -i-, and the name'],
    ],
  },
  {
    language: 'Romanian',
    cases: [
      [
        'Kaufland’ul și Kauflandului',
        'Kaufland',
        ['Kaufland', 'Kaufland'],
        'article behind an apostrophe, and the genitive',
      ],
    ],
  },
  {
    language: 'Hungarian',
    cases: [
      [
        'A Spotifyt használom, és a Spotify jó.',
        'Spotify',
        ['Spotify', 'Spotify'],
        'accusative after a vowel sound, and the name',
      ],
      [
        'Az Auchanban vettem, és nem a Tescóban.',
        ['Auchan', 'Tesco'],
        ['Auchan', 'Tescó'],
        'inessive; the last vowel lengthens',
      ],
    ],
  },
  {
    language: 'Polish',
    cases: [
      [
        'Biedronki, Biedronce i Biedronkę lubię',
        'Biedronka',
        ['Biedronki', 'Biedronce', 'Biedronkę'],
        'genitive, dative with softened k, accusative',
      ],
      ['Rossmannie i w Rossmannach nie ma', 'Rossmann', ['Rossmann', 'Rossmann'], 'locative singular and plural'],
    ],
  },
  {
    language: 'Latvian',
    cases: [['Kauflandā un Rimi veikalā ir', 'Rimi', ['Rimi'], 'another company inflected, the name before a noun']],
  },
  {
    language: 'Lithuanian',
    cases: [
      ['Maximoje ir Maximos kainos', 'Maxima', ['Maximoje', 'Maximos'], 'locative and genitive replace the last vowel'],
    ],
  },
  {
    language: 'Azerbaijani',
    cases: [['Rozetkasi və Kapital Bankın', 'Kapital Bank', ['Kapital Bank'], 'genitive of the last of two words']],
  },
  {
    language: 'Turkish',
    cases: [
      [
        'Hepsiburadadan aldım ve Hepsiburada iyi',
        'Hepsiburada',
        ['Hepsiburada', 'Hepsiburada'],
        'ablative without an apostrophe, and the name',
      ],
      ['Hepsiburada’nın', 'Hepsiburada', ['Hepsiburada'], 'genitive behind an apostrophe'],
    ],
  },
  {
    language: 'Uzbek',
    cases: [['Wildberriesdan olingan va yaxshi', 'Wildberries', ['Wildberries'], 'ablative put on a Latin name']],
  },
  {
    language: 'Kazakh',
    cases: [['Магнитта сатып алдым және арзан', 'Магнит', ['Магнит'], 'locative put on a Cyrillic name']],
  },
  {
    language: 'Ukrainian',
    cases: [
      ['магнитный', 'Магнит', [], 'a longer word'],
      ['Вайлдберриз и Вайлдберризе', 'Вайлдберриз', ['Вайлдберриз', 'Вайлдберриз'], 'the name, and the locative'],
      [
        'Тесла, Тесли, Теслою, теслярі',
        'Тесла',
        ['Тесла', 'Тесли', 'Теслою'],
        'genitive and instrumental; carpenters are another word',
      ],
      ['Технополис и Технополиса', 'Технополис', ['Технополис', 'Технополис'], 'the name, and the genitive'],
    ],
  },
  {
    language: 'Greek',
    cases: [
      ['Στην Alpha Bank', 'Alpha Bank', ['Alpha Bank'], 'a Latin name in a Greek sentence'],
      [
        'στον Σκλαβενίτη, ο Σκλαβενίτης',
        'Σκλαβενίτης',
        ['Σκλαβενίτη', 'Σκλαβενίτης'],
        'the accusative loses the final sigma',
      ],
    ],
  },
  {
    language: 'Georgian',
    cases: [['საქართველოს ბანკი', 'საქართველო', ['საქართველო'], 'genitive before a noun']],
  },
  {
    language: 'Armenian',
    cases: [['Բիլայնի գինը', 'Բիլայն', ['Բիլայն'], 'genitive before a noun']],
  },
  {
    language: 'Bengali',
    cases: [['ভোডাফোনের এবং ভোডাফোন', 'ভোডাফোন', ['ভোডাফোন', 'ভোডাফোন'], 'genitive, and the name']],
  },
  {
    language: 'Sinhala',
    cases: [['ඩයලොග් ආයතනය', 'ඩයලොග්', ['ඩයලොග්'], 'before a noun']],
  },
  {
    language: 'Thai',
    cases: [
      ['ซื้อที่เซเว่น', 'เซเว่น', ['เซเว่น'], 'no spaces: the dictionary parts it from the verb'],
      ['ไปโลตัสกับบิ๊กซี', ['โลตัส', 'บิ๊กซี'], ['โลตัส', 'บิ๊กซี'], 'no spaces: two names joined by กับ'],
      ['ดอกไม้สวย', 'ดอก', [], 'the start of a longer word'],
      ['ทรูมูฟเอช', 'ทรูมูฟ', ['ทรูมูฟ'], 'a longer name begins with it; where that is not in the book, it counts'],
      ['เอไอเอสดี', 'เอไอเอส', ['เอไอเอส'], 'no spaces: long enough to need no dictionary'],
      ['ใช้ทรูดี', 'ทรู', ['ทรู'], 'no spaces: the dictionary parts it from verb and adverb'],
    ],
  },
  {
    language: 'French',
    cases: [
      ['Orange propose des forfaits.', common('Orange'), ['Orange'], 'a company proposes'],
      [
        '**Orange** propose des forfaits.',
        common('Orange'),
        ['Orange'],
        'set apart by bold at the start of the sentence',
      ],
      [
        'Free, Orange et SFR',
        [common('Free'), common('Orange'), 'SFR'],
        ['Free', 'Orange', 'SFR'],
        'capitals in a series',
      ],
    ],
  },
];
