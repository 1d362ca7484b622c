import type { Sighting } from './types.ts';
import { koreanStem, matches, type Located } from './uncased-words.ts';

/** A name with its spelling in Latin letters in brackets: "유심사(USIMSA)", "وي (WE)". */
const glossed =
  /(?:[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Hangul}\p{Script=Devanagari}\p{M}]{2,16}|[\p{Script=Katakana}ー・]{2,16}|(?<![\p{Script=Han}\p{Script=Hiragana}])\p{Script=Han}{2,6})(?=\*{0,2}\s?[(（][A-Z][A-Za-z\d&.' -]{1,30}[)）])/gu;

/** Names in scripts without capitals that a spelling in Latin letters explains. */
export const glossedNames = (block: string, start: number): Sighting[] =>
  matches(block, glossed).map((found): Sighting => ({
    name: found.name,
    start: start + found.start,
    kind: 'plain',
    signs: ['glossed'],
    list: null,
  }));

/** Kinds of companies that are written as one word with the name, or end it. */
const kinds =
  '은행|카드|증권|생명|화재|손해보험|캐피탈|저축은행|페이|전자|자동차|건설|제약|식품|항공|텔레콤|통신|그룹|홀딩스|백화점|면세점|마트|홈쇼핑|호텔|병원|대학교|신문|일보|어학원|잉글리시|잉글리쉬|엔터테인먼트|리조트|중공업|제과|유업|' +
  '银行|證券|证券|保险|科技|集团|汽车|传媒|药业|航空|地产|装饰|家居|家装|设计|食品|乳业|物流|速运|基金|控股|电器|通信|影业|文化|生物|制药|医院|酒店|咖啡|餐饮|茶业|日报|網|网|' +
  '銀行|証券|生命|損保|製薬|製菓|電機|電器|電力|商事|物産|珈琲|新聞|自動車|化粧品|製作所|工業|化学|酒造|乳業|鉄道|不動産|ホールディングス|モバイル|グループ|カード|ペイ';
/** Further ones, which in running text also end words for any such company: リゾートホテル. */
const kindsSetApart =
  '테크|소프트|글로벌|코리아|푸드|바이오|헬스케어|학원|교육|스쿨|치과|의원|피부과|약국|서점|출판사|미디어|스튜디오|커피|베이커리|투어|여행사|렌터카|가구|침대|식당|갈비|치킨|피자|버거|' +
  '酒楼|饭店|宾馆|旅行社|学校|学院|大学|诊所|口腔|药店|大药房|超市|便利店|百货|商城|书店|出版社|工作室|渔具|体育|户外|家纺|床垫|灯饰|卫浴|地板|涂料|服饰|珠宝|乐器|机器人|智能|软件|网络|教育|旅游|租车|快递|重工|机械|仪器|电子|半导体|能源|化工|农业|牧业|酒业|啤酒|饮料|火锅|烤肉|奶茶|餐厅|飯店|餐廳|超商|書店|藥局|診所|醫院|電信|電子|人壽|產險|投信|營造|建設|民宿|' +
  'ホテル|リゾート|リゾーツ|旅館|温泉|荘|楼|亭|閣|庵|茶寮|本舗|本店|百貨店|薬局|薬品|工房|工務店|運輸|観光|交通|ロープウェイ|水族館|美術館|クリニック|歯科|病院|学園|予備校|ゼミ|塾|住宅|ハウス|ホーム|スーパー|ストア|マート|ドラッグ|牧場|農園|水産|製麺|製茶|醸造|ビール|フーズ|ベーカリー|カフェ|ジャパン';
const kindAtEnd = new RegExp(`(?:${kinds})$`, 'u');
const kindOfName = new RegExp(`(?:${kinds}|${kindsSetApart})$`, 'u');

/** No kind ends with a letter before these. */
const firstUncased = 0x2e80;

/** Whether a name that is set apart ends with a kind of company that is written as one word with it. */
export const endsWithKind = (name: string): boolean => {
  const kind = name.charCodeAt(name.length - 1) < firstUncased ? undefined : kindOfName.exec(name)?.[0];
  return kind !== undefined && name.length - kind.length >= shortestOwn;
};

/** What precedes the kind may take this many words of the segmenter. */
const mostParts = 3;
const shortestOwn = 2;
const longestName = 12;

/** Names that end with their kind: 하나은행, 三菱商事, 招商银行. Every run of the words before the kind is a candidate. */
export function namesWithKind(words: readonly Located[], start: number): Sighting[] {
  return words.flatMap((word, index): Sighting[] => {
    const { start: at } = word;
    const name = koreanStem(word.name, (stem) => kindAtEnd.test(stem)) ?? word.name;
    const end = at + name.length;
    const kind = kindAtEnd.exec(name)?.[0];
    if (kind === undefined) return [];
    const found: Sighting[] = [];
    let whole = name;
    let from = at;
    for (let parts = 1; parts <= mostParts; parts++) {
      if (whole.length - kind.length >= shortestOwn && end - from <= longestName)
        found.push({ name: whole, start: start + from, kind: 'plain', signs: ['kind_name'], list: null });
      const before = words[index - parts];
      if (before === undefined || before.end !== from || found.length > 1) break;
      whole = before.name + whole;
      from = before.start;
    }
    return found;
  });
}
