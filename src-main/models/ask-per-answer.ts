import type { JobContext } from '#main/jobs/job.ts';
import type { ModelOutcome } from '#main/jobs/job-table.ts';
import type { ModelQuestion, ModelReply } from './model-question.ts';

/** Failures in a row after which a model is left alone. */
const patience = 3;

/**
 * Asks about some answers, one after the other, and keeps each reply before the next: it can be stopped anywhere and is
 * never asked for the same answer twice. Stops where the budget ends or the model keeps failing.
 *
 * @param ask the question for an answer, null where there is nothing to ask
 */
export async function askPerAnswer(
  context: Pick<JobContext, 'request' | 'checkCancelled' | 'progress'>,
  answerIds: readonly number[],
  message: string,
  ask: (answerId: number) => ModelQuestion | null,
  keep: (answerId: number, items: readonly string[], model: string) => void,
): Promise<ModelOutcome> {
  let answers = 0;
  let failed = 0;
  let inARow = 0;
  for (const [index, answerId] of answerIds.entries()) {
    context.checkCancelled();
    context.progress(index, answerIds.length, message);
    const question = ask(answerId);
    if (question === null) continue;
    const reply = (await context.request('ask-model', question)) as ModelReply;
    context.checkCancelled();
    if (reply.kind === 'refused') return { answers, failed, stoppedBecause: reply.message };
    answers += 1;
    if (reply.kind === 'answered') {
      keep(answerId, reply.items, reply.model);
      inARow = 0;
      continue;
    }
    failed += 1;
    inARow += 1;
    if (inARow >= patience)
      return { answers, failed, stoppedBecause: `The model failed ${patience} times in a row: ${reply.message}` };
  }
  return { answers, failed, stoppedBecause: null };
}
