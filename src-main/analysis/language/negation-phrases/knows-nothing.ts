import type { NegationTable } from './negation-table.ts';
import { nameFollows } from './phrase-shapes.ts';

/** The words of one language for "I have no information about X" and "nothing is known about X". */
interface NothingKnown {
  readonly languages: readonly string[];
  /** "No", "not", "nothing", "I have not": alternatives of a regular expression. */
  readonly no: string;
  /** Stems of "information", "data", "details", "known". */
  readonly knowledge: string;
  /** "About" before the name. */
  readonly about?: string;
  /** "About" after the name, or the endings of the name that mean it. */
  readonly aboutAfter?: string;
  /** Stems of "company", "brand", "named" that may stand between "about" and the name. */
  readonly kinds: string;
  /** The same after the name. */
  readonly kindsAfter?: string;
}

/** What may end the clause after the name: an ending of it, closing quotes, then the end, a stop or a comma. */
const clauseEnds = '^\\S{0,5}["\')»”]*(?:$|\\s*[.,;:!?)])';

/** Builds the patterns of all orders of the words from the words themselves. */
function knowsNothing({ languages, no, knowledge, about, aboutAfter, kinds, kindsAfter }: NothingKnown): NegationTable {
  const denied = `(?<!\\p{L})(?:${no})(?!\\p{L})`;
  const known = `(?<!\\p{L})(?:${knowledge})\\S*`;
  const kind = `(?: (?:${kinds})\\S*){0,3}`;
  const after: string[] = [];
  const around: [string, string][] = [];
  if (about !== undefined) {
    const aboutName = `(?<!\\p{L})(?:${about})${kind} ?${nameFollows}`;
    around.push(
      [`${denied}[^.;!?]{0,50}?${known}(?: [^ .,;!?]+){0,1}? ${aboutName}`, clauseEnds],
      [
        `${known}(?: [^ .,;!?]+){0,1}? ${aboutName}`,
        `^\\S{0,5}["')»”]*(?: [^ .,;!?]+){0,4}? ${denied}[^.,;!?]{0,24}(?:$|[.,;!?])`,
      ],
      [
        `(?:^|[,;:] ?|(?:^|\\s)\\S+ )${aboutName}`,
        `^\\S{0,5}["')»”]*,?(?: [^ .,;!?]+){0,4}? ${denied}[^.,;!?]{0,30}?${known}[^.,;!?]{0,24}(?:$|[.,;!?])`,
      ],
      [
        `(?:^|[,;:] ?|(?:^|\\s)\\S+ )${aboutName}`,
        `^\\S{0,5}["')»”]*,?(?: [^ .,;!?]+){0,3}? ${known}(?: [^ .,;!?]+){0,3}? ${denied}[^.,;!?]{0,16}(?:$|[.,;!?])`,
      ],
    );
  }
  if (aboutAfter !== undefined) {
    const named = kindsAfter === undefined ? '' : `(?: ?(?:${kindsAfter})\\S*){0,2}`;
    after.push(
      `^["')»”」』]*\\s?${named}\\s?(?:${aboutAfter})[^.;!?。]{0,24}?(?:${knowledge})[^.;!?。]{0,24}?(?:${no})`,
    );
    around.push([`${denied}[^.;!?]{0,40}?$`, `^["')»”]*${named}\\s?(?:${aboutAfter})[^.,;!?]{0,30}?${known}`]);
    around.push([
      `${denied}[^.;!?]{0,40}?${known}[^.,;!?]{0,20}$`,
      `^["')»”]*${named}\\s?(?:${aboutAfter})(?:$|[\\s.,;!?])`,
    ]);
  }
  return { languages, cues: stemsOf(knowledge), after, around };
}

/** The alternatives as plain fragments, for the cues. */
const stemsOf = (alternation: string): string[] =>
  alternation.split('|').map((stem) => stem.replaceAll(/[^\p{L}\p{M} ]/gu, ''));

/** "I know nothing about X" in the languages of the product. */
export const knowsNothingPhrases: readonly NegationTable[] = [
  {
    languages: ['de'],
    no: 'keine|keinerlei|nichts|kein',
    knowledge: 'information|angabe|daten|erkenntnis|bekannt',
    about: 'zu|zur|zum|über|bezüglich|hinsichtlich',
    kinds:
      'ein|der|dem|das|die|bank|firma|unternehm|marke|anbieter|namens|produkt|gesellschaft|plattform|app|dienst|shop',
  },
  {
    languages: ['cs', 'sk'],
    no: 'žádn\\S+|žiadn\\S+|nemám|nemáme|nejsou|nie sú|nemám|nic|nič|není|nie je|ničeho',
    knowledge: 'informac|informáci|údaj|podrobnost|známo|známe',
    about: 'o|ohledně|ohľadom|k',
    kinds: 'firm|společnost|spoločnost|značc|značk|podnik|produkt|jmén|názv|s',
  },
  {
    languages: ['pl'],
    no: 'nie mam|nie mamy|nie posiadam|nie ma|brak|żadnych|nie są|nie wiem|nic',
    knowledge: 'informacj|danych|szczegół|wiadomo|wiem|wiedz',
    about: 'o|na temat|dotycząc\\S+|odnośnie',
    kinds: 'firm|spółc|spółk|mar|produkc|produkt|przedsiębiorstw|nazw',
  },
  {
    languages: ['ru'],
    no: 'нет|не имею|не располагаю|отсутствуют|отсутствует|ничего|не обладаю|никакой|никаких|не нашёл|не нашел|не нашла|не нашлось|не удалось найти|не могу',
    knowledge: 'информаци|данн|сведени|известно|знаю|подробност',
    about: 'о|об|про|по поводу|относительно',
    kinds: 'компани|бренд|фирм|марк|сервис|продукт|названи|под',
  },
  {
    languages: ['uk'],
    no: 'немає|не маю|нема|відсутн\\S+|нічого|не володію|жодної|жодних|не знайшов|не знайшла|не вдалося знайти',
    knowledge: 'інформаці|дан|відомост|відомо|знаю|подробиц',
    about: 'про|щодо|стосовно|за',
    kinds: 'компані|бренд|фірм|марк|сервіс|продукт|назв|під',
  },
  {
    languages: ['be'],
    no: 'няма|не маю|нічога|ніякай|ніякіх|не знайшоў|не знайшла',
    knowledge: 'інфармацы|даных|звестак|вядома|ведаю',
    about: 'пра|аб|наконт',
    kinds: 'кампані|брэнд|фірм|марк|сэрвіс|прадукт|назв|пад',
  },
  {
    languages: ['bg'],
    no: 'нямам|няма|не разполагам|нищо|никаква|никакви|не намерих|не открих|не е|не знам',
    knowledge: 'информаци|данни|сведени|известно|знам',
    about: 'за|относно|по отношение на',
    kinds: 'компани|фирм|марк|бренд|продукт|име|на',
  },
  {
    languages: ['mk'],
    no: 'немам|нема|ништо|никакви|никаква|не најдов|не е|не знам',
    knowledge: 'информаци|податоци|познато|знам',
    about: 'за|околу|во врска со',
    kinds: 'компани|фирм|марк|бренд|производ|име',
  },
  {
    languages: ['hr', 'bs', 'sr'],
    no: 'nemam|nemamo|nema|ništa|nikakvih|nikakve|nisam pronašao|nisam pronašla|nisam našao|nije|ne znam|нема|немам|ништа|никаквих|нисам пронашао|није',
    knowledge: 'informacij|podat|poznato|znam|информациј|подат|познато',
    about: 'o|u vezi s|u vezi sa|vezano uz|о|у вези са',
    kinds: 'tvrtk|kompanij|firm|mark|brend|proizvod|pod|ime|naziv|компаниј|фирм|марк|бренд',
  },
  {
    languages: ['sl'],
    no: 'nimam|nimamo|ni|nič|nobenih|nobene|nisem našel|nisem našla|ne vem',
    knowledge: 'informacij|podatk|znan|vem',
    about: 'o|glede|v zvezi z',
    kinds: 'podjetj|znamk|izdelk|imen|z',
  },
  {
    languages: ['lt'],
    no: 'neturiu|neturime|nėra|nieko|jokios|jokių|neradau|nežinau|nežinoma',
    knowledge: 'informacij|duomen|žinoma|žinau',
    about: 'apie|dėl',
    kinds: 'įmon|bendrov|prekės|ženkl|pavadinim',
  },
  {
    languages: ['lv'],
    no: 'nav|neko|nekādas|nekādu|neatradu|nezinu',
    knowledge: 'informācij|dat|zinām|ziņu',
    about: 'par',
    kinds: 'uzņēmum|kompānij|zīmol|firm|ar|nosaukum',
  },
  {
    languages: ['ro'],
    no: 'nu am|nu avem|nu există|nu dețin|nicio|niciun|nimic|nu am găsit|nu știu',
    knowledge: 'informați|date|detali|cunosc|știu',
    about: 'despre|cu privire la|referitoare la|privind',
    kinds: 'compani|firm|marc|brand|produs|numit|o|un',
  },
  {
    languages: ['el'],
    no: 'δεν έχω|δεν έχουμε|δεν υπάρχουν|δεν υπάρχει|δεν διαθέτω|δεν βρήκα|δεν γνωρίζω|καμία|τίποτα|δεν',
    knowledge: 'πληροφορί|στοιχεί|δεδομέν|γνωστ|γνωρίζω|τίποτα',
    about: 'για|σχετικά με|περί',
    kinds: 'την|τον|το|τη|εταιρ|μάρκ|επωνυμί|προϊόν|επιχείρησ|με|όνομα',
  },
  {
    languages: ['et'],
    no: 'ei ole|pole|puudub|puuduvad|ei leidnud|midagi|ei tea',
    knowledge: 'teave|teavet|infot|informatsiooni|andme|teada',
    aboutAfter: 'kohta',
    kinds: 'ettevõt',
    kindsAfter: 'ettevõtte|kaubamärgi|brändi|nimelise',
  },
  {
    languages: ['fi'],
    no: 'ei ole|ole|en löytänyt|en löydä|ei löydy|ei löytynyt|en tiedä|minulla ei',
    knowledge: 'tietoa|tietoja|tieto|mitään',
    about: 'yrityksestä|brändistä|tuotteesta|merkistä|palvelusta|yhtiöstä|nimeltä',
    aboutAfter: '(?:i|e)?st[aä](?!\\p{L})|koskevaa|koskevia|liittyvää|liittyen',
    kinds: 'nimeltä|nimise',
  },
  {
    languages: ['hu'],
    no: 'nincs|nincsenek|nem rendelkezem|nem találtam|semmilyen|semmi|nem áll|nem tudok|nem ismert',
    knowledge: 'informáci|adat|ismeret|tudok',
    aboutAfter:
      '(?:r[óo]l|r[őo]l)(?!\\p{L})|kapcsolatban|kapcsolatosan|vonatkozóan|cégről|márkáról|termékről|vállalatról|szolgáltatásról',
    kinds: 'a',
    kindsAfter: 'nevű|nevu|cégről|márkáról|vállalattal|céggel',
  },
  {
    languages: ['tr'],
    no: 'yok|yoktur|bulunmuyor|bulunmamaktadır|bulamadım|bulunamadı|sahip değilim|bilmiyorum',
    knowledge: 'bilgi|veri|malumat|bir şey',
    aboutAfter: 'hakkında|ile ilgili|hakkındaki|konusunda|dair',
    kinds: 'adlı',
    kindsAfter: 'adlı|isimli|markası|şirketi|firması|diye',
  },
  {
    languages: ['az'],
    no: 'yoxdur|tapmadım|tapılmadı|bilmirəm|malik deyiləm',
    knowledge: 'məlumat|bilgi',
    aboutAfter: 'haqqında|barədə|ilə bağlı',
    kinds: 'adlı',
    kindsAfter: 'adlı|şirkəti|markası|brendi',
  },
  {
    languages: ['uz'],
    no: "yo'q|yoq|topmadim|topilmadi|bilmayman|ega emasman",
    knowledge: "ma'lumot|axborot",
    aboutAfter: "haqida|to'g'risida|bo'yicha",
    kinds: 'nomli',
    kindsAfter: 'nomli|kompaniyasi|brendi',
  },
  {
    languages: ['kk'],
    no: 'жоқ|таппадым|табылмады|білмеймін',
    knowledge: 'ақпарат|мәлімет|дерек',
    aboutAfter: 'туралы|жайлы|жөнінде|бойынша',
    kinds: 'атты',
    kindsAfter: 'атты|компаниясы|бренді',
  },
  {
    languages: ['ky'],
    no: 'жок|тапкан жокмун|табылган жок|билбейм',
    knowledge: 'маалымат',
    aboutAfter: 'жөнүндө|тууралуу|боюнча',
    kinds: 'аттуу',
    kindsAfter: 'аттуу|компаниясы|бренди',
  },
  {
    languages: ['ka'],
    no: 'არ მაქვს|არ მოიპოვება|ვერ ვიპოვე|არ არის|არაფერი',
    knowledge: 'ინფორმაცია|მონაცემ|ცნობ',
    aboutAfter: 'შესახებ|ზე|თან დაკავშირებით',
    kinds: 'კომპანია',
    kindsAfter: 'ს|ის',
  },
  {
    languages: ['hy'],
    no: 'չունեմ|չկա|չկան|չգտա|ոչինչ|հայտնի չէ',
    knowledge: 'տեղեկություն|տվյալ|հայտնի',
    aboutAfter: '\\S{0,3} մասին|վերաբերյալ',
    kinds: 'ընկերություն',
    kindsAfter: 'ընկերության|ապրանքանիշի',
  },
  {
    languages: ['he'],
    no: 'אין|לא נמצא|לא מצאתי|אין ברשותי|לא ידוע|לא קיים|שום|לא יודע|לא יודעת|לא מכיר',
    knowledge: 'מידע|נתונים|פרטים|ידוע|דבר|כלום',
    about: 'על|אודות|לגבי|בנוגע ל|עבור',
    kinds: 'חברת|חברה|המותג|מותג|החברה|בשם|שירות|המוצר',
  },
  {
    languages: ['ar'],
    no: 'ليس|ليست|لا تتوفر|لا توجد|لا يوجد|لا أملك|لا املك|لم أجد|لم اجد|لا أعرف|لا اعرف|لم أعثر|لا تتوافر',
    knowledge: 'معلومات|بيانات|تفاصيل|معلومة|شيئا|شيء',
    about: 'عن|حول|بشأن|بخصوص|تخص',
    kinds: 'شركة|علامة|ماركة|تطبيق|متجر|خدمة|اسمها|تدعى|باسم|التجارية',
  },
  {
    languages: ['ur'],
    no: 'نہیں|موجود نہیں|نہیں ملی|نہیں ہے|نہیں ہیں',
    knowledge: 'معلومات|علم|تفصیلات|ڈیٹا',
    aboutAfter: 'کے بارے میں|کے متعلق|سے متعلق',
    kinds: 'کمپنی',
    kindsAfter: 'کمپنی|برانڈ|نامی',
  },
  {
    languages: ['hi'],
    no: 'नहीं|नही',
    knowledge: 'जानकारी|सूचना|डेटा|पता|विवरण',
    aboutAfter: 'के बारे में|के संबंध में|के विषय में|से संबंधित',
    kinds: 'कंपनी',
    kindsAfter: 'कंपनी|ब्रांड|नाम',
  },
  {
    languages: ['bn'],
    no: 'নেই|পাইনি|পাওয়া যায়নি|জানি না|নাই',
    knowledge: 'তথ্য|জানা|কিছু',
    aboutAfter: '(?:র |এর |ের )?সম্পর্কে|(?:র |এর |ের )?বিষয়ে|(?:র |এর |ের )?ব্যাপারে',
    kinds: 'কোম্পানি',
    kindsAfter: 'কোম্পানি|ব্র্যান্ড|নামের',
  },
  {
    languages: ['ja'],
    no: 'ありません|ございません|持ち合わせていません|持っていません|おりません|見つかりません|見当たりません|ない|なかった|存じ|わかりません|分かりません',
    knowledge: '情報|データ|知識|詳細',
    aboutAfter: 'に関する|についての|について|に関して',
    kinds: '会社',
    kindsAfter: 'という|会社|企業|ブランド|社',
  },
  {
    languages: ['zh'],
    no: '没有|沒有|未找到|找不到|没找到|不了解|不清楚|无法|無法|不掌握|缺乏',
    knowledge: '信息|資訊|资料|資料|数据|消息|内容|了解',
    about: '关于|關於|有关|有關|对|與|与',
    aboutAfter: '的?(?:相关|相關|有关|有關|具体|具體)?(?=信息|資訊|资料|資料|数据)|有关的|有關的',
    kinds: '公司|品牌|名为|叫',
  },
  {
    languages: ['ko'],
    no: '없습니다|없어요|없네요|없다|못했습니다|못했어요|모릅니다|않습니다|없음',
    knowledge: '정보|자료|데이터|내용|아는',
    aboutAfter: '\\S{0,2} ?(?:에 대한|에 대해|에 관한|에 관해|관련)',
    kinds: '회사',
    kindsAfter: '라는|이라는|회사|브랜드|기업',
  },
  {
    languages: ['th'],
    no: 'ไม่มี|ไม่พบ|ไม่ทราบ|ไม่รู้จัก|หาไม่พบ',
    knowledge: 'ข้อมูล|รายละเอียด',
    about: 'เกี่ยวกับ|ของ',
    kinds: 'บริษัท|แบรนด์|ที่ชื่อ|ชื่อ',
  },
  {
    languages: ['vi'],
    no: 'không có|không tìm thấy|chưa có|không biết|không tìm được',
    knowledge: 'thông tin|dữ liệu|gì',
    about: 'về|liên quan đến',
    kinds: 'công|ty|thương|hiệu|hãng|có|tên|là',
  },
  {
    languages: ['id', 'ms'],
    no: 'tidak memiliki|tidak mempunyai|tidak ada|tiada|tidak punya|belum memiliki|tidak menemukan|tidak menemui|tidak tahu|tak ada',
    knowledge: 'informasi|maklumat|data|info',
    about: 'tentang|mengenai|terkait|berkaitan',
    kinds: 'perusahaan|syarikat|merek|jenama|bernama|dengan',
  },
  {
    languages: ['fil'],
    no: 'wala|walang|hindi|di',
    knowledge: 'impormasyon|datos|alam|nalalaman',
    about: 'tungkol sa|ukol sa|hinggil sa',
    kinds: 'kumpanya|brand|kumpanyang|tatak|na',
  },
  {
    languages: ['sw'],
    no: 'sina|hakuna|sijapata|sijui',
    knowledge: 'taarifa|habari|maelezo',
    about: 'kuhusu|juu ya',
    kinds: 'kampuni|chapa|inayoitwa|ya',
  },
  {
    languages: ['sv', 'da', 'no'],
    no: 'ingen|inga|inget|ikke|inte|intet|ikkje|hittade inga',
    knowledge: 'information|informasjon|oplysning|upplysning|opplysning|uppgift|data|känt|kendt|kjent',
    about: 'om|kring|angående|vedrørende',
    kinds: 'företag|firma|virksomhed|selskap|märke|mærke|merke|som|der|heter|hedder|bolag',
  },
  {
    languages: ['is'],
    no: 'engar|enga|ekki|ekkert',
    knowledge: 'upplýsing|gögn|vita',
    about: 'um',
    kinds: 'fyrirtæki|vörumerki|sem|heitir',
  },
  {
    languages: ['sq'],
    no: 'nuk kam|nuk ka|nuk gjeta|asnjë|asgjë',
    knowledge: 'informacion|të dhëna|dije',
    about: 'për|rreth|lidhur me',
    kinds: 'kompani|mark|firm|me|emër',
  },
].map(knowsNothing);
