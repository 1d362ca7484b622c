import type { UseWords } from './use-words.ts';

/** Finnish, Estonian, Hungarian, the Turkic languages, Greek, Georgian and Armenian. */
export const uralicTurkicAndGreekUseWords: Readonly<Record<string, UseWords>> = {
  fi: {
    kinds:
      'sovellu* tili* kortti kortin kauppa kaupa* kauppo* ketju* brändi* merkki merkin merkkiä merkit tuotemerk* yritys yrityk* yhtiö* pankki pankin vakuutusyhtiö* lentoyhtiö* operaattori* toimittaja* alusta* sivusto* uutiskirje* tilaus* liittymä* palvelu* tuote tuotteet tuotteiden malli* puhelin* auto autot pesukone* olut oluet lehti lehden asiakas asiakkaat käyttäjä* osake osakkeet liikevaih* tulos toimitusjohtaja* ravintola* hotelli* apteek* verkkokaup* juoksuken* keng* hissi* lenkkarei*',
    trade:
      'osta* myy* myyn* hinta hinna* hinnat maksaa edulli* halpa halv* kallis kalli* alennu* tarjou* tarjoa* toimitu* tilau* tilaa* ilmai* kuukau* asiakka* käyttäj* arvostelu* merkki* merkke* yrity* kilpaili* vaihtoehto* vertail* markkina* liikevaih* osake kaupa* verkossa sovellu* suosit* euro* valmista* prosenttia maksa* tili* lain* korko* vakuut* sopimu* lento* lenno* data netti* 5g-* kuuluvuu* takuu* akku* toiminto* palautu* hylly* valikoim* kassa* liittym* kort* luettelo* matkatavara* konttori* bonus* jäsen* asiakas*',
    verbs:
      'tarjoaa myy maksaa kertoi kertoo ilmoitti julkaisi avasi avaa toimittaa veloittaa nosti laski valmistaa tukee hyväksyy vakuuttaa lentää kehittää sulkee lähettää korvaa auttaa lainaa rakentaa investoi lupaa hinnoittelee kattaa palvelee perii alentaa nostaa lanseerasi toi myi',
    people:
      'herra rouva tohtori professori kuningas kuningatar presidentti ministeri kenraali setä eno täti veli sisko serkku äiti isä poika tytär naapuri ystävä runoilija taidemaalari laulaja näyttelijä ohjaaja kirjailija pelaaja valmentaja pyhä',
    places:
      'katu kadun tori aukio tie joki järvi saari vuori laakso kaupunki kylä kunta maakunta puisto silta kirkko metsä ranta',
    determiners:
      'tämä tuo se nämä nuo minun sinun hänen meidän teidän heidän jokainen joka kaksi kolme neljä viisi monta useita yksi jokin mikä',
  },
  et: {
    kinds:
      'rakendus* konto* kaart kaardi pood poed poe kett keti kauban* brän* ettevõt* firma* pank panga kindlustus* operaator* platvorm* veebileh* tellimus* pakett paket* teenus* toode tooted toodet* mudel* telefon* auto autod õlu õlle ajaleht ajakir* klient kliendid kasutaja* aktsia* käive restoran* hotell* apteek*',
    trade:
      'ost* müü* hind hinna* hinnad maksab odav* kalli* allahindlus* pakkumi* tarne* telli* tasuta kuu* klien* kasutaja* arvustus* bränd* ettevõt* konkuren* alternatiiv* võrdl* turg turu* pood* veebis rakendus* soovita* eurot',
    verbs: 'pakub müüb maksab teatas avaldas avas avab tarnib tõstis langetas lubab toetab',
    people:
      'härra proua doktor professor kuningas kuninganna president minister kindral onu tädi vend õde ema isa poeg tütar naaber sõber luuletaja maalikunstnik laulja näitleja lavastaja kirjanik mängija treener püha',
    places: 'tänav väljak puiestee tee jõgi järv saar mägi org linn küla vald maakond park sild kirik mets rand',
    determiners: 'see too need minu sinu tema meie teie nende oma iga kaks kolm neli viis mitu palju üks mingi milline',
  },
  hu: {
    kinds:
      'alkalmazás* app számla számlá* kártya kártyá* bolt boltok bolth* üzlet* áruház* szupermarket* lánc* márka márká* cég cége* vállalat* bank bankok biztosító* légitársaság* szolgáltató* platform* oldal* hírlevél előfizetés* csomag* tarifa* szoftver* szolgáltatás* termék* modell* telefon* laptop* autó autók mosógép* sör sörök sörö* újság* lap magazin* vásárló* ügyfél ügyfel* felhasználó* részvény* bevétel* nyereség* alapító* étterem éttermek szálloda szállodák gyógyszertár* patika webshop*',
    trade:
      'vásárol* vesz* vett elad* árul* ár ára árak árú kerül olcsó* drága* kedvezmény* akció* ajánlat* kínál* szállít* rendel* előfizet* ingyen* hónap* havi díj* ügyfel* felhasználó* vélemény* márk* cég* versenytárs* alternatív* összehasonlít* piac* bolt* online app* fizet* ajánl* forint ft gyárt* népszerű* számla* hitel* kölcsön* kamat* biztosít* szerződés* járat* repül* adat* lefedettség* garanci* akkumulátor* alkalmazás* funkció* visszaküld* polc* választék* pénztár* tarifa* kártya* katalógus* poggyász* fiók* részlet* törlesztő* csomagautomata* hűség*',
    verbs:
      'kínál kínálja árul árulja kerül közölte bejelentette bemutatta nyitott nyit kiadta szállít számít fel emelte csökkentette gyárt gyártja elfogad lehetővé támogatja fizet biztosít repül fejleszt bezár küld fedez segít kölcsönöz épít beruház ígér garantál visszatérít indított indít vezetett csökkentett emelt ad',
    people:
      'úr asszony dr doktor professzor király királynő herceg elnök miniszter tábornok bácsi néni nagybácsi bátyám öcsém nővérem testvér anya apa fiú lánya szomszéd barát költő festő énekes színész színésznő rendező író játékos edző szent pápa kutató',
    places: 'utca út tér körút folyó tó sziget hegy völgy város falu megye kerület park híd templom erdő strand',
    determiners:
      'egy ez az azok ezek e enyém én te ő mi ti minden semmilyen két kettő három négy öt több sok néhány melyik milyen',
  },
  tr: {
    kinds:
      'uygulama* app hesap hesab* kart kartı kartın mağaza* market* süpermarket* zincir* marka* şirket* firma* banka* sigorta* havayol* operatör* sağlayıcı* platform* site sitesi* bülten* abonelik* paket* tarife* yazılım* hizmet* ürün* model* telefon* laptop* bilgisayar* araba* otomobil* çamaşır bira* gazete* dergi* müşteri* kullanıcı* hisse* ciro* kâr kurucu* restoran* otel* eczane* kot pantolon* katalo* kampanya* şube*',
    trade:
      'satın sat* fiyat* tl lira* ucuz* pahalı* uygun indirim* kampanya* teklif* teslimat* kargo* sipariş* abone* ücretsiz* aylık ay ücret* müşteri* kullanıcı* yorum* marka* şirket* rakip* alternatif* karşılaştır* pazar* piyasa* mağaza* market* online çevrimiçi uygulama* ödeme* öner* ürün* öde* hesab* kredi* faiz* sigorta* poliçe* sözleşme* uçuş* sefer* internet kapsama garanti* batarya* menzil* özellik* iade* teslim* raf* kasa* tarife* kart* katalog* bagaj* şube* taksit* kurye* sepet* beden* kumaş* ilan*',
    verbs:
      'sunuyor sunar sundu satıyor satar sattı duyurdu açıkladı açtı açıyor piyasaya başlattı teslim ücret yazdı bildirdi destekliyor kabul artırdı düşürdü üretiyor üretir veriyor verir ödüyor sigortalıyor uçuyor geliştiriyor kapatıyor gönderiyor karşılıyor getiriyor taşıyor kiralıyor vaat büyüdü yapıyor sağlıyor',
    people:
      'bay bayan bey hanım dr doktor profesör kral kraliçe prens prenses sultan cumhurbaşkanı başkan bakan general amca dayı teyze hala kardeş abla ağabey kuzen anne baba oğul kız komşu arkadaş şair ressam şarkıcı oyuncu yönetmen yazar futbolcu antrenör aziz',
    places:
      'sokak sokağı cadde caddesi bulvarı meydan meydanı nehri ırmağı gölü göl ada adası dağı vadi vadisi şehir ilçe köy köyü mahalle mahallesi park köprüsü camii kilisesi orman plaj dalgası turu',
    determiners: 'bir bu şu o benim senin onun bizim sizin onların her hiçbir iki üç dört beş birkaç çok bazı hangi',
  },
  az: {
    kinds:
      'tətbiq* hesab* kart* mağaza* market* şəbəkə* marka* brend* şirkət* firma* bank* sığorta* operator* platforma* sayt* abunə* paket* tarif* xidmət* məhsul* model* telefon* avtomobil* pivə* qəzet* jurnal* müştəri* istifadəçi* səhm* restoran* otel* aptek*',
    trade:
      'al* sat* qiymət* manat* ucuz* baha* endirim* kampaniya* təklif* çatdırılma* sifariş* abunə* pulsuz* aylıq müştəri* istifadəçi* rəy* marka* şirkət* rəqib* alternativ* müqayisə* bazar* mağaza* onlayn tətbiq* ödəniş* tövsiyə*',
    verbs: 'təklif satır satdı açdı elan açıqladı təqdim yazdı bildirdi qəbul artırdı istehsal verir',
    people:
      'cənab xanım bəy dr professor kral kraliça şah prezident nazir general əmi dayı xala bibi qardaş bacı ana ata oğul qız qonşu dost şair rəssam müğənni aktyor rejissor yazıçı futbolçu məşqçi',
    places:
      'küçə küçəsi prospekti meydanı çayı gölü adası dağı vadisi şəhər şəhəri kənd rayonu park körpüsü məscidi meşə',
    determiners: 'bir bu o mənim sənin onun bizim sizin hər heç iki üç dörd beş bir neçə çox bəzi hansı',
  },
  uz: {
    kinds:
      'ilova* hisob* karta* do‘kon* market* tarmoq* brend* kompaniya* firma* bank* sug‘urta* operator* platforma* sayt* obuna* tarif* xizmat* mahsulot* model* telefon* avtomobil* pivo gazeta* jurnal* mijoz* foydalanuvchi* restoran* mehmonxona* dorixona*',
    trade:
      'sotib sot* narx* so‘m arzon* qimmat* chegirma* aksiya* taklif* yetkaz* buyurtma* obuna* bepul oylik mijoz* foydalanuv* brend* kompaniya* raqobat* muqobil* taqqosla* bozor* do‘kon* onlayn ilova* to‘lov* tavsiya*',
    verbs: 'taklif sotadi sotmoqda ochdi e’lon chiqardi yetkazadi qabul ishlab beradi',
    people:
      'janob xonim doktor professor qirol qirolicha shoh prezident vazir general amaki tog‘a xola aka opa uka singil ona ota o‘g‘il qiz qo‘shni do‘st shoir rassom qo‘shiqchi aktyor rejissyor yozuvchi futbolchi murabbiy',
    places:
      'ko‘cha ko‘chasi maydoni daryosi ko‘li oroli tog‘i vodiysi shahar shahri qishloq tumani viloyati park ko‘prigi masjidi',
    determiners:
      'bir bu shu u mening sening uning bizning sizning har hech ikki uch to‘rt besh bir necha ko‘p ba’zi qaysi',
  },
  tk: {
    kinds:
      'programma* hasap* kart* dükan* market* tor* marka* kompaniýa* firma* bank* operator* platforma* saýt* abuna* nyrh* hyzmat* haryt* model* telefon* awtoulag* gazet* žurnal* müşderi* ulanyjy* restoran* otel*',
    trade:
      'satyn sat* baha* manat* arzan* gymmat* arzanladyş* teklip* eltip* sargyt* mugt aýlyk müşderi* ulanyjy* marka* kompaniýa* bäsdeş* deňeşdir* bazar* dükan* onlaýn töleg* maslahat*',
    verbs: 'teklip satýar açdy yglan çykardy kabul öndürýär berýär',
    people:
      'jenap hanym doktor professor patyşa şa prezident ministr general daýy daýza dogan ene kaka ogul gyz goňşy dost şahyr suratkeş aýdymçy aktýor režissýor ýazyjy',
    places: 'köçe köçesi meýdany derýasy köli adasy dagy jülgesi şäher şäheri oba etraby welaýaty',
    determiners: 'bir bu şu ol meniň seniň onuň biziň siziň her hiç iki üç dört bäş köp käbir haýsy',
  },
  kk: {
    kinds:
      'қосымша* шот* карта* дүкен* супермаркет* желі* бренд* компания* фирма* банк* сақтандыру* оператор* платформа* сайт* жазылым* тариф* қызмет* өнім* модель* телефон* автокөлік* сыра* газет* журнал* клиент* пайдаланушы* мейрамхана* қонақүй* дәріхана*',
    trade:
      'сатып сат* баға* теңге* арзан* қымбат* жеңілдік* акция* ұсын* жеткіз* тапсырыс* жазыл* тегін айлық клиент* пайдалан* пікір* бренд* компания* бәсекелес* балама* салыстыр* нарық* дүкен* онлайн төлем* кеңес*',
    verbs: 'ұсынады сатады сатты ашты жариялады шығарды жеткізеді қабылдайды береді өндіреді',
    people:
      'мырза ханым доктор профессор король патша хан президент министр генерал аға көке апай бауыр іні әпке ана әке ұл қыз көрші дос ақын суретші әнші актер режиссер жазушы футболшы бапкер',
    places:
      'көше көшесі алаңы даңғылы өзені көлі аралы тауы алқабы қала қаласы ауыл ауданы облысы саябағы көпірі мешіті',
    determiners:
      'бір бұл мына осы сол ол менің сенің оның біздің сіздің әр ешқандай екі үш төрт бес бірнеше көп кейбір қандай',
  },
  ky: {
    kinds:
      'колдонмо* эсеп* карта* дүкөн* супермаркет* тармак* бренд* компания* фирма* банк* оператор* платформа* сайт* жазылуу* тариф* кызмат* продукт* модель* телефон* унаа* гезит* журнал* кардар* колдонуучу* ресторан* мейманкана*',
    trade:
      'сатып сат* баа* сом* арзан* кымбат* арзандатуу* сунуш* жеткир* буйрутма* акысыз айлык кардар* колдонуу* пикир* бренд* компания* атаандаш* салыштыр* базар* дүкөн* онлайн төлөм* кеңеш*',
    verbs: 'сунуштайт сатат сатты ачты жарыялады чыгарды жеткирет кабыл берет өндүрөт',
    people:
      'мырза айым доктор профессор король падыша хан президент министр генерал аба таята эже байке карындаш эне ата уул кыз коңшу дос акын сүрөтчү ырчы актёр режиссёр жазуучу',
    places:
      'көчө көчөсү аянты проспекти дарыясы көлү аралы тоосу өрөөнү шаар шаары айыл району облусу паркы көпүрөсү мечити',
    determiners: 'бир бул ушул ошол ал менин сенин анын биздин сиздин ар эч эки үч төрт беш бир нече көп кээ кайсы',
  },
  tg: {
    kinds:
      'барнома* ҳисоб* корт* мағоза* дӯкон* супермаркет* шабака* бренд* ширкат* бонк* оператор* платформа* сомона* обуна* тариф* хизмат* маҳсулот* модел* телефон* мошин* рӯзнома* маҷалла* муштарӣ* мизоҷ* корбар* тарабхона* меҳмонхона*',
    trade:
      'харид* фурӯш* нарх* сомонӣ арзон* гарон* тахфиф* пешниҳод* расон* фармоиш* ройгон* моҳона муштар* корбар* бренд* ширкат* рақиб* муқоиса* бозор* мағоза* онлайн пардохт* тавсия*',
    verbs: 'пешниҳод мефурӯшад дорад дошт кушод эълон баровард қабул истеҳсол медиҳад',
    people:
      'ҷаноб хонум доктор профессор шоҳ подшоҳ президент вазир генерал амак тағо хола бародар хоҳар модар падар писар духтар ҳамсоя дӯст шоир рассом сароянда актёр коргардон нависанда бозигар мураббӣ',
    places: 'кӯча кӯчаи хиёбони майдони дарёи кӯли ҷазираи кӯҳи водии шаҳр шаҳри деҳа ноҳияи вилояти боғи пули масҷиди',
    determiners: 'як ин он ҳамин ҳамон ман ту ӯ мо шумо ҳар ҳеҷ ду се чор панҷ чанд бисёр баъзе кадом',
  },
  el: {
    kinds:
      'εφαρμογή εφαρμογής λογαριασμ* κάρτα κάρτας κατάστημα καταστήμα* μαγαζί μαγαζιά σούπερ σουπερμάρκετ αλυσίδα αλυσίδας μάρκα μάρκες εταιρεία εταιρείας εταιρία όμιλο* τράπεζα τράπεζας ασφαλιστική αεροπορική πάροχο* πλατφόρμα ιστοσελίδα συνδρομή πρόγραμμα πακέτο λογισμικό εργαλείο υπηρεσία υπηρεσίες προϊόν προϊόντα μοντέλο τηλέφωνο κινητό φορητό* αυτοκίνητο πλυντήριο μπίρα μπύρα μπύρες εφημερίδα περιοδικό πελάτης πελάτες χρήστες μετοχή μετοχές κέρδη ιδρυτής εστιατόριο ξενοδοχείο φαρμακείο',
    trade:
      'αγορά* αγοράσ* πουλ* πώληση* τιμή τιμές τιμής κοστίζ* φθην* φτην* ακριβ* έκπτωση εκπτώσεις προσφορ* προσφέρ* παράδοση παραλαβή αποστολή παραγγ* συνδρομ* δωρεάν μήνα μηνιαί* πελάτ* χρήστ* κριτικ* μάρκ* εταιρ* ανταγωνισ* εναλλακτικ* σύγκρ* συγκρίν* κατάστημ* καταστήμ* διαδικτυακ* online εφαρμογ* πληρω* πληρών* προτείν* ευρώ δόσεις πληρ* λογαριασμ* δάνει* επιτόκι* ασφάλ* συμβόλαι* πτήσ* δεδομέν* κάλυψη εγγύησ* μπαταρί* λειτουργί* επιστροφ* παράδοσ* ράφι* ποικιλί* ταμεί* πακέτ* κάρτ* κατάλογ* αποσκευ* υποκατάστημ* δόσ* κούριερ απόδειξ*',
    verbs:
      'προσφέρει έχει είχε πουλά πουλάει πωλεί κοστίζει ανακοίνωσε λάνσαρε άνοιξε ανοίγει δημοσίευσε γράφει χρεώνει δέχεται επιτρέπει διαθέτει υποστηρίζει πληρώνει ασφαλίζει πετά αναπτύσσει κλείνει στέλνει καλύπτει βοηθά δανείζει χτίζει επενδύει υπόσχεται παράγει διανέμει εγγυάται μείωσε αύξησε παρέχει εξυπηρετεί',
    people:
      'κύριος κυρία κ δρ καθηγητής βασιλιάς βασίλισσα πρίγκιπας πρόεδρος υπουργός στρατηγός θείος θεία αδελφός αδελφή αδερφός ξάδελφος μητέρα πατέρας γιος κόρη γείτονας φίλος φίλη ποιητής ζωγράφος τραγουδιστής τραγουδίστρια ηθοποιός σκηνοθέτης συγγραφέας παίκτης προπονητής άγιος αγία καγκελάριος τουρίστας',
    places:
      'οδός οδού λεωφόρος πλατεία δρόμος ποταμός λίμνη νησί βουνό όρος κοιλάδα πόλη χωριό νομός περιφέρεια συνοικία πάρκο γέφυρα εκκλησία δάσος παραλία',
    determiners:
      'ένας μία μια ένα έναν ο η το οι τα του της των τον την αυτός αυτή αυτό αυτές μου σου κάθε κανένας καμία κανένα δύο τρεις τρία τέσσερις πέντε πολλοί πολλά μερικά κάποιος κάποια κάποιο ποιος',
  },
  ka: {
    kinds:
      'აპლიკაცი* ანგარიშ* ბარათ* მაღაზი* სუპერმარკეტ* ქსელ* ბრენდ* კომპანი* ფირმ* ბანკ* სადაზღვევო ოპერატორ* პლატფორმ* საიტ* გამოწერ* პაკეტ* ტარიფ* სერვის* მომსახურებ* პროდუქტ* მოდელ* ტელეფონ* ავტომობილ* ლუდ* გაზეთ* ჟურნალ* კლიენტ* მომხმარებ* რესტორან* სასტუმრო* აფთიაქ*',
    trade:
      'იყიდ* ყიდვ* გაყიდ* ყიდის ფას* ლარ* იაფ* ძვირ* ფასდაკლ* აქცი* შეთავაზ* მიწოდ* მიტან* შეკვეთ* უფასო* თვე* მომხმარებ* შეფას* ბრენდ* კომპანი* კონკურენტ* ალტერნატივ* შეადარ* ბაზარ* ბაზრ* მაღაზი* ონლაინ აპლიკაცი* გადახდ* გირჩევ* ღირს',
    verbs: 'გთავაზობთ გვთავაზობს აქვს ყიდის ღირს გამოაცხადა გახსნა უშვებს იღებს',
    people:
      'ბატონი ქალბატონი დოქტორი პროფესორი მეფე დედოფალი პრეზიდენტი მინისტრი გენერალი ბიძა დეიდა მამიდა ძმა და დედა მამა მეზობელი მეგობარი პოეტი მხატვარი მომღერალი მსახიობი რეჟისორი მწერალი მოთამაშე მწვრთნელი წმინდა',
    places: 'ქუჩა ქუჩაზე მოედანი გამზირი მდინარე ტბა კუნძული მთა ხეობა ქალაქი სოფელი რაიონი პარკი ხიდი ეკლესია ტყე',
    determiners:
      'ეს ის ამ იმ ჩემი შენი მისი ჩვენი თქვენი მათი ყოველი არცერთი ერთი ორი სამი ოთხი ხუთი რამდენიმე ბევრი რომელი',
  },
  hy: {
    kinds:
      'հավելված* հաշիվ* քարտ* խանութ* սուպերմարկետ* ցանց* ապրանքանիշ* բրենդ* ընկերություն* բանկ* օպերատոր* հարթակ* կայք* բաժանորդագր* փաթեթ* սակագին* ծառայություն* ապրանք* մոդել* հեռախոս* մեքենա* գարեջուր* թերթ* ամսագիր* հաճախորդ* օգտատեր* ռեստորան* հյուրանոց* դեղատ*',
    trade:
      'գնել* գնում* վաճառ* գին գներ* գնով արժե* դրամ* էժան* թանկ* զեղչ* ակցիա* առաջարկ* առաք* պատվեր* անվճար ամս* հաճախորդ* օգտատեր* բրենդ* ընկերություն* մրցակ* այլընտրանք* համեմատ* շուկա* խանութ* առցանց հավելված* վճար*',
    verbs: 'առաջարկում ունի վաճառում արժե հայտարարեց բացեց թողարկեց ընդունում',
    people:
      'պարոն տիկին դոկտոր պրոֆեսոր թագավոր թագուհի նախագահ նախարար գեներալ քեռի հորեղբայր մորաքույր եղբայր քույր մայր հայր որդի դուստր հարևան ընկեր բանաստեղծ նկարիչ երգիչ դերասան ռեժիսոր գրող խաղացող մարզիչ սուրբ',
    places: 'փողոց փողոցի հրապարակ պողոտա գետ լիճ կղզի լեռ ձոր քաղաք գյուղ մարզ այգի կամուրջ եկեղեցի անտառ',
    determiners: 'մի մեկ այս այդ այն իմ քո նրա մեր ձեր նրանց ամեն ոչ երկու երեք չորս հինգ մի քանի շատ որոշ որ',
  },
};
