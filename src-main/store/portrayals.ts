import type { Portrayal } from '#shared/contract/workspace/portrayal.ts';
import type { ReadStore, Store } from './open.ts';
import { scopeJson, type ExecutionScope } from './statistics/scope.ts';

export type PortrayalReview = 'open' | 'accepted' | 'corrected' | 'rejected';

export interface NewPortrayal {
  readonly answerId: number;
  readonly start: number;
  readonly end: number;
  readonly brandId: number;
  readonly portrayal: Portrayal;
  readonly model: string;
  readonly assessedAt: string;
}

export const insertPortrayal = (store: Store, entry: NewPortrayal): void => {
  store.run(
    `INSERT OR IGNORE INTO portrayal (answer_id, start_offset, end_offset, brand_id, portrayal, model, assessed_at)
     VALUES (:answerId, :start, :end, :brandId, :portrayal, :model, :assessedAt)`,
    { ...entry },
  );
};

/** The places where an answer names a brand, without negated ones. */
export const listPlaces = (store: ReadStore, answerId: number, brandId: number): { start: number; end: number }[] =>
  store.all(
    `SELECT start_offset AS start, end_offset AS end FROM mention
     WHERE answer_id = :answerId AND brand_id = :brandId AND negated = 0 ORDER BY start_offset`,
    { answerId, brandId },
  );

/** Start offsets of the sentences of an answer that were assessed for a brand. */
export const listAssessedStarts = (store: ReadStore, answerId: number, brandId: number): number[] =>
  store
    .all<{ start: number }>(
      'SELECT start_offset AS start FROM portrayal WHERE answer_id = :answerId AND brand_id = :brandId',
      { answerId, brandId },
    )
    .map((row) => row.start);

/**
 * Answers of a scope that name a brand outside every assessed sentence, newest first: a model has not read them yet, or new
 * names were found in them.
 */
export const listAnswersToAssess = (
  store: ReadStore,
  scope: ExecutionScope,
  brandId: number,
  limit: number,
): number[] =>
  store
    .all<{ id: number }>(
      `SELECT a.id FROM answer a JOIN execution e ON e.id = a.execution_id
       WHERE a.execution_id IN (SELECT value FROM json_each(:scope)) AND EXISTS (
         SELECT 1 FROM mention m WHERE m.answer_id = a.id AND m.brand_id = :brandId AND m.negated = 0 AND NOT EXISTS (
           SELECT 1 FROM portrayal p WHERE p.answer_id = a.id AND p.brand_id = :brandId
             AND p.start_offset <= m.start_offset AND p.end_offset >= m.end_offset))
       ORDER BY e.execution_date DESC, a.id DESC LIMIT :limit`,
      { scope: scopeJson(scope), brandId, limit },
    )
    .map((row) => row.id);

export interface PortrayalRow {
  readonly id: number;
  readonly answerId: number;
  readonly startOffset: number;
  readonly endOffset: number;
  readonly portrayal: Portrayal;
  readonly model: string;
  readonly assessedAt: string;
  readonly review: PortrayalReview;
  readonly correctedTo: Portrayal | null;
  readonly reviewedAt: string | null;
  readonly query: string;
  readonly platform: string;
  readonly executionDate: string;
}

/** Assessed sentences in scope that still name the brand; a sentence whose mention was excluded since does not count. */
const current = `
  FROM portrayal p CROSS JOIN answer a ON a.id = p.answer_id CROSS JOIN execution e ON e.id = a.execution_id JOIN query q ON q.id = a.query_id
  WHERE p.brand_id = :brandId AND a.execution_id IN (SELECT value FROM json_each(:scope)) AND EXISTS (
    SELECT 1 FROM mention m WHERE m.answer_id = p.answer_id AND m.brand_id = p.brand_id AND m.negated = 0
      AND m.start_offset >= p.start_offset AND m.end_offset <= p.end_offset)`;

const filtered = `${current} AND (:review IS NULL OR p.review = :review) AND (:portrayal IS NULL OR COALESCE(p.corrected_to, p.portrayal) = :portrayal)`;

export interface PortrayalFilter {
  readonly review: PortrayalReview | null;
  readonly portrayal: Portrayal | null;
}

/** Assessed sentences of a brand, newest answers first. */
export const listPortrayalRows = (
  store: ReadStore,
  scope: ExecutionScope,
  brandId: number,
  filter: PortrayalFilter,
  page: { limit: number; offset: number },
): PortrayalRow[] =>
  store.all(
    `SELECT p.id, p.answer_id AS answerId, p.start_offset AS startOffset, p.end_offset AS endOffset, p.portrayal, p.model, p.assessed_at AS assessedAt, p.review, p.corrected_to AS correctedTo,
       p.reviewed_at AS reviewedAt, q.text AS query, e.platform, e.execution_date AS executionDate ${filtered}
     ORDER BY e.execution_date DESC, p.answer_id DESC, p.start_offset LIMIT :limit OFFSET :offset`,
    {
      scope: scopeJson(scope),
      brandId,
      review: filter.review,
      portrayal: filter.portrayal,
      limit: page.limit,
      offset: page.offset,
    },
  );

export interface PortrayalCount {
  readonly review: PortrayalReview;
  /** The correction if there is one, else the judgement. */
  readonly portrayal: Portrayal;
  readonly sentences: number;
}

export const countPortrayals = (
  store: ReadStore,
  scope: ExecutionScope,
  brandId: number,
  filter: PortrayalFilter = { review: null, portrayal: null },
): PortrayalCount[] =>
  store.all(
    `SELECT p.review, COALESCE(p.corrected_to, p.portrayal) AS portrayal, COUNT(*) AS sentences ${filtered} GROUP BY 1, 2`,
    { scope: scopeJson(scope), brandId, review: filter.review, portrayal: filter.portrayal },
  );

/** The number of answers in scope that name a brand, and of those with an assessed sentence. */
export function countAssessedAnswers(
  store: ReadStore,
  scope: ExecutionScope,
  brandId: number,
): { naming: number; assessed: number } {
  const naming = store.get<{ n: number }>(
    `SELECT COALESCE(SUM(answers), 0) AS n FROM execution_company
     WHERE brand_id = :brandId AND execution_id IN (SELECT value FROM json_each(:scope))`,
    { scope: scopeJson(scope), brandId },
  );
  const assessed = store.get<{ n: number }>(`SELECT COUNT(DISTINCT p.answer_id) AS n ${current}`, {
    scope: scopeJson(scope),
    brandId,
  });
  return { naming: naming?.n ?? 0, assessed: assessed?.n ?? 0 };
}

export interface StoredPortrayal {
  readonly id: number;
  readonly answerId: number;
  readonly portrayal: Portrayal;
  readonly executionId: number;
}

export const findPortrayal = (store: ReadStore, id: number): StoredPortrayal | undefined =>
  store.get(
    'SELECT p.id, p.answer_id AS answerId, p.portrayal, a.execution_id AS executionId FROM portrayal p JOIN answer a ON a.id = p.answer_id WHERE p.id = :id',
    { id },
  );

export const reviewPortrayalRow = (
  store: Store,
  id: number,
  review: PortrayalReview,
  correctedTo: Portrayal | null,
  reviewedAt: string | null,
): void => {
  store.run(
    'UPDATE portrayal SET review = :review, corrected_to = :correctedTo, reviewed_at = :reviewedAt WHERE id = :id',
    { review, correctedTo, reviewedAt, id },
  );
};
