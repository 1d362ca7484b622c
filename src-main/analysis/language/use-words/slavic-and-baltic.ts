import type { UseWords } from './use-words.ts';

const southSlavic: UseWords = {
  kinds:
    'aplikacij* račun* kartic* dućan* prodavnic* trgovin* supermarket* lanac lanca lanci marka marke brend* tvrtk* kompanij* firm* poduzeć* preduzeć* bank* osiguranj* operater* platform* stranic* sajt* pretplat* paket* tarif* uslug* proizvod* model* telefon* automobil* perilic* piv* novine novina časopis* kupac kupc* korisnik* korisnic* dionic* akcij* prihod* dobit* osnivač* restoran* hotel* ljekarn* apotek*',
  trade:
    'kup* prodaj* proda* cijen* cen* košta* jeftin* skup* popust* ponud* dostav* naru* pretplat* besplatn* mjesec* mesec* kupac kupc* korisni* recenzij* mark* konkuren* alternativ* uspored* upored* tržišt* prihod* online aplikacij* plaćanj* preporuč* eura kuna dinara km',
  verbs:
    'nudi prodaje košta lansira lansirao objavio objavljuje otvara otvorio isporučuje naplaćuje piše javlja prihvaća omogućuje omogućava uvodi',
  people:
    'gospodin gospođa g gđa dr profesor kralj kraljica predsjednik predsednik ministar general stric ujak teta brat sestra majka otac sin kći susjed komšija prijatelj pjesnik pesnik slikar pjevač pevač glumac redatelj reditelj pisac igrač trener',
  places:
    'ulica trg cesta put rijeka reka jezero otok ostrvo planina dolina grad selo općina opština regija park most crkva šuma plaža',
  determiners:
    'ovaj ova ovo taj ta to onaj moj moja moje tvoj njegov njen naš vaš svoj nijedan svaki svaka dva dvije dve tri četiri pet nekoliko mnogo jedan jedna jedno neki koji',
};

/** The Slavic languages in Latin and Cyrillic script, Lithuanian and Latvian. */
export const slavicAndBalticUseWords: Readonly<Record<string, UseWords>> = {
  pl: {
    kinds:
      'aplikacj* konto konta koncie kart* sklep* supermarket* sieć sieci mark* firm* spółk* bank* ubezpieczyciel* lini* operator* dostawc* platform* stron* newsletter* abonament* subskrypcj* plan* taryf* oprogramowani* narzędzi* usług* produkt* model* telefon* laptop* samochód samochod* auto pralk* piw* gazet* dziennik* czasopism* klient* użytkownik* akcj* przychod* zysk* założyciel* restauracj* hotel* apte* drogeri* pieluch* butik*',
    trade:
      'kup* sprzeda* cen* koszt* kosztuj* tani* drog* zniżk* promocj* rabat* ofert* dostaw* wysyłk* zamów* zamaw* abonament* subskrypc* darmow* miesi* opłat* klient* użytkown* opini* mark* firm* konkuren* alternatyw* porówn* ryn* sklep* online aplikacj* płatno* polec* zł złotych punkt* zakup* płac* konto kont* kredyt* pożyczk* oprocent* ubezpiecz* składk* umow* lot loty lotów danych zasięg gwarancj* bateri* funkcj* zwrot* półk* asortyment* kasa kasie taryf* kart* katalog* bagaż* oddział* bankomat* rat raty wierzytel* dług* paczk* paczkomat*',
    verbs:
      'oferuje sprzedaje kosztuje wprowadza wprowadził wprowadziła ogłosił ogłosiła otwiera otworzył otworzyła publikuje pisze podaje dostarcza pobiera przyjmuje pozwala uruchomił uruchomiła obniża podnosi zapowiada zapowiedział płaci ubezpiecza lata rozwija zamyka wysyła pokrywa pomaga pożycza buduje inwestuje obiecuje produkuje gwarantuje dowozi odkupuje skupuje obniżył podniósł obniżyła podniosła obsługuje',
    people:
      'pan pani dr profesor król królowa książę księżna prezydent minister generał wujek wuj ciocia brat siostra kuzyn kuzynka mama matka ojciec tata syn córka sąsiad sąsiadka przyjaciel poeta malarz piosenkarz piosenkarka aktor aktorka reżyser autor pisarz piłkarz zawodnik trener święty święta papież',
    places:
      'ulica ul ulicy aleja plac placu rzeka rzeki jezioro jeziora wyspa góra góry dolina miasto wieś województwo powiat gmina dzielnica park most kościół las',
    determiners:
      'ten ta to ci te tego tej tych mój moja moje twój twoja jego jej nasz nasza swój swoją żaden żadna każdy każda dwa dwie trzy cztery pięć kilka wiele jeden jedna jedno jakiś jakaś który która',
  },
  cs: {
    kinds:
      'aplikac* účet účt* kart* obchod* prodejn* pobočk* supermarket* řetězec řetězc* značk* firm* společnost* bank* pojišťovn* aerolini* operátor* dodavatel* platform* web* newsletter* předplatn* tarif* služb* produkt* výrobk* model* telefon* notebook* auto auta vůz voz* pračk* piv* noviny deník* časopis* zákazník* uživatel* akci* tržb* zisk* zakladatel* restaurac* hotel* lékárn* e-shop* eshop*',
    trade:
      'koup* nakup* nákup* prod* cen* stojí levn* drah* slev* akc* nabíd* nabíz* doruč* doprav* objedn* předplat* zdarma měsí* poplat* zákazní* uživatel* recenz* značk* firm* konkuren* alternativ* porovn* srovn* trh* obchod* online aplikac* platb* splátk* doporuč* kč korun plat* účet účt* úvěr* půjčk* úrok* pojišt* smlouv* let lety dat data pokrytí záruk* bateri* dojezd funkc* vrácen* doveze dovoz* regál* sortiment* pokladn* tarif* kart* katalog* zavazadl* poboč* bankomat* výdejn* objednáv* rozvoz*',
    verbs:
      'nabízí prodává stojí uvedl uvedla představil představila oznámil oznámila otevřel otevřela otevírá píše doručuje dodává účtuje přijímá umožňuje spustil spustila zdražuje zlevňuje platí pojišťuje létá vyvíjí zavírá posílá kryje pomáhá půjčuje staví investuje slibuje vyrábí zaručuje doveze doručí rozváží snížil zvýšil snížila zvýšila zavedl zavedla obsluhuje nabídl nabídla',
    people:
      'pan paní dr profesor král královna kníže prezident ministr generál strýc teta bratr sestra bratranec matka otec syn dcera soused sousedka přítel básník malíř zpěvák zpěvačka herec herečka režisér autor spisovatel hráč trenér svatý',
    places: 'ulice náměstí třída řeka řeky jezero ostrov hora hory údolí město vesnice kraj okres park most kostel les',
    determiners:
      'ten ta to ti ty tento tato toto můj moje tvůj jeho její náš naše svůj svou žádný žádná každý každá dva dvě tři čtyři pět několik mnoho jeden jedna jedno nějaký nějaká který která',
  },
  sk: {
    kinds:
      'aplikáci* účet účt* kart* obchod* predajn* pobočk* supermarket* reťazec reťazc* značk* firm* spoločnos* bank* poisťovn* operátor* dodávateľ* platform* web* predplatn* tarif* služb* produkt* výrobk* model* telefón* notebook* auto autá vozidl* práčk* piv* noviny denník* časopis* zákazník* používateľ* akci* tržb* zisk* zakladateľ* reštauráci* hotel* lekár* e-shop* eshop*',
    trade:
      'kúp* nakúp* nákup* pred* cen* stojí lacn* drah* zľav* akc* ponuk* ponúk* doruč* doprav* objedn* predplat* zadarmo mesa* poplat* zákazní* používateľ* recenz* značk* firm* konkuren* alternatív* porovn* trh* obchod* online aplikáci* platb* splátk* odporúč* eur',
    verbs:
      'ponúka predáva stojí uviedol uviedla predstavil predstavila oznámil oznámila otvoril otvorila otvára píše doručuje dodáva účtuje prijíma umožňuje spustil spustila',
    people:
      'pán pani dr profesor kráľ kráľovná prezident minister generál strýko teta brat sestra matka otec syn dcéra sused susedka priateľ básnik maliar spevák herec herečka režisér autor spisovateľ hráč tréner svätý',
    places: 'ulica námestie trieda rieka jazero ostrov hora údolie mesto dedina kraj okres park most kostol les',
    determiners:
      'ten tá to tí tie tento táto toto môj moja moje tvoj jeho jej náš naša svoj svoju žiadny žiadna každý každá dva dve tri štyri päť niekoľko mnoho jeden jedna jedno nejaký nejaká ktorý ktorá',
  },
  sl: {
    ...southSlavic,
    kinds: `${southSlavic.kinds} trgovin* podjetj* blagovn* znamk* banka banke zavarovalnic* naročnin* storit* izdelek izdelk* časopis* revij* strank* uporabnik*`,
    trade: `${southSlavic.trade} nakup* stane poceni drag* naroč* brezplačn* mesec* strank* primerj* trg evrov`,
    verbs:
      'ponuja prodaja stane predstavil predstavila objavil objavila odpira odprl odprla piše poroča dostavlja sprejema omogoča',
  },
  hr: southSlavic,
  bs: southSlavic,
  sr: {
    kinds: `${southSlavic.kinds} апликациј* рачун* картиц* продавниц* ланац бренд* компаниј* фирм* банк* осигурањ* оператер* платформ* сајт* претплат* пакет* тариф* услуг* производ* модел* телефон* аутомобил* пив* новине часопис* куп* корисни* акциј* приход* ресторан* хотел* апотек*`,
    trade: `${southSlavic.trade} куп* прода* цен* кошта* јефтин* скуп* попуст* понуд* достав* наруч* бесплатн* месе* марк* конкурен* упоред* тржишт* плаћањ* препоруч* динара евра`,
    verbs: `${southSlavic.verbs} нуди продаје кошта објавио отвара отворио пише јавља испоручује наплаћује омогућава`,
    people: `${southSlavic.people} господин госпођа др професор краљ краљица председник министар генерал стриц ујак тетка брат сестра мајка отац син комшија песник сликар певач глумац редитељ писац играч тренер`,
    places: `${southSlavic.places} улица трг пут река језеро острво планина долина град село општина парк мост црква шума плажа`,
    determiners: `${southSlavic.determiners} овај ова ово тај та то мој моја моје твој његов њен наш ваш сваки два две три четири пет неколико један једна неки који`,
  },
  ru: {
    kinds:
      'приложени* аккаунт* счёт счет* карт* магазин* супермаркет* гипермаркет* сеть сети сетях сетью бренд* марк* компани* фирм* банк* страховщик* авиакомпани* лоукостер* оператор* поставщик* платформ* сайт* рассылк* подписк* тариф* план программ* сервис* услуг* продукт* модел* смартфон* телефон* ноутбук* автомобил* стиральн* пив* газет* журнал* клиент* пользовател* акции выручк* прибыл* основател* ресторан* отел* аптек* маркетплейс* дискаунтер* рейс* билет*',
    trade:
      'куп* покуп* прода* цен* стои* стоимост* дёшев* дешев* дорог* недорог* скидк* акци* предложен* доставк* достав* заказ* подписк* бесплатн* месяц* комисси* клиент* пользоват* отзыв* бренд* компани* конкурент* альтернатив* сравн* рын* магазин* онлайн приложени* оплат* оплач* рекоменд* рубл* руб гривен тенге багаж* рассрочк* кешбэк* кэшбэк* плат* счёт* счет* кредит* займ* процент* ставк* страхов* полис* договор* рейс* трафик интернет покрыти* гаранти* батаре* запас функци* возврат* полк* ассортимент* касс* тариф* карт* каталог* отделени* банкомат* рассроч* бонус* пункт* выдач* смартфон* ипотек* вклад*',
    verbs:
      'предлагает продаёт продает стоит сообщил сообщила сообщает объявил объявила запустил запустила запускает открыл открыла открывает выпустил выпустила выпускает доставляет берёт берет повысил повысила снизил снизила пишет представил представила принимает работает планирует выполняет позволяет поддерживает отчиталась отчитался входит принадлежит считается платит страхует летает развивает закрывает отправляет покрывает помогает строит инвестирует обещает производит поставляет гарантирует привозит везёт начисляет списывает возвращает обслуживает держит даёт дает ввёл ввела',
    people:
      'господин госпожа г-н г-жа доктор профессор король королева князь княгиня царь президент министр генерал дядя тётя тетя брат сестра мать отец сын дочь сосед соседка друг подруга поэт художник певец певица актёр актер актриса режиссёр режиссер автор писатель игрок тренер святой святая адмирал',
    places:
      'улица ул улице площадь площади проспект переулок река реки озеро озера остров острова гора горы долина город города село деревня область района край парк мост церковь лес пляж станция',
    determiners:
      'этот эта это эти тот та те мой моя моё мои твой его её их наш наша ваш свой свою никакой никакая каждый каждая всякий два две три четыре пять несколько много один одна одно какой какая который которая',
  },
  uk: {
    kinds:
      'застосун* додат* акаунт* рахун* карт* магазин* супермаркет* мереж* бренд* марк* компані* фірм* банк* страхов* авіакомпані* оператор* постачальник* платформ* сайт* розсилк* підписк* тариф* план сервіс* послуг* продукт* модел* смартфон* телефон* ноутбук* автомобіл* пральн* пив* газет* журнал* клієнт* користувач* акції виручк* прибут* засновник* ресторан* готел* аптек* маркетплейс*',
    trade:
      'куп* прода* цін* кошту* вартіст* дешев* дорог* недорог* знижк* акці* пропоз* доставк* достав* замов* підписк* безкоштовн* місяц* комісі* клієнт* користува* відгук* бренд* компані* конкурент* альтернатив* порівн* рин* магазин* онлайн застосун* оплат* рекоменд* гривень грн розстрочк* кешбек* плат* рахун* кредит* позик* відсот* ставк* страхов* поліс* договор* рейс* трафік інтернет покритт* гаранті* батаре* додат* функці* поверн* поличк* асортимент* кас* тариф* карт* каталог* багаж* відділен* банкомат* розстроч* бонус* замовл* видач* смартфон* вклад* посилк* чек чеки',
    verbs:
      'пропонує продає коштує повідомив повідомила повідомляє оголосив оголосила запустив запустила запускає відкрив відкрила відкриває випустив випустила доставляє бере підвищив знизив пише представив представила приймає працює планує дозволяє підтримує входить належить платить страхує літає розвиває закриває відправляє покриває допомагає будує інвестує обіцяє виробляє постачає гарантує привозить нараховує списує повертає обслуговує тримає дає ввів ввела',
    people:
      'пан пані доктор професор король королева князь княгиня президент міністр генерал дядько тітка брат сестра мати батько син дочка донька сусід сусідка друг подруга поет художник співак співачка актор акторка режисер автор письменник гравець тренер святий свята',
    places:
      'вулиця вул вулиці площа площі проспект провулок річка річки озеро озера острів гора гори долина місто міста село область району край парк міст церква ліс пляж станція',
    determiners:
      'цей ця це ці той та те ті мій моя моє мої твій його її їх наш наша ваш свій свою жоден жодна кожен кожна два дві три чотири пʼять кілька багато один одна одне якийсь який яка',
  },
  be: {
    kinds:
      'праграм* дадат* рахун* карт* крам* магазін* супермаркет* сетк* брэнд* марк* кампані* фірм* банк* аператар* платформ* сайт* падпіск* тарыф* сэрвіс* паслуг* прадукт* мадэл* смартфон* тэлефон* аўтамабіл* пів* газет* часопіс* кліент* карыстальнік* рэстаран* гатэл* аптэк*',
    trade:
      'куп* прада* цан* кашту* танн* дараг* зніжк* акцы* прапан* дастаўк* замов* падпіск* бясплатн* месяц* кліент* карыста* водгук* брэнд* канкурэнт* альтэрнатыў* параўн* рын* крам* анлайн аплат* рэкаменд* рублёў руб',
    verbs:
      'прапануе прадае каштуе паведаміў паведаміла абвясціў запусціў запусціла адкрыў адкрыла выпусціў піша прадставіў прымае працуе дазваляе',
    people:
      'спадар спадарыня доктар прафесар кароль каралева князь прэзідэнт міністр генерал дзядзька цётка брат сястра маці бацька сын дачка сусед сябар паэт мастак спявак акцёр рэжысёр аўтар пісьменнік гулец трэнер святы',
    places: 'вуліца плошча праспект рака возера востраў гара горад вёска вобласць парк мост царква лес',
    determiners:
      'гэты гэтая гэта гэтыя той тая мой мая маё твой яго яе іх наш ваш свой сваю кожны кожная два дзве тры чатыры пяць некалькі адзін адна адно нейкі які якая',
  },
  bg: {
    kinds:
      'приложени* акаунт* сметк* карт* магазин* супермаркет* верига вериг* бранд* марк* компани* фирм* банк* застраховат* авиокомпани* оператор* доставчик* платформ* сайт* абонамент* план* тариф* софтуер* услуг* продукт* модел* телефон* лаптоп* автомобил* пералн* бир* вестник* списани* клиент* потребител* акции приход* печалб* основател* ресторант* хотел* аптек*',
    trade:
      'куп* прода* цен* струва* евтин* скъп* отстъпк* промоци* оферт* доставк* доставя* поръч* абонамент* безплат* месе* такс* клиент* потребит* отзив* марк* компани* конкурент* алтернатив* сравн* пазар* магазин* онлайн приложени* плащан* препоръч* лв лева евро',
    verbs:
      'предлага продава струва съобщи обяви пусна отвори отваря пише доставя таксува приема позволява представи повиши понижи',
    people:
      'господин госпожа г-н г-жа доктор професор крал кралица княз цар президент министър генерал чичо вуйчо леля брат сестра майка баща син дъщеря съсед съседка приятел поет художник певец певица актьор актриса режисьор автор писател играч треньор свети света',
    places:
      'улица ул площад булевард бул река езеро остров планина връх долина град село област община квартал парк мост църква гора плаж',
    determiners:
      'този тази това тези онзи онази мой моя мое твой негов неин наш ваш свой никой никоя всеки всяка два две три четири пет няколко много един една едно някакъв който която',
  },
  mk: {
    kinds:
      'апликаци* сметк* картичк* продавниц* супермаркет* синџир бренд* марк* компани* фирм* банк* осигурув* оператор* платформ* сајт* претплат* пакет* тариф* услуг* производ* модел* телефон* лаптоп* автомобил* пив* весник* списани* клиент* корисни* ресторан* хотел* аптек*',
    trade:
      'куп* прода* цен* чини евтин* скап* попуст* понуд* достав* нарач* бесплатн* месе* клиент* корисн* марк* компани* конкурен* алтернатив* спореди* пазар* онлајн апликаци* плаќањ* препорач* денари евра',
    verbs: 'нуди продава чини објави пушти отвори пишува доставува наплаќа прифаќа овозможува',
    people:
      'господин госпоѓа доктор професор крал кралица цар претседател министер генерал чичко тетка брат сестра мајка татко син ќерка сосед пријател поет сликар пејач актер режисер писател играч тренер свети',
    places: 'улица плоштад булевар река езеро остров планина долина град село општина парк мост црква шума',
    determiners:
      'овој оваа ова овие тој таа тоа мој моја мое твој негов нејзин наш ваш секој секоја два две три четири пет неколку многу еден една едно некој кој која',
  },
  lt: {
    kinds:
      'program* paskyr* kortel* parduotuv* tinklas tinklo prekyb* prekės ženkl* įmon* bendrov* bank* draudim* operator* platform* svetain* prenumerat* planas tarif* paslaug* produkt* model* telefon* automobil* alus alaus laikrašt* žurnal* klient* vartotoj* akcij* restoran* viešbut* vaistin*',
    trade:
      'pirk* pard* kain* kainuoj* pig* brang* nuolaid* akcij* pasiūlym* pristat* užsak* prenumer* nemokam* mėnes* klient* vartotoj* atsiliepim* konkurent* alternatyv* palygin* rink* parduotuv* internet* program* rekomenduoj* eur eurų',
    verbs: 'siūlo turi parduoda kainuoja paskelbė pristatė atidarė atidaro rašo pristato priima leidžia didina mažina',
    people:
      'ponas ponia dr profesorius karalius karalienė kunigaikštis prezidentas ministras generolas dėdė teta brolis sesuo motina tėvas sūnus dukra kaimynas draugas poetas dailininkas dainininkas aktorius režisierius rašytojas žaidėjas treneris šventasis',
    places:
      'gatvė gatvės aikštė prospektas upė ežeras sala kalnas slėnis miestas kaimas rajonas parkas tiltas bažnyčia miškas',
    determiners:
      'šis ši šie šios tas ta tie mano tavo jo jos mūsų jūsų savo joks jokia kiekvienas kiekviena du dvi trys keturi penki keli daug vienas viena kuris kuri',
  },
  lv: {
    kinds:
      'lietotn* kont* kart* veikal* tīkl* zīmol* uzņēmum* kompānij* bank* apdrošinā* operator* platform* vietn* abonement* plān* tarif* pakalpojum* produkt* model* tālru* automašīn* alus avīz* žurnāl* klient* lietotāj* akcij* restorān* viesnīc* aptiek*',
    trade:
      'pirk* pārd* cen* maksā lēt* dārg* atlaid* akcij* piedāv* piegād* pasūt* abon* bezmaksas mēne* klient* lietotāj* atsauk* zīmol* konkurent* alternatīv* salīdzin* tirg* veikal* tiešsaist* lietotn* iesak* eiro',
    verbs: 'piedāvā pārdod maksā paziņoja atvēra atver raksta piegādā pieņem ļauj ieviesa',
    people:
      'kungs kundze dr profesors karalis karaliene prezidents ministrs ģenerālis onkulis tante brālis māsa māte tēvs dēls meita kaimiņš draugs dzejnieks gleznotājs dziedātājs aktieris režisors rakstnieks spēlētājs treneris svētais',
    places:
      'iela ielas laukums prospekts bulvāris upe ezers sala kalns ieleja pilsēta ciems novads parks tilts baznīca mežs',
    determiners:
      'šis šī šie šīs tas tā tie mans mana tavs viņa viņas mūsu jūsu savs savu neviens katrs katra divi divas trīs četri pieci daži daudz viens viena kurš kura',
  },
};
