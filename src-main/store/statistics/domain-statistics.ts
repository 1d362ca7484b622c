import type { DomainCategory } from '#shared/domain/domain-categories.ts';
import type { ReadStore } from '../open.ts';
import { categorySql } from './domain-categories.ts';
import { scopeJson, type ExecutionScope } from './scope.ts';

export interface DomainCount {
  readonly domain: string;
  readonly count: number;
  readonly category: DomainCategory;
}

/** Domains by answers that cite them, most first, then by name in code point order. */
export const domainStatistics = (store: ReadStore, customerId: number, scope: ExecutionScope): DomainCount[] =>
  store.all(
    `SELECT d.name AS domain, s.count, ${categorySql} AS category
     FROM (SELECT domain_id, SUM(answers) AS count FROM execution_domain
           WHERE execution_id IN (SELECT value FROM json_each(:scope)) GROUP BY domain_id) s
     JOIN domain d ON d.id = s.domain_id ORDER BY s.count DESC, d.name`,
    { customerId, scope: scopeJson(scope) },
  );
