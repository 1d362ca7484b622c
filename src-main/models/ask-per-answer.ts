import type { JobContext } from '#main/jobs/job.ts';
import type { ModelOutcome } from '#main/jobs/job-table.ts';
import type { ModelQuestion, ModelReply } from './model-question.ts';

/** The number of failures in a row after which a model is no longer asked. */
const mostFailuresInARow = 3;

/**
 * Asks about answers one after the other and stores each reply before the next question: it can be stopped at any time and
 * never asks about the same answer twice. Stops if a cap has no room or the model keeps failing.
 *
 * @param ask returns the question about an answer; null if there is nothing to ask
 * @param store stores the items of a reply
 */
export async function askPerAnswer(
  context: Pick<JobContext, 'request' | 'checkCancelled' | 'progress'>,
  answerIds: readonly number[],
  message: string,
  ask: (answerId: number) => ModelQuestion | null,
  store: (answerId: number, items: readonly string[], model: string) => void,
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
      store(answerId, reply.items, reply.model);
      inARow = 0;
      continue;
    }
    failed += 1;
    inARow += 1;
    if (inARow >= mostFailuresInARow)
      return {
        answers,
        failed,
        stoppedBecause: `The model failed ${mostFailuresInARow} times in a row: ${reply.message}`,
      };
  }
  return { answers, failed, stoppedBecause: null };
}
