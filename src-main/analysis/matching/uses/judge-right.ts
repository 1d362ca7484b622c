import { shows } from '../../language/use-words/lookup.ts';
import { isSentenceStart } from '../common-words.ts';
import type { Token } from '../sentence-context.ts';
import type { Surroundings, Judgement } from './occurrence.ts';
import { showsOf, isOrdinaryWord } from './words-around.ts';

/** Verbs that other subjects take as readily as a company. */
const auxiliaries =
  /^(?:has|had|does|doesn't|did|didn't|is|isn't|was|wasn't|can|can't|cannot|will|won't|would|could|may|also|now|still|currently|recently|ran|runs|made|makes|hat|hatte|ist|war|kann|will|wird|macht|heeft|had|is|was|kan|zal|wil|har|hade|havde|är|var|er|kan|ska|skal|vill|vil|a|avait|va|ha|había|tem|tinha|tiene|tenía|έχει|είχε|ने|देता|देती)$/u;

/** Signs from the word after the occurrence. */
export function judgeRight(
  judgement: Judgement,
  { occurrence, context, languages, sentence }: Surroundings,
  right: Token | undefined,
  bits: number,
  isLower: boolean,
): void {
  if (right === undefined || isLower) return;
  const { knowledge, text, start } = occurrence;
  if (/^\p{N}/u.test(right.text)) return;
  const isVerb = (bits & shows.verb) !== 0 && !right.isCapital;
  const atStart =
    isSentenceStart(text, start) ||
    (sentence.left.length === 1 && (showsOf(sentence.left[0], languages, 'Latin') & shows.determiner) !== 0);
  if (isVerb && (atStart || !knowledge.isCased) && !judgement.has('markedUp')) {
    const isAuxiliary = auxiliaries.test(right.text.toLowerCase());
    if (!isAuxiliary) judgement.add('verbAfter');
    else judgement.add('auxiliaryAfter', isSentenceStart(text, start) || !languages.includes('de'));
  }
  if (!knowledge.isCased) {
    judgement.add('nameAfter', /^[\p{Script=Latin}]/u.test(right.text));
    const number = sentence.right[1];
    judgement.add(
      'modelAfter',
      number !== undefined &&
        /^\p{N}{2,4}\p{L}?$/u.test(number.text) &&
        !/^\s?[%％٪]/u.test(text.slice(number.end, number.end + 2)) &&
        (bits & (shows.kind | shows.trade)) === 0 &&
        !isOrdinaryWord(right.text, context.table, languages),
    );
    return;
  }
  if (!right.isCapital || languages.includes('de')) {
    judgement.add(
      'nameAfter',
      right.isCapital &&
        !isOrdinaryWord(right.text, context.table, languages) &&
        !knowledge.isFirstName &&
        !context.table.isLastName(right.folded),
    );
    return;
  }
  if (knowledge.isFirstName && !/\d/u.test(right.text)) return;
  judgement.add('nameAfter', !isOrdinaryWord(right.text, context.table, languages));
}
