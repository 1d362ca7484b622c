import type { EndingGroup, EndingTable } from './ending-table.ts';

const latinToCyrillic = new Map(
  (
    'lj љ nj њ dž џ a а b б c ц č ч ć ћ d д đ ђ e е f ф g г h х i и j ј k к l л m м n н o о p п r р s с š ш t т u у v в ' +
    'z з ž ж'
  )
    .split(' ')
    .map((letter, index, letters) => [letter, letters[index + 1] ?? letter] as const)
    .filter((_, index) => index % 2 === 0),
);
const inCyrillic = (letters: string): string =>
  letters.replaceAll(/lj|nj|dž|\p{L}/gu, (letter) => latinToCyrillic.get(letter) ?? letter);

/** Declension of Bosnian, Croatian and Serbian names, with the possessive adjectives: Podravkin, Konzumov. */
const southSlavicLatin: readonly EndingGroup[] = [
  {
    after: 'consonant',
    endings:
      'a u om em e i ima ov ova ovo ove ovi ovog ovoga ovom ovome ovoj ovu ovih ovim ovima ev eva evo eve evi evog evom evoj evu',
  },
  { replaces: 'a', endings: 'e i u o om oj ama in ina ino ine ini inog inoga inom inome inoj inu inim inima inih' },
  { replaces: 'ka', endings: 'ci' },
  { replaces: 'ga', endings: 'zi' },
  { replaces: 'ha', endings: 'si' },
  { replaces: 'o', endings: 'a u om og oga ome im ov ova ovo ove ovi ovog ovom ovoj ovu ovih ovim' },
  // Names in the plural: Plodine, u Plodinama.
  { replaces: 'e', endings: 'a ama u em om' },
  // Names that decline like adjectives: Hrvatski, Hrvatskog.
  { replaces: 'i', endings: 'og oga om ome im ih ima a u e' },
  { replaces: 'a', within: true, endings: 'oj om u e ih im' },
  // A vowel that the ending drops: Studenac, Studenca.
  { replaces: 'ac', endings: 'ca cu cem če ci aca cima čev čeva čevo čeve čevi' },
  { replaces: 'ak', endings: 'ka ku kom če ci kov kova kovo kove' },
  { replaces: 'ar', endings: 'ra ru rom rov rova' },
  { replaces: 'am', endings: 'ma mu mom' },
  { replaces: 'al', endings: 'la lu lom' },
  { replaces: 'ao', endings: 'la lu lom' },
  {
    after: 'vowel',
    endings: 'a u om em jem ja ju je jev jeva jevo jeve jevi jevog jevom jevoj jevu ov ova ovo ove ovi ovu',
  },
];

const southSlavicCyrillic: readonly EndingGroup[] = southSlavicLatin.map(({ replaces, endings, ...group }) => ({
  ...group,
  ...(replaces === undefined ? {} : { replaces: inCyrillic(replaces) }),
  endings: inCyrillic(endings),
}));

/** Slavic and Baltic declension: endings appended to consonants, and endings that replace a final vowel or -s. */
export const slavicAndBalticEndings: readonly EndingTable[] = [
  {
    // Swan, A Grammar of Contemporary Polish (2002), declension of foreign names; t, d, r, ł soften before -e.
    language: 'pl',
    groups: [
      {
        after: 'consonant',
        endings:
          'a u owi em iem ie e y i ów om ami ach ia iu iowi owy owa owe owego owej owemu owym owych owymi owską owska owski ' +
          'owskie owskiego owskiej owskim owskich',
      },
      { replaces: 'a', endings: 'y i ii ie e ę ą o ach ami om ej' },
      { replaces: 'ka', endings: 'ce kiej' },
      { replaces: 'ga', endings: 'dze' },
      { replaces: 'cha', endings: 'sze' },
      { replaces: 'ra', endings: 'rze' },
      { replaces: 'ta', endings: 'cie' },
      { replaces: 'da', endings: 'dzie' },
      { replaces: 'sta', endings: 'ście' },
      { replaces: 'ła', endings: 'le' },
      { replaces: 'sła', endings: 'śle' },
      { replaces: 'st', endings: 'ście' },
      { replaces: 't', endings: 'cie' },
      { replaces: 'd', endings: 'dzie' },
      { replaces: 'r', endings: 'rze' },
      { replaces: 'ł', endings: 'le' },
      { replaces: 'ro', endings: 'rze' },
      { replaces: 'to', endings: 'cie' },
      { replaces: 'do', endings: 'dzie' },
      { replaces: 'ek', endings: 'ka ku kiem ki ków kowi kom kami kach' },
      { replaces: 'iec', endings: 'ca cu cem ce cowi' },
      { replaces: 'ec', endings: 'ca cu cem ce cowi' },
      { replaces: 'ień', endings: 'nia niu niem nie' },
      { replaces: 'eń', endings: 'nia niu niem nie' },
      { replaces: 'iel', endings: 'la lu lem' },
      { replaces: 'ioł', endings: 'ła łu łem le' },
      { replaces: 'ór', endings: 'oru orem orze ora' },
      { replaces: 'ód', endings: 'odu odem odzie oda' },
      { replaces: 'ół', endings: 'ołu ołem ole oła' },
      { replaces: 'óz', endings: 'ozu ozem ozie' },
      { replaces: 'ąb', endings: 'ębu ębem ębie ęba' },
      { replaces: 'o', endings: 'a u em ie' },
      { replaces: 'e', endings: 'a u em owi ego emu ym im ych' },
      { replaces: 'um', endings: 'ów om ami ach' },
      // Adjectives, and names in the plural: Tyskie, Tyskiego; Delikatesy, w Delikatesach.
      { replaces: 'ie', endings: 'iego iemu im ich imi' },
      { replaces: 'y', endings: 'ego emu ym ych ymi ów om ami ach' },
      { replaces: 'i', endings: 'iego iemu im ich imi ów ach om ami' },
      { replaces: "'s", endings: 'a owi u em zie y' },
      { after: 'vowel', endings: 'a u em m owi' },
    ],
  },
  {
    // Naughton, Czech: An Essential Grammar (2005).
    language: 'cs',
    groups: [
      {
        after: 'consonant',
        endings:
          'a u em e ovi i í y ů ům ech ích ách ami ám ův ova ovo ovy ovu ově ovou ové ových ovým ovými ovi ovský ovská ovské ovského',
      },
      { replaces: 'a', endings: 'y u ou ě e o i í ách ami ám in ina ino iny inu ině' },
      { replaces: 'ka', endings: 'ce' },
      { replaces: 'ga', endings: 'ze' },
      { replaces: 'ha', endings: 'ze' },
      { replaces: 'cha', endings: 'še' },
      { replaces: 'ek', endings: 'ku ka kem ky kovi ků kům kův kova kovo' },
      { replaces: 'ec', endings: 'ce ci cem cí cům cích' },
      { replaces: 'eň', endings: 'ně ni ní' },
      { replaces: 'el', endings: 'lu la lem le lovi' },
      { replaces: 'er', endings: 'ru ra rem ře' },
      { replaces: 'ůl', endings: 'olu olem' },
      { replaces: 'ům', endings: 'omu omem omě' },
      { replaces: 'o', endings: 'a u em ě' },
      { replaces: 'um', endings: 'a u em ech' },
      { replaces: 'us', endings: 'u em ovi' },
      { replaces: 'e', endings: 'u em i í ím' },
      { replaces: 'y', endings: 'ů ům ách ami ech' },
      // Names that decline like adjectives: České, Zlatého.
      { replaces: 'á', endings: 'é ou' },
      { replaces: 'ý', endings: 'ého ému ém ým é ých ými' },
      { replaces: 'é', endings: 'ého ému ém ým ých ými' },
      { replaces: 'í', endings: 'ího ímu ím ích ími' },
      { replaces: "'s", endings: 'a u em ovi' },
      { after: 'vowel', endings: 'm' },
    ],
  },
  {
    // Naughton, Colloquial Slovak (1997).
    language: 'sk',
    groups: [
      {
        after: 'consonant',
        endings:
          'a u om ovi e i í y ov och mi ami ám ách iem iam ova ovo ove ovi ovu ovej ovho ovom ovým ovou ových ovský ovské',
      },
      { replaces: 'a', endings: 'y u ou e i ii iou iu ami ám ách in ina ino ine inej inu' },
      { replaces: 'o', endings: 'a u om e' },
      { replaces: 'um', endings: 'a u om e' },
      { replaces: 'e', endings: 'u om a i' },
      { replaces: 'ek', endings: 'ku ka kom ky kovi kov' },
      { replaces: 'ok', endings: 'ku ka kom ky kovi kov' },
      { replaces: 'ec', endings: 'ca cu com ci cov covi' },
      { replaces: 'eň', endings: 'ňa ňu ňom ni' },
      { replaces: 'el', endings: 'la lu lom' },
      { replaces: 'er', endings: 'ra ru rom ri' },
      { replaces: 'á', endings: 'ej ú ou' },
      { replaces: 'ý', endings: 'ého ému om ým ých' },
      { replaces: 'é', endings: 'ého ému om ým ých' },
      { replaces: 'y', endings: 'ov ám ách ami' },
      { replaces: "'s", endings: 'a u om ovi' },
    ],
  },
  // Alexander, Bosnian, Croatian, Serbian: A Grammar (2006).
  { language: 'hr', groups: southSlavicLatin },
  { language: 'bs', groups: [...southSlavicLatin, ...southSlavicCyrillic] },
  { language: 'sr', groups: [...southSlavicLatin, ...southSlavicCyrillic] },
  // Herrity, Slovene: A Comprehensive Grammar (2000).
  {
    language: 'sl',
    groups: [
      {
        after: 'consonant',
        endings:
          'a u om em i e ih ov ev ova ovo ove ovi ovega ovem ovim ovih ovimi eva evo eve evi evega evem ja ju jem jev jeva jevo ' +
          'jeve jevi jevih jevega jevem',
      },
      { replaces: 'a', endings: 'e i o ah am ami in ina ine ino ini inega inem inih inim inimi' },
      { replaces: 'o', endings: 'a u om em ega emu im ov ova ovo ove ovi ovega ovem ovih' },
      { replaces: 'e', endings: 'a u om em' },
      { replaces: 'ec', endings: 'ca cu cem ci cev ceva' },
      { replaces: 'ek', endings: 'ka ku kom ki kov kova' },
      { replaces: 'el', endings: 'la lu lom lov lova' },
      { replaces: 'er', endings: 'ra ru rom rov rova' },
      { replaces: 'en', endings: 'na nu nom nega nem' },
      { replaces: 'i', endings: 'ega emu em im ih imi a e o' },
      { after: 'vowel', endings: 'ja ju jem jev jeva jevo jeve jevi jevih jevega ta tu tom' },
    ],
  },
  {
    // Pugh and Press, Ukrainian: A Comprehensive Grammar (1999); к, г, х soften before -і.
    language: 'uk',
    groups: [
      { after: 'consonant', endings: 'а у ові ом ем і и ів ам ами ах ю я еві єм ям ями ях' },
      { replaces: 'а', endings: 'и і у ою ої ій о е ам ами ах' },
      { replaces: 'ка', endings: 'ці ок' },
      { replaces: 'га', endings: 'зі' },
      { replaces: 'ха', endings: 'сі' },
      { replaces: 'я', endings: 'і ї ю єю ею ьої ій ям ями ях' },
      { replaces: 'о', endings: 'а у ом ові і' },
      { replaces: 'е', endings: 'я ю ем і ого ому им' },
      { replaces: 'ий', endings: 'ого ому им ім ої ою их' },
      { replaces: 'ій', endings: 'ього ьому ім ія ієм єві' },
      { replaces: 'ок', endings: 'ка ку ком ки ків кові ками ках' },
      { replaces: 'ек', endings: 'ка ку ком ки ків кові' },
      { replaces: 'ець', endings: 'ця цю цем ці ців цеві' },
      { replaces: 'ень', endings: 'ня ню нем ні' },
      { replaces: 'ер', endings: 'ра ру ром рі' },
      { replaces: 'ел', endings: 'ла лу лом лі' },
      // і alternates with о and є in an open syllable: Львів, у Львові; Київ, Києва.
      { replaces: 'ів', endings: 'ова ову овом ові' },
      { replaces: 'їв', endings: 'єва єву євом єві' },
      { replaces: 'іг', endings: 'огу огом озі ога' },
      { replaces: 'іль', endings: 'оля олю олем олі ілля' },
      { replaces: 'ь', endings: 'я ю ем і ів еві ям ями ях ьою' },
      { replaces: 'й', endings: 'я ю єм ї їв єві' },
      { replaces: 'и', endings: 'ів ам ами ах' },
      { replaces: 'ки', endings: 'ок' },
      { replaces: 'і', endings: 'их им ими ів ям ями ях' },
    ],
  },
  {
    // Mayo, A Grammar of Byelorussian (1976).
    language: 'be',
    groups: [
      { after: 'consonant', endings: 'а у ам ом ем е ы і аў оў амі ах' },
      { replaces: 'а', endings: 'ы і е у ай аю ою амі ах ам' },
      { replaces: 'ка', endings: 'цы ак' },
      { replaces: 'га', endings: 'зе' },
      { replaces: 'ха', endings: 'се' },
      { replaces: 'т', endings: 'це' },
      { replaces: 'д', endings: 'дзе' },
      { replaces: 'та', endings: 'це' },
      { replaces: 'да', endings: 'дзе' },
      { replaces: 'я', endings: 'і ю яй ей яю' },
      { replaces: 'о', endings: 'а у ам е' },
      { replaces: 'ак', endings: 'ка ку кам ках' },
      { replaces: 'ек', endings: 'ка ку кам' },
      { replaces: 'ец', endings: 'ца цу цам цы' },
      { replaces: 'ь', endings: 'я ю ем і ью' },
      { replaces: 'й', endings: 'я ю ем і' },
      { replaces: 'ы', endings: 'ага аму ым ых аў ам амі ах' },
      { replaces: 'і', endings: 'ага аму ім іх' },
      { replaces: 'ая', endings: 'ай ую' },
      { replaces: 'ае', endings: 'ага аму ым' },
    ],
  },
  {
    // Wade, A Comprehensive Russian Grammar (2011): not a language of the product, but answers in Tajik, Kazakh or Kyrgyz quote it.
    language: 'ru',
    groups: [
      { after: 'consonant', endings: 'а у ом ем е ы и ов ев ей ам ами ах ым ых ыми' },
      { replaces: 'а', endings: 'ы и е у ой ою ей ам ами ах' },
      { replaces: 'ка', endings: 'ок ек' },
      { replaces: 'о', endings: 'а у ом е ам ах' },
      { replaces: 'е', endings: 'а у ом я ю ем и' },
      // A vowel that the ending drops: Перекрёсток, в Перекрёстке.
      { replaces: 'ок', endings: 'ка ку ком ке ки ков кам ками ках' },
      { replaces: 'ек', endings: 'ка ку ком ке ки ков кам ками ках ька ьку ьком ьке' },
      { replaces: 'ец', endings: 'ца цу цом цем це цы цев цов' },
      { replaces: 'лец', endings: 'льца льцу льцом льцем льце' },
      { replaces: 'аец', endings: 'айца айцу айцем айце' },
      { replaces: 'ел', endings: 'ла лу лом ле' },
      { replaces: 'ер', endings: 'ра ру ром ре' },
      { replaces: 'ень', endings: 'ня ню нем не' },
      { replaces: 'ей', endings: 'ья ью ьем ье' },
      { replaces: 'ня', endings: 'ен' },
      // Names that decline like adjectives.
      { replaces: 'ый', endings: 'ого ому ым ом' },
      { replaces: 'ий', endings: 'ого ому им ом его ему ем ия ию ием ии' },
      { replaces: 'ой', endings: 'ого ому ым им ом' },
      { replaces: 'ая', endings: 'ой ую ою ых' },
      { replaces: 'яя', endings: 'ей юю' },
      { replaces: 'ое', endings: 'ого ому ым ом им' },
      { replaces: 'ее', endings: 'его ему им ем' },
      { replaces: 'ые', endings: 'ых ым ыми' },
      { replaces: 'ие', endings: 'их им ими ия ию ием ии' },
      { replaces: 'я', endings: 'и е ю ей ею ям ями ях' },
      { replaces: 'ь', endings: 'я ю ем е и ью ей ям ями ях' },
      { replaces: 'й', endings: 'я ю ем е и ев' },
      // Names in the plural: Продукты, в Продуктах.
      { replaces: 'ы', endings: 'ов ам ами ах' },
      { replaces: 'и', endings: 'ов ей ам ами ах ям ями ях ев' },
      { replaces: 'ки', endings: 'ок ек' },
    ],
  },
  {
    // Leafgren, A Concise Bulgarian Grammar (2011): the definite article is appended.
    language: 'bg',
    groups: [
      { after: 'consonant', endings: 'ът а ят я и ите ове овете еве евете ов ова ово ови овия овата овото овите' },
      { after: 'vowel', endings: 'та то те я ят' },
      { replaces: 'а', endings: 'и ите' },
      { replaces: 'я', endings: 'и ите' },
      { replaces: 'й', endings: 'я ят и ите' },
      { replaces: 'и', within: true, endings: 'ия ият' },
      { replaces: 'ен', within: true, endings: 'ния ният' },
      { replaces: 'ка', endings: 'ки ките' },
    ],
  },
  // Friedman, Macedonian (2002).
  {
    language: 'mk',
    groups: [
      { after: 'consonant', endings: 'от ов он и ите ови овите ова ово ове овиот' },
      { after: 'vowel', endings: 'та ва на то во но те' },
      { replaces: 'а', endings: 'и ите ин ина ино ини' },
      { replaces: 'и', within: true, endings: 'иот' },
    ],
  },
  {
    // Ambrazas (ed.), Lithuanian Grammar (1997); foreign names get the ending of their declension.
    language: 'lt',
    groups: [
      {
        after: 'consonant',
        endings:
          'as o ui ą u e ai ų ams us ais uose is io iui į iu yje iai ių iams ius iais iuose a os oje ė ės ei ę ėje',
      },
      { replaces: 'as', endings: 'o ui ą u e ai ų ams us ais uose' },
      { replaces: 'is', endings: 'io iui į iu yje i iai ių ies imi' },
      { replaces: 'tis', endings: 'čio čiui čiu čiai čių' },
      { replaces: 'dis', endings: 'džio džiui džiu džiai džių' },
      { replaces: 'ys', endings: 'io iui į iu yje iai ių' },
      { replaces: 'tys', endings: 'čio čiui čiu' },
      { replaces: 'dys', endings: 'džio džiui džiu' },
      { replaces: 'us', endings: 'aus ui ų umi uje iaus iui ių iumi iuje' },
      { replaces: 'a', endings: 'os ai ą oje ų oms omis as ose' },
      { replaces: 'ė', endings: 'ės ei ę e ėje ių ėms ėmis ėse' },
      { replaces: 'ai', endings: 'ų ams us ais uose' },
      { replaces: 'os', endings: 'ų oms as omis ose' },
      { replaces: 'o', endings: 'as ui ą u e' },
      { after: 'vowel', endings: 's i je' },
    ],
  },
  {
    // Praulins, Latvian: An Essential Grammar (2012); t, d and s soften.
    language: 'lv',
    groups: [
      { after: 'consonant', endings: 's a am u ā i us iem os is ī im ais ajā ajam' },
      { replaces: 's', endings: 'a am u ā i iem us os' },
      { replaces: 'is', endings: 'a im i ī u iem os ša šim ža žim' },
      { replaces: 'tis', endings: 'ša šim šu ši šiem šos' },
      { replaces: 'dis', endings: 'ža žim žu ži žiem žos' },
      { replaces: 'us', endings: 'um u ū' },
      { replaces: 'a', endings: 'as ai u ā ām ās' },
      { replaces: 'e', endings: 'es ei i ē ēm ēs u' },
      { replaces: 'i', endings: 'u iem us os' },
      { replaces: 'as', endings: 'u ām ās' },
      { replaces: 'ais', endings: 'ā ajam o ajā' },
      { after: 'vowel', endings: 's' },
    ],
  },
];
