import type { ReadStore } from '../open.ts';
import { scopeJson, type ExecutionScope } from './scope.ts';

/** Every confirmed or candidate company in every execution in scope, with 0 answers if it is not named. */
export const companiesPerExecution = (
  store: ReadStore,
  scope: ExecutionScope,
): {
  executionId: number;
  brandId: number;
  name: string;
  kind: 'own' | 'competitor';
  state: string;
  answers: number;
  positionSum: number;
  answered: number;
}[] =>
  store.all(
    `SELECT e.id AS executionId, b.id AS brandId, b.name, b.kind, b.state, COALESCE(x.answers, 0) AS answers, COALESCE(x.position_sum, 0) AS positionSum, e.answered
     FROM execution e JOIN brand b ON b.customer_id = e.customer_id AND b.state IN ('confirmed', 'candidate') AND b.product_of IS NULL
     LEFT JOIN execution_company x ON x.execution_id = e.id AND x.brand_id = b.id
     WHERE e.id IN (SELECT value FROM json_each(:scope)) ORDER BY b.id, e.id`,
    { scope: scopeJson(scope) },
  );
