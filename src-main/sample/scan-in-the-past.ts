import { isoInstant, type Day } from '#shared/domain/dates.ts';
import { hashOf } from '#main/platforms/simulated/chance.ts';
import { simulateAnswer } from '#main/platforms/simulated/simulate-answer.ts';
import { insertAnswer } from '#main/store/answers.ts';
import {
  listOpenQuestions,
  markAnswered,
  markAsking,
  markFailure,
  planExecution,
} from '#main/store/execution-queries.ts';
import { insertExecution, setExecutionState } from '#main/store/executions.ts';
import type { Store } from '#main/store/open.ts';
import { bookCharge } from '#main/money/paid-request.ts';
import type { SampleGroup } from './agency.ts';

export interface PastScan {
  readonly group: SampleGroup;
  readonly platform: string;
  readonly at: Date;
  /** The calendar day of that instant. */
  readonly day: Day;
  readonly today: Day;
  readonly seed: number;
  /** Whether the platform failed often that day. */
  readonly failing: boolean;
}

/** One question in this many is never answered, as happens with real platforms; on a bad day, one in the second number. */
const questionsPerFailure = { usual: 500, failing: 3 };

/**
 * Stores one execution as a scan at that time would have left it, without findings: text, raw payload, spend and the state
 * of every question, in one transaction. Analysis version and brand revision are 0, so that it counts as stale for
 * re-analysis. Returns its number of answers.
 */
export function scanInThePast(store: Store, { group, platform, at, day, today, seed, failing }: PastScan): number {
  const perFailure = failing ? questionsPerFailure.failing : questionsPerFailure.usual;
  const { id: groupId, customerId, language, country } = group;
  const startedAt = isoInstant(at);
  return store.transaction(() => {
    const executionId = insertExecution(store, {
      customerId,
      groupId,
      platform,
      origin: 'simulated',
      state: 'In Progress',
      executionDate: day,
      createdAt: startedAt,
      samples: 1,
      analysisVersion: 0,
      brandRevision: 0,
    });
    planExecution(store, executionId, groupId, 1);
    let clock = at.getTime();
    let answers = 0;
    for (const question of listOpenQuestions(store, executionId)) {
      const { captured } = simulateAnswer({
        seed,
        platform,
        query: question.text,
        language,
        country,
        day,
        sample: question.sample,
        today,
      });
      // Four questions are asked at a time.
      clock += (captured.latencyMs ?? 0) / 4;
      const capturedAt = isoInstant(new Date(clock));
      markAsking(store, question, startedAt);
      if (hashOf(`${seed}|lost|${platform}|${groupId}|${question.text}|${day}`) % perFailure === 0) {
        const message = 'Simulated: the platform did not answer in time.';
        markFailure(store, question, { kind: 'timeout', message, maybeBilled: true, final: true, at: capturedAt });
        continue;
      }
      const costMicro = Math.round((captured.reportedCostUsd ?? 0) * 1_000_000);
      insertAnswer(store, {
        executionId,
        queryId: question.queryId,
        sample: question.sample,
        capturedAt,
        costMicro,
        captured,
      });
      bookCharge(store, { customerId, groupId, platform, provider: captured.provider }, day, {
        costMicro,
        unconfirmedMicro: 0,
        unpricedRequests: 0,
      });
      markAnswered(store, question, capturedAt);
      answers += 1;
    }
    setExecutionState(store, executionId, { state: 'Done', startedAt, finishedAt: isoInstant(new Date(clock)) });
    return answers;
  });
}
