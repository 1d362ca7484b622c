import type { ReadStore } from '../open.ts';

/** Executions a statistic is about, and the answered answers in them: the denominator. */
export interface ExecutionScope {
  readonly executionIds: readonly number[];
  readonly answered: number;
}

export interface ScopeFilter {
  readonly customerId: number;
  readonly groupId: number | null;
  readonly platform: string | null;
  /** Both null: the latest Done execution of each platform of each group. */
  readonly from: string | null;
  readonly to: string | null;
  /** Groups in `Not Active` are invisible to the published interface. */
  readonly includeNotActive: boolean;
}

interface ScopeRow {
  readonly id: number;
  readonly answered: number;
}

const done = `
  FROM execution e JOIN query_group g ON g.id = e.query_group_id
  WHERE e.customer_id = ?1 AND e.state = 'Done' AND g.deleted_at IS NULL AND (?4 OR g.status <> 'Not Active')
    AND (?2 IS NULL OR e.query_group_id = ?2) AND (?3 IS NULL OR e.platform = ?3)`;

/** Resolves what a read is about; sums, not answers, so its time does not grow with the length of answers. */
export function resolveScope(store: ReadStore, filter: ScopeFilter): ExecutionScope {
  const common = [filter.customerId, filter.groupId, filter.platform, filter.includeNotActive ? 1 : 0] as const;
  if (filter.from === null && filter.to === null)
    return toScope(
      store.all<ScopeRow>(
        `SELECT id, answered FROM (
           SELECT e.id, e.answered, e.execution_date,
             ROW_NUMBER() OVER (PARTITION BY e.query_group_id, e.platform ORDER BY e.execution_date DESC, e.id DESC) AS age ${done}
         ) WHERE age = 1 ORDER BY execution_date DESC, id DESC`,
        ...common,
      ),
    );
  return toScope(
    store.all<ScopeRow>(
      `SELECT e.id, e.answered ${done} AND e.execution_date BETWEEN ?5 AND ?6 ORDER BY e.execution_date DESC, e.id DESC`,
      ...common,
      filter.from ?? '0000-00-00',
      filter.to ?? '9999-99-99',
    ),
  );
}

const toScope = (rows: readonly ScopeRow[]): ExecutionScope => ({
  executionIds: rows.map((row) => row.id),
  answered: rows.reduce((sum, row) => sum + row.answered, 0),
});

/** The scope's executions as a JSON list, for `json_each(?)`. */
export const scopeJson = (scope: ExecutionScope): string => JSON.stringify(scope.executionIds);
