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
const kindAtEnd =
  /(?:은행|카드|증권|생명|화재|손해보험|캐피탈|저축은행|페이|전자|자동차|건설|제약|식품|항공|텔레콤|통신|그룹|홀딩스|백화점|면세점|마트|홈쇼핑|호텔|병원|대학교|신문|일보|银行|證券|证券|保险|科技|集团|汽车|传媒|药业|航空|地产|装饰|家居|家装|设计|食品|乳业|物流|速运|基金|控股|电器|通信|影业|文化|生物|制药|医院|酒店|咖啡|餐饮|茶业|日报|網|网|銀行|証券|生命|損保|製薬|食品|製菓|電機|電器|電力|商事|物産|珈琲|新聞|自動車|化粧品|製作所|工業|化学|酒造|乳業|鉄道|航空|不動産|ホールディングス|モバイル|グループ|証券|カード|ペイ|銀行)$/u;

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
