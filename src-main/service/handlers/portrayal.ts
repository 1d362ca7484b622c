import { invalidRequest, notFound, ServiceError } from '#shared/contract/errors.ts';
import type { OutputOf, ParsedOf } from '#shared/contract/index.ts';
import { narrowed } from '#main/findings/narrow-queries.ts';
import { latestExecutions } from '#main/results/view-executions.ts';
import { readAnswerText } from '#main/store/answers.ts';
import { findOwnBrand } from '#main/store/brands.ts';
import {
  countAssessedAnswers,
  countPortrayals,
  findPortrayal,
  listAnswersToAssess,
  listPortrayalRows,
  reviewPortrayalRow,
  type PortrayalCount,
  type PortrayalFilter,
} from '#main/store/portrayals.ts';
import { nowIso, type HandlersOf, type ServiceContext } from '../context.ts';
import { orMissing, requireExecution } from '../ownership.ts';
import { requireView } from '../read-scope.ts';
import { startJob } from '../start-job.ts';

type Review = OutputOf<'review-portrayal'>['review'];

const isOpen = (filter: PortrayalFilter): boolean => filter.review === null && filter.portrayal === null;

const defaultLimit = 100;
const assessedAtOnce = 100;

/** How sentences portray the customer: judged by a model, reviewed by the user, never guessed. */
export const portrayalHandlers: HandlersOf<'list-portrayals' | 'assess-portrayals' | 'review-portrayal'> = {
  'list-portrayals': (request, context, caller) => {
    requireView(context, caller, request);
    const shown = narrowed(context, request);
    const { store } = shown;
    const scope = latestExecutions(shown, request);
    const brandId = findOwnBrand(store, request.customerId)?.id ?? 0;
    const filter: PortrayalFilter = { review: request.review ?? null, portrayal: request.portrayal ?? null };
    const counts = countPortrayals(store, scope, brandId);
    const { naming, assessed } = countAssessedAnswers(store, scope, brandId);
    const page = { limit: request.limit ?? defaultLimit, offset: request.offset ?? 0 };
    return {
      sentences: byPortrayal(counts.filter((row) => row.review !== 'rejected')),
      reviewed: byPortrayal(counts.filter((row) => row.review === 'accepted' || row.review === 'corrected')),
      review: {
        open: inReview(counts, 'open'),
        accepted: inReview(counts, 'accepted'),
        corrected: inReview(counts, 'corrected'),
        rejected: inReview(counts, 'rejected'),
      },
      answersNaming: naming,
      answersAssessed: assessed,
      model: context.model(),
      total: sum(isOpen(filter) ? counts : countPortrayals(store, scope, brandId, filter)),
      portrayals: listPortrayalRows(store, scope, brandId, filter, page).map((row) => ({
        portrayalId: row.id,
        answerId: row.answerId,
        query: row.query,
        platform: row.platform,
        date: row.executionDate,
        sentence: readAnswerText(store, row.answerId).text.slice(row.startOffset, row.endOffset),
        sentenceStart: row.startOffset,
        sentenceEnd: row.endOffset,
        assessed: row.portrayal,
        portrayal: row.correctedTo ?? row.portrayal,
        review: row.review,
        model: row.model,
        assessedAt: row.assessedAt,
        reviewedAt: row.reviewedAt,
      })),
    };
  },

  'assess-portrayals': async (request, context, caller) => {
    requireView(context, caller, request);
    const shown = narrowed(context, request);
    const scope = latestExecutions(shown, request);
    requireModel(context);
    const brandId = findOwnBrand(context.store, request.customerId)?.id ?? 0;
    const answerIds = listAnswersToAssess(shown.store, scope, brandId, request.most ?? assessedAtOnce);
    if (answerIds.length === 0) return { jobId: null, answers: 0, outcome: null };
    const { customerId, wait } = request;
    const started = await startJob(
      context,
      'portrayal',
      { customerId, brandId, answerIds },
      { wait, onEnd: () => context.emit({ kind: 'changed', topic: 'answers', customerId }) },
    );
    return { ...started, answers: answerIds.length };
  },

  'review-portrayal': (request, context, caller) => {
    const row = findPortrayal(context.store, request.portrayalId);
    if (!row) throw notFound('portrayal', request.portrayalId);
    orMissing(notFound('portrayal', row.id), () => requireExecution(context, caller, row.executionId, 'workspace'));
    if ((request.decision === 'correct') !== (request.portrayal !== undefined))
      throw invalidRequest(
        'portrayal',
        request.decision === 'correct'
          ? 'is required with the decision "correct"'
          : 'is allowed only with the decision "correct"',
      );
    if (request.portrayal === row.portrayal)
      throw invalidRequest('portrayal', `it was judged ${row.portrayal} already; accept it instead`);
    const review = reviewAfter[request.decision];
    reviewPortrayalRow(
      context.store,
      row.id,
      review,
      request.portrayal ?? null,
      review === 'open' ? null : nowIso(context),
    );
    return { portrayalId: row.id, review, portrayal: request.portrayal ?? row.portrayal };
  },
};

const reviewAfter: Readonly<Record<ParsedOf<'review-portrayal'>['decision'], Review>> = {
  accept: 'accepted',
  correct: 'corrected',
  reject: 'rejected',
  reopen: 'open',
};

/** Throws if no model is configured, with a message that says what to do. */
export function requireModel(context: ServiceContext): void {
  if (context.env === 'sample')
    throw new ServiceError('invalid_request', 'The sample workspace uses no model: its answers are simulated.');
  if (context.model() === null)
    throw new ServiceError(
      'invalid_request',
      'No model is configured. Set OPENAI_API_KEY, or GENERATION_BASE_URL and GENERATION_MODEL.',
    );
}

const sum = (rows: readonly PortrayalCount[]): number => rows.reduce((total, row) => total + row.sentences, 0);
const inReview = (rows: readonly PortrayalCount[], review: Review): number =>
  sum(rows.filter((row) => row.review === review));

function byPortrayal(rows: readonly PortrayalCount[]): { positive: number; neutral: number; negative: number } {
  const of = (portrayal: PortrayalCount['portrayal']): number => sum(rows.filter((row) => row.portrayal === portrayal));
  return { positive: of('positive'), neutral: of('neutral'), negative: of('negative') };
}
