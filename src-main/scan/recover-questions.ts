import { dayIn } from '#shared/domain/dates.ts';
import { listQuestionsOut, reopenQuestion } from '#main/store/execution-queries.ts';
import { bookCharge, chargeFor } from '#main/money/paid-request.ts';
import type { ScanEnvironment } from './scan-environment.ts';

/**
 * Opens the questions whose request was in flight when an earlier process ended, of one execution or of all. Their answers are
 * lost and may have been paid for: the highest estimate of each is counted against the caps. A crash is no attempt.
 */
export function recoverQuestions(
  { store, timeZone, now }: Pick<ScanEnvironment, 'store' | 'timeZone' | 'now'>,
  executionId: number | null,
): void {
  const out = listQuestionsOut(store, executionId);
  if (out.length === 0) return;
  const day = dayIn(timeZone, now());
  store.transaction(() => {
    for (const question of out) {
      reopenQuestion(store, question);
      if (question.askedProvider === null) continue;
      const payer = {
        customerId: question.customerId,
        groupId: question.queryGroupId,
        platform: question.platform,
        provider: question.askedProvider,
      };
      bookCharge(store, payer, day, chargeFor('unknown', question.askedMicro));
    }
  });
}
