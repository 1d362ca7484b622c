import type { ReadStore } from '../open.ts';
import { scopeJson, type ExecutionScope } from './scope.ts';

/** Over all executions in scope: answered answers, and of these those that name the customer, cite anything, and cite a domain of the customer. */
export const answerTotals = (
  store: ReadStore,
  scope: ExecutionScope,
): { answered: number; mentioned: number; citing: number; citingOwn: number } =>
  store.get(
    `SELECT COALESCE(SUM(answered), 0) AS answered, COALESCE(SUM(mentioned), 0) AS mentioned,
       COALESCE(SUM(citing), 0) AS citing, COALESCE(SUM(citing_own), 0) AS citingOwn
     FROM execution WHERE id IN (SELECT value FROM json_each(:scope))`,
    { scope: scopeJson(scope) },
  ) ?? { answered: 0, mentioned: 0, citing: 0, citingOwn: 0 };
