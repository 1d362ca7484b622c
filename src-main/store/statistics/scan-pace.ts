import type { ExecutionRow } from '../executions.ts';
import type { Store } from '../open.ts';

interface Times {
  readonly started_at: string;
  readonly times: string;
}

const own = `
  SELECT e.started_at, json_group_array(a.captured_at) AS times
  FROM execution e JOIN (SELECT execution_id, captured_at FROM answer WHERE execution_id = ?1 ORDER BY captured_at) a ON a.execution_id = e.id
  WHERE e.id = ?1 AND e.started_at IS NOT NULL GROUP BY e.id`;

/**
 * Median seconds from one settled question to the next, over the execution so far: the gaps between successive
 * answers, so that questions asked at the same time are paced as they finish. Before its first answer: the mean pace
 * of the platform's last 20 executions. Null when nothing is known.
 */
export function medianSecondsPerQuery(store: Store, execution: Pick<ExecutionRow, 'id' | 'platform'>): number | null {
  const row = store.get<Times>(own, execution.id);
  if (row) {
    const times = [row.started_at, ...(JSON.parse(row.times) as string[])].map((time) => Date.parse(time) / 1000);
    const gaps = times.slice(1).map((time, index) => Math.max(0, time - (times[index] ?? time)));
    if (gaps.length > 0) return median(gaps);
  }
  const past = store.all<{ pace: number }>(
    `SELECT (julianday(finished_at) - julianday(started_at)) * 86400 / total AS pace FROM execution
     WHERE platform = ? AND origin = 'scan' AND state = 'Done' AND total > 0 AND started_at IS NOT NULL AND finished_at IS NOT NULL
     ORDER BY id DESC LIMIT 20`,
    execution.platform,
  );
  return past.length === 0 ? null : median(past.map((entry) => entry.pace));
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}
