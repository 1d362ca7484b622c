import { once } from '../../memoise.ts';
import { unspacedScripts } from '../../language/characters.ts';
import { foldPhrase } from '../../language/search-folding.ts';
import type { Judgement, Surroundings } from './occurrence.ts';

const beforeName = (words: string): RegExp =>
  new RegExp(
    `(?:^|[^\\p{L}])(?:${words
      .split(' ')
      .map((word) => foldPhrase(word.replaceAll('_', ' ')))
      .join('|')})\\s+$`,
    'u',
  );

/** "Than", "unlike", "compared with" before the other company. */
const than = once(() =>
  beforeName(
    "than unlike like versus vs vs. compared_to compared_with instead_of beats over als gegenüber statt dan dans que qu' contrairement_à face_à comme contro rispetto_a di decât față_de än jämfört_med end sammenlignet_med enn niż od než oproti nego od чем как ніж за від ol από σε_σχέση_με mint kuin verrattuna daripada dibanding dibandingkan ketimbang hơn so_với من مقارنة_بـ מאשר לעומת כמו मुकाबले",
  ),
);
/** "Than", "not … but", "instead of" before the name, if the other company stands before that. */
const contrast = once(() =>
  beforeName(
    'than unlike like versus vs vs. instead_of over above beats but als sondern statt wie que mais comme plutôt_que contrairement_à sino como en_lugar_de mas como do_que ma come che di dan maar zoals än utan som men end men men_ikke enn men niż lecz ale než ale nego чем а но ніж від від_ а mint hanem decât ci παρά αλλά kuin vaan',
  ),
);
const thanAfter =
  /^(?:より|に比べ|と比べ|보다|에 비해|와 비교|과 비교|के मुकाबले|से (?:सस्ता|सस्ती|महंगा|बेहतर|तेज़|तेज|कम|ज़्यादा|ज्यादा)|['’]?(?:d[ae]n|t[ae]n)\s+(?:daha|ucuz|pahalı)|['’][yn]?[ae]\s+göre|['’]?(?:nál|nél)(?!\p{L}))/u;
const thanBefore = /(?:比|比起|相比|不如|超过|优于|กว่า|ถูกกว่า|แพงกว่า|ดีกว่า)$/u;
/** A sign from how a known company of the sentence is set beside the name: compared with it. */
export function judgeComparison(judgement: Judgement, { occurrence, sentence, script }: Surroundings): void {
  const { text, others } = occurrence;
  const near = others.filter(({ start, end }) => start >= sentence.from && end <= sentence.to);
  judgement.add('rivalOfUncased', near.length > 0 && !occurrence.knowledge.isCased);
  const isUnspaced = unspacedScripts.has(script) || script === 'Hangul';
  judgement.add(
    'contrasted',
    !isUnspaced &&
      near.some(({ end }) => end < occurrence.start) &&
      contrast().test(`${foldPhrase(text.slice(Math.max(sentence.from, occurrence.start - 24), occurrence.start))} `),
  );
  judgement.add(
    'comparedKnown',
    near.some(({ start, end }) => {
      const before = foldPhrase(text.slice(Math.max(0, start - 20), start)) + ' ';
      return (
        (isUnspaced ? thanBefore.test(text.slice(Math.max(0, start - 5), start)) : than().test(before)) ||
        thanAfter.test(text.slice(end, end + 20))
      );
    }),
  );
}
