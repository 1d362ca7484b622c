/**
 * Particles and copulas that Korean attaches to a name (Sohn, The Korean Language, 1999, chapter 8): a plural or noun
 * suffix, a case particle, up to two particles of focus, or a form of the copula.
 */
const suffixes = '들|측|식|용|판|발|형|등';
const cases =
  '이|가|을|를|의|에|에서|에게|에게서|께|께서|한테|한테서|로|으로|로서|으로서|로써|으로써|와|과|랑|이랑|하고|처럼|같이|만큼|보다|까지|부터|' +
  '에서부터|으로부터|로부터|에다|에다가|대로';
const focus =
  '은|는|도|만|의|이|가|을|를|요|나|이나|까지|부터|라도|이라도|마다|조차|마저|밖에|든지|이든지|든|이든|뿐|뿐만|커녕|은커녕|는커녕|야말로|이야말로|' +
  '란|이란|라는|이라는|라고|이라고|라면|이라면|에|에서|으로|로|과|와|보다|처럼|만큼';
const copula =
  '이?(?:다|다만|었다|었던|었고|었으며|었는데|며|고|자|지만|니까|니|거나|라서|라며|라면서|라는데|라지만|에요|고요|죠|지요|네요|네|군요|야|어서|인|든가|라든지|라든가)|' +
  '였다|였던|였고|였으며|였는데|였습니다|이었습니다|예요|입니다|입니다만|입니까|인|인가|인가요|인데|인데요|인지|일|일까|일까요|일지|임|임을|이란|요|' +
  '답게|다운|스러운';

/** Kinds of companies and products that are written as one word with the name: 하나카드, 토스앱. */
const kinds =
  '은행|카드|증권|투자증권|생명|생명보험|화재|손해보험|보험|캐피탈|저축은행|마트|마켓|몰|쇼핑|앱|어플|폰|전자|자동차|그룹|모바일|배송|택시|티비|항공|제약|' +
  '백화점|면세점|주유소|우유|라면|맥주|페이|멤버십|매장|제품|서비스|본사|코리아|홈쇼핑|건설|화학|통신|텔레콤|유플러스|사이트|계정|스토어';

/** A string of Hangul after a name that consists of particles only, or of a kind of company and particles. */
export const koreanParticles: RegExp = new RegExp(
  `^(?=.)(?:${kinds})?(?:${suffixes})?(?:${cases})?(?:${focus})?(?:${focus})?(?:${copula})?$`,
  'u',
);
