import type { EndingTable } from './ending-table.ts';

const turkish =
  'ın in un ün nın nin nun nün ı i u ü yı yi yu yü a e ya ye da de ta te dan den tan ten la le yla yle ca ce ' +
  'lar ler ları leri ların lerin lara lere larda lerde lardan lerden daki deki taki teki dır dir dur dür tır tir';

/** Agglutinating languages: cases are appended to the name, with or without an apostrophe. */
export const uralicAndTurkicEndings: readonly EndingTable[] = [
  {
    // Karlsson, Finnish: A Comprehensive Grammar (2018), chapters on the cases and on enclitics. A name that ends in a
    // consonant takes -i- first: Bitwardenin.
    language: 'fi',
    groups: [
      {
        after: 'vowel',
        endings:
          'n a ä ta tä ssa ssä sta stä lla llä lle lta ltä na nä ksi tta ttä an än en in on un ön yn hin hon hun han ' +
          'nkin nkaan ssakin stakin llakin ssä kin kaan kään ko kö t ja jä jen issa ista illa ille ihin',
      },
      {
        after: 'consonant',
        endings:
          'in ia iä iin issa issä ista istä illa illä ille ilta iltä ina inä iksi itta ittä inkin iakin issakin istakin ' +
          'illakin ikin ikaan iko ikö it eja ejä ien eissa eista eilla eille eihin',
      },
      // A double stop becomes single before an ending that closes its syllable: Gigantti, Gigantissa.
      { replaces: 'tti', endings: 'tin tissa tissä tista tistä tilla tillä tilta tiltä tille tiksi' },
      { replaces: 'kki', endings: 'kin kissa kissä kista kistä killa killä kilta kiltä kille kiksi' },
      { replaces: 'ppi', endings: 'pin pissa pissä pista pistä pilla pillä pilta piltä pille piksi' },
    ],
  },
  {
    // Viitso, "Structure of the Estonian language", in Erelt (ed.), Estonian Language (2003): 14 cases on the genitive.
    language: 'et',
    groups: [
      { after: 'vowel', endings: 't sse s st le l lt ks ni na ta ga d de del dele st gi ki' },
      {
        after: 'consonant',
        endings:
          'i it isse is ist ile il ilt iks ini ina ita iga id ide idel idele igi e es est ele el elt eks ega ' +
          'u us ust ule ul ult uks uga ut a as ast ale al alt aks aga at ki',
      },
    ],
  },
  {
    // Rounds, Hungarian: An Essential Grammar (2009): case endings in vowel harmony; -val and -vel assimilate (~).
    language: 'hu',
    groups: [
      {
        endings:
          'nak nek ban ben ba be ból ből ra re ról ről nál nél hoz hez höz tól től ért ig ként é éi ék szal szel ' +
          'val vel ~al ~el os es ös s i n t hoz vá vé ~á ~é',
      },
      { after: 'consonant', endings: 'ot et öt at on en ön ok ek ök okat eket ökat okban ekben ja je' },
      { after: 'vowel', endings: 'k kat ket kban kben ja je' },
    ],
  },
  // Göksel and Kerslake, Turkish: A Comprehensive Grammar (2005): the apostrophe of proper names is often left out.
  { language: 'tr', groups: [{ endings: turkish }] },
  {
    // Öztopçu, Elementary Azerbaijani (2000).
    language: 'az',
    groups: [
      {
        endings:
          'ın in un ün nın nin nun nün ı i u ü nı ni nu nü a ə ya yə da də dan dən la lə lar lər ları ləri ların lərin ' +
          'dır dir dur dür dakı dəki',
      },
    ],
  },
  {
    // Bodrogligeti, An Academic Reference Grammar of Modern Literary Uzbek (2003).
    language: 'uz',
    groups: [{ endings: 'ning ni ga ka qa da dan lar larni larning lari dagi niki dir' }],
  },
  {
    // Clark, Turkmen Reference Grammar (1998).
    language: 'tk',
    groups: [
      {
        endings: 'iň yň uň üň niň nyň nuň nüň i y ni ny e a ä ne na de da den dan ler lar leri lary däki daky dir dyr',
      },
    ],
  },
  {
    // Muhamedowa, Kazakh: A Comprehensive Grammar (2016).
    language: 'kk',
    groups: [
      {
        endings:
          'ның нің дың дің тың тің ны ні ды ді ты ті ға ге қа ке да де та те дан ден тан тен нан нен мен бен пен ' +
          'лар лер дар дер тар тер дағы дегі тағы тегі дікі тікі',
      },
    ],
  },
  {
    // Hebert and Poppe, Kirghiz Manual (1963).
    language: 'ky',
    groups: [
      {
        endings:
          'нын нин нун нүн дын дин дун дүн тын тин тун түн ны ни ну нү ды ди ду дү ты ти ту тү га ге го гө ка ке ко кө ' +
          'да де до дө та те то тө дан ден дон дөн тан тен тон төн лар лер лор лөр дар дер тар тер дагы деги',
      },
    ],
  },
];
