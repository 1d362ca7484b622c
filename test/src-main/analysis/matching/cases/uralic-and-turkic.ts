import type { CaseGroup } from './match-case.ts';

/** Finnish, Estonian, Hungarian and the Turkic languages. */
export const uralicAndTurkicCases: readonly CaseGroup[] = [
  {
    language: 'Finnish',
    cases: [
      [
        'Käytän Bitwardenia, ja Bitwardenin hinta on hyvä.',
        'Bitwarden',
        ['Bitwarden', 'Bitwarden'],
        'partitive and genitive',
      ],
      ['Nokian puhelin on Nokialta.', 'Nokia', ['Nokia', 'Nokia'], 'genitive and ablative'],
      ['Ostin sen Gigantista ja Verkkokaupasta.', 'Gigantti', ['Gigantista'], 'a double stop becomes single'],
      ['Woltissa ja Woltille', 'Wolt', ['Wolt', 'Wolt'], 'local cases'],
      ['Wolttaan ja woltti on sana', 'Wolt', [], 'other words'],
      ['En löytänyt tietoa yrityksestä Acme.', 'Acme', ['not:Acme'], 'nothing known'],
      ['Acme ei esiinny tuloksissa.', 'Acme', ['not:Acme'], 'does not appear'],
      ['Acme ei ole halpa.', 'Acme', ['Acme'], 'says something of it'],
    ],
    limits: [['Boxin hinta', 'Box', ['Box'], 'a name of three letters takes no endings']],
  },
  {
    language: 'Estonian',
    cases: [
      [
        'Kasutan Bitwardenit ja Bitwardeniga on hea.',
        'Bitwarden',
        ['Bitwarden', 'Bitwarden'],
        'partitive and comitative',
      ],
      ['Bolti sõit ja Boltiga', 'Bolt', ['Bolt', 'Bolt'], 'genitive and comitative'],
    ],
  },
  {
    language: 'Hungarian',
    cases: [
      [
        'A Bitwardent használom, és a Bitwardennel elégedett vagyok.',
        'Bitwarden',
        ['Bitwarden', 'Bitwarden'],
        'accusative and assimilated -vel',
      ],
      ['A Teslát szeretem, a Teslával járok.', 'Tesla', ['Teslá', 'Teslá'], 'final a becomes long'],
      ['Az OTP-nél és a Lidlben vettem.', ['OTP', 'Lidl'], ['OTP', 'Lidl'], 'hyphenated and attached'],
      ['Nem találtam információt az Acme cégről.', 'Acme', ['not:Acme'], 'nothing known'],
      ['Az Acme nem szerepel a találatok között.', 'Acme', ['not:Acme'], 'not listed'],
      ['Az Acme nem olcsó.', 'Acme', ['Acme'], 'says something of it'],
    ],
  },
  {
    language: 'Turkish',
    cases: [
      [
        "Bitwarden'ın fiyatı uygun ve Bitwarden'da güvenlik iyi.",
        'Bitwarden',
        ['Bitwarden', 'Bitwarden'],
        'endings behind an apostrophe',
      ],
      [
        'Trendyolda ve Trendyoldan alışveriş yaptım.',
        'Trendyol',
        ['Trendyol', 'Trendyol'],
        'endings without an apostrophe',
      ],
      ['İŞ BANKASI ve İş Bankası', 'İş Bankası', ['İŞ BANKASI', 'İş Bankası'], 'dotted and dotless i'],
      ['is bankasi', 'İş Bankası', ['is bankasi'], 'without diacritics'],
      ['Koçtaş ve KOCTAS', 'Koçtaş', ['Koçtaş', 'KOCTAS'], 'cedillas'],
      ['Bu kutular ve kutucuk', 'Kutu', [], 'lower case common noun'],
      ['Acme hakkında herhangi bir bilgi bulamadım.', 'Acme', ['not:Acme'], 'nothing known'],
      ['Acme, arama sonuçlarında yer almıyor.', 'Zenco', [], 'another brand'],
      ['Acme arama sonuçlarında yer almıyor.', 'Acme', ['not:Acme'], 'not listed'],
      ["Acme'nin ücretsiz planı yok.", 'Acme', ['Acme'], 'says something of it'],
      ['Acme ucuz değil.', 'Acme', ['Acme'], 'says something of it'],
    ],
  },
  {
    language: 'Azerbaijani',
    cases: [
      [
        'Bitwardenin qiyməti yaxşıdır və Bitwardendə təhlükəsizlik var.',
        'Bitwarden',
        ['Bitwarden', 'Bitwarden'],
        'genitive and locative',
      ],
      ['Kapital Bankda hesab açdım.', 'Kapital Bank', ['Kapital Bank'], 'locative on the last word'],
    ],
  },
  {
    language: 'Uzbek',
    cases: [
      [
        'Bitwardenning narxi va Bitwardenda xavfsizlik yaxshi.',
        'Bitwarden',
        ['Bitwarden', 'Bitwarden'],
        'genitive and locative',
      ],
      [
        "Oʻzbektelekom va O'zbektelekom",
        'Oʻzbektelekom',
        ['Oʻzbektelekom', "O'zbektelekom"],
        'turned comma and apostrophe',
      ],
    ],
  },
  {
    language: 'Turkmen',
    cases: [
      [
        'Bitwardeniň bahasy gowy we Bitwardende howpsuzlyk bar.',
        'Bitwarden',
        ['Bitwarden', 'Bitwarden'],
        'genitive and locative',
      ],
    ],
  },
  {
    language: 'Kazakh',
    cases: [
      ['Каспидің қосымшасы және Каспиде шот бар.', 'Каспи', ['Каспи', 'Каспи'], 'genitive and locative'],
      [
        'Bitwarden-нің бағасы және Bitwardenді қолданамын.',
        'Bitwarden',
        ['Bitwarden', 'Bitwarden'],
        'Cyrillic ending on a Latin name',
      ],
    ],
  },
  {
    language: 'Kyrgyz',
    cases: [
      [
        'Оптимабанктын картасы жана Оптимабанкта эсеп бар.',
        'Оптимабанк',
        ['Оптимабанк', 'Оптимабанк'],
        'genitive and locative',
      ],
    ],
  },
];
