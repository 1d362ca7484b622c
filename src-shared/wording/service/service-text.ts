import { rewriter, type PlaceWriters } from '#shared/language/rewrite.ts';
import { englishOf, type MarkedText } from '#shared/language/text-key.ts';
import type { Texts } from '#shared/language/texts.ts';
import { fieldProblems, problemTexts, replyProblems } from './problem-texts.ts';
import { fileProblems, importTexts, notImported, rowProblems } from './import-texts.ts';
import { messageTexts } from './message-texts.ts';
import { pageTexts } from './page-texts.ts';
import { findingTexts, progressTexts } from './progress-texts.ts';
import { priceTexts } from './price-texts.ts';
import { databaseTexts, publishingTexts } from './publishing-texts.ts';
import { fieldLabelIn, placeWriters, providerNames } from './place-texts.ts';
import { noticeTexts, scanTexts } from './scan-texts.ts';
import { desktopProblems, workspaceTexts } from './workspace-texts.ts';

/** Whole sentences of the service. The more general come last. */
export const sentences: readonly MarkedText[] = [
  ...[importTexts, databaseTexts, publishingTexts, workspaceTexts, desktopProblems, messageTexts].flat(),
  ...[pageTexts, findingTexts, scanTexts, noticeTexts, problemTexts, priceTexts, providerNames].flat(),
];

/** What is said of a field, a file or a row, which is named before. */
export const predicates: readonly MarkedText[] = [...fileProblems, ...rowProblems, ...replyProblems, ...fieldProblems];

/** A sentence can end with another one, or hold what is wrong with a file. */
const inner: PlaceWriters = {
  why: (english, texts) => serviceTextOrNone(english, texts),
  problem: (english, texts) => serviceTextOrNone(english, texts),
  how: (english, texts) => serviceTextOrNone(english, texts),
  check: (english, texts) => work(english, texts),
  left: leftOut,
};

/** Messages that hold others come first, then those that begin with words: what begins with a place fits many texts. */
const rank = (message: MarkedText): number => {
  const words = englishOf(message);
  return words.includes('{problem}') ? 0 : words.startsWith('{') ? 2 : 1;
};
const ranked = sentences.toSorted((a, b) => rank(a) - rank(b));
const anyText = rewriter([...ranked, ...predicates], inner, placeWriters);
const ofField = rewriter([...predicates, ...ranked], inner, placeWriters);
const work = rewriter(progressTexts, inner, placeWriters);
const leftOutParts = rewriter(notImported, inner);

/** What of a file is not imported by itself, one kind after the other. */
function leftOut(english: string, texts: Texts): string | undefined {
  const written = english.split('; ').map((part) => leftOutParts(part, texts));
  return written.includes(undefined) ? undefined : written.join('; ');
}

/** Whether a problem is said of the field named before it; others are sentences by themselves. */
const isOfItsField =
  /^(?:is|are|was|were|has|have|holds|hold|must|may|does|do|can|cannot|still|ends|lacks|goes|refers|names|contains|select|unknown) /;

/** Fields have names of programs; those of providers, files and clients begin otherwise. */
const beginsWithField = /^[a-z][A-Za-z]*(?:\[\d+\])?: /;

const begunInLanguage = (text: string, { language }: Texts): string =>
  text.charAt(0).toLocaleUpperCase(language.code) + text.slice(1);

/** One problem of a request or of a file, `name: is required`. */
function namedProblem(problem: string, texts: Texts): string | undefined {
  const [, name = '', what = ''] = /^([^:\n]{1,200}): (.+)$/s.exec(problem) ?? [];
  const written = what === '' ? undefined : ofField(what, texts);
  if (written === undefined) return undefined;
  if (isOfItsField.test(what) || !beginsWithField.test(problem))
    return texts.t('{field}: {problem}', { field: fieldLabelIn(name, texts), problem: written });
  return /^[a-z]+ /.test(what) ? begunInLanguage(written, texts) : written;
}

/** The problems of a request, one or several; undefined if one of them is not known. */
function namedProblems(message: string, texts: Texts): string | undefined {
  const whole = namedProblem(message, texts);
  if (whole !== undefined) return whole;
  const written = message
    .split(/; (?=[\w[\].]+: |and \d)/)
    .map((problem) => namedProblem(problem, texts) ?? ofField(problem, texts));
  return written.length === 1 || written.includes(undefined) ? undefined : written.join('; ');
}

function serviceTextOrNone(english: string, texts: Texts): string | undefined {
  if (texts.language.code === 'en') return english;
  // A field before a problem is no part of a file or name that the problem begins with.
  return beginsWithField.test(english)
    ? (namedProblems(english, texts) ?? anyText(english, texts))
    : (anyText(english, texts) ?? namedProblems(english, texts));
}

/** A sentence of the service in a language: an error, an outcome, a finding. Others stay in English. */
export const serviceTextIn = (english: string, texts: Texts): string => serviceTextOrNone(english, texts) ?? english;

/** What long work says of itself, in a language. */
export const workTextIn = (english: string, texts: Texts): string =>
  work(english, texts) ?? serviceTextIn(english, texts);
