import { chain, type EndingTable } from './ending-table.ts';

/** Göksel and Kerslake, Turkish: A Comprehensive Grammar (2005): the apostrophe of proper names is often left out. */
const turkishCases =
  'ın in un ün nın nin nun nün ı i u ü yı yi yu yü nı ni nu nü a e ya ye na ne da de ta te nda nde dan den tan ten ndan nden ' +
  'la le yla yle ca ce ça çe nca nce';
const turkishOwned = 'ı i u ü sı si su sü ım im um üm mız miz muz müz ımız imiz umuz ümüz';
const turkishCopula =
  'dır dir dur dür tır tir tur tür ydı ydi ydu ydü dı di du dü tı ti tu tü ymış ymiş mış miş sa se ysa yse ken yken';
const turkishAdjectives = 'lı li lu lü sız siz suz süz cı ci cu cü çı çi lık lik luk lük sal sel vari';
const turkish = [
  turkishCases,
  turkishOwned,
  turkishCopula,
  chain(turkishOwned, 'n nda nde ndan nden na ne nı ni nu nü nın nin nun nün yla yle'),
  chain('lar ler', `- ı i ın in a e da de dan den la le ca ce ım im ımız imiz dır dir`),
  chain('ları leri', '- n nın nin na ne nı ni nda nde ndan nden yla yle'),
  chain('da de ta te nda nde', `ki kiler kilerin kinin kine kini dir dır ydi ydı yse ysa yken`),
  chain('dan den tan ten ndan nden', 'dir dır di dı se sa ki'),
  chain('nın nin nun nün ın in un ün', 'ki kiler kinden dir dır'),
  chain('ya ye na ne a e', 'dır dir ydı ydi'),
  chain(turkishAdjectives, '- lar ler yı yi ya ye nın nin dır dir ları leri'),
].join(' ');

/** Öztopçu, Elementary Azerbaijani (2000). */
const azerbaijaniCases =
  'ın in un ün nın nin nun nün ı i u ü nı ni nu nü yı yi yu yü a ə ya yə na nə da də nda ndə dan dən ndan ndən la lə yla ylə ca cə';
const azerbaijaniOwned = 'ı i u ü sı si su sü ım im ımız imiz';
const azerbaijaniCopula = 'dır dir dur dür mı mi mu mü sa sə ydı ydi';
const azerbaijani = [
  azerbaijaniCases,
  azerbaijaniOwned,
  azerbaijaniCopula,
  chain(azerbaijaniOwned, 'n nda ndə ndan ndən na nə nı ni nu nü nın nin nun nün yla ylə'),
  chain('lar lər', '- ı i ın in a ə da də dan dən la lə dır dir ımız imiz'),
  chain('ları ləri', '- n nın nin na nə nı ni nda ndə ndan ndən'),
  chain('ın in un ün nın nin nun nün', 'kı ki dır dir dur dür'),
  chain('da də nda ndə', 'kı ki dır dir kılar kilər'),
  chain('dan dən ndan ndən', 'dır dir sa sə'),
  chain('lı li lu lü sız siz suz süz çı çi çu çü lıq lik luq lük', '- lar lər dır dir'),
].join(' ');

/** Muhamedowa, Kazakh: A Comprehensive Grammar (2016). */
const kazakhCases =
  'ның нің дың дің тың тің ны ні ды ді ты ті ға ге қа ке да де та те дан ден тан тен нан нен мен бен пен';
const kazakh = [
  kazakhCases,
  chain('ы і сы сі', '- н нің ның на не нда нде нан нен мен ндағы ндегі'),
  chain('лар лер дар дер тар тер', '- ы і дың дің ға ге да де дан ден мен ды ді ына іне ында інде ымыз іміз'),
  chain('дағы дегі тағы тегі', '- лар лер дай дей'),
  chain('дікі тікі нікі', '- не н нің нде нен'),
  chain('дай дей тай тей ша ше лық лік дық дік тық тік сыз сіз шы ші лы лі ды ді', '- лар лер тар тер'),
  'ым ім ымыз іміз',
].join(' ');

/** Hebert and Poppe, Kirghiz Manual (1963). */
const kyrgyz = [
  'нын нин нун нүн дын дин дун дүн тын тин тун түн ны ни ну нү ды ди ду дү ты ти ту тү га ге го гө ка ке ко кө ' +
    'да де до дө та те то тө дан ден дон дөн тан тен тон төн',
  chain('ы и у ү сы си су сү', '- н нын нин нун нүн на не но нө нда нде ндо ндө нан нен нон нөн'),
  chain('лар лер лор лөр дар дер дор дөр тар тер тор төр', '- ы и дын дин га ге да де дан ден ды ди'),
  'дагы деги тагы теги догу дөгү дай дей тай тей лык лик дык дик сыз сиз',
].join(' ');

/** Turkic languages: endings are appended, with or without an apostrophe; a final k, q or p may soften before a vowel. */
export const turkicEndings = (): readonly EndingTable[] => [
  {
    language: 'tr',
    groups: [{ endings: turkish }, { replaces: 'k', endings: chain('ğ', 'ı i u ü ın in un ün a e ım im') }],
  },
  {
    language: 'az',
    groups: [
      { endings: azerbaijani },
      { replaces: 'k', endings: chain('y', 'ı i u ü in ün ə a') },
      { replaces: 'q', endings: chain('ğ', 'ı i u ü ın un a') },
    ],
  },
  {
    // Bodrogligeti, An Academic Reference Grammar of Modern Literary Uzbek (2003).
    language: 'uz',
    groups: [
      {
        endings: [
          chain('- lar', 'ning ni ga ka qa da dan dagi niki dek day gacha dir'),
          chain('niki', '- dan ga da dir'),
          chain('i si lari', '- ning ni ga da dan dagi'),
          'lar cha chi lik li siz im imiz',
        ].join(' '),
      },
    ],
  },
  {
    // Clark, Turkmen Reference Grammar (1998).
    language: 'tk',
    groups: [
      {
        endings: [
          'iň yň uň üň niň nyň nuň nüň i y ni ny e a ä ne na de da den dan dir dyr däki daky',
          chain('ler lar', '- iň yň e a de da den dan i y'),
          chain('i y si sy', 'niň nyň ne na nde nda nden ndan ni ny'),
        ].join(' '),
      },
    ],
  },
  {
    language: 'kk',
    groups: [
      { endings: kazakh },
      { replaces: 'к', endings: chain('гі', '- н не нің нде нен') },
      { replaces: 'қ', endings: chain('ғы', '- н на ның нда нан') },
      { replaces: 'п', endings: chain('бы бі', '- на не ның нің нда нде') },
    ],
  },
  {
    language: 'ky',
    groups: [
      { endings: kyrgyz },
      { replaces: 'к', endings: chain('гы ги гу гү', '- на не нын нин нда нде нан нен') },
      { replaces: 'п', endings: chain('бы би', '- на не нын нин нда нде') },
    ],
  },
];
