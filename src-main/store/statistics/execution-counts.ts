import type { ReadStore } from '../open.ts';
import { scopeJson, type ExecutionScope } from './scope.ts';

/** The counts of one execution: what rates and intervals are made of. */
export interface ExecutionCounts {
  readonly id: number;
  readonly query_group_id: number;
  readonly platform: string;
  readonly execution_date: string;
  readonly total: number;
  readonly answered: number;
  readonly no_overview: number;
  readonly refused: number;
  readonly failed: number;
  readonly mentioned: number;
  readonly naming_any: number;
}

/** Counts of the executions in scope, newest first. */
export const executionCounts = (store: ReadStore, scope: ExecutionScope): ExecutionCounts[] =>
  store.all(
    `SELECT id, query_group_id, platform, execution_date, total, answered, no_overview, refused, failed, mentioned, naming_any
     FROM execution WHERE id IN (SELECT value FROM json_each(?)) ORDER BY execution_date DESC, id DESC`,
    scopeJson(scope),
  );
