import type { ReadStore } from '../open.ts';
import { scopeJson, type ExecutionScope } from './scope.ts';

/** Per execution in scope: answers citing anything, and of those the ones citing a domain of the customer. */
export const citationCounts = (store: ReadStore, scope: ExecutionScope): { citing: number; citingOwn: number }[] =>
  store.all(
    'SELECT citing, citing_own AS citingOwn FROM execution WHERE id IN (SELECT value FROM json_each(?)) ORDER BY id',
    scopeJson(scope),
  );
