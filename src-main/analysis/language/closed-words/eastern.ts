import type { ClosedWords } from './closed-words.ts';

const southSlavic: ClosedWords = {
  pronouns:
    'ovaj ova ovo ovi ove taj ta to ti te onaj moj moja moje tvoj njegov njegova njen naš naša vaš njihov svoj svoja svoje ja on ona mi vi oni me mu ga je ih im se tko ko što šta svaki svaka svi sve neki neka nitko ništa nešto',
  prepositions:
    'u na s sa iz od do za po pri kod o bez kroz preko pod nad između prema protiv poslije prije tijekom tokom zbog radi uz oko pokraj osim',
  adverbs:
    'i ili ali ako kad kada kao jer da ne također samo vrlo jako tada tamo tu ovdje ovde sada opet uvijek uvek nikad često ponekad već više manje danas sutra jučer možda gdje gde dok još a pa te',
  auxiliaries: 'je su sam si smo bio bila bilo bili bit biti bi ima imaju imao nema hoće će može mogu mora treba nije',
  numbers: 'jedan dva dvije tri četiri pet šest sedam osam devet deset dvadeset sto tisuća prvi prva drugi treći pola',
};

/** The Slavic and Baltic languages. */
export const easternClosedWords: Readonly<Record<string, ClosedWords>> = {
  pl: {
    pronouns:
      'ten ta to ci te tego tej tym tych tamten mój moja moje mojej twój twoja jego jej nasz nasza wasz ich swój swoją swoje ja ty on ona ono my wy oni one mnie ciebie go mu ją im nas was się siebie kto co każdy każda wszyscy wszystko jakiś żaden nikt nic coś ktoś',
    prepositions:
      'w we na z ze do od dla po przy u o bez przez pod nad między przed za ku przeciw podczas według około wśród obok oprócz zamiast',
    adverbs:
      'i oraz lub albo ale jeśli gdy kiedy jak bo że nie też także tylko bardzo zbyt wtedy tam tu tutaj teraz znowu znów zawsze nigdy często czasem już jeszcze więcej mniej dziś dzisiaj jutro wczoraj może gdzie a więc dobrze prawie',
    auxiliaries: 'jest są był była było byli były będzie będą ma mają miał miała może mogą można trzeba musi należy to',
    numbers:
      'jeden dwa dwie trzy cztery pięć sześć siedem osiem dziewięć dziesięć dwadzieścia sto tysiąc pierwszy pierwsza drugi trzeci pół',
  },
  cs: {
    pronouns:
      'ten ta to ti ty tento tato toto tyto můj moje má tvůj jeho její náš naše váš jejich svůj svou své já on ona ono my vy oni mě mne ho mu ji jí jim nás vás se si kdo co každý každá všichni vše všechno nějaký žádný nikdo nic něco někdo',
    prepositions:
      've v na z ze do od pro po při u o bez přes pod nad mezi před za k ke proti během podle kolem vedle kromě místo s',
    adverbs:
      'a i nebo ale jestli když jako jak protože že ne také jen pouze velmi příliš pak tam tady zde teď znovu vždy nikdy často někdy už již ještě více méně dnes zítra včera možná kde dobře téměř zase až',
    auxiliaries: 'je jsou byl byla bylo byli byly bude budou má mají měl měla může mohou musí lze není',
    numbers: 'jeden dva dvě tři čtyři pět šest sedm osm devět deset dvacet sto tisíc první druhý třetí půl',
  },
  sk: {
    pronouns:
      'ten tá to tí tie tento táto toto tieto môj moja moje tvoj jeho jej náš naša váš ich svoj svoju svoje ja on ona ono my vy oni ma mňa ho mu ju im nás vás sa si kto čo každý každá všetci všetko nejaký žiadny nikto nič niečo niekto',
    prepositions:
      'vo v na z zo do od pre po pri u o bez cez pod nad medzi pred za k ku proti počas podľa okolo vedľa okrem s so',
    adverbs:
      'a aj i alebo ale ak keď ako pretože že nie tiež len iba veľmi príliš potom tam tu teraz znova vždy nikdy často niekedy už ešte viac menej dnes zajtra včera možno kde dobre takmer zase až',
    auxiliaries: 'je sú bol bola bolo boli bude budú má majú mal mala môže môžu musí nie',
    numbers: 'jeden dva dve tri štyri päť šesť sedem osem deväť desať dvadsať sto tisíc prvý druhý tretí pol',
  },
  sl: {
    ...southSlavic,
    prepositions: `${southSlavic.prepositions} v z iz med proti po pred čez ob zaradi brez`,
    adverbs: `${southSlavic.adverbs} in ali če ko ker tudi zelo potem tam tukaj zdaj spet vedno nikoli pogosto že več manj danes jutri včeraj kje še pa`,
    auxiliaries: 'je so sem si smo bil bila bilo bili bo bodo ima imajo imel lahko mora ni',
  },
  hr: southSlavic,
  bs: southSlavic,
  sr: {
    pronouns: `${southSlavic.pronouns} овај ова ово ови тај та то те мој моја моје његов њен наш ваш њихов свој своја он она ми ви они ме му га их им се ко шта сваки све неки нико ништа нешто`,
    prepositions: `${southSlavic.prepositions} у на са из од до за по при код о без кроз преко под над између према против после пре током због уз око осим`,
    adverbs: `${southSlavic.adverbs} и или али ако кад као јер да не такође само врло тада тамо ту овде сада опет увек никад често већ више мање данас сутра јуче можда где док још а`,
    auxiliaries: `${southSlavic.auxiliaries} је су сам смо био била било били ће има имају нема може могу мора треба није`,
    numbers: `${southSlavic.numbers} један два две три четири пет шест седам осам девет десет сто хиљада први други трећи`,
  },
  ru: {
    pronouns:
      'этот эта это эти тот та те мой моя моё мои твой твоя его её их наш наша ваш свой свою своё свои я ты он она оно мы вы они меня тебя ему ей им нас вас себя кто что каждый каждая все всё всех какой который никто ничего что-то кто-то весь вся мне тебе вам нам',
    prepositions:
      'в во на с со из от до для по при у о об без через под над между перед за к ко против около после ради среди вокруг кроме вместо возле из-за',
    adverbs:
      'и или но а если когда как потому что не ни тоже также только лишь очень слишком тогда там тут здесь сейчас теперь снова опять всегда никогда часто иногда уже ещё более менее сегодня завтра вчера может где хорошо почти же ли бы то',
    auxiliaries: 'есть был была было были будет будут имеет может могут мог могла должен нужно можно является это',
    numbers:
      'один одна два две три четыре пять шесть семь восемь девять десять двадцать сто тысяча первый первая второй третий пол',
  },
  uk: {
    pronouns:
      'цей ця це ці той та те ті мій моя моє мої твій його її їх їхній наш наша ваш свій свою своє свої я ти він вона воно ми ви вони мене тебе йому їй їм нас вас себе хто що кожен кожна всі все який жоден ніхто нічого щось хтось весь вся мені тобі вам нам',
    prepositions:
      'в у на з із зі від до для по при біля о об без через під над між перед за к проти після серед навколо крім замість коло',
    adverbs:
      'і й та або але а якщо коли як бо що не ні теж також тільки лише дуже надто тоді там тут зараз тепер знову завжди ніколи часто іноді вже ще більше менше сьогодні завтра вчора може де добре майже ж чи би б',
    auxiliaries: 'є був була було були буде будуть має мають може можуть міг повинен треба можна це',
    numbers:
      'один одна два дві три чотири пʼять шість сім вісім девʼять десять двадцять сто тисяча перший перша другий третій пів',
  },
  be: {
    pronouns:
      'гэты гэтая гэта гэтыя той тая тое мой мая маё твой яго яе іх наш наша ваш свой сваю я ты ён яна яно мы вы яны сябе хто што кожны усе ўсё нейкі',
    prepositions: 'у ў на з са ад да для па пры аб без праз пад над паміж перад за к супраць пасля сярод вакол',
    adverbs:
      'і або але а калі як бо што не таксама толькі вельмі тады там тут цяпер зноў заўсёды ніколі часта ужо ўжо яшчэ больш менш сёння заўтра дзе амаль',
    auxiliaries: 'ёсць быў была было былі будзе мае маюць можа могуць гэта',
    numbers: 'адзін адна два дзве тры чатыры пяць шэсць сем восем дзевяць дзесяць сто тысяча першы',
  },
  bg: {
    pronouns:
      'този тази това тези онзи мой моя мое твой негов неин наш ваш техен свой своя аз ти той тя то ние вие те ме му го я ги им се си кой какво всеки всички всичко някой никой нищо нещо ми',
    prepositions:
      'в във на с със от до за по при у без през под над между пред зад към против след около сред освен вместо из',
    adverbs:
      'и или но а ако когато като защото че да не също само много твърде тогава там тук сега пак винаги никога често вече още повече по-малко днес утре вчера може къде почти ли най',
    auxiliaries: 'е са беше бяха бил била било били ще има имат имаше може могат трябва бъде',
    numbers: 'един една два две три четири пет шест седем осем девет десет двайсет сто хиляда първи първа втори',
  },
  mk: {
    pronouns:
      'овој оваа ова овие тој таа тоа тие мој моја мое твој негов нејзин наш ваш свој јас ти ние вие ме му го ја ги им се си кој што секој сите сè некој никој ништо нешто',
    prepositions: 'во на со од до за по при кај без низ под над меѓу пред зад кон против после околу освен',
    adverbs:
      'и или но а ако кога како бидејќи дека да не исто само многу тогаш таму тука сега пак секогаш никогаш често веќе уште повеќе помалку денес утре вчера можеби каде',
    auxiliaries: 'е се беше беа бил била било биле ќе има имаат имаше може можат треба биде',
    numbers: 'еден една два две три четири пет шест седум осум девет десет сто илјада прв прва втор',
  },
  lt: {
    pronouns:
      'šis ši šie šios tas ta tie mano tavo jo jos mūsų jūsų jų savo aš tu jis ji mes jūs jie jos mane tave jį ją save kas kiekvienas visi viskas koks kuris niekas kažkas',
    prepositions: 'į iš su be ant po prie už per nuo iki apie prieš tarp pas dėl pagal aplink link',
    adverbs:
      'ir ar arba bet jei kai kaip nes kad ne taip pat tik labai tada ten čia dabar vėl visada niekada dažnai kartais jau dar daugiau mažiau šiandien rytoj vakar gal kur beveik',
    auxiliaries: 'yra buvo bus turi turėjo gali galėjo reikia nėra',
    numbers:
      'vienas viena du dvi trys keturi penki šeši septyni aštuoni devyni dešimt šimtas tūkstantis pirmas pirma antras pusė',
  },
  lv: {
    pronouns:
      'šis šī šie šīs tas tā tie mans mana tavs viņa viņas mūsu jūsu viņu savs savu es tu viņš mēs jūs viņi mani sevi kas katrs visi viss kāds kurš neviens nekas',
    prepositions: 'uz no ar bez pa pie aiz caur līdz par pirms starp pēc dēļ ap pret virs zem',
    adverbs:
      'un vai bet ja kad kā jo ka ne arī tikai ļoti tad tur te šeit tagad atkal vienmēr nekad bieži dažreiz jau vēl vairāk mazāk šodien rīt vakar varbūt kur gandrīz',
    auxiliaries: 'ir bija būs var varēja vajag nav tiek tika',
    numbers:
      'viens viena divi divas trīs četri pieci seši septiņi astoņi deviņi desmit simts tūkstotis pirmais pirmā otrais puse',
  },
  el: {
    pronouns:
      'ο η το οι τα του της των τον την τους τις ένας μία μια ένα αυτός αυτή αυτό αυτές αυτοί μου σου μας σας εγώ εσύ εμείς εσείς με σε ποιος όλοι όλα κάθε κανένας τίποτα κάτι κάποιος ό,τι όποιος',
    prepositions:
      'σε στο στη στην στον στα στις στους από με για χωρίς μέχρι κατά προς μετά πριν υπό μεταξύ παρά ως αντί',
    adverbs:
      'και ή αλλά αν όταν όπως γιατί ότι πως να δεν μην επίσης μόνο πολύ τότε εκεί εδώ τώρα ξανά πάντα ποτέ συχνά ήδη ακόμα πιο λιγότερο σήμερα αύριο χθες ίσως πού σχεδόν που θα',
    auxiliaries: 'είναι ήταν έχει έχουν είχε είχαν θα μπορεί μπορούν πρέπει υπάρχει υπάρχουν',
    numbers: 'δύο δυο τρία τρεις τέσσερα πέντε έξι επτά οκτώ εννέα δέκα είκοσι εκατό χίλια πρώτος πρώτη δεύτερος μισό',
  },
};
