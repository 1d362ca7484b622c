import type { ReadStore } from '../open.ts';
import { scopeJson, type ExecutionScope } from './scope.ts';

/** The newest places where answers name a brand, without negated ones. */
export const mentionPlaces = (
  store: ReadStore,
  brandId: number,
  scope: ExecutionScope,
  most: number,
): { answerId: number; startOffset: number; endOffset: number }[] =>
  store.all(
    `SELECT m.answer_id AS answerId, m.start_offset AS startOffset, m.end_offset AS endOffset FROM answer a JOIN mention m ON m.answer_id = a.id
     WHERE a.execution_id IN (SELECT value FROM json_each(:scope)) AND m.brand_id = :brandId AND m.negated = 0
     ORDER BY a.id DESC, m.start_offset LIMIT :most`,
    { scope: scopeJson(scope), brandId, most },
  );
