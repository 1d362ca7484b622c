import { invalidRequest, notFound } from '#shared/contract/errors.ts';
import type { OutputOf } from '#shared/contract/index.ts';
import { sentenceAround } from '#main/analysis/sentences.ts';
import { createCategoriser } from '#main/findings/categorise-domain.ts';
import { decideMention } from '#main/findings/decide-mention.ts';
import { findAnswer, listMentions, readAnswerText } from '#main/store/answers.ts';
import { countNegatedMentions, listNegatedMentionRows, type NegatedMentionRow } from '#main/store/negated-mentions.ts';
import type { Store } from '#main/store/open.ts';
import { nowIso, type HandlersOf } from '../context.ts';
import { orMissing, requireCustomer, requireExecution } from '../ownership.ts';

type Item = OutputOf<'list-negated-mentions'>['mentions'][number];

const defaultLimit = 100;

/** Mentions that the analysis does not count, for the user to review. */
export const mentionHandlers: HandlersOf<'list-negated-mentions' | 'decide-negated-mention'> = {
  'list-negated-mentions': (request, context, caller) => {
    requireCustomer(context, caller, request.customerId);
    const filter = {
      customerId: request.customerId,
      brandId: request.brandId ?? null,
      decision: request.decision ?? null,
    };
    const page = { limit: request.limit ?? defaultLimit, offset: request.offset ?? 0 };
    return {
      total: countNegatedMentions(context.store, filter),
      mentions: listNegatedMentionRows(context.store, filter, page).map((row) => describe(context.store, row)),
    };
  },

  'decide-negated-mention': (request, context, caller) => {
    const { store } = context;
    const answer = findAnswer(store, request.answerId);
    if (!answer) throw notFound('answer', request.answerId);
    const execution = orMissing(notFound('answer', answer.id), () =>
      requireExecution(context, caller, answer.executionId, 'workspace'),
    );
    const at = listMentions(store, answer.id).find((mention) => mention.startOffset === request.start);
    if (!at) throw invalidRequest('start', `no brand is named at ${request.start} of this answer`);
    decideMention(
      store,
      execution,
      answer.id,
      {
        start: at.startOffset,
        end: at.endOffset,
        negated: request.decision === 'undecided' ? null : request.decision === 'stays_negated',
      },
      nowIso(context),
      createCategoriser(context.env),
    );
    const now = listMentions(store, answer.id).find((mention) => mention.startOffset === request.start);
    return {
      answerId: answer.id,
      mentioned: findAnswer(store, answer.id)?.mentioned === 1,
      negated: now?.negated === 1,
    };
  },
};

function describe(store: Store, row: NegatedMentionRow): Item {
  const { text } = readAnswerText(store, row.answerId);
  const sentence = sentenceAround(text, row.startOffset, row.endOffset);
  return {
    answerId: row.answerId,
    query: row.query,
    platform: row.platform,
    date: row.executionDate,
    sentence: text.slice(sentence.start, sentence.end),
    sentenceStart: sentence.start,
    sentenceEnd: sentence.end,
    brandId: row.brandId,
    brand: row.brand,
    own: row.kind === 'own',
    start: row.startOffset,
    end: row.endOffset,
    matched: text.slice(row.startOffset, row.endOffset),
    rule: row.rule,
    negated: row.negated === 1,
    decision: row.decidedNegated === null ? 'undecided' : row.decidedNegated === 1 ? 'stays_negated' : 'counts',
    decidedAt: row.decidedAt,
  };
}
