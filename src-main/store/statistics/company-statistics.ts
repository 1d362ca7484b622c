import type { ReadStore } from '../open.ts';
import { scopeJson, type ExecutionScope } from './scope.ts';

export interface CompanyCount {
  readonly brandId: number;
  readonly company: string;
  readonly kind: 'own' | 'competitor';
  readonly state: 'confirmed' | 'candidate';
  /** How likely a find is a company, 0 to 1; null if a person entered it. */
  readonly probability: number | null;
  /** Answers that name it, once each. */
  readonly count: number;
  readonly positionSum: number;
  readonly firstNamed: number;
}

/** Companies by answers that name them, most first, then by name in code point order; without finds that are products. */
export const companyStatistics = (store: ReadStore, scope: ExecutionScope): CompanyCount[] =>
  store.all(
    `SELECT b.id AS brandId, b.name AS company, b.kind, b.state, b.probability,
       SUM(x.answers) AS count, SUM(x.position_sum) AS positionSum, SUM(x.first_named) AS firstNamed
     FROM execution_company x JOIN brand b ON b.id = x.brand_id
     WHERE x.execution_id IN (SELECT value FROM json_each(:scope)) AND b.state IN ('confirmed', 'candidate') AND b.product_of IS NULL
     GROUP BY b.id ORDER BY count DESC, b.name`,
    { scope: scopeJson(scope) },
  );
