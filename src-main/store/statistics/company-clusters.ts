import type { ReadStore } from '../open.ts';
import { scopeJson, type ExecutionScope } from './scope.ts';

/** The number of answers of an execution that name a company; without such an answer there is no row. */
export interface CompanyCluster {
  readonly brandId: number;
  readonly executionId: number;
  readonly answers: number;
}

/** Answers naming the given companies, by execution: the input of an interval that treats the answers of one scan as a cluster. */
export const companyClusters = (
  store: ReadStore,
  scope: ExecutionScope,
  brandIds: readonly number[],
): CompanyCluster[] =>
  store.all(
    `SELECT brand_id AS brandId, execution_id AS executionId, answers FROM execution_company
     WHERE execution_id IN (SELECT value FROM json_each(:scope)) AND brand_id IN (SELECT value FROM json_each(:brandIds))
     ORDER BY brand_id, execution_id`,
    { scope: scopeJson(scope), brandIds: JSON.stringify(brandIds) },
  );
