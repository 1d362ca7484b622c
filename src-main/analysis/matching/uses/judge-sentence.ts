import { isPartOfPerson } from './transliterated-names.ts';
import { unspacedScripts } from '../../language/characters.ts';
import { withoutAttachedPrefix } from '../../language/attached-prefixes.ts';
import { bitsOf, hasFieldWords, type Field } from '../../language/fields/index.ts';
import { foldPhrase } from '../../language/search-folding.ts';
import { shows, unspacedPatterns } from '../../language/use-words/lookup.ts';
import type { WordTable } from '../../language/word-table.ts';
import { onlySpace, wordEnd, type Occurrence, type Surroundings, type Judgement } from './occurrence.ts';
import { showsOf } from './words-around.ts';

const money =
  /[$€£¥₹₽₺₴₩฿₫₪₱₸₦৳]\s?\d|\d[\d.,\s]{0,30}(?:[$€£¥₹₽₺₴₩฿₫₪₱₸৳]|\s?(?:eur|euros?|usd|dollars?|pounds?|kr\.?|zł|kč|ft|lei|руб\w*|грн|tl|лв|円|元|원|บาท|đồng|rupiah|रुपये|रुपए|টাকা|روپے|ريال\w*|درهم|جنيه\w*|שקלים|ש"ח)(?!\p{L}))|(?<!\p{L})(?:(?:rp|rs)\.?\s?\d|r\s?\d\d)|r\$\s?\d|%|٪|\d\s?(?:m(?:illi|ilj|ili|io)\S*|bn|b(?:illi|ili)\S*|мил\S*|млн|млрд|міл\S*|mld|mln|milyar|milyon|miliar|juta|tỷ|triệu|مليون|مليار|करोड़|लाख|亿|億|万|萬|억|만)/iu;

/** Here a bare noun at the start of a sentence shows by its verb whether it is a name. */
const withArticles = new Set(['en', 'de', 'nl', 'fr', 'es', 'pt', 'it', 'ro', 'hu', 'el', 'sv', 'da', 'no']);

const isPureKind = (bits: number): boolean => (bits & shows.kind) !== 0 && (bits & shows.trade) === 0;

/** Signs from the rest of the sentence and the text. */
export function judgeSentence(judgement: Judgement, surroundings: Surroundings): void {
  const { occurrence, sentence, part, languages, script } = surroundings;
  judgement.add('money', money.test(part));
  if (!unspacedScripts.has(script)) {
    const tokens = [...sentence.left.slice(-20), ...sentence.right.slice(0, 20)];
    const bits = tokens.map((token) => showsOf(token, languages, script));
    const count = new Set(
      tokens
        .filter((_, index) => ((bits[index] ?? 0) & (shows.trade | shows.kind)) !== 0)
        .map(({ folded }) => folded.slice(0, 5)),
    ).size;
    const kinds = new Set(
      tokens.filter((_, index) => isPureKind(bits[index] ?? 0)).map(({ folded }) => folded.slice(0, 5)),
    ).size;
    addTrade(
      judgement,
      count,
      occurrence.knowledge.isCased ? (kinds > 0 && count > 1 && !withArticles.has(languages[0] ?? '') ? 2 : 1) : 3,
    );
    judgement.add(
      'person',
      !occurrence.knowledge.isCased &&
        bits.some((found) => (found & shows.person) !== 0) &&
        !judgement.has('personBefore'),
    );
  }
  judgeScenes(judgement, surroundings);
  judgeFields(judgement, surroundings);
  judgeWorld(judgement, surroundings);
  // Where the words of no field are known, nothing can speak for the brand: what answers name is counted.
  judgement.add(
    'uncased',
    !occurrence.knowledge.isCased && !/\p{Ll}/u.test(occurrence.knowledge.name) && languages.some(hasFieldWords),
  );
  judgement.add('sureElsewhere', occurrence.isSureElsewhere);
  judgement.add('ownedElsewhere', occurrence.isOwnedElsewhere && !judgement.has('ownerBefore'));
  judgement.add('personElsewhere', occurrence.isPersonElsewhere && !judgement.has('personBefore'));
  judgement.add('manyKnown', new Set(occurrence.others.map(({ brandId }) => brandId)).size >= many);
  judgement.add('otherNameOfBrand', occurrence.isNamedOtherwise);
}

/** As many other brands of the book near a name show that the text is about their market. */
const many = 3;
/** Fewer UTF-16 units of a sentence say too little to miss a word of the field. */
const shortestTelling = 20;
const mostFieldWords = 3;
/** UTF-16 units to each side in which a text shows what it is about. */
const topicReach = 400;

/** Signs from words of the fields that the brand's other names tell: "policy" for Root, also called Root Insurance. */
function judgeFields(judgement: Judgement, { occurrence, sentence, languages, context }: Surroundings): void {
  const { start, end, fields } = occurrence;
  if (fields.size === 0) return;
  const wanted = bitsOf(fields);
  const near = context
    .fieldWordsIn(languages)
    .filter(
      (word) =>
        (word.bits & wanted) !== 0 &&
        word.end > start - topicReach &&
        word.start < end + topicReach &&
        (word.end <= start || word.start >= end),
    );
  const count = new Set(
    near.filter((word) => word.start >= sentence.from && word.end <= sentence.to).map(({ word }) => word),
  ).size;
  judgement.add(
    'fieldBeside',
    near.some(
      (word) =>
        (word.end <= start && onlySpace.test(occurrence.text.slice(word.end, start))) ||
        (word.start >= end &&
          !/^\p{Lu}/u.test(occurrence.text.slice(word.start, word.start + 1)) &&
          onlySpace.test(occurrence.text.slice(wordEnd(occurrence.text, occurrence), word.start))),
    ),
  );
  judgement.add('fieldOfUncased', count > 0 && !occurrence.knowledge.isCased);
  if (count > 0) judgement.add('fieldNear');
  // A heading or a cell says too little to miss anything.
  else
    judgement.add(
      'fieldMissing',
      near.length === 0 &&
        languages.some(hasFieldWords) &&
        sentence.to - sentence.from - (end - start) >= shortestTelling,
    );
  for (let index = 1; index < Math.min(count, mostFieldWords); index += 1) judgement.add('moreField');
}

const mostScenes = 2;

/** Signs from words of a sentence about the sky, wild animals, cooking, history or stories. */
function judgeScenes(judgement: Judgement, { occurrence, sentence, part, languages, script }: Surroundings): void {
  const words = unspacedScripts.has(script)
    ? (foldPhrase(part).match(unspacedPatterns(languages[0] ?? '').scene) ?? [])
    : [...sentence.left.slice(-20), ...sentence.right.slice(0, 20)]
        .filter((token) => (showsOf(token, languages, script) & shows.scene) !== 0)
        .map(({ folded }) => folded.slice(0, 5));
  const own = foldPhrase(occurrence.knowledge.name);
  const count = new Set(words.filter((word) => !own.startsWith(word))).size;
  for (let index = 0; index < Math.min(count, mostScenes); index += 1) judgement.add('scene');
}

const mostWorldly = 3;

const consumerGoods: ReadonlySet<Field> = new Set(['shops', 'food', 'drink', 'care', 'fashion', 'home', 'devices']);

/** The fields of what a brand sells: of a shop's, all goods. */
const goodsOf = (fields: ReadonlySet<Field>): number =>
  fields.size === 0 ? 0 : bitsOf(fields.has('shops') ? fields.union(consumerGoods) : fields);

/** Signs from words of the sentence that are not about trade. */
function judgeWorld(judgement: Judgement, surroundings: Surroundings): void {
  const { context, occurrence, sentence, part, languages, script } = surroundings;
  const { table } = context;
  const goods = goodsOf(occurrence.fields);
  const ofGoods =
    goods === 0
      ? []
      : context
          .fieldWordsIn(languages)
          .filter((word) => (word.bits & goods) !== 0 && word.start >= sentence.from && word.end <= sentence.to);
  const tokens = unspacedScripts.has(script)
    ? table.worldlyIn(foldPhrase(part), languages)
    : [...sentence.left.slice(-20), ...sentence.right.slice(0, 20)]
        .filter(
          ({ folded }) =>
            table.isWorldly(folded, languages) ||
            ((script === 'Arabic' || script === 'Hebrew') && table.isWorldly(withoutAttachedPrefix(folded), languages)),
        )
        .map(({ folded }) => folded);
  const count = new Set(tokens.filter((token) => !ofGoods.some(({ word }) => token.startsWith(word.slice(0, 4))))).size;
  for (let index = 0; index < Math.min(count, mostWorldly); index += 1) judgement.add('worldly');
}

const longestRest = 4;

/** Whether the name and what follows it are a company of the same field: "楽天市場". */
function beginsCompanyOfField({ text, start, end, fields }: Occurrence, table: WordTable): boolean {
  for (let rest = 2; rest <= longestRest; rest += 1) {
    const longer = table.fieldsOfCompany(foldPhrase(text.slice(start, end + rest)));
    if (longer.size > 0 && (fields.size === 0 || !longer.isDisjointFrom(fields))) return true;
  }
  return false;
}

/** A numeral and a classifier before a noun, in Chinese and Japanese. */
const counted =
  /[一二两兩三四五六七八九十百千几幾半数\d](?:个|個|只|隻|条|條|张|張|本|斤|公斤|克|颗|顆|块|塊|片|瓶|杯|袋|盒|箱|头|頭|匹|朵|棵|粒|种|種|位|名|座|辆|台|部|篇|首|次|份|串|枚|羽|つの|杯の|本の|匹の|頭の)$/u;

/** Signs from the characters around the occurrence, in a script without spaces. */
export function judgeUnspaced(
  judgement: Judgement,
  { occurrence, part, sentence, languages, context }: Surroundings,
): void {
  const { text, start, end } = occurrence;
  const patterns = unspacedPatterns(languages[0] ?? '');
  const left = foldPhrase(text.slice(Math.max(sentence.from, start - 16), start));
  const right = foldPhrase(text.slice(end, Math.min(sentence.to, end + 16)));
  const test = (pattern: RegExp, where: string): boolean => {
    pattern.lastIndex = 0;
    return pattern.test(where);
  };
  const isPlace = test(patterns.placeBefore, left) || test(patterns.place, right.slice(0, 4));
  judgement.add('kindBeside', !isPlace && (test(patterns.kindBefore, left) || test(patterns.kindAfter, right)));
  judgement.add(
    'nameAfter',
    /^["」』]?\s?(?:の|的|ของ)?\s?[a-z\d]/u.test(right) &&
      !/^\s?\d+\s?(?:个|個|%|％|克|斤|年|月|日|つ|匹|頭|本|枚|歳|ตัว)/u.test(right),
  );
  judgement.add('measureBefore', test(patterns.measure, left));
  judgement.add('counted', counted.test(left));
  judgement.add('verbAfter', test(patterns.verbAfter, right));
  judgement.add('longerOfField', beginsCompanyOfField(occurrence, context.table));
  judgement.add('placeBeside', isPlace && !judgement.has('longerOfField'));
  judgement.add('modelAfter', /^(?:の[ァ-ヺー]{6,}|\p{Script=Han}{1,3}[a-z])/u.test(right));
  judgement.add(
    'personBefore',
    (languages[0] !== 'ja' && test(patterns.person, left.slice(-4))) || isPartOfPerson(text, start, end, context.table),
  );
  const count =
    new Set(foldPhrase(part).match(patterns.trade) ?? []).size +
    new Set(foldPhrase(part).match(patterns.kind) ?? []).size;
  addTrade(judgement, count, 3);
}

function addTrade(judgement: Judgement, count: number, most: number): void {
  for (let index = 0; index < Math.min(count, most); index += 1) judgement.add('trade');
  for (let index = most; index < Math.min(count, mostTrade); index += 1) judgement.add('moreTrade');
}

const mostTrade = 4;
