import type { ReadStore } from '../open.ts';
import { scopeJson, type ExecutionScope } from './scope.ts';

/** Where answers name a brand: the newest places, those that count only. */
export const mentionPlaces = (
  store: ReadStore,
  brandId: number,
  scope: ExecutionScope,
  most: number,
): { answer_id: number; start_offset: number; end_offset: number }[] =>
  store.all(
    `SELECT m.answer_id, m.start_offset, m.end_offset FROM answer a JOIN mention m ON m.answer_id = a.id
     WHERE a.execution_id IN (SELECT value FROM json_each(?)) AND m.brand_id = ? AND m.negated = 0
     ORDER BY a.id DESC, m.start_offset LIMIT ?`,
    scopeJson(scope),
    brandId,
    most,
  );
