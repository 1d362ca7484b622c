import type { ReadStore } from '../open.ts';

/** The executions that a statistic covers, and the number of answered answers in them: the denominator. */
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
  WHERE e.customer_id = :customerId AND e.state = 'Done' AND g.deleted_at IS NULL AND (:includeNotActive OR g.status <> 'Not Active')
    AND (:groupId IS NULL OR e.query_group_id = :groupId) AND (:platform IS NULL OR e.platform = :platform)`;

/** Finds the executions that a filter selects, newest first; reads sums only, so its time does not grow with the length of answers. */
export function resolveScope(store: ReadStore, filter: ScopeFilter): ExecutionScope {
  const { customerId, groupId, platform } = filter;
  const parameters = { customerId, groupId, platform, includeNotActive: filter.includeNotActive ? 1 : 0 };
  if (filter.from === null && filter.to === null)
    return toScope(
      store.all<ScopeRow>(
        `SELECT id, answered FROM (
           SELECT e.id, e.answered, e.execution_date,
             ROW_NUMBER() OVER (PARTITION BY e.query_group_id, e.platform ORDER BY e.execution_date DESC, e.id DESC) AS age ${done}
         ) WHERE age = 1 ORDER BY execution_date DESC, id DESC`,
        parameters,
      ),
    );
  return toScope(
    store.all<ScopeRow>(
      `SELECT e.id, e.answered ${done} AND e.execution_date BETWEEN :from AND :to ORDER BY e.execution_date DESC, e.id DESC`,
      { ...parameters, from: filter.from ?? '0000-00-00', to: filter.to ?? '9999-99-99' },
    ),
  );
}

type UndatedFilter = Omit<ScopeFilter, 'from' | 'to'>;

function scanDay(store: ReadStore, filter: UndatedFilter, which: 'MIN' | 'MAX'): string | null {
  const parameters = {
    customerId: filter.customerId,
    groupId: filter.groupId,
    platform: filter.platform,
    includeNotActive: filter.includeNotActive ? 1 : 0,
  };
  return store.get<{ day: string | null }>(`SELECT ${which}(e.execution_date) AS day ${done}`, parameters)?.day ?? null;
}

/** The day of the first Done execution that a filter without dates selects; null without one. */
export const firstScanDay = (store: ReadStore, filter: UndatedFilter): string | null => scanDay(store, filter, 'MIN');

/** The day of the last Done execution that a filter without dates selects; null without one. */
export const lastScanDay = (store: ReadStore, filter: UndatedFilter): string | null => scanDay(store, filter, 'MAX');

const toScope = (rows: readonly ScopeRow[]): ExecutionScope => ({
  executionIds: rows.map((row) => row.id),
  answered: rows.reduce((sum, row) => sum + row.answered, 0),
});

/** The scope's executions as a JSON list, for `json_each(:scope)`. */
export const scopeJson = (scope: ExecutionScope): string => JSON.stringify(scope.executionIds);
