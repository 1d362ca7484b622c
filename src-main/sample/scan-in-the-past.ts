import { isoInstant, type Day } from '#shared/domain/dates.ts';
import type { CapturedAnswer } from '#main/analysis/captured-answer.ts';
import { hashOf } from '#main/platforms/simulated/chance.ts';
import { simulateAnswer } from '#main/platforms/simulated/simulate-answer.ts';
import { insertAnswer } from '#main/store/answers.ts';
import { insertFinishedQuestions, type FinishedQuestion } from '#main/store/execution-queries.ts';
import { insertExecution, setExecutionState } from '#main/store/executions.ts';
import type { Store } from '#main/store/open.ts';
import { addSpend } from '#main/store/spend.ts';
import type { SampleGroup } from './agency.ts';

export interface PastScan {
  readonly group: SampleGroup;
  /** Of the group, at that time. */
  readonly queries: readonly { readonly id: number; readonly text: string }[];
  readonly platform: string;
  readonly at: Date;
  /** The calendar day of that instant. */
  readonly day: Day;
  readonly today: Day;
  readonly seed: number;
  /** Whether the platform failed often that day. */
  readonly failing: boolean;
}

/** An answered answer, as stored. */
interface AnsweredInThePast {
  readonly id: number;
  readonly captured: CapturedAnswer;
}

/** One question in this many is never answered, as happens with real platforms; on a bad day, one in the second number. */
const questionsPerFailure = { usual: 500, failing: 3 };

/**
 * Stores one execution as a scan at that time would have left it, without findings: text, raw payload, spend and the state
 * of every question, in one transaction. Analysis version and brand revision are 0, so that it counts as stale for
 * re-analysis. Returns its number of answers, and those that were answered.
 */
export function scanInThePast(
  store: Store,
  { group, queries, platform, at, day, today, seed, failing }: PastScan,
): { readonly answers: number; readonly answered: readonly AnsweredInThePast[] } {
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
    let clock = at.getTime();
    const questions: FinishedQuestion[] = [];
    const answered: AnsweredInThePast[] = [];
    const spent = { provider: '', requests: 0, costMicro: 0 };
    for (const { id: queryId, text: query } of queries) {
      const { captured } = simulateAnswer({ seed, platform, query, language, country, day, sample: 1, today });
      // Four questions are asked at a time.
      clock += (captured.latencyMs ?? 0) / 4;
      const capturedAt = isoInstant(new Date(clock));
      if (hashOf(`${seed}|lost|${platform}|${groupId}|${query}|${day}`) % perFailure === 0) {
        const message = 'Simulated: the platform did not answer in time.';
        questions.push({ queryId, at: capturedAt, failure: { kind: 'timeout', message, maybeBilled: true } });
        continue;
      }
      const costMicro = Math.round((captured.reportedCostUsd ?? 0) * 1_000_000);
      const id = insertAnswer(store, { executionId, queryId, sample: 1, capturedAt, costMicro, captured });
      if (captured.outcome === 'answered') answered.push({ id, captured });
      questions.push({ queryId, at: capturedAt, failure: null });
      if (costMicro === 0) continue;
      spent.provider = captured.provider;
      spent.requests += 1;
      spent.costMicro += costMicro;
    }
    insertFinishedQuestions(store, executionId, questions);
    if (spent.requests > 0) addSpend(store, { ...spent, day, customerId, groupId, platform });
    setExecutionState(store, executionId, { state: 'Done', startedAt, finishedAt: isoInstant(new Date(clock)) });
    return { answers: questions.filter(({ failure }) => failure === null).length, answered };
  });
}
