import { rewriter, type Rewrite } from '#shared/language/rewrite.ts';
import { texts } from '../language/current.ts';
import { fieldProblems, problemTexts } from './problem-texts.ts';
import { findingTexts, progressTexts } from './progress-texts.ts';
import { noticeTexts, scanTexts } from './scan-texts.ts';

/** A sentence can end with another one: the problem behind it. */
const inner = Object.fromEntries(
  ['why', 'problem'].map((name) => [name, (english: string) => sentence(english, texts())]),
);
const sentence: Rewrite = rewriter([...problemTexts, ...findingTexts, ...scanTexts, ...noticeTexts], inner);
const work = rewriter(progressTexts);
const fieldProblem = rewriter(fieldProblems);

/** One problem of a request, `name: is required`. */
function problemOfField(problem: string): string | undefined {
  const [, path = '', what = ''] = /^([\w[\].]+): (.+)$/s.exec(problem) ?? [];
  const written = what === '' ? undefined : fieldProblem(what, texts());
  return written === undefined ? undefined : `${path}: ${written}`;
}

/** The problems of a request, one or several; undefined if one of them is not known. */
function problemsOfFields(message: string): string | undefined {
  const whole = problemOfField(message);
  if (whole !== undefined) return whole;
  const written = message.split(/; (?=[\w[\].]+: )/).map(problemOfField);
  return written.includes(undefined) ? undefined : written.join('; ');
}

/** A sentence of the service in the language of the page: an error, an outcome, a finding. Others stay in English. */
export const serviceText = (english: string): string =>
  sentence(english, texts()) ?? problemsOfFields(english) ?? english;

/** What long work says of itself, in the language of the page. */
export const workText = (english: string): string => work(english, texts()) ?? serviceText(english);
