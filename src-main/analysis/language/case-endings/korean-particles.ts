/**
 * Particles and copulas that Korean attaches to a name, alone or followed by a topic or focus particle
 * (Sohn, The Korean Language, 1999, chapter 8).
 */
const first =
  '은|는|이|가|을|를|의|에|에서|에게|에게서|께|께서|한테|한테서|로|으로|로서|으로서|로써|으로써|와|과|랑|이랑|하고|도|만|까지|부터|보다|처럼|같이|만큼|' +
  '마다|조차|마저|밖에|나|이나|라도|이라도|든지|이든지|든|이든|라고|이라고|라는|이라는|란|이란|입니다|이다|다|이며|며|이고|고|이자|인|일|였다|이었다|였습니다|' +
  '이었습니다|이에요|예요|이지만|지만|이라면|라면|이야|야|요|들|들이|들은|들을|들의|식|용|측|판|발|형|등|인가요|이란|이랑|이니|니까|이니까|인데|라서|이라서';
const second = '은|는|도|만|의|이|가|을|를|요|나|까지|부터|라도|으로|로|에|과|와|조차|마저';

/** Kinds of companies and products that are written as one word with the name: 하나카드, 토스앱. */
const kinds =
  '은행|카드|증권|투자증권|생명|생명보험|화재|손해보험|보험|캐피탈|저축은행|마트|마켓|몰|쇼핑|앱|폰|전자|자동차|그룹|모바일|배송|택시|티비|항공|제약|백화점|면세점|주유소|우유|라면|맥주';

/** A string of Hangul after a name that consists of particles only, or of a kind of company and particles. */
export const koreanParticles: RegExp = new RegExp(`^(?:(?:${kinds})|(?:${kinds})?(?:${first})(?:${second})?)$`, 'u');
