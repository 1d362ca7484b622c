import { rewriter, type Rewrite } from '#shared/language/rewrite.ts';
import type { MarkedText } from '#shared/language/text-key.ts';
import type { Texts } from '#shared/language/texts.ts';
import { fieldProblems, problemTexts, replyProblems } from './problem-texts.ts';
import { fileProblems, rowProblems, importTexts } from './import-texts.ts';
import { messageTexts } from './message-texts.ts';
import { pageTexts } from './page-texts.ts';
import { findingTexts, progressTexts } from './progress-texts.ts';
import { databaseTexts, publishingTexts } from './publishing-texts.ts';
import { noticeTexts, scanTexts } from './scan-texts.ts';
import { desktopProblems, workspaceTexts } from './workspace-texts.ts';

/** Whole sentences of the service. The more general come last. */
export const sentences: readonly MarkedText[] = [
  ...[importTexts, databaseTexts, publishingTexts, workspaceTexts, desktopProblems, messageTexts].flat(),
  ...[pageTexts, findingTexts, scanTexts, noticeTexts, problemTexts].flat(),
];

/** What is said of a field, a file or a row, which is named before. */
export const predicates: readonly MarkedText[] = [...fileProblems, ...rowProblems, ...replyProblems, ...fieldProblems];

/** A sentence can end with another one, or hold what is wrong with a file. */
const inner: Readonly<Record<string, Rewrite>> = {
  why: (english, texts) => serviceTextOrNone(english, texts),
  problem: (english, texts) => serviceTextOrNone(english, texts),
};
const sentence = rewriter(sentences, inner);
const predicate = rewriter(predicates, inner);
const work = rewriter(progressTexts, inner);

/** One problem of a request or of a file, `name: is required`. */
function namedProblem(problem: string, texts: Texts): string | undefined {
  const [, name = '', what = ''] = /^([^:\n]{1,200}): (.+)$/s.exec(problem) ?? [];
  const written = what === '' ? undefined : (predicate(what, texts) ?? sentence(what, texts));
  return written === undefined ? undefined : `${name}: ${written}`;
}

/** The problems of a request, one or several; undefined if one of them is not known. */
function namedProblems(message: string, texts: Texts): string | undefined {
  const whole = namedProblem(message, texts);
  if (whole !== undefined) return whole;
  const written = message
    .split(/; (?=[\w[\].]+: |and \d)/)
    .map((problem) => namedProblem(problem, texts) ?? predicate(problem, texts));
  return written.length === 1 || written.includes(undefined) ? undefined : written.join('; ');
}

function serviceTextOrNone(english: string, texts: Texts): string | undefined {
  return sentence(english, texts) ?? predicate(english, texts) ?? namedProblems(english, texts);
}

/** A sentence of the service in a language: an error, an outcome, a finding. Others stay in English. */
export const serviceTextIn = (english: string, texts: Texts): string => serviceTextOrNone(english, texts) ?? english;

/** What long work says of itself, in a language. */
export const workTextIn = (english: string, texts: Texts): string =>
  work(english, texts) ?? serviceTextIn(english, texts);
