import type { Store } from './open.ts';

/** The sums of a row of `query_month` over executions with `n` answered answers to the query, `x` of them naming the customer. */
const sums = 'COUNT(*), SUM(n), SUM(x), SUM(positions), SUM(n * n), SUM(x * x), SUM(n * x)';

/** A month of a group on a platform. */
interface GroupMonth {
  readonly groupId: number;
  readonly platform: string;
  readonly month: string;
}

/** Adds one stored and analysed answer to the month of its query. */
export function addToQueryMonth(store: Store, executionId: number, answerId: number): void {
  store.run(
    `INSERT INTO query_month
     SELECT a.query_id, e.platform, substr(e.execution_date, 1, 7), o.n = 0, 1, a.mentioned, COALESCE(a.position, 0),
       2 * o.n + 1, (2 * o.x + a.mentioned) * a.mentioned, o.n * a.mentioned + o.x + a.mentioned
     FROM answer a JOIN execution e ON e.id = a.execution_id,
       (SELECT COUNT(*) AS n, COALESCE(SUM(b.mentioned), 0) AS x FROM answer b
        WHERE b.execution_id = :executionId AND b.query_id = (SELECT query_id FROM answer WHERE id = :answerId)
          AND b.outcome = 'answered' AND b.id <> :answerId) o
     WHERE a.id = :answerId AND a.outcome = 'answered'
     ON CONFLICT (query_id, platform, month) DO UPDATE SET
       executions = executions + excluded.executions, answered = answered + excluded.answered,
       mentioned = mentioned + excluded.mentioned, position_sum = position_sum + excluded.position_sum,
       answered_squares = answered_squares + excluded.answered_squares,
       mentioned_squares = mentioned_squares + excluded.mentioned_squares, products = products + excluded.products`,
    { executionId, answerId },
  );
}

/**
 * Recounts the months of executions from the answers, each month once; executions not counted yet (imports in progress) add
 * nothing.
 */
export function rebuildQueryMonths(store: Store, executionIds: readonly number[]): void {
  const months = store.all<GroupMonth>(
    `SELECT DISTINCT query_group_id AS groupId, platform, substr(execution_date, 1, 7) AS month FROM execution
     WHERE id IN (SELECT value FROM json_each(:ids))`,
    { ids: JSON.stringify(executionIds) },
  );
  for (const month of months) rebuildMonth(store, month);
}

function rebuildMonth(store: Store, month: GroupMonth): void {
  store.run(
    `DELETE FROM query_month WHERE query_id IN (SELECT id FROM query WHERE query_group_id = :groupId)
       AND platform = :platform AND month = :month`,
    { ...month },
  );
  store.run(
    `INSERT INTO query_month
     SELECT query_id, :platform, :month, ${sums}
     FROM (
       SELECT a.query_id, COUNT(*) AS n, SUM(a.mentioned) AS x, COALESCE(SUM(a.position), 0) AS positions
       FROM execution e JOIN answer a ON a.execution_id = e.id
       WHERE e.query_group_id = :groupId AND e.platform = :platform AND e.execution_date BETWEEN :month || '-01' AND :month || '-31'
         AND e.answered > 0 AND a.outcome = 'answered' GROUP BY a.execution_id, a.query_id)
     GROUP BY query_id`,
    { ...month },
  );
}
