import { askPerAnswer } from './ask-per-answer.ts';
import { candidatesQuestion } from './candidates-question.ts';
import { readAnswerText } from '#main/store/answers.ts';
import { listAnswersUnread, writeModelCandidates } from '#main/store/model-candidates.ts';
import type { JobContext } from '#main/jobs/job.ts';
import type { ModelOutcome, OrderOf } from '#main/jobs/job-table.ts';

/** Has a model name the companies of answers it has not read yet; settling the companies is the re-analysis' work. */
export const modelDiscoveryJob = (
  { customerId, most }: OrderOf<'model-discovery'>,
  context: JobContext,
): Promise<ModelOutcome> =>
  askPerAnswer(
    context,
    listAnswersUnread(context.store, customerId, most),
    'A model reads answers for company names',
    (answerId) => candidatesQuestion(customerId, readAnswerText(context.store, answerId).text),
    (answerId, names, model) =>
      writeModelCandidates(context.store, answerId, { model, names, askedAt: context.now().toISOString() }),
  );
