import type { ReadStore } from '../open.ts';
import { scopeJson, type ExecutionScope } from './scope.ts';

/** The counts of one execution, which rates and intervals are computed from. */
export interface ExecutionCounts {
  readonly id: number;
  readonly queryGroupId: number;
  readonly platform: string;
  readonly executionDate: string;
  readonly total: number;
  readonly answered: number;
  readonly noOverview: number;
  readonly refused: number;
  readonly failed: number;
  readonly mentioned: number;
  readonly namingAny: number;
  /** Answers that cite anything, and of these those that cite a domain of the customer. */
  readonly citing: number;
  readonly citingOwn: number;
}

/** Counts of the executions in scope, newest first. */
export const executionCounts = (store: ReadStore, scope: ExecutionScope): ExecutionCounts[] =>
  store.all(
    `SELECT id, query_group_id AS queryGroupId, platform, execution_date AS executionDate, total, answered, no_overview AS noOverview,
       refused, failed, mentioned, naming_any AS namingAny, citing, citing_own AS citingOwn
     FROM execution WHERE id IN (SELECT value FROM json_each(:scope)) ORDER BY execution_date DESC, id DESC`,
    { scope: scopeJson(scope) },
  );
