import type { ExecutionRow } from '../executions.ts';
import type { ReadStore } from '../open.ts';

/**
 * Seconds per question of an execution: its own pace so far or, before its first answers, the median of the platform's last
 * 20 executions. Null if neither is known.
 */
export function secondsPerQuestion(
  store: ReadStore,
  execution: Pick<ExecutionRow, 'platform' | 'secondsPerQuestion'>,
): number | null {
  if (execution.secondsPerQuestion !== null) return execution.secondsPerQuestion;
  const past = store.all<{ pace: number }>(
    `SELECT seconds_per_question AS pace FROM execution
     WHERE platform = :platform AND state = 'Done' AND seconds_per_question IS NOT NULL ORDER BY id DESC LIMIT 20`,
    { platform: execution.platform },
  );
  const sorted = past.map((entry) => entry.pace).toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}
