import { setImmediate as nextTurn } from 'node:timers/promises';
import type { OutputOf } from '#shared/contract/index.ts';
import { findAnyTerm, findTerms, parseSearch, type SearchTerm } from '#main/analysis/language/search-words.ts';
import { excerptOf } from '#main/report/excerpt.ts';
import {
  answerSearchIsBehind,
  answersInScope,
  answersWithWords,
  countStoredAnswers,
  readAnswerSearch,
  setAnswerSearch,
} from '#main/store/answer-search.ts';
import { readAnswerText } from '#main/store/answers.ts';
import {
  companiesByName,
  containsWords,
  customersByName,
  domainsByName,
  groupsByName,
  queriesByText,
} from '#main/store/find-by-name.ts';
import type { ReadStore } from '#main/store/store.ts';
import type { HandlersOf } from '../context.ts';
import { organizationOf, requireCustomer, requireOrganization } from '../ownership.ts';

/** Searching: answers by their words, everything else by name. */
export const searchHandlers: HandlersOf<'get-answer-search' | 'set-answer-search' | 'search-answers' | 'find-by-name'> =
  {
    'get-answer-search': (_request, { store }) => answerSearchSettings(store),

    'set-answer-search': async ({ on, wait }, context) => {
      setAnswerSearch(context.store, on);
      const done = context.indexAnswers();
      if (wait === true) await done;
      else done.catch(() => {});
      return answerSearchSettings(context.store);
    },

    'search-answers': async (request, context, caller) => {
      const { store } = context;
      const { customerId = null } = request;
      const organizationId = organizationOf(caller) ?? request.organizationId ?? null;
      if (request.organizationId !== undefined) requireOrganization(caller, request.organizationId, 'organizationId');
      if (customerId !== null) requireCustomer(context, caller, customerId);
      if (!readAnswerSearch(store).on) return { state: 'off', answers: [], next: null };
      const state = answerSearchIsBehind(store) ? 'building' : 'ready';
      const terms = parseSearch(request.text);
      if (terms.length === 0) return { state, answers: [], next: null };
      const scope = { customerId, organizationId };
      const found = await searchTexts(store, terms, scope, request.before ?? null, request.limit ?? defaultAnswers);
      return { state, ...found };
    },

    'find-by-name': async ({ text, customerId = 0, limit = defaultNames }, context, caller) => {
      const { store } = context;
      if (customerId !== 0) requireCustomer(context, caller, customerId);
      const contains = containsWords(text);
      if (contains === null) return { customers: [], queryGroups: [], queries: [], companies: [], domains: [] };
      const search = { contains, customerId, organizationId: organizationOf(caller), limit };
      /** Other work of the process gets its turn between the parts. */
      const inTurn = async <Found>(find: (store: ReadStore, by: typeof search) => Found): Promise<Found> => {
        await nextTurn();
        return find(store, search);
      };
      return {
        customers: customersByName(store, search).map((row) => ({ ...row, archived: row.archived === 1 })),
        queryGroups: await inTurn(groupsByName),
        queries: await inTurn(queriesByText),
        companies: await inTurn(companiesByName),
        domains: await inTurn(domainsByName),
      };
    },
  };

const defaultNames = 6;
const defaultAnswers = 20;

function answerSearchSettings(store: ReadStore): OutputOf<'get-answer-search'> {
  const { on, answers, bytes } = readAnswerSearch(store);
  const stored = countStoredAnswers(store);
  return { on, indexed: Math.min(answers, stored), answers: stored, bytes };
}

/** How many answers with all words are looked at in one turn of the process. */
const inOneTurn = 200;
const turnMs = 8;
/** A search that finds little in so much time replies with what it has, and continues when asked to. */
const mostMs = 1_000;

/** Looks for terms in the texts of the answers that have all their words, until there are enough or it takes too long. */
async function searchTexts(
  store: ReadStore,
  terms: readonly SearchTerm[],
  scope: Parameters<typeof answersInScope>[2],
  before: number | null,
  limit: number,
): Promise<Pick<OutputOf<'search-answers'>, 'answers' | 'next'>> {
  const answers: OutputOf<'search-answers'>['answers'] = [];
  const started = performance.now();
  let turn = started;
  for (let below = before ?? Number.MAX_SAFE_INTEGER; ;) {
    const ids = answersWithWords(store, terms, below, inOneTurn);
    for (const candidate of answersInScope(store, ids, scope)) {
      const { text } = readAnswerText(store, candidate.answerId);
      const places = findTerms(text, terms);
      if (places !== null)
        answers.push({ ...candidate, excerpt: excerptWith(text, places[0], terms), places: places.length });
      if (answers.length === limit) return { answers, next: candidate.answerId };
      if (performance.now() - turn > turnMs) {
        await nextTurn();
        turn = performance.now();
        if (turn - started > mostMs) return { answers, next: candidate.answerId };
      }
    }
    const last = ids.at(-1);
    if (last === undefined || ids.length < inOneTurn) return { answers, next: null };
    below = last;
    await nextTurn();
    turn = performance.now();
    if (turn - started > mostMs) return { answers, next: last };
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
