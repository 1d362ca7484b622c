import { common, type CaseGroup } from './match-case.ts';

/** Sentences invented to break the rules after they were written; each failure led to a better rule or is a known limit. */
export const trialsOfForms: readonly CaseGroup[] = [
  {
    language: 'Finnish',
    cases: [
      [
        'Vertasimme Bitwardenia, LastPassia ja Dashlanea keskenään.',
        ['Bitwarden', 'LastPass', 'Dashlane'],
        ['Bitwarden', 'LastPass', 'Dashlane'],
        'partitives in a series',
      ],
      [
        'Nokiasta siirryttiin Ouraan, mutta Ouran sormus oli kallis.',
        ['Nokia', 'Oura'],
        ['Nokia', 'Oura', 'Oura'],
        'elative, illative, genitive',
      ],
      [
        'IKEA:sta saa halvemmalla kuin Iskusta.',
        ['IKEA', 'Isku'],
        ['IKEA', 'Isku'],
        'a colon before the ending of a name in capitals',
      ],
      ['S-ryhmän ja Keskon kaupoissa', ['S-ryhmä', 'Kesko'], ['S-ryhmä', 'Kesko'], 'genitives'],
      ['Wolt-kuljetus tai Foodora-sovellus', ['Wolt', 'Foodora'], ['Wolt', 'Foodora'], 'compound with a dash'],
      ['En löytänyt Acmesta mitään tietoa.', 'Acme', ['not:Acme'], 'nothing is known'],
    ],
  },
  {
    language: 'Turkish',
    cases: [
      [
        "Trendyol'dan, Hepsiburada'ya ve n11'e bakın.",
        ['Trendyol', 'Hepsiburada', 'n11'],
        ['Trendyol', 'Hepsiburada', 'n11'],
        'apostrophe endings',
      ],
      ['Getir’in kuryesi getirir.', 'Getir', ['Getir'], 'the verb getirir is another word'],
      ['GETİR ve Getir uygulaması', 'Getir', ['GETİR', 'Getir'], 'dotted capital I'],
      ['TURKCELL’İN paketi', 'Turkcell', ['TURKCELL'], 'capitals with an ending'],
      ['Acme sadece ucuz değil, aynı zamanda güvenli.', 'Acme', ['Acme'], 'not only'],
      ['Acme hakkında hiçbir bilgiye ulaşamadım.', 'Acme', ['not:Acme'], 'nothing known'],
    ],
  },
  {
    language: 'Hungarian',
    cases: [
      ['A Wizz Airnél olcsóbb a Ryanairé.', ['Wizz Air', 'Ryanair'], ['Wizz Air', 'Ryanair'], 'adessive, possessive'],
      ['Az Otthon Banktól vagy az OTP-től?', ['OTP'], ['OTP'], 'hyphenated ending of an acronym'],
      ['Teszt: a Tescóban és a Lidlben', ['Tesco', 'Lidl'], ['Tescó', 'Lidl'], 'the last vowel lengthens'],
    ],
    limits: [
      [
        'A Bitwardennel és a LastPasszal is kipróbáltam.',
        ['Bitwarden', 'LastPass'],
        ['Bitwarden', 'LastPass'],
        '-val after a double s is written -szal: a spelling by sound',
      ],
    ],
  },
  {
    language: 'Polish',
    cases: [
      [
        'W Allegro i na OLX-ie, ale nie w Empiku.',
        ['Allegro', 'OLX', 'Empik'],
        ['Allegro', 'OLX', 'Empik'],
        'locatives',
      ],
      ['Porównaliśmy Biedronkę z Lidlem.', ['Biedronka', 'Lidl'], ['Biedronkę', 'Lidl'], 'accusative -ę, instrumental'],
      [
        'Biedronki, Biedronce, Biedronką',
        'Biedronka',
        ['Biedronki', 'Biedronce', 'Biedronką'],
        'the k softens to c in the dative',
      ],
      ['biedronki w ogrodzie zjadają mszyce', 'Biedronka', [], 'ladybirds'],
      ['Nie tylko Acme oferuje darmowy plan.', 'Acme', ['Acme'], 'not only'],
      ['Nie znalazłem żadnych informacji o firmie Acme.', 'Acme', ['not:Acme'], 'nothing known'],
    ],
  },
  {
    language: 'Czech',
    cases: [
      ['Na Alze a v Mallu, u Alzy, s Alzou', ['Alza', 'Mall'], ['Alze', 'Mall', 'Alzy', 'Alzou'], 'declension'],
      ['Seznamu se nevyrovná nikdo.', 'Seznam', ['Seznam'], 'genitive/dative'],
      ['V Rohlíku a Košíku', ['Rohlík', 'Košík'], ['Rohlík', 'Košík'], 'locatives'],
      ['O společnosti Acme jsem nenašel žádné informace.', 'Acme', ['not:Acme'], 'nothing known'],
    ],
  },
  {
    language: 'Russian',
    cases: [
      ['Я купил это на Озоне, а не на Вайлдберриз.', ['Озон', 'Вайлдберриз'], ['Озон', 'Вайлдберриз'], 'locative'],
      ['озоновый слой', 'Озон', [], 'ozone layer'],
      [
        'В Сбере, Сбербанке и Тинькоффе',
        ['Сбер', 'Сбербанк', 'Тинькофф'],
        ['Сбер', 'Сбербанк', 'Тинькофф'],
        'locatives, longer name',
      ],
      ['Не только Яндекс, но и VK', ['Яндекс', 'VK'], ['Яндекс', 'VK'], 'not only'],
      ['Я не нашёл упоминаний Acme.', 'Acme', ['not:Acme'], 'nothing known'],
      ['Нельзя не отметить Acme.', 'Acme', ['Acme'], 'double negation'],
    ],
  },
  {
    language: 'Ukrainian',
    cases: [
      ['Приватбанком і Монобанком', ['ПриватБанк', 'монобанк'], ['Приватбанк', 'Монобанк'], 'instrumentals'],
      [
        'У Новій пошті та на Розетці',
        ['Нова пошта', 'Розетка'],
        ['Новій пошті', 'Розетці'],
        'both words of a name inflect',
      ],
    ],
  },
  {
    language: 'Hebrew',
    cases: [
      ['ומוואלה עברתי לווינט', ['וואלה', 'ווינט'], ['וואלה', 'ווינט'], 'u-mi- and le- before names with vav'],
      ['של סלקום, בסלקום, מסלקום, שסלקום, והסלקום', 'סלקום', ['סלקום', 'סלקום', 'סלקום', 'סלקום', 'סלקום'], 'prefixes'],
      ['הסלקומים', 'סלקום', [], 'a longer word'],
      ['לא רק Acme אלא גם Bolt', ['Acme', 'Bolt'], ['Acme', 'Bolt'], 'not only'],
      ['ב-Monday.com וב־Wix', [common('Monday'), 'Wix'], ['Monday', 'Wix'], 'a dash between prefix and Latin name'],
    ],
  },
  {
    language: 'Arabic',
    cases: [
      ['بطلبات وهنقرستيشن وكجاهز', ['هنقرستيشن', 'جاهز'], ['هنقرستيشن', 'جاهز'], 'wa- and wa-ka-'],
      ['الراجحي والأهلي وبالراجحي', ['الراجحي', 'الأهلي'], ['الراجحي', 'الأهلي', 'الراجحي'], 'names beginning with al-'],
      ['للراجحي تطبيق جيد', 'الراجحي', ['للراجحي'], 'li + al-Rajhi is written with two lams'],
      ['لم أجد أي معلومات عن Acme.', 'Acme', ['not:Acme'], 'nothing known'],
      ['ليس فقط Acme بل أيضًا Bolt', ['Acme', 'Bolt'], ['Acme', 'Bolt'], 'not only'],
    ],
  },
  {
    language: 'Thai',
    cases: [
      ['ใช้ช้อปปี้หรือลาซาด้าดีกว่ากัน', ['ช้อปปี้', 'ลาซาด้า'], ['ช้อปปี้', 'ลาซาด้า'], 'no spaces'],
      ['ธนาคารกสิกรไทยและไทยพาณิชย์', ['กสิกรไทย', 'ไทยพาณิชย์'], ['กสิกรไทย', 'ไทยพาณิชย์'], 'no spaces'],
      ['โอนผ่านSCBได้', 'SCB', ['SCB'], 'Latin inside Thai'],
      ['ทรูมูฟเอชดีกว่าเอไอเอส', ['ทรูมูฟ เอช', 'เอไอเอส'], ['ทรูมูฟเอช', 'เอไอเอส'], 'the space of the name is dropped'],
      ['ไม่ใช่แค่ Acme เท่านั้น', 'Acme', ['Acme'], 'not only'],
    ],
  },
  {
    language: 'Khmer',
    cases: [
      ['ខ្ញុំប្រើអេប៊ីអេជារៀងរាល់ថ្ងៃ', 'អេប៊ីអេ', ['អេប៊ីអេ'], 'no spaces'],
      ['ប្រើWingឬABA', ['Wing', 'ABA'], ['Wing', 'ABA'], 'Latin in Khmer'],
      ['រកមិនឃើញព័ត៌មានអំពី Acme ទេ។', 'Acme', ['not:Acme'], 'nothing known'],
    ],
  },
  {
    language: 'Burmese',
    cases: [
      ['ကျွန်တော်ဝေ့ဖ်မန်နီကိုသုံးတယ်', 'ဝေ့ဖ်မန်နီ', ['ဝေ့ဖ်မန်နီ'], 'no spaces'],
      ['KBZPayနဲ့WavePayကို', ['KBZPay', 'WavePay'], ['KBZPay', 'WavePay'], 'Latin in Burmese'],
    ],
  },
  {
    language: 'Lao',
    cases: [['ຂ້ອຍໃຊ້ລາວໂທລະຄົມທຸກມື້', 'ລາວໂທລະຄົມ', ['ລາວໂທລະຄົມ'], 'no spaces']],
  },
  {
    language: 'English',
    cases: [
      [
        'Put the box in Box. Box is secure.',
        common('Box'),
        ['Box', 'Box'],
        'a verb after a bare noun shows that it is a name',
      ],
      ['Target your customers at Target.', common('Target'), ['Target'], 'verb at the start, store after'],
      ['I have a notion that Notion is better.', common('Notion'), ['Notion'], 'lower case is the word'],
      ['The Target audience is parents.', common('Target', { excludes: ['Target audience'] }), [], 'an exclude'],
      ['An apple a day; Apple Music', common('Apple'), ['Apple'], 'product word'],
      ['Use `apple` or `Apple` as the key.', common('Apple'), ['Apple'], 'code, as written'],
      [
        'On Monday, monday.com announced Monday CRM.',
        common('Monday', { aliases: ['monday.com'], excludes: ['On Monday'] }),
        ['monday.com', 'Monday'],
        'weekday excluded',
      ],
      ['[Box](https://box.com) vs ![box](box.png)', common('Box'), ['Box'], 'link text; an image path is an address'],
      ['see app.box.com/login and https://notion.so/box', common('Box', { domains: ['box.com'] }), [], 'addresses'],
      [
        '***1Password***, __Bitwarden__ and ~~LastPass~~',
        ['1Password', 'Bitwarden', 'LastPass'],
        ['1Password', 'Bitwarden', 'LastPass'],
        'all kinds of emphasis',
      ],
      [
        '|1Password|LastPass|\n|---|---|\n|Box|x|',
        ['1Password', 'LastPass', common('Box')],
        ['1Password', 'LastPass', 'Box'],
        'cells without spaces',
      ],
      ['It is not true that there is no information about Acme.', 'Acme', ['Acme'], 'double negation'],
      ['Not only Acme but also Bolt lacks a free plan.', ['Acme', 'Bolt'], ['Acme', 'Bolt'], 'not only'],
      ['There is no shortage of information about Acme.', 'Acme', ['Acme'], 'no shortage'],
      ["It's not that I couldn't find Acme, it's that it is too expensive.", 'Acme', ['Acme'], 'double negation'],
      [
        'I found no information about Acme, but Bolt is popular.',
        ['Acme', 'Bolt'],
        ['not:Acme', 'Bolt'],
        'only one of two',
      ],
      ['Neither Acme nor Bolt appears in the results.', ['Acme', 'Bolt'], ['not:Acme', 'not:Bolt'], 'both negated'],
      ['You will not find anything about Acme that is negative.', 'Acme', ['Acme'], 'says something'],
      ['mailto:sales@bitwarden.com or @Bitwarden', 'Bitwarden', ['Bitwarden'], 'mail address is none, handle is'],
      [
        'Bitwarden/1Password, "LastPass"/Dashlane',
        ['Bitwarden', '1Password', 'LastPass', 'Dashlane'],
        ['Bitwarden', '1Password', 'LastPass', 'Dashlane'],
        'slashes',
      ],
      ['#Bitwarden #1Password', ['Bitwarden', '1Password'], ['Bitwarden', '1Password'], 'hashtags'],
      ['T-Mobile’s and AT&amp;T’s', ['T-Mobile', 'AT&T'], ['T-Mobile', 'AT&amp;T'], 'possessive and entity'],
      [
        'Hub Spot, Hub-Spot, HubSpots',
        'HubSpot',
        ['Hub Spot', 'Hub-Spot', 'HubSpot'],
        'camel case may be parted; a plural',
      ],
      ['HubSpotting', 'HubSpot', [], 'longer word'],
      ['Ｎｏｔｉｏｎ　ＡＩ', 'Notion', ['Ｎｏｔｉｏｎ'], 'full width'],
      ['Noti\u00adon and No\u200btion', 'Notion', ['Noti\u00adon', 'No\u200btion'], 'soft hyphen'],
      ['Nοtion', 'Notion', [], 'a Greek omicron is another letter'],
    ],
  },
  {
    language: 'German',
    cases: [
      ['Nicht nur Acme, sondern auch Bolt', ['Acme', 'Bolt'], ['Acme', 'Bolt'], 'not only'],
      [
        'Die Aldi-Filiale, Aldis Preise, bei ALDI SÜD',
        ['Aldi', 'Aldi Süd'],
        ['Aldi', 'Aldi', 'ALDI SÜD'],
        'genitive, longer name',
      ],
      ['Die Otto-Gruppe und Ottos Mops', common('Otto'), ['Otto'], 'with a dash'],
      ['Der Handwerker-Parkplatz „check24“-Vergleich', 'CHECK24', ['check24'], 'quotes and dash'],
      ['ING-DiBa, ING DiBa, INGDiBa', 'ING-DiBa', ['ING-DiBa', 'ING DiBa', 'INGDiBa'], 'spacing'],
      ['Sparen beim Parken', 'Spar', [], 'a stem'],
      ['Es ist nicht so, dass es keine Informationen über Acme gäbe.', 'Acme', ['Acme'], 'double negation'],
    ],
  },
  {
    language: 'French',
    cases: [
      ["L'Oréal, L’OREAL, l'oreal", "L'Oréal", ["L'Oréal", 'L’OREAL', "l'oreal"], 'apostrophes'],
      ["d'Orange et qu'Orange", common('Orange'), ['Orange', 'Orange'], 'elision'],
      ["Non seulement Acme n'est pas cher, mais il est sûr.", 'Acme', ['Acme'], 'not only'],
      ["On ne peut pas dire qu'il n'y ait aucune information sur Acme.", 'Acme', ['Acme'], 'double negation'],
    ],
    limits: [['une orange orange', common('Orange'), [], 'the word, in a text without capitals']],
  },
  {
    language: 'Spanish',
    cases: [
      ['No solo Acme, también Bolt', ['Acme', 'Bolt'], ['Acme', 'Bolt'], 'not only'],
      ['¿Mercado Libre o MercadoLibre?', 'Mercado Libre', ['Mercado Libre', 'MercadoLibre'], 'spacing'],
      ['El mercado libre de la energía', 'Mercado Libre', ['mercado libre'], 'folded: common word not marked'],
      ['No es cierto que no haya información sobre Acme.', 'Acme', ['Acme'], 'double negation'],
    ],
  },
  {
    language: 'Chinese',
    cases: [
      ['不仅Acme，Bolt也很好', ['Acme', 'Bolt'], ['Acme', 'Bolt'], 'not only'],
      ['并不是没有关于Acme的信息。', 'Acme', ['Acme'], 'double negation'],
      ['蘋果手機和蘋果汁', ['蘋果'], ['蘋果'], 'a telephone; apple juice is one word of the dictionary'],
      ['用支付宝付款比微信支付方便', ['支付宝', '微信支付', '微信'], ['支付宝', '微信支付'], 'longer name'],
    ],
  },
  {
    language: 'Japanese',
    cases: [
      ['楽天市場とＡｍａｚｏｎとﾔﾌｰ', ['楽天', 'Amazon', 'ヤフー'], ['楽天', 'Ａｍａｚｏｎ', 'ﾔﾌｰ'], 'half-width kana'],
      ['Acmeだけでなく、Boltも良い。', ['Acme', 'Bolt'], ['Acme', 'Bolt'], 'not only'],
      ['メルカリで買った', 'メルカリ', ['メルカリ'], 'particle'],
      ['ソニー・インタラクティブ', 'ソニー', ['ソニー'], 'middle dot'],
    ],
  },
  {
    language: 'Korean',
    cases: [
      ['네이버페이와 카카오페이로', ['네이버페이', '카카오페이'], ['네이버페이', '카카오페이'], 'particles'],
      ['Acme뿐만 아니라 Bolt도', ['Acme', 'Bolt'], ['Acme', 'Bolt'], 'not only'],
      ['쿠팡에서는, 쿠팡이라는', '쿠팡', ['쿠팡', '쿠팡'], 'two-syllable names with particles'],
    ],
  },
  {
    language: 'Hindi',
    cases: [
      ['फ्लिपकार्ट पर या अमेज़न से', ['फ्लिपकार्ट', 'अमेज़न'], ['फ्लिपकार्ट', 'अमेज़न'], 'postpositions'],
      ['अमेजन और अमेज़ॅन', 'अमेज़न', ['अमेजन'], 'nukta left out; another vowel is another word'],
      ['न केवल Acme बल्कि Bolt भी', ['Acme', 'Bolt'], ['Acme', 'Bolt'], 'not only'],
    ],
  },
  {
    language: 'Greek',
    cases: [
      ['Στο Σκρουτζ και του Σκρουτζ', 'Σκρουτζ', ['Σκρουτζ', 'Σκρουτζ'], 'no endings'],
      ['της Εθνικής και στην Εθνική', 'Εθνική', ['Εθνικής', 'Εθνική'], 'genitive'],
      ['ΕΘΝΙΚΗ ΤΡΑΠΕΖΑ', 'Εθνική Τράπεζα', ['ΕΘΝΙΚΗ ΤΡΑΠΕΖΑ'], 'capitals without accents'],
      ['Όχι μόνο η Acme', 'Acme', ['Acme'], 'not only'],
    ],
  },
  {
    language: 'Georgian',
    cases: [
      [
        'თიბისის და საქართველოს ბანკში',
        ['თიბისი', 'საქართველოს ბანკი'],
        ['თიბისი', 'საქართველოს ბანკში'],
        'genitive, locative',
      ],
    ],
  },
  {
    language: 'Vietnamese',
    cases: [
      ['Không chỉ Acme mà cả Bolt', ['Acme', 'Bolt'], ['Acme', 'Bolt'], 'not only'],
      ['Thế Giới Di Động và thế giới di động', 'Thế Giới Di Động', ['Thế Giới Di Động', 'thế giới di động'], 'folded'],
      ['Điện máy Xanh, Dien May Xanh', 'Điện Máy Xanh', ['Điện máy Xanh', 'Dien May Xanh'], 'accents left out'],
    ],
  },
  {
    language: 'Portuguese',
    cases: [
      ['Não só a Acme, mas também a Bolt', ['Acme', 'Bolt'], ['Acme', 'Bolt'], 'not only'],
      ['Na Magazine Luiza e no Magalu', ['Magazine Luiza', 'Magalu'], ['Magazine Luiza', 'Magalu'], 'contractions'],
    ],
  },
  {
    language: 'Swedish',
    cases: [
      ['Ikeas soffor, Klarnas app och Swishs', ['Ikea', 'Klarna', 'Swish'], ['Ikea', 'Klarna', 'Swish'], 'genitives'],
      ['swisha pengar', 'Swish', [], 'a verb made of it'],
    ],
  },
  {
    language: 'Lithuanian',
    cases: [['Swedbanko ir Barboros', ['Swedbank', 'Barbora'], ['Swedbank', 'Barboros'], 'genitives']],
  },
  {
    language: 'Estonian',
    cases: [['Bolti ja Woltiga, Selverist', ['Bolt', 'Wolt', 'Selver'], ['Bolt', 'Wolt', 'Selver'], 'cases']],
  },
  {
    language: 'Kazakh',
    cases: [['Каспиден және Каспиді', 'Каспи', ['Каспи', 'Каспи'], 'cases']],
  },
  {
    language: 'Romanian',
    cases: [['eMAG-ul și Altexului', ['eMAG', 'Altex'], ['eMAG', 'Altex'], 'articles']],
  },
  {
    language: 'Bulgarian',
    cases: [['Емаг-а и Технополиса', ['Емаг', 'Технополис'], ['Емаг', 'Технополис'], 'articles']],
  },
  {
    language: 'Bengali',
    cases: [['দারাজের ও বিকাশে', ['দারাজ', 'বিকাশ'], ['দারাজ', 'বিকাশ'], 'genitive, locative']],
  },
  {
    language: 'Urdu',
    cases: [['دراز پر اور ایزی پیسہ سے', ['دراز', 'ایزی پیسہ'], ['دراز', 'ایزی پیسہ'], 'postpositions']],
  },
];
