import type { ReadStore } from '../open.ts';
import { scopeJson, type ExecutionScope } from './scope.ts';

/** How many answers of an execution name a company; an execution in which none does has no row. */
export interface CompanyCluster {
  readonly brandId: number;
  readonly executionId: number;
  readonly answers: number;
}

/** Answers naming some companies, by execution: what an interval is made of that knows that answers of one scan belong together. */
export const companyClusters = (
  store: ReadStore,
  scope: ExecutionScope,
  brandIds: readonly number[],
): CompanyCluster[] =>
  store.all(
    `SELECT brand_id AS brandId, execution_id AS executionId, answers FROM execution_company
     WHERE execution_id IN (SELECT value FROM json_each(?)) AND brand_id IN (SELECT value FROM json_each(?))
     ORDER BY brand_id, execution_id`,
    scopeJson(scope),
    JSON.stringify(brandIds),
  );
