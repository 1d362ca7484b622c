import { invalidRequest, notFound } from '#shared/contract/errors.ts';
import type { OutputOf } from '#shared/contract/index.ts';
import { sentenceAround } from '#main/analysis/sentences.ts';
import { createCategoriser } from '#main/findings/categorise-domain.ts';
import { createBrandBooks } from '#main/findings/brand-books.ts';
import { decideMention } from '#main/findings/decide-mention.ts';
import { findAnswer, listMentions, readAnswerText } from '#main/store/answers.ts';
import { countNegatedMentions, listNegatedMentionRows, type NegatedMentionRow } from '#main/store/negated-mentions.ts';
import type { Store } from '#main/store/open.ts';
import { nowIso, type HandlersOf } from '../context.ts';
import { requireCustomer, requireExecution } from '../ownership.ts';

type Item = OutputOf<'list-negated-mentions'>['mentions'][number];

const shown = 100;

/** Mentions of which the analysis says that they say nothing: a person may know better. */
export const mentionHandlers: HandlersOf<'list-negated-mentions' | 'decide-negated-mention'> = {
  'list-negated-mentions': (request, context, caller) => {
    requireCustomer(context, caller, request.customerId);
    const filter = {
      customerId: request.customerId,
      brandId: request.brandId ?? null,
      decision: request.decision ?? null,
    };
    const page = { limit: request.limit ?? shown, offset: request.offset ?? 0 };
    return {
      total: countNegatedMentions(context.store, filter),
      mentions: listNegatedMentionRows(context.store, filter, page).map((row) => describe(context.store, row)),
    };
  },

  'decide-negated-mention': (request, context, caller) => {
    const { store } = context;
    const answer = findAnswer(store, request.answerId);
    if (!answer) throw notFound('answer', request.answerId);
    const execution = requireExecution(context, caller, answer.execution_id, 'workspace');
    const at = listMentions(store, answer.id).find((mention) => mention.start_offset === request.start);
    if (!at) throw invalidRequest('start', `no brand is named at ${request.start} of this answer`);
    decideMention(
      store,
      execution,
      answer.id,
      {
        start: at.start_offset,
        end: at.end_offset,
        negated: request.decision === 'undecided' ? null : request.decision === 'stays_negated',
      },
      nowIso(context),
      createBrandBooks(store).of(execution.customer_id),
      createCategoriser(context.env),
    );
    const now = listMentions(store, answer.id).find((mention) => mention.start_offset === request.start);
    return {
      answerId: answer.id,
      mentioned: findAnswer(store, answer.id)?.mentioned === 1,
      negated: now?.negated === 1,
    };
  },
};

function describe(store: Store, row: NegatedMentionRow): Item {
  const { text } = readAnswerText(store, row.answer_id);
  const sentence = sentenceAround(text, row.start_offset, row.end_offset);
  return {
    answerId: row.answer_id,
    query: row.query,
    platform: row.platform,
    date: row.execution_date,
    sentence: text.slice(sentence.start, sentence.end),
    sentenceStart: sentence.start,
    sentenceEnd: sentence.end,
    brandId: row.brand_id,
    brand: row.brand,
    own: row.kind === 'own',
    start: row.start_offset,
    end: row.end_offset,
    matched: text.slice(row.start_offset, row.end_offset),
    rule: row.rule,
    negated: row.negated === 1,
    decision: row.decided_negated === null ? 'undecided' : row.decided_negated === 1 ? 'stays_negated' : 'counts',
    decidedAt: row.decided_at,
  };
}
