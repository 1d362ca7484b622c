import type { OutputOf } from '#shared/contract/index.ts';
import { findAnyTerm, findTerms, parseSearch, type SearchTerm } from '#main/analysis/language/search-words.ts';
import { answersInScope, answersWithWords, type AnswerSearchScope } from '#main/store/answer-search.ts';
import { readAnswerText } from '#main/store/answers.ts';
import type { ReadStore } from '#main/store/store.ts';
import { excerptOf } from './excerpt.ts';

/** What to look for in the texts of answers. */
export interface TextSearch {
  readonly text: string;
  readonly scope: AnswerSearchScope;
  /** Answers stored before this one only; null: all. */
  readonly before: number | null;
  readonly limit: number;
}

/** The answers found, and the one to continue after; null if there are no more. */
export type FoundTexts = Pick<OutputOf<'search-answers'>, 'answers' | 'next'>;

/** How many answers with all words are looked at between two looks at the clock. */
const atOnce = 200;
/** A search that finds little in so much time replies with what it has, and continues when asked to. */
const mostMs = 1_000;

/**
 * Looks for terms in the texts of the answers that have all their words, until there are enough or it takes too long. The
 * beginning of a word alone can take seconds in millions of answers: call it in a worker.
 */
export function searchTexts(store: ReadStore, { text: wanted, scope, before, limit }: TextSearch): FoundTexts {
  const terms = parseSearch(wanted);
  const answers: OutputOf<'search-answers'>['answers'] = [];
  const started = performance.now();
  for (let below = before ?? Number.MAX_SAFE_INTEGER; ;) {
    const ids = answersWithWords(store, terms, below, atOnce);
    for (const candidate of answersInScope(store, ids, scope)) {
      const { text } = readAnswerText(store, candidate.answerId);
      const places = findTerms(text, terms);
      if (places !== null)
        answers.push({ ...candidate, excerpt: excerptWith(text, places[0], terms), places: places.length });
      if (answers.length === limit || performance.now() - started > mostMs)
        return { answers, next: candidate.answerId };
    }
    const last = ids.at(-1);
    if (last === undefined || ids.length < atOnce) return { answers, next: null };
    below = last;
    if (performance.now() - started > mostMs) return { answers, next: last };
  }
}

/** The text around the first place, with every place in it marked. */
function excerptWith(
  text: string,
  first: { readonly start: number; readonly end: number } | undefined,
  terms: readonly SearchTerm[],
): OutputOf<'search-answers'>['answers'][number]['excerpt'] {
  const { before, name, after } = excerptOf(text, first?.start ?? 0, first?.end ?? 0);
  return [...marked(before, terms), { text: name, found: true }, ...marked(after, terms)].filter(
    (part) => part.text !== '',
  );
}

function marked(text: string, terms: readonly SearchTerm[]): { text: string; found: boolean }[] {
  const parts: { text: string; found: boolean }[] = [];
  let at = 0;
  for (const { start, end } of findAnyTerm(text, terms)) {
    parts.push({ text: text.slice(at, start), found: false }, { text: text.slice(start, end), found: true });
    at = end;
  }
  return [...parts, { text: text.slice(at), found: false }];
}
