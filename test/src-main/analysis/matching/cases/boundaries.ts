import { common, type CaseGroup } from './match-case.ts';

/** Names in inflected forms, in compounds and at boundaries that a dictionary has to find; and words that only look so. */
export const boundaryCases: readonly CaseGroup[] = [
  {
    language: 'Chinese',
    cases: [
      ['我推荐monday.com，很好用', 'monday.com', ['monday.com'], 'the name, as it is bounded and inflected there'],
      [
        '访问https://bitwarden.com了解Bitwarden的信息',
        'Bitwarden',
        ['Bitwarden'],
        'the name, as it is bounded and inflected there',
      ],
      ['https://zh.wikipedia.org/wiki/小米公司', '小米', [], 'part of a longer word'],
      ['我觉得飞书不错', '飞书', ['飞书'], 'the name, as it is bounded and inflected there'],
      ['用飞书开会', '飞书', ['飞书'], 'the name, as it is bounded and inflected there'],
      ['快手和抖音很火', ['快手', '抖音'], ['快手', '抖音'], 'the name, as it is bounded and inflected there'],
      ['他是个快手工人', '快手', ['快手'], 'the name, as it is bounded and inflected there'],
      ['宝马车和奔驰车', ['宝马', '奔驰'], ['宝马', '奔驰'], 'the name, as it is bounded and inflected there'],
      [
        '蔚来汽车、理想汽车、小鹏汽车',
        ['蔚来', '理想', '小鹏'],
        ['蔚来', '理想', '小鹏'],
        'the name, as it is bounded and inflected there',
      ],
      ['未来的理想', '蔚来', [], 'part of a longer word'],
      ['大众汽车比大众便宜', '大众', ['大众', '大众'], 'the name, as it is bounded and inflected there'],
      ['去哪儿网订票', '去哪儿', ['去哪儿'], 'the name, as it is bounded and inflected there'],
      ['上海大众点评', '大众点评', ['大众点评'], 'the name, as it is bounded and inflected there'],
      ['美团外卖', '美团', ['美团'], 'the name, as it is bounded and inflected there'],
      ['在美团外卖上点餐', '美团', ['美团'], 'the name, as it is bounded and inflected there'],
      ['完美团队', '美团', [], 'part of a longer word'],
      ['得物App', '得物', ['得物'], 'the name, as it is bounded and inflected there'],
      ['值得物有所值', '得物', [], 'part of a longer word'],
      ['用钉钉打卡', '钉钉', ['钉钉'], 'the name, as it is bounded and inflected there'],
      ['喝蒙牛牛奶', '蒙牛', ['蒙牛'], 'the name, as it is bounded and inflected there'],
      ['买李宁鞋', '李宁', ['李宁'], 'the name, as it is bounded and inflected there'],
      ['百度网盘', '百度', ['百度'], 'the name, as it is bounded and inflected there'],
      ['百度一下', '百度', ['百度'], 'the name, as it is bounded and inflected there'],
      ['網易雲音樂', '網易', ['網易'], 'the name, as it is bounded and inflected there'],
      ['聯想電腦', '聯想', ['聯想'], 'the name, as it is bounded and inflected there'],
      ['令人聯想到', '聯想', ['聯想'], 'the name, as it is bounded and inflected there'],
    ],
    limits: [['三百度电', '百度', [], 'part of a longer word']],
  },
  {
    language: 'Korean',
    cases: [
      [
        'https://bitwarden.com에서 Bitwarden을',
        'Bitwarden',
        ['Bitwarden'],
        'the name, as it is bounded and inflected there',
      ],
      ['카카오뱅크와 카카오', ['카카오'], ['카카오'], 'the name, as it is bounded and inflected there'],
      ['토스는 편리하다', '토스', ['토스'], 'the name, as it is bounded and inflected there'],
      ['파토스', '토스', [], 'part of a longer word'],
      ['LG전자와 LG는', 'LG', ['LG', 'LG'], 'the name, as it is bounded and inflected there'],
      ['배민에서 주문', '배민', ['배민'], 'the name, as it is bounded and inflected there'],
    ],
  },
  {
    language: 'English',
    cases: [
      ['Disney Plus, Disney+', 'Disney+', ['Disney Plus', 'Disney+'], 'the name, as it is bounded and inflected there'],
      [
        'Paramount+ and Paramount Plus',
        'Paramount Plus',
        ['Paramount+', 'Paramount Plus'],
        'the name, as it is bounded and inflected there',
      ],
      ['HubSpot is a CRM.', 'HubSpot, Inc.', ['HubSpot'], 'the name, as it is bounded and inflected there'],
      ['HubSpot, Inc. is a CRM.', 'HubSpot, Inc.', ['HubSpot, Inc.'], 'the name, as it is bounded and inflected there'],
      [
        'Apple makes phones; I like Apple.',
        common('Apple Inc.'),
        ['Apple'],
        'the brand, by its place, its markup or its neighbours',
      ],
      [
        'The Visas were issued and the visa too.',
        'Visa',
        ['Visa', 'visa'],
        'the name, as it is bounded and inflected there',
      ],
      ['Targets are set. Targeting helps.', 'Target', ['Target'], 'the name, as it is bounded and inflected there'],
      ['Shells on the beach', 'Shell', ['Shell'], 'the name, as it is bounded and inflected there'],
      ['Amazonian tribes', 'Amazon', [], 'part of a longer word'],
      ['Canonical released Ubuntu', 'Canon', [], 'part of a longer word'],
      ['The Oracles of Delphi', 'Oracle', ['Oracle'], 'the name, as it is bounded and inflected there'],
      ['Metal is not Meta.', 'Meta', ['Meta'], 'the name, as it is bounded and inflected there'],
      ['Metas are fine', 'Meta', ['Meta'], 'the name, as it is bounded and inflected there'],
      ['Nikes and Nikon', 'Nike', ['Nike'], 'the name, as it is bounded and inflected there'],
      ['Fordham University', 'Ford', [], 'part of a longer word'],
      ['Levitra is not Levi.', 'Levi', ['Levi'], 'the name, as it is bounded and inflected there'],
      ['• **Box:** 10 GB', common('Box'), ['Box'], 'the brand, by its place, its markup or its neighbours'],
      [
        '* [Box](https://box.com) – 10 GB',
        common('Box'),
        ['Box'],
        'the brand, by its place, its markup or its neighbours',
      ],
      ['Slack: The best. Teams: ok.', [common('Slack'), common('Teams')], [], 'no support at the start of a sentence'],
      [
        'Compared with Slack, Teams is worse.',
        [common('Slack'), common('Teams')],
        ['Slack', 'Teams'],
        'the brand, by its place, its markup or its neighbours',
      ],
      ['(Box is good.)', common('Box'), [], 'no support at the start of a sentence'],
      [
        'Is Box good? Yes, Box is.',
        common('Box'),
        ['Box', 'Box'],
        'the brand, by its place, its markup or its neighbours',
      ],
      [
        'What is Target’s policy?',
        common('Target'),
        ['Target'],
        'the brand, by its place, its markup or its neighbours',
      ],
      ['Gap Inc. owns Gap.', common('Gap'), ['Gap', 'Gap'], 'the brand, by its place, its markup or its neighbours'],
      [
        '**Best overall: Keeper**',
        common('Keeper'),
        ['Keeper'],
        'the brand, by its place, its markup or its neighbours',
      ],
      [
        '**Keeper** (best value)\n**Box** (cheap)',
        [common('Keeper'), common('Box')],
        ['Keeper', 'Box'],
        'the brand, by its place, its markup or its neighbours',
      ],
    ],
  },
  {
    language: 'German',
    cases: [
      ['Siemens baut.', 'Siemens AG', ['Siemens'], 'the name, as it is bounded and inflected there'],
      [
        'Lidls Angebote sind gut und die Preise auch.',
        'Lidl',
        ['Lidl'],
        'the name, as it is bounded and inflected there',
      ],
      ['Der Fordler', 'Ford', [], 'part of a longer word'],
      ['Teslas Aktie', 'Tesla', ['Tesla'], 'the name, as it is bounded and inflected there'],
      ['Asan kommt aus Korea, das ist eine Stadt in dem Land.', 'Asana', [], 'part of a longer word'],
      ['Visum und Visa sind nicht das gleiche.', 'Visa', ['Visa'], 'the name, as it is bounded and inflected there'],
      [
        'Der Apple Store und Apple sind gut.',
        common('Apple'),
        ['Apple', 'Apple'],
        'the brand, by its place, its markup or its neighbours',
      ],
    ],
  },
  {
    language: 'Japanese',
    cases: [
      ['任天堂は', '任天堂株式会社', ['任天堂'], 'the name, as it is bounded and inflected there'],
      ['メルペイとペイペイ', 'ペイペイ', ['ペイペイ'], 'the name, as it is bounded and inflected there'],
      ['ペイペイカードを', 'ペイペイ', ['ペイペイ'], 'the name, as it is bounded and inflected there'],
      ['ソフトバンクの', 'ソフトバンク', ['ソフトバンク'], 'the name, as it is bounded and inflected there'],
      ['バンク', 'ソフトバンク', [], 'part of a longer word'],
      ['ヤフー知恵袋', 'ヤフー', ['ヤフー'], 'the name, as it is bounded and inflected there'],
      ['アマゾンプライム', 'アマゾン', ['アマゾン'], 'the name, as it is bounded and inflected there'],
      ['日産自動車', '日産', ['日産'], 'the name, as it is bounded and inflected there'],
      ['本日産休です', '日産', [], 'part of a longer word'],
      ['三菱電機と三菱', '三菱', ['三菱', '三菱'], 'the name, as it is bounded and inflected there'],
      ['イオンモール', 'イオン', ['イオン'], 'the name, as it is bounded and inflected there'],
      ['パナソニックは', 'ソニック', [], 'part of a longer word'],
      ['しまむらで買う', 'しまむら', ['しまむら'], 'the name, as it is bounded and inflected there'],
      ['ニトリとIKEA', ['ニトリ', 'IKEA'], ['ニトリ', 'IKEA'], 'the name, as it is bounded and inflected there'],
    ],
    limits: [['マイナスイオン', 'イオン', [], 'part of a longer word']],
  },
  {
    language: 'Hindi',
    cases: [['जोमैटो', 'ज़ोमैटो', ['जोमैटो'], 'the name, as it is bounded and inflected there']],
  },
  {
    language: 'Spanish',
    cases: [
      [
        'Los Sonys son buenos y la Sony también.',
        'Sony',
        ['Sony', 'Sony'],
        'the name, as it is bounded and inflected there',
      ],
      ['Sonya es mi amiga y la mejor de todas.', 'Sony', [], 'part of a longer word'],
    ],
  },
  {
    language: 'Bosnian',
    cases: [],
    limits: [
      ['Novi Sad je grad u Srbiji i nije Nova.', 'Nova', ['Nova'], 'the name, as it is bounded and inflected there'],
    ],
  },
  {
    language: 'Czech',
    cases: [
      [
        'Skoda a Škody se prodávají v ČR',
        'Škoda',
        ['Skoda', 'Škody'],
        'the name, as it is bounded and inflected there',
      ],
    ],
  },
  {
    language: 'Finnish',
    cases: [
      ['Ikean hyllyt ja Ikeassa', 'Ikea', ['Ikea', 'Ikea'], 'the name, as it is bounded and inflected there'],
      [
        'Dellin kannettava on hyvä ja Dell on',
        'Dell',
        ['Dell', 'Dell'],
        'the name, as it is bounded and inflected there',
      ],
    ],
  },
  {
    language: 'Romanian',
    cases: [
      [
        'Kaufland’ul și Kauflandului',
        'Kaufland',
        ['Kaufland', 'Kaufland'],
        'the name, as it is bounded and inflected there',
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
        'the name, as it is bounded and inflected there',
      ],
      [
        'Az Auchanban vettem, és nem a Tescóban.',
        ['Auchan', 'Tesco'],
        ['Auchan', 'Tescó'],
        'the name, as it is bounded and inflected there',
      ],
    ],
  },
  {
    language: 'Polish',
    cases: [
      [
        'Biedronki, Biedronce i Biedronkę lubię',
        'Biedronka',
        ['Biedronki', 'Biedronkę'],
        'the name, as it is bounded and inflected there',
      ],
      [
        'Rossmannie i w Rossmannach nie ma',
        'Rossmann',
        ['Rossmann', 'Rossmann'],
        'the name, as it is bounded and inflected there',
      ],
    ],
  },
  {
    language: 'Latvian',
    cases: [['Kauflandā un Rimi veikalā ir', 'Rimi', ['Rimi'], 'the name, as it is bounded and inflected there']],
  },
  {
    language: 'Lithuanian',
    cases: [
      [
        'Maximoje ir Maximos kainos',
        'Maxima',
        ['Maximoje', 'Maximos'],
        'the name, as it is bounded and inflected there',
      ],
    ],
  },
  {
    language: 'Azerbaijani',
    cases: [
      [
        'Rozetkasi və Kapital Bankın',
        'Kapital Bank',
        ['Kapital Bank'],
        'the name, as it is bounded and inflected there',
      ],
    ],
  },
  {
    language: 'Turkish',
    cases: [
      [
        'Hepsiburadadan aldım ve Hepsiburada iyi',
        'Hepsiburada',
        ['Hepsiburada', 'Hepsiburada'],
        'the name, as it is bounded and inflected there',
      ],
      ['Hepsiburada’nın', 'Hepsiburada', ['Hepsiburada'], 'the name, as it is bounded and inflected there'],
    ],
  },
  {
    language: 'Uzbek',
    cases: [
      [
        'Wildberriesdan olingan va yaxshi',
        'Wildberries',
        ['Wildberries'],
        'the name, as it is bounded and inflected there',
      ],
    ],
  },
  {
    language: 'Kazakh',
    cases: [
      ['Магнитта сатып алдым және арзан', 'Магнит', ['Магнит'], 'the name, as it is bounded and inflected there'],
    ],
  },
  {
    language: 'Ukrainian',
    cases: [
      ['магнитный', 'Магнит', [], 'part of a longer word'],
      [
        'Вайлдберриз и Вайлдберризе',
        'Вайлдберриз',
        ['Вайлдберриз', 'Вайлдберриз'],
        'the name, as it is bounded and inflected there',
      ],
      [
        'Тесла, Тесли, Теслою, теслярі',
        'Тесла',
        ['Тесла', 'Тесли', 'Теслою'],
        'the name, as it is bounded and inflected there',
      ],
      [
        'Технополис и Технополиса',
        'Технополис',
        ['Технополис', 'Технополис'],
        'the name, as it is bounded and inflected there',
      ],
    ],
  },
  {
    language: 'Greek',
    cases: [
      ['Στην Alpha Bank', 'Alpha Bank', ['Alpha Bank'], 'the name, as it is bounded and inflected there'],
      [
        'στον Σκλαβενίτη, ο Σκλαβενίτης',
        'Σκλαβενίτης',
        ['Σκλαβενίτη', 'Σκλαβενίτης'],
        'the name, as it is bounded and inflected there',
      ],
    ],
  },
  {
    language: 'Georgian',
    cases: [['საქართველოს ბანკი', 'საქართველო', ['საქართველო'], 'the name, as it is bounded and inflected there']],
  },
  {
    language: 'Armenian',
    cases: [['Բիլայնի գինը', 'Բիլայն', ['Բիլայն'], 'the name, as it is bounded and inflected there']],
  },
  {
    language: 'Bengali',
    cases: [['ভোডাফোনের এবং ভোডাফোন', 'ভোডাফোন', ['ভোডাফোন', 'ভোডাফোন'], 'the name, as it is bounded and inflected there']],
  },
  {
    language: 'Sinhala',
    cases: [['ඩයලොග් ආයතනය', 'ඩයලොග්', ['ඩයලොග්'], 'the name, as it is bounded and inflected there']],
  },
  {
    language: 'Thai',
    cases: [
      ['ซื้อที่เซเว่น', 'เซเว่น', ['เซเว่น'], 'the name, as it is bounded and inflected there'],
      ['ไปโลตัสกับบิ๊กซี', ['โลตัส', 'บิ๊กซี'], ['โลตัส', 'บิ๊กซี'], 'the name, as it is bounded and inflected there'],
      ['ดอกไม้สวย', 'ดอก', [], 'part of a longer word'],
      ['ทรูมูฟเอช', 'ทรูมูฟ', ['ทรูมูฟ'], 'the name, as it is bounded and inflected there'],
      ['เอไอเอสดี', 'เอไอเอส', ['เอไอเอส'], 'the name, as it is bounded and inflected there'],
      ['ใช้ทรูดี', 'ทรู', ['ทรู'], 'the name, as it is bounded and inflected there'],
    ],
  },
  {
    language: 'French',
    cases: [
      ['Orange propose des forfaits.', common('Orange'), [], 'no support at the start of a sentence'],
      [
        '**Orange** propose des forfaits.',
        common('Orange'),
        ['Orange'],
        'the brand, by its place, its markup or its neighbours',
      ],
      [
        'Free, Orange et SFR',
        [common('Free'), common('Orange'), 'SFR'],
        ['Free', 'Orange', 'SFR'],
        'the brand, by its place, its markup or its neighbours',
      ],
    ],
  },
];
