import type { CaseGroup } from './match-case.ts';

/** Forms that follow from the grammar of each language: stems that change, names of several words, chains of endings. */
export const formsByGrammar: readonly CaseGroup[] = [
  {
    language: 'Polish',
    cases: [
      ['W Żywcu warzy się piwo Żywiec.', 'Żywiec', ['Żywcu', 'Żywiec'], 'the e of -iec is fleeting'],
      ['O Wedlu i Wedlem mówią wszyscy.', 'Wedel', ['Wedlu', 'Wedlem'], 'a fleeting e'],
      [
        'Zakupy w Media Markcie są szybsze niż w Kauflandzie.',
        ['Media Markt', 'Kaufland'],
        ['Media Markcie', 'Kauflandzie'],
        't and d soften',
      ],
      [
        'Nie ma jak Bank Pekao: w Banku Pekao konto jest za darmo.',
        'Bank Pekao',
        ['Bank Pekao', 'Banku Pekao'],
        'only the first word declines',
      ],
      ['Od Żywca po Tyskiego nie ma różnicy.', 'Tyskie', ['Tyskiego'], 'declines like an adjective'],
      [
        'Kupiłem to w Deichmannie, a nie w Decathlonie.',
        ['Deichmann', 'Decathlon'],
        ['Deichmann', 'Decathlon'],
        'locative',
      ],
      ['Delikatesami nazywa się tu każdy sklep.', 'Delikat', [], 'a longer word'],
    ],
  },
  {
    language: 'Czech',
    cases: [
      [
        'V lékárně Dr Max to mají a v Dr. Maxovi také.',
        'Dr. Max',
        ['Dr Max', 'Dr. Max'],
        'an abbreviation without its dot',
      ],
      ['Pepsin je enzym a je to tak.', 'Pepsi', [], 'a longer word'],
      [
        'Účet v České spořitelně je levnější než u Komerční banky.',
        ['Česká spořitelna', 'Komerční banka'],
        ['České spořitelně', 'Komerční banky'],
        'adjective and noun decline',
      ],
      [
        'Budějovickému Budvaru se daří lépe než Plzni.',
        'Budějovický Budvar',
        ['Budějovickému Budvaru'],
        'adjective and noun decline',
      ],
      ['Na Heuréce ani v Dr. Maxovi to nemají.', 'Heuréka', ['Heuréce'], 'k softens'],
      ['Rohlíkovi se nevyplatí soutěžit s Košíkem.', ['Rohlík', 'Košík'], ['Rohlík', 'Košík'], 'dative, instrumental'],
    ],
  },
  {
    language: 'Slovak',
    cases: [
      [
        'V Slovenskej sporiteľni je poplatok vyšší ako v Tatra banke.',
        ['Slovenská sporiteľňa', 'Tatra banka'],
        ['Slovenskej sporiteľni', 'Tatra banke'],
        'both words, and only the last',
      ],
      ['Objednala som cez Martinus, s Martinusom je to rýchle.', 'Martinus', ['Martinus', 'Martinus'], 'instrumental'],
    ],
  },
  {
    language: 'Croatian',
    cases: [
      [
        'Kavu najčešće kupujem u Studencu, a sokove Jamničine.',
        ['Studenac', 'Jamnica'],
        ['Studencu', 'Jamničine'],
        'a fleeting a; a possessive with a soft stem',
      ],
      [
        'Vegetine juhe su bolje od Podravkinih.',
        ['Vegeta', 'Podravka'],
        ['Vegetine', 'Podravkinih'],
        'possessive adjectives',
      ],
      [
        'Račun u Zagrebačkoj banci nema naknadu.',
        'Zagrebačka banka',
        ['Zagrebačkoj banci'],
        'adjective and noun decline, k softens',
      ],
    ],
  },
  {
    language: 'Serbian',
    cases: [
      [
        'Телефони у Гигатрону су јефтинији него у Темпу.',
        ['Гигатрон', 'Темпо'],
        ['Гигатрон', 'Темпу'],
        'locative in Cyrillic',
      ],
      [
        'Имлекови јогурти и Бамбијев кекс су увек на акцији.',
        ['Имлек', 'Бамби'],
        ['Имлек', 'Бамби'],
        'possessive adjectives in Cyrillic',
      ],
      [
        'Kreditna kartica Komercijalne banke je bolja.',
        'Komercijalna banka',
        ['Komercijalne banke'],
        'both words decline',
      ],
    ],
  },
  {
    language: 'Slovenian',
    cases: [
      [
        'V Novi Ljubljanski banki in pri Petrolu so višje cene.',
        'Nova Ljubljanska banka',
        ['Novi Ljubljanski banki'],
        'three words decline',
      ],
      ['Hoferjeve cene so nižje od Sparovih.', ['Hofer', 'Spar'], ['Hofer', 'Spar'], 'possessive adjectives'],
    ],
  },
  {
    language: 'Bulgarian',
    cases: [
      [
        'Фантастикото и Кауфландът са на един булевард, а Билата е до тях.',
        ['Фантастико', 'Кауфланд', 'Била'],
        ['Фантастико', 'Кауфланд', 'Била'],
        'articles after vowel and consonant',
      ],
    ],
  },
  {
    language: 'Russian',
    cases: [
      [
        'В Золотом яблоке выбор больше, чем в Рив Гоше.',
        ['Золотое яблоко', 'Рив Гош'],
        ['Золотом яблоке', 'Рив Гош'],
        'adjective and noun decline',
      ],
      [
        'С Красным и Белым рядом открылась Пятёрочка, а у Пятёрочки цены ниже.',
        ['Красное и Белое', 'Пятёрочка'],
        ['Красным и Белым', 'Пятёрочка', 'Пятёрочки'],
        'a conjunction in between',
      ],
      ['У Эльдорадо и Снежной королевы скидки.', 'Снежная королева', ['Снежной королевы'], 'both words decline'],
      [
        'После Спортмастера зашли в Детский мир; в Детском мире дешевле.',
        ['Спортмастер', 'Детский мир'],
        ['Спортмастер', 'Детский мир', 'Детском мире'],
        'adjective and noun',
      ],
      ['Магнитные карты и Магнитогорск тут ни при чём.', 'Магнит', [], 'longer words'],
    ],
  },
  {
    language: 'Ukrainian',
    cases: [
      [
        'Відправив Новою Поштою, бо в Укрпошті черга.',
        ['Нова Пошта', 'Укрпошта'],
        ['Новою Поштою', 'Укрпошті'],
        'both words decline',
      ],
      ['Смартфон узяв у Цитрусі, а навушники — в Алло.', 'Цитрус', ['Цитрус'], 'locative'],
    ],
  },
  {
    language: 'Lithuanian',
    cases: [
      [
        'Internetą turiu iš Telios, o Šiaulių banko kortelę – jau seniai.',
        ['Telia', 'Šiaulių bankas'],
        ['Telios', 'Šiaulių banko'],
        'genitives',
      ],
      [
        'Lietuvos paštui ar Lietuvos paštu – skirtumo nėra.',
        'Lietuvos paštas',
        ['Lietuvos paštui', 'Lietuvos paštu'],
        'dative, instrumental',
      ],
    ],
  },
  {
    language: 'Latvian',
    cases: [
      [
        'Pieslēgumu ņēmu no Latvijas Mobilā Telefona, nevis Teles.',
        'Latvijas Mobilais Telefons',
        ['Latvijas Mobilā Telefona'],
        'a definite adjective declines',
      ],
      [
        'Maximā un Drogās ir atlaides, un Drogām ir sava karte.',
        ['Maxima', 'Drogas'],
        ['Maximā', 'Drogās', 'Drogām'],
        'locative; a plural name',
      ],
    ],
  },
  {
    language: 'Finnish',
    cases: [
      [
        'Alkoon on vaikea päästä, mutta menin Alkoon ja se oli hyvä.',
        'Alko',
        ['Alko'],
        'a form that is also a word, at the start and inside',
      ],
      [
        'Elisabeth on nimi, ja Prismoissa on tarjouksia.',
        ['Elisa', 'Prisma'],
        ['Prismoissa'],
        'a longer word; an inner plural',
      ],
      [
        'Marimekon laukku on parempi kuin Marimekko aiemmin.',
        'Marimekko',
        ['Marimekon', 'Marimekko'],
        'a double stop weakens',
      ],
      [
        'Suomalaisesta Kirjakaupasta löysin sen, mutta Adlibriksestä en.',
        'Suomalainen Kirjakauppa',
        ['Suomalaisesta Kirjakaupasta'],
        'both words decline',
      ],
      ['Helsingin Sanomissa oli juttu, ja se on hyvä.', 'Helsingin Sanomat', ['Helsingin Sanomissa'], 'a plural name'],
      [
        'Nesteen asemat ovat kalliimpia, kun taas Nesteellä on sovellus.',
        'Neste',
        ['Neste', 'Nesteellä'],
        'a vowel that becomes long',
      ],
      [
        'Suunnon kello on kevyempi, ja Polarinkin on hyvä.',
        ['Suunto', 'Polar'],
        ['Suunnon', 'Polar'],
        'nt weakens; a clitic',
      ],
      [
        'Keskolaiset ja Nokialainen ovat sanoja, eivät yrityksiä, ja se on hyvä.',
        ['Kesko', 'Nokia'],
        [],
        'derived words',
      ],
    ],
  },
  {
    language: 'Estonian',
    cases: [
      [
        'Loen Postimeest iga päev, sest Postimehes on head lood ja see on hea.',
        'Postimees',
        ['Postimees', 'Postimehes'],
        'mees and mehe',
      ],
      [
        'Swedpangas ei ole järjekorda, aga LHVs on.',
        ['Swedpank', 'LHV'],
        ['Swedpangas', 'LHV'],
        'nk weakens; an abbreviation with an ending',
      ],
      ['Rahva Raamatust ostsin kõik õpikud, sest see on odavam.', 'Rahva Raamat', ['Rahva Raamat'], 'elative'],
    ],
  },
  {
    language: 'Hungarian',
    cases: [
      ['Az Erstével vagy az OTP-vel jársz jobban?', ['Erste', 'OTP'], ['Ersté', 'OTP'], 'a lengthened vowel, a hyphen'],
      ['Az Alzáéknál és az Auchanosoknál is van.', ['Alza', 'Auchan'], ['Alzá', 'Auchan'], 'chains of endings'],
      [
        'A Telekomosok szerint a Telekomnál nem lesz áremelés.',
        'Telekom',
        ['Telekom', 'Telekom'],
        'adjective with a plural, adessive',
      ],
    ],
  },
  {
    language: 'Turkish',
    cases: [
      [
        'Trendyoldakilerle Hepsiburadadakiler aynı değil.',
        'Hepsiburada',
        ['Hepsiburada'],
        'locative, relative and plural',
      ],
      [
        'Yemeksepetindeki indirim Getirinkinden daha iyi.',
        ['Yemeksepeti', 'Getir'],
        ['Yemeksepeti', 'Getir'],
        'relatives of locative and genitive',
      ],
      ['Bu telefon Vestelmiş, öbürü Arçelikti.', ['Vestel', 'Arçelik'], ['Vestel', 'Arçelik'], 'copulas'],
      [
        'İş Bankasının kartı var, ama İş Bankasından değil.',
        'İş Bankası',
        ['İş Bankası', 'İş Bankası'],
        'a compound with its possessive',
      ],
    ],
  },
  {
    language: 'Azerbaijani',
    cases: [
      ['Kend Bazarı ucuzdur və yaxşıdır.', 'Kənd Bazarı', ['Kend Bazarı'], 'e for ə'],
      ['Bakcelldəki tariflər Nardakılardan daha ucuzdur.', 'Bakcell', ['Bakcell'], 'relative of the locative'],
      [
        'Ən sürətlisi Azercellindir, amma Bravodandır deyənlər də var.',
        ['Azercell', 'Bravo'],
        ['Azercell', 'Bravo'],
        'copulas after cases',
      ],
    ],
  },
  {
    language: 'Kazakh',
    cases: [
      [
        'Казпошта арқылы жібердім, Казпоштаның бағасы арзан.',
        'Қазпошта',
        ['Казпошта', 'Казпошта'],
        'Russian letters for Kazakh ones',
      ],
      [
        'Қазақтелекомдағы бағалар Кселлдікінен төмен.',
        ['Қазақтелеком', 'Кселл'],
        ['Қазақтелеком', 'Кселл'],
        'relatives',
      ],
      ['Арбуздан алдым, Арбузда бәрі бар және арзан.', 'Арбуз', ['Арбуз', 'Арбуз'], 'ablative, locative'],
    ],
  },
  {
    language: 'Uzbek',
    cases: [
      [
        'Uzumdagi narxlar Olchanikidan arzon.',
        ['Uzum', 'Olcha'],
        ['Uzum', 'Olcha'],
        'relatives of locative and genitive',
      ],
    ],
  },
  {
    language: 'Icelandic',
    cases: [
      [
        'Í Landsbankanum er það ódýrara en í Íslandsbanka.',
        ['Landsbankinn', 'Íslandsbanki'],
        ['Landsbankanum', 'Íslandsbanka'],
        'names decline with their article',
      ],
      [
        'Ég fer í Krónuna, því það er ódýrt hjá Krónunni.',
        'Krónan',
        ['Krónuna', 'Krónunni'],
        'a feminine with its article',
      ],
    ],
  },
  {
    language: 'German',
    cases: [
      [
        'Das Depot bei der Deutschen Bank ist teurer als das der Süddeutschen Zeitung.',
        ['Deutsche Bank', 'Süddeutsche Zeitung'],
        ['Deutschen Bank', 'Süddeutschen Zeitung'],
        'the adjective declines',
      ],
      [
        'Die Zalandoretoure und die Lidlverkäufer sind bekannt.',
        ['Zalando', 'Lidl'],
        ['Zalando'],
        'a known noun written as one word',
      ],
      ['Der VW-Händler ist nicht der LG-Partner.', ['VW', 'LG'], ['VW', 'LG'], 'two capitals before a hyphen'],
      ['Das Regal ist 12 dm hoch und bei dm gibt es keins.', 'dm', ['dm'], 'a unit after a number'],
      ['Philippsburg und Siemensstadt sind Orte und nicht mehr.', ['Philipp', 'Siemens'], [], 'places'],
    ],
  },
  {
    language: 'Norwegian',
    cases: [
      ['NRKs app er bedre enn VGs, men det er ikke dyrt.', ['NRK', 'VG'], ['NRK', 'VG'], 'genitive of an abbreviation'],
      ['Teslaene er dyrere enn før, og det er ikke bra.', 'Tesla', ['Tesla'], 'definite plural'],
    ],
  },
  {
    language: 'Danish',
    cases: [
      [
        'Oersted og Årstiderne er danske, og det er Aarstiderne også.',
        ['Ørsted', 'Aarstiderne'],
        ['Oersted', 'Årstiderne', 'Aarstiderne'],
        'ø as oe, aa as å',
      ],
      ['DSBs priser er høje, men det er Rejsekortets skyld.', ['DSB', 'Rejsekort'], ['DSB', 'Rejsekort'], 'genitives'],
    ],
  },
  {
    language: 'Swedish',
    cases: [
      [
        'SJs biljetter är dyra, men Volvon och Volvoarna är bra.',
        ['SJ', 'Volvo'],
        ['SJ', 'Volvo', 'Volvo'],
        'genitive of two capitals, article, plural',
      ],
    ],
  },
  {
    language: 'Spanish',
    cases: [
      [
        'La tarjeta del Corte Inglés sirve también al Corte Inglés de Lisboa.',
        'El Corte Inglés',
        ['Corte Inglés', 'Corte Inglés'],
        'the article is contracted',
      ],
    ],
  },
  {
    language: 'Portuguese',
    cases: [
      [
        'Os perfumes do Boticário são vendidos no Boticário do shopping.',
        'O Boticário',
        ['Boticário', 'Boticário'],
        'the article is contracted',
      ],
    ],
  },
  {
    language: 'French',
    cases: [
      [
        'LOccitane et l’Occitane sont la même marque.',
        'L’Occitane',
        ['LOccitane', 'l’Occitane'],
        'without the apostrophe',
      ],
    ],
  },
  {
    language: 'Italian',
    cases: [
      [
        'Secondo un’analisi del Sole 24 Ore il mercato cresce.',
        'Il Sole 24 Ore',
        ['Sole 24 Ore'],
        'the article is contracted',
      ],
    ],
  },
  {
    language: 'Romanian',
    cases: [
      [
        'Aplicația Băncii Transilvania este mai bună, iar Poșta Română și Poștei Române nu.',
        ['Banca Transilvania', 'Poșta Română'],
        ['Băncii Transilvania', 'Poșta Română', 'Poștei Române'],
        'the first word declines, and both',
      ],
    ],
  },
  {
    language: 'Greek',
    cases: [
      [
        'Η κάρτα της Εθνικής Τράπεζας και του Πλαισίου',
        ['Εθνική Τράπεζα', 'Πλαίσιο'],
        ['Εθνικής Τράπεζας', 'Πλαισίου'],
        'both words decline',
      ],
    ],
  },
  {
    language: 'Georgian',
    cases: [
      [
        'კარფურშია და გუდვილშიც იყიდება.',
        ['კარფური', 'გუდვილი'],
        ['კარფურშია', 'გუდვილშიც'],
        'the clitics of "is" and "also"',
      ],
    ],
  },
  {
    language: 'Armenian',
    cases: [
      [
        'Յուքոմի գինը ցածր է, քան Վիվայինը։',
        ['Յուքոմ', 'Վիվա'],
        ['Յուքոմ', 'Վիվա'],
        'genitive; a genitive with an article',
      ],
    ],
  },
  {
    language: 'Bengali',
    cases: [
      ['ইভ্যালিতেও পাওয়া যায়, তবে চালডালের দাম কম।', ['ইভ্যালি', 'চালডাল'], ['ইভ্যালি', 'চালডাল'], 'a clitic after the locative'],
      ['বাংলা লিংক আর বাংলালিংকের গতি', 'বাংলালিংক', ['বাংলা লিংক', 'বাংলালিংক'], 'a long name in two words'],
    ],
  },
  {
    language: 'Korean',
    cases: [
      [
        '무신사에서의 쇼핑, 올리브 영이랑',
        ['무신사', '올리브영'],
        ['무신사', '올리브 영'],
        'a particle after a particle',
      ],
      ['쿠팡에서만 팔고 네이버로부터는 못 산다', ['쿠팡', '네이버'], ['쿠팡', '네이버'], 'two particles'],
      ['배민이라던데 토스였거나 카카오뿐이었다', ['토스', '카카오'], ['카카오'], 'copula after a particle'],
      ['토스트는 빵이다', '토스', [], 'a longer word'],
    ],
  },
  {
    language: 'Chinese',
    cases: [
      ['这家三星级酒店和三星手机没有关系', '三星', ['三星'], 'a class of hotels'],
      ['農夫山泉和农夫山泉是同一個品牌', '农夫山泉', ['農夫山泉', '农夫山泉'], 'traditional for simplified'],
      ['国泰航空的里程可以换酒店', '國泰航空', ['国泰航空'], 'simplified for traditional'],
    ],
  },
  {
    language: 'Japanese',
    cases: [['樂天的折扣', '楽天', ['樂天'], 'the older form of a sign']],
  },
  {
    language: 'English',
    cases: [
      [
        'Use **Pipe**drive or **Mail**chimp.',
        ['Pipedrive', 'Mailchimp'],
        ['Pipe**drive', 'Mail**chimp'],
        'bold type ends within a name',
      ],
      ['BMWs outsell KLMs, said nobody; BMWX is a code.', ['BMW', 'KLM'], ['BMW', 'KLM'], 'plurals of abbreviations'],
    ],
  },
  {
    language: 'Arabic',
    cases: [['من حلويات سعاده طلبت', 'حلويات سعادة', ['حلويات سعاده'], 'ه for ة at the end']],
  },
];
