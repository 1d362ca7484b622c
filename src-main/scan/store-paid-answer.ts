import { dayIn, isoInstant } from '#shared/domain/dates.ts';
import { chargeFor } from '#main/money/paid-request.ts';
import type { PlannedQuestion } from '#main/store/execution-queries.ts';
import { isStoreUnavailable } from '#main/store/workspace-problem.ts';
import type { QuestionContext } from './question-context.ts';
import type { CapturedAnswer } from '#main/analysis/captured-answer.ts';
import { recordAnswer } from '#main/findings/record-answer.ts';
import type { ScanEnvironment } from './scan-environment.ts';

/** How long to wait for a full or locked disk before the next attempt. */
const storePauseMs = 2_000;

/**
 * Stores a paid answer, whatever it takes: while the disk is full or locked it is held in memory and retried, and the
 * caller asks no further question. Throws only if requests in flight are given up meanwhile.
 */
export async function storePaidAnswer(
  environment: ScanEnvironment,
  context: QuestionContext,
  question: PlannedQuestion,
  captured: CapturedAnswer,
  reservedMicro: number | null,
): Promise<void> {
  const { execution, pace, giveUp } = context;
  const at = environment.now();
  const day = dayIn(environment.timeZone, at);
  const dollars = environment.prices.costOf(captured, day);
  const costMicro = dollars === null ? null : Math.round(dollars * 1_000_000);
  for (;;) {
    try {
      await context.commits.run(() =>
        recordAnswer(
          environment.store,
          {
            executionId: execution.id,
            customerId: execution.customerId,
            groupId: execution.queryGroupId,
            platform: execution.platform,
            queryId: question.queryId,
            sample: question.sample,
            capturedAt: isoInstant(at),
            day,
            costMicro,
            charge: chargeFor(costMicro ?? 'unknown', reservedMicro),
            secondsPerQuestion: pace.secondsPerQuestion,
            captured,
          },
          environment.categorise,
          (error) => environment.onDefect(`looking through an answer of execution ${execution.id}`, error),
        ),
      );
      return;
    } catch (error) {
      if (!isStoreUnavailable(error) || giveUp.aborted) throw error;
      environment.onDefect(`storing an answer of execution ${execution.id}: tried again`, error);
      await environment.delay(storePauseMs, giveUp);
    }
  }
}
