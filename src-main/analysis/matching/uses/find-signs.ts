import { unspacedScripts, type Script } from '../../language/characters.ts';
import { mainScript, sentenceContext } from '../sentence-context.ts';
import { judgeCompanies } from './judge-companies.ts';
import { judgeComparison } from './judge-comparison.ts';
import { judgeCompound } from './judge-compound.ts';
import { judgeContainer } from './judge-container.ts';
import { judgeFrame } from './judge-frame.ts';
import { judgeIndefinite } from './judge-indefinite.ts';
import { judgeMarks } from './judge-marks.ts';
import { judgeNeighbours } from './judge-neighbours.ts';
import { judgePlace } from './judge-place.ts';
import { judgeSentence, judgeUnspaced } from './judge-sentence.ts';
import { judgeSenses } from './judge-senses.ts';
import { judgeSeries } from './judge-series.ts';
import { judgeKnowledge, judgeSpelling } from './judge-spelling.ts';
import { judgeThemes } from './judge-themes.ts';
import { type Occurrence, type UseContext, type Surroundings, Judgement, wordEnd } from './occurrence.ts';
import type { SignName } from './signs.ts';

/** The signs of an occurrence. */
export function findSigns(occurrence: Occurrence, context: UseContext): readonly SignName[] {
  const { text, start, end } = occurrence;
  const sentence = sentenceContext(text, start, wordEnd(text, occurrence));
  const part = text.slice(sentence.from, sentence.to);
  const around = mainScript(text.slice(sentence.from, start) + text.slice(end, sentence.to));
  const script = around === 'Common' ? occurrence.firstScript : around;
  const languages = languagesOf(script, part, context);
  const judgement = new Judgement();
  const isOtherScript =
    script !== 'Common' && occurrence.firstScript !== script && !areMixed(script, occurrence.firstScript);
  judgement.add('otherScript', isOtherScript);
  if (!isOtherScript) judgeKnowledge(judgement, occurrence, languages);
  const surroundings: Surroundings = { occurrence, context, sentence, part, languages, script };
  if (occurrence.knowledge.isCased) judgeSpelling(judgement, surroundings);
  judgeMarks(judgement, surroundings);
  judgeSeries(judgement, surroundings);
  if (unspacedScripts.has(script)) judgeUnspaced(judgement, surroundings);
  else judgeNeighbours(judgement, surroundings);
  judgeComparison(judgement, surroundings);
  judgeCompound(judgement, surroundings);
  judgeFrame(judgement, surroundings);
  judgeSentence(judgement, surroundings);
  judgeThemes(judgement, surroundings);
  judgeSenses(judgement, surroundings);
  judgeCompanies(judgement, surroundings);
  judgePlace(judgement, surroundings);
  judgeContainer(judgement, surroundings);
  judgeIndefinite(judgement, surroundings);
  return judgement.signs;
}

const japanese = /[\u3040-\u30ff]/u;

const mixed: ReadonlySet<Script> = new Set(['Han', 'Hiragana', 'Katakana']);

const areMixed = (a: Script, b: Script): boolean => mixed.has(a) && mixed.has(b);

function languagesOf(script: Script, part: string, { languagesIn }: UseContext): readonly string[] {
  if (mixed.has(script)) return japanese.test(part) ? ['ja'] : ['zh'];
  return languagesIn(script);
}
