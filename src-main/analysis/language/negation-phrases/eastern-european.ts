import type { NegationTable } from './negation-table.ts';
import { anySeries, clause, nameEnds, nameFollows, nothingAbout, thenOnly } from './phrase-shapes.ts';

const gap = clause;
const end = nameFollows;

/** Phrases of the Slavic and Uralic languages of Europe, and of Greek. */
export const easternEuropeanNegation: readonly NegationTable[] = [
  {
    languages: ['pl'],
    cues: [
      'informacj',
      'znalaz',
      'znalezc',
      'wzmian',
      'pojawia',
      'wymieni',
      'nie znam',
      'wystepuje',
      'odnalezc',
      'wynik',
      'wspomn',
      'wspomina',
      'figuruj',
    ],
    before: [
      nothingAbout(
        '\\b(?:nie|zadnych|brak|braku)\\b',
        'informacji|wzmianek|wzmianki|wynikow|odniesien|niczego|nic',
        'o|na temat|dotyczacych|dla|do',
        `(?: firmie| firmy| marce| marki| produkcie| produktu)?(?: o nazwie)?${anySeries}`,
      ),
      `\\bzad(?:en|ne|na|nego|nych)(?: ze?)? (?:\\S+ ){0,2}?(?:zrodel|zrodlo|list\\S*|artykul\\S*|wynik\\S*|recenzj\\S*|ranking\\S*)(?: \\S+){0,2}? nie (?:wspomina\\S*|wymienia\\S*|zawiera\\S*)(?: o)?(?: firmie| firmy| marce)? ${end}`,
      `\\bnie (?:znalazlem|znalazlam|udalo mi sie znalezc|moge znalezc|znam|wymieniaja|wspominaja(?: o)?)(?: firmy| marki| produktu)?(?: o nazwie)? ${end}`,
    ],
    follows: thenOnly('w|we|na|ani|lub|i|ale|wsrod|jako|tutaj|z'),
    after: [
      `${nameEnds} nie (?:pojawia sie|wystepuje|zostal\\S* (?:wymienion|wspomnian)\\S*|jest (?:wymienian|wymienion|wspomnian)\\S*|figuruje|widnieje)(?:$|\\s*[.,;]| (?:w|we|na|wsrod|przez)\\b)`,
    ],
    around: [
      [
        `\\b(?:o|na temat)(?: firmie| firmy| marce| marki| produkcie)? ${end}`,
        `^\\S{0,4} nie (?:\\S+ ){0,4}?(?:znalazlem|znalazlam|znaleziono|znalezc|mam|ma)(?: \\S+){0,3}? (?:informacji|niczego|nic|wzmianek|danych)(?:$|\\s*[.,;])`,
      ],
    ],
    deniedBefore: '\\b(?:nie jest (?:prawda|tak)|nieprawda(?: jest)?|nie mozna powiedziec)\\b',
  },
  {
    languages: ['cs', 'sk'],
    cues: [
      'informac',
      'nenasel',
      'nenasla',
      'nenasiel',
      'najit',
      'najst',
      'zmink',
      'zmienk',
      'neobjevuje',
      'neobjavuje',
      'nezminuje',
      'nespomina',
      'neuvadi',
      'neuvadza',
      'neznam',
      'nepoznam',
      'uveden',
      'zminen',
      'spomenut',
    ],
    before: [
      `\\b(?:zadne|ziadne|zadnou|ziadnu|ne\\S+)\\b${gap}(?:informace|informacie|zminky|zminku|zmienky|zmienku|udaje|nic|vysledky)\\b${gap} (?:o|ohledne|pre|pro|k)(?: firme| spolecnosti| spolocnosti| znacce| znacke| produktu)?${anySeries} ${end}`,
      `\\b(?:nenasel|nenasla|nenasiel|nemohu najit|nepodarilo se mi najit|nepodarilo sa mi najst|neznam|nepoznam)(?: jsem| som)?(?: firmu| spolecnost| spolocnost| znacku)?(?: s nazvem)? ${end}`,
    ],
    follows: '^["\')]*(?:$|\\s*[.,;:!?)]|\\s+(?:v|ve|vo|na|ani|nebo|alebo|a|ale|mezi|medzi|jako|ako|zde|tu)\\b)',
    after: [
      '^["\')]* (?:se|sa) (?:\\S+ ){0,5}?ne(?:objevuje|objavuje|vyskytuje|nachazi|nachadza|zminuje|spomina)\\b',
      '^["\')]* (?:neni|nie je|nebyl\\S*|nebol\\S*) (?:\\S+ ){0,4}?(?:zminen|uveden|spomenut)\\S*',
    ],
    around: [
      [
        '\\b(?:zadn\\S+|ziadn\\S+) (?:ze |z |zo )?(?:\\S+ ){0,2}?(?:zdroj|clan|seznam|zoznam|vysled|recenz)\\S* ["\'(]*$',
        '^\\S{0,4} ne(?:zminuje|spomina|uvadi|uvadza|obsahuje)\\b',
      ],
      [
        '\\b(?:o|ohledne|ke|k|pro)(?: firme| spolecnosti| spolocnosti| znacce| znacke| produktu)? ["\'(]*$',
        '^\\S{0,4} (?:(?:jsem|som|jsme|sme) )?(?:nenasel|nenasla|nenasiel|nenasli|nemam|nemame|nejsou|neexistuji|neexistuju|nepodarilo)(?: (?:jsem|som|se|sa|mi|najit|najst))*(?: \\S+){0,3}? (?:informace|informacie|zminky|zminku|zmienky|zmienku|udaje|nic)(?:$|\\s*[.,;])',
      ],
    ],
    deniedBefore: '\\b(?:neni pravda|nie je pravda|neplati|neda se rict)\\b',
  },
  {
    languages: ['uk'],
    cues: [
      'інформац',
      'знайш',
      'знайти',
      'згад',
      'відомостей',
      'з’являється',
      "з'являється",
      'фігурує',
      'не знаю',
      'даних',
      'нічого',
      'відом',
    ],
    before: [
      `(?:^|\\s)жодн\\S+(?: з| із)? (?:\\S+ ){0,3}?(?:джерел|спис|стат|огляд|результат)\\S* не (?:згаду\\S+|містить|називає)(?: про)?(?: компанію| бренд)? ${end}`,
      `(?:^|\\s)(?:не|немає|жодної|жодних|нема|відсутня)(?=\\s)${gap}(?:інформаці[їію]|відомостей|згадок|згадки|даних|результатів|нічого)${gap} (?:про|щодо|стосовно|за)(?: компанію| бренд| продукт| сервіс| фірму)?(?: під назвою)?${anySeries} ${end}`,
      `(?:^|\\s)не (?:знайшов|знайшла|вдалося знайти|можу знайти|знаю|знайомий з|знайома з)(?: компанію| бренд| продукт| сервіс)?(?: під назвою)? ${end}`,
    ],
    follows: '^["\')]*(?:$|\\s*[.,;:!?)]|\\s+(?:в|у|на|серед|але|та|і|й|або|чи|немає|не|як|тут|з)(?=\\s|$))',
    around: [
      [
        '(?:інформаці\\S+|відомост\\S+|згадок) (?:про|щодо)(?: компанію| бренд)? ["\'(]*$',
        '^["\')]* (?:не (?:знайден|виявлен)\\S*|немає|нема|відсутн\\S+)',
      ],
      [
        '(?:^|\\s)(?:про|щодо|стосовно)(?: компанію| бренд| компанії| бренду)? ["\'(]*$',
        '^["\')]*,? (?:(?:мені|нам|поки|наразі|я|ми) )*(?:нічого не (?:відомо|знайден\\S*|знайш\\S+|вдалося знайти)|не (?:\\S+ )?(?:знайш\\S+|знайден\\S+|вдалося знайти)(?: \\S+)? (?:інформаці[їю]|відомостей|згадок|даних|нічого))(?:$|\\s*[.,;])',
      ],
    ],
    deniedBefore: '(?:^|\\s)(?:неправда|не можна сказати|це не означає)(?=[\\s,])',
    after: [
      '^["\')]* (?:мені |нам )?(?:невідом\\S+|не відом\\S+)(?:$|\\s*[.,;])',
      "^[\"')]*(?: (?:в|у|на|серед)(?: \\S+){1,4}?)? не (?:з'являється|згадується|фігурує|зустрічається|вказан\\S+|згадан\\S+|трапляється)(?:$|\\s*[.,;]|\\s+(?:в|у|на|серед|жодн\\S+)(?=\\s))",
    ],
  },
  {
    languages: ['ru'],
    cues: [
      'информац',
      'нашел',
      'нашла',
      'найти',
      'упомин',
      'сведений',
      'фигурирует',
      'встречается',
      'не знаю',
      'данных',
      'ничего',
      'известн',
      'знаком',
    ],
    before: [
      `(?:^|\\s)ни (?:один|одна|одно|в одном|в одной)(?: из)? (?:\\S+ ){0,3}?(?:источник|списк|стат|обзор|результат)\\S* не (?:упомина\\S+|содержит|называет)(?: о| об)?(?: компанию| бренд| компании)? ${end}`,
      `(?:^|\\s)(?:не|нет|никакой|никаких|отсутствует)(?=\\s)${gap}(?:информаци[июя]|сведений|упоминаний|упоминания|данных|результатов|ничего)${gap} (?:о|об|про|по|относительно)(?: компании| бренде| продукте| сервисе| компанию)?(?: под названием)?${anySeries} ${end}`,
      `(?:^|\\s)не (?:нашел|нашла|нашли|обнаружил|обнаружила|встретил|встретила|удалось найти) (?:\\S+ )?(?:упоминани[йя]|ссылок на)(?: о| об)?(?: компании| бренда| бренде)? ${end}`,
      `(?:^|\\s)не (?:нашел|нашла|удалось найти|могу найти|знаю|знаком с)(?: компанию| бренд| продукт| сервис)?(?: под названием)? ${end}`,
    ],
    follows: '^["\')]*(?:$|\\s*[.,;:!?)]|\\s+(?:в|на|среди|но|и|или|нет|не|как|здесь|с)(?=\\s|$))',
    around: [
      [
        '(?:информаци\\S+|сведений|упоминаний) (?:о|об|про)(?: компании)? ["\'(]*$',
        '^["\')]* (?:не (?:найден|обнаружен)\\S*|нет|отсутству\\S+)',
      ],
      [
        '(?:^|\\s)(?:о|об|про|относительно)(?: компании| бренде| компанию| бренд)? ["\'(]*$',
        '^["\')]*,? (?:(?:мне|нам|пока|сейчас|я|мы) )*(?:ничего не (?:известно|найден\\S*|нашел|нашла|нашлось|удалось найти)|не (?:\\S+ )?(?:нашел|нашла|нашлось|найден\\S+|удалось найти)(?: \\S+)? (?:информаци[июя]|сведений|упоминаний|данных|ничего))(?:$|\\s*[.,;])',
      ],
    ],
    deniedBefore: '(?:^|\\s)(?:неправда|неверно|нельзя сказать|это не значит|не то чтобы)(?=[\\s,])',
    after: [
      '^["\')]* (?:мне |нам )?(?:неизвестн\\S+|не известн\\S+|не знаком\\S*)(?:$|\\s*[.,;])',
      '^["\')]*(?: (?:в|на|среди)(?: \\S+){1,4}?)? не (?:упоминается|фигурирует|встречается|указан\\S*|упомянут\\S*|появляется)(?:$|\\s*[.,;]|\\s+(?:в|на|среди|ни)(?=\\s))',
    ],
  },
  {
    languages: ['bg'],
    cues: ['информац', 'намер', 'споменава', 'споменат', 'данни', 'фигурира'],
    before: [
      `(?:^|\\s)(?:не|няма|никаква|липсва)(?=\\s)${gap}(?:информация|данни|споменавания|резултати|нищо)${gap} (?:за|относно)(?: компанията| марката| продукта)?${anySeries} ${end}`,
    ],
    follows: '^["\')]*(?:$|\\s*[.,;:!?)]|\\s+(?:в|на|сред|но|и|или|като|тук)(?=\\s|$))',
    after: [
      '^["\')]* не (?:се (?:споменава|появява|среща|намира)|фигурира|е споменат\\S*)(?:$|\\s*[.,;]|\\s+(?:в|на|сред|от|никъде)(?=\\s|$))',
    ],
  },
  {
    languages: ['hr', 'bs', 'sr'],
    cues: [
      'informacij',
      'pronas',
      'spominje',
      'pojavljuje',
      'podat',
      'информациј',
      'пронаш',
      'спомиње',
      'појављује',
      'помиње',
      'pominje',
      'nasao',
      'nasla',
    ],
    before: [
      `\\b(?:nisam|nema|nikakve|nismo|ne)\\b${gap}(?:informacij[ae]|podatk[ae]|spomena|rezultata|nista)\\b${gap} (?:o|za|u vezi)(?: tvrtki| kompaniji| brendu| proizvodu)?${anySeries} ${end}`,
      `(?:^|\\s)(?:нисам|нема|никакве|нисмо|не)(?=\\s)${gap}(?:информациј[ае]|податк[ае]|резултата|ништа)${gap} (?:о|за)(?: компанији| бренду)?${anySeries} ${end}`,
    ],
    follows: '^["\')]*(?:$|\\s*[.,;:!?)]|\\s+(?:u|na|i|ili|ali|medu|kao|ovdje|у|на|и|или|али|међу)(?=\\s|$))',
    after: [
      '^["\')]* se (?:\\S+ )?ne (?:spominje|pojavljuje|pominje|navodi)\\b',
      '^["\')]* се (?:\\S+ )?не (?:спомиње|појављује|помиње|наводи)(?=\\s|$|[.,;])',
    ],
  },
  {
    languages: ['fi'],
    cues: ['tieto', 'loyt', 'maini', 'esiinny', 'tunne'],
    around: [
      [
        '\\b(?:en|emme|ei)\\b[^.,;!?]{0,30}\\b(?:loytanyt|loytaneet|loytynyt|loydy|loyda)\\b(?: \\S+){0,2} ?["\']*$',
        '^\\S{0,4}["\')]*(?: \\S+){0,2}? (?:mitaan|tietoa|tietoja|mainintoja|mainintaa)(?:$|[\\s.,;])',
      ],
      [
        '(?:^|\\s|["\'])$',
        '^\\S* (?:koskevia |koskevaa )?(?:tietoja|tietoa|mainintoja|mitaan)?\\b[^.,;]{0,30}\\b(?:en|emme|ei) (?:\\S+ ){0,2}?(?:loytanyt|loytaneet|loytynyt|loydy|loyda)\\b',
      ],
    ],
    before: [
      `\\b(?:en|emme|ei) (?:\\S+ ){0,2}?(?:loytanyt|loytaneet|loytynyt|loyda|loydy) (?:\\S+ ){0,2}?(?:tietoa|tietoja|mitaan|mainintoja|mainintaa)(?: yrityksesta| tuotteesta| brandista)? ${end}`,
    ],
    after: [
      '^\\S{0,4}["\')]* ei (?:\\S+ )?(?:esiinny|mainita|nay|loydy)\\b',
      '^["\')]*(?:sta)? ei (?:\\S+ )?loydy (?:\\S+ )?(?:tietoa|tietoja|mainintaa|mainintoja)',
    ],
  },
  {
    languages: ['hu'],
    cues: ['informaci', 'talalt', 'talalhat', 'emlit', 'szerepel', 'ismerem', 'adatot'],
    before: [
      `\\b(?:nem|semmilyen|semmi)\\b${gap}(?:informaciot|adatot|talalatot|emlitest|semmit)\\b${gap} (?:a|az)? ?${end}`,
    ],
    around: [
      [
        '\\b(?:egyik|egyetlen|semelyik) (?:\\S+ ){0,3}?(?:sem|se) (?:emliti|emlitik|szerepel|tartalmazza|sorolja fel)(?: az| a)? ["\']*$',
        '',
      ],
    ],
    after: [
      '^\\S*(?: (?:nevu|cegrol|markarol|termekrol|vallalatrol))* (?:nem|sem) (?:\\S+ )?(?:szerepel|jelenik meg|talalhato|emlitik|fordul elo)\\b',
      '^\\S*(?: (?:nevu|kapcsolatban|kapcsolatosan|vonatkozoan|cegrol|markarol|termekrol))* (?:nem|semmilyen|sehol sem)\\b[^.,;]{0,30}\\b(?:informaciot|adatot|talalatot|semmit)\\b',
    ],
  },
  {
    languages: ['el'],
    cues: ['πληροφορ', 'βρηκα', 'βρω', 'αναφορ', 'αναφερεται', 'εμφανιζεται', 'γνωριζω'],
    before: [
      `(?:^|\\s)(?:δεν|καμια|χωρις)(?=\\s)${gap}(?:πληροφορι\\S+|στοιχεια|αναφορ\\S+|αποτελεσματα|τιποτα)${gap} (?:για|σχετικα με|σε)(?: την| τον| το| τη)?(?: εταιρεια| μαρκα)? ?${end}`,
    ],
    follows: '^["\')]*(?:$|\\s*[.,;:!?)·]|\\s+(?:σε|στις|στα|στο|στη|στην|και|η|αλλα|ως|εδω)(?=\\s|$))',
    after: [
      '^["\')]* δεν (?:αναφερεται|εμφανιζεται|περιλαμβανεται|βρεθηκε|υπαρχει)(?:$|\\s*[.,;]|\\s+(?:σε|στις|στα|στο|στη|στην|στους|πουθενα|μεταξυ)(?=\\s|$|[.,;]))',
    ],
  },
];
