import { setImmediate as nextTurn } from 'node:timers/promises';
import type { OutputOf } from '#shared/contract/index.ts';
import { parseSearch } from '#main/analysis/language/search-words.ts';
import {
  answerSearchIsBehind,
  countStoredAnswers,
  readAnswerSearch,
  setAnswerSearch,
} from '#main/store/answer-search.ts';
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
      if (parseSearch(request.text).length === 0) return { state, answers: [], next: null };
      const { text, before = null, limit = defaultAnswers } = request;
      const found = await context.searchTexts({ text, scope: { customerId, organizationId }, before, limit });
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
