import { notFound } from '#shared/contract/errors.ts';
import type { DomainCategory } from '#shared/domain/domain-categories.ts';
import { normaliseUrl } from '#main/analysis/citations/normalise-url.ts';
import {
  findAnswer,
  listAnswerCitations,
  listAnswerHistory,
  listMentions,
  readAnswerText,
} from '#main/store/answers.ts';
import { narrowed } from '#main/findings/narrow-queries.ts';
import { readAnswerList } from '#main/results/answers.ts';
import { latestExecutions } from '#main/results/view-executions.ts';
import { countAnswers, type AnswerFilter } from '#main/store/answer-listing.ts';
import { findQuery } from '#main/store/queries.ts';
import { domainCategoriesFor } from '#main/store/statistics/domain-categories.ts';
import type { HandlersOf } from '../context.ts';
import { orMissing, requireExecution, requireQueryGroup } from '../ownership.ts';
import { requireView } from '../read-scope.ts';

const defaultLimit = 100;

/** The list of answers, and single answers in full. */
export const answerHandlers: HandlersOf<'list-answers' | 'get-answer'> = {
  'list-answers': (request, context, caller) => {
    requireView(context, caller, request);
    // Without a filter of its own, a list of one scan, or of given answers, has all of them.
    const isNamed =
      request.executionId !== undefined || request.answerIds !== undefined || request.queryId !== undefined;
    const shown = narrowed(context, isNamed ? { ...request, branded: request.branded ?? 'with' } : request);
    const { store } = shown;
    const scope =
      request.executionId === undefined ? latestExecutions(shown, request) : oneExecution(request.executionId);
    const filter: AnswerFilter = {
      queryId: request.queryId ?? null,
      brandId: request.brandId ?? null,
      domain: request.domain ?? null,
      article: request.article === undefined ? null : (normaliseUrl(request.article) ?? request.article),
      search: request.search ?? null,
      mentioned: request.mentioned === undefined ? null : request.mentioned ? 1 : 0,
      outcome: request.outcome ?? null,
      cites: request.cites ?? null,
      namesOthers: request.namesOthers === undefined ? null : request.namesOthers ? 1 : 0,
      answerIds: request.answerIds ?? null,
    };
    return {
      total: countAnswers(store, scope, filter),
      answers: readAnswerList(store, scope, filter, {
        order: request.sort ?? 'date',
        descending: request.descending ?? (request.sort === undefined || request.sort === 'date'),
        limit: request.limit ?? defaultLimit,
        offset: request.offset ?? 0,
      }),
    };

    function oneExecution(executionId: number) {
      const execution = requireExecution(context, caller, executionId, 'workspace');
      if (execution.customerId !== request.customerId) throw notFound('execution', executionId);
      return { executionIds: [execution.id], answered: execution.answered };
    }
  },

  'get-answer': (request, context, caller) => {
    const { store } = context;
    const answer = findAnswer(store, request.answerId);
    if (!answer) throw notFound('answer', request.answerId);
    const execution = orMissing(notFound('answer', answer.id), () =>
      requireExecution(context, caller, answer.executionId, 'workspace'),
    );
    const group = requireQueryGroup(context, caller, execution.queryGroupId, 'workspace');
    const content = readAnswerText(store, answer.id);
    const citations = listAnswerCitations(store, answer.id);
    const categories = domainCategoriesFor(
      store,
      execution.customerId,
      citations.map((citation) => citation.domainId),
    );
    return {
      answerId: answer.id,
      executionId: execution.id,
      queryId: answer.queryId,
      query: findQuery(store, answer.queryId)?.text ?? '',
      queryGroupId: group.id,
      queryGroupName: group.name,
      customerId: execution.customerId,
      platform: execution.platform,
      language: group.language,
      outcome: answer.outcome,
      markdown: content.text,
      mentioned: answer.mentioned === 1,
      position: answer.position,
      mentions: listMentions(store, answer.id).map((mention) => ({
        start: mention.startOffset,
        end: mention.endOffset,
        brandId: mention.brandId,
        company: mention.name,
        own: mention.kind === 'own',
        rule: mention.rule,
        negated: mention.negated === 1,
      })),
      citations: citations.map((citation) => ({
        position: citation.position,
        url: citation.address,
        domain: citation.domain,
        title: citation.title,
        cited: citation.cited === 1,
        category: categories.get(citation.domainId) ?? ('other' satisfies DomainCategory),
      })),
      sourcesReported: content.sourcesReported !== false,
      searches: [...content.searches],
      requestedModel: answer.requestedModel,
      servedModel: answer.servedModel,
      provider: answer.provider,
      surface: answer.surface,
      latencyMs: answer.latencyMs,
      inputTokens: answer.inputTokens,
      outputTokens: answer.outputTokens,
      costUsd: answer.costMicro === null ? null : answer.costMicro / 1_000_000,
      capturedAt: answer.capturedAt,
      analysisVersion: execution.analysisVersion,
      history: listAnswerHistory(store, answer.queryId, execution.platform).map((row) => ({
        answerId: row.id,
        date: row.executionDate,
        outcome: row.outcome,
        mentioned: row.mentioned === 1,
        position: row.position,
      })),
    };
  },
};
