import { common, type CaseGroup } from './match-case.ts';

/** Slavic languages in Latin and Cyrillic letters, and the Baltic ones. */
export const slavicAndBalticCases: readonly CaseGroup[] = [
  {
    language: 'Polish',
    cases: [
      [
        'Korzystam z Bitwardena, a płacę Bitwardenem.',
        'Bitwarden',
        ['Bitwarden', 'Bitwarden'],
        'genitive and instrumental',
      ],
      ['Używam Asany, lubię Asanę i pracuję w Asanie.', 'Asana', ['Asany', 'Asanę', 'Asanie'], 'a name in -a declines'],
      ['Żabka i Zabka, w Żabce', 'Żabka', ['Żabka', 'Zabka', 'Żabce'], 'accents; k softens before -e'],
      ['Allegro jest polskie, na Allegro kupuję.', 'Allegro', ['Allegro', 'Allegro'], 'as written'],
      ['Skrzynka z narzędziami jest w domu.', 'Skrzyn', [], 'not an ending'],
      ['Nie znalazłem informacji o Acme.', 'Acme', ['not:Acme'], 'nothing known'],
      ['Brak informacji na temat Acme.', 'Acme', ['not:Acme'], 'nothing known'],
      ['Acme nie pojawia się w wynikach.', 'Acme', ['not:Acme'], 'does not appear'],
      ['Acme nie ma darmowego planu.', 'Acme', ['Acme'], 'says something of it'],
      ['Nie ma nic lepszego niż Acme.', 'Acme', ['Acme'], 'praise'],
    ],
  },
  {
    language: 'Czech',
    cases: [
      ['Používám Bitwarden a věřím Bitwardenu.', 'Bitwarden', ['Bitwarden', 'Bitwarden'], 'dative'],
      ['Jezdím Škodou, mám Škodu a je to Skoda.', 'Škoda', ['Škodou', 'Škodu', 'Skoda'], 'a name in -a declines'],
      ['Koupil jsem to na Alze.', 'Alza', ['Alze'], 'locative of a name in -a'],
      ['O firmě Acme jsem nenašel žádné informace.', 'Bitwarden', [], 'another brand'],
      ['Nenašel jsem žádné informace o Acme.', 'Acme', ['not:Acme'], 'nothing known'],
      ['Acme nemá bezplatný plán.', 'Acme', ['Acme'], 'says something of it'],
    ],
  },
  {
    language: 'Slovak',
    cases: [
      ['S Bitwardenom som spokojný, je to dobré.', 'Bitwarden', ['Bitwarden'], 'instrumental'],
      ['Mám účet v Tatrabanke, lebo Tatrabanka je dobrá.', 'Tatrabanka', ['Tatrabanke', 'Tatrabanka'], 'locative'],
      ['Nenašiel som žiadne informácie o Acme.', 'Acme', ['not:Acme'], 'nothing known'],
    ],
  },
  {
    language: 'Slovenian',
    cases: [
      ['Uporabljam Bitwarden, z Bitwardenom sem zadovoljen.', 'Bitwarden', ['Bitwarden', 'Bitwarden'], 'instrumental'],
      ['Kupil sem v Mercatorju in pri Mercatorju.', 'Mercator', ['Mercator', 'Mercator'], 'locative -ju'],
    ],
  },
  {
    language: 'Croatian',
    cases: [
      ['Koristim Bitwardena i zadovoljan sam Bitwardenom.', 'Bitwarden', ['Bitwarden', 'Bitwarden'], 'cases'],
      ['Kupujem u Konzumu, a ne u Sparu.', ['Konzum', 'Spar'], ['Konzum', 'Spar'], 'locative'],
      ['Nisam pronašao informacije o Acme.', 'Acme', ['not:Acme'], 'nothing known'],
      ['Acme nema besplatan plan.', 'Acme', ['Acme'], 'says something of it'],
    ],
  },
  {
    language: 'Bosnian',
    cases: [
      ['Radim u Telemachu i koristim Telemach.', 'Telemach', ['Telemach', 'Telemach'], 'locative'],
      ['Aplikacija Asane je dobra, volim Asanu.', 'Asana', ['Asane', 'Asanu'], 'a name in -a declines'],
    ],
  },
  {
    language: 'Serbian',
    cases: [
      [
        'Користим Битворден и задовољан сам Битворденом.',
        'Битворден',
        ['Битворден', 'Битворден'],
        'Cyrillic instrumental',
      ],
      ['Kupujem u Maxiju i u Lidlu.', 'Lidl', ['Lidl'], 'Latin locative'],
      ['Делта банка', 'Делта', ['Делта'], 'as written'],
      ['Нисам пронашао информације о Acme.', 'Acme', ['not:Acme'], 'nothing known'],
    ],
  },
  {
    language: 'Ukrainian',
    cases: [
      [
        'Купую в Розетці, люблю Розетку, з Розеткою.',
        'Розетка',
        ['Розетці', 'Розетку', 'Розеткою'],
        'a name in -а declines, к softens',
      ],
      ['Приватбанк і Приватбанку, у Приватбанку', 'Приватбанк', ['Приватбанк', 'Приватбанк', 'Приватбанк'], 'cases'],
      ['Сільпо має знижки; сільпо', 'Сільпо', ['Сільпо', 'сільпо'], 'case is folded'],
      ['Нова пошта і Новапошта', 'Нова Пошта', ['Нова пошта', 'Новапошта'], 'spacing'],
      [
        'Використовую Bitwarden’ом, Bitwardenом',
        'Bitwarden',
        ['Bitwarden', 'Bitwarden'],
        'Cyrillic ending on a Latin name',
      ],
      ['Я не знайшов інформації про Acme.', 'Acme', ['not:Acme'], 'nothing known'],
      ['Немає жодної інформації про Acme в джерелах.', 'Acme', ['not:Acme'], 'nothing known'],
      ['Acme не згадується в результатах.', 'Acme', ['not:Acme'], 'not mentioned'],
      ['Acme не має безкоштовного плану.', 'Acme', ['Acme'], 'says something of it'],
      ['Приватна особа', 'Приват', [], 'not an ending'],
      ['Ёлка, Елка', 'Ёлка', ['Ёлка', 'Елка'], 'ё and е'],
      ['Мийка й Мика', 'Мика', ['Мика'], 'й is a letter, not an accent'],
    ],
  },
  {
    language: 'Belarusian',
    cases: [
      ['Карыстаюся Бітвардэнам, бо Бітвардэн надзейны.', 'Бітвардэн', ['Бітвардэн', 'Бітвардэн'], 'instrumental'],
      ['У Беларусбанку ёсць картка.', 'Беларусбанк', ['Беларусбанк'], 'locative'],
    ],
  },
  {
    language: 'Bulgarian',
    cases: [
      ['Телекомът е добър и Телеком има мрежа.', 'Телеком', ['Телеком', 'Телеком'], 'definite article'],
      ['Не намерих информация за Acme.', 'Acme', ['not:Acme'], 'nothing known'],
      ['Acme няма безплатен план.', 'Acme', ['Acme'], 'says something of it'],
      ['Кутийката е на масата и е малка.', 'Кути', [], 'part of a word'],
    ],
  },
  {
    language: 'Macedonian',
    cases: [
      ['Телекомот е добар и Телеком има мрежа.', 'Телеком', ['Телеком', 'Телеком'], 'definite article'],
      ['Ја користам апликацијата Битворден.', 'Битворден', ['Битворден'], 'as written'],
    ],
  },
  {
    language: 'Lithuanian',
    cases: [
      ['Naudoju „Bitwarden“ ir Bitwardeno planą.', 'Bitwarden', ['Bitwarden', 'Bitwarden'], 'genitive'],
      [
        'Perku Senukuose, nes Senukai yra arti.',
        { name: 'Senukai', aliases: ['Senukas'] },
        ['Senukuose', 'Senukai'],
        'locative plural',
      ],
      ['Facebooke ir Facebooko grupėje', 'Facebook', ['Facebook', 'Facebook'], 'locative and genitive'],
      ['Telia, Telios ir Telią', 'Telia', ['Telia', 'Telios', 'Telią'], 'a name in -a declines'],
    ],
  },
  {
    language: 'Latvian',
    cases: [
      ['Es lietoju Bitwardenu un tas ir labs.', 'Bitwarden', ['Bitwarden'], 'accusative'],
      ['Swedbankas karte un Swedbanka', 'Swedbanka', ['Swedbanka', 'Swedbanka'], 'genitive -s'],
      ['Nopirku to Maximā, jo Maxima ir tuvu.', 'Maxima', ['Maximā', 'Maxima'], 'locative: folded it is the name'],
    ],
  },
  {
    language: 'Croatian',
    cases: [['Ponedjeljak je prvi dan.', common('Ponedjeljak'), [], 'start of a sentence']],
  },
];
