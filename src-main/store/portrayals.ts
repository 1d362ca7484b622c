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
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    entry.answerId,
    entry.start,
    entry.end,
    entry.brandId,
    entry.portrayal,
    entry.model,
    entry.assessedAt,
  );
};

/** Where an answer names a brand, negated places left out. */
export const listPlaces = (store: ReadStore, answerId: number, brandId: number): { start: number; end: number }[] =>
  store.all(
    `SELECT start_offset AS start, end_offset AS end FROM mention
     WHERE answer_id = ? AND brand_id = ? AND negated = 0 ORDER BY start_offset`,
    answerId,
    brandId,
  );

/** Sentences of an answer that were assessed for a brand, by where they start. */
export const listAssessedStarts = (store: ReadStore, answerId: number, brandId: number): number[] =>
  store
    .all<{ start: number }>(
      'SELECT start_offset AS start FROM portrayal WHERE answer_id = ? AND brand_id = ?',
      answerId,
      brandId,
    )
    .map((row) => row.start);

/**
 * Answers of a scope that name a brand at a place no assessed sentence holds, newest first: what a model has not read yet,
 * or what new names were found in.
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
       WHERE a.execution_id IN (SELECT value FROM json_each(?1)) AND EXISTS (
         SELECT 1 FROM mention m WHERE m.answer_id = a.id AND m.brand_id = ?2 AND m.negated = 0 AND NOT EXISTS (
           SELECT 1 FROM portrayal p WHERE p.answer_id = a.id AND p.brand_id = ?2
             AND p.start_offset <= m.start_offset AND p.end_offset >= m.end_offset))
       ORDER BY e.execution_date DESC, a.id DESC LIMIT ?3`,
      scopeJson(scope),
      brandId,
      limit,
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

/** Assessed sentences in scope that still name the brand; a sentence whose mention an exclude cancelled says nothing. */
const current = `
  FROM portrayal p JOIN answer a ON a.id = p.answer_id JOIN execution e ON e.id = a.execution_id JOIN query q ON q.id = a.query_id
  WHERE p.brand_id = ?2 AND a.execution_id IN (SELECT value FROM json_each(?1)) AND EXISTS (
    SELECT 1 FROM mention m WHERE m.answer_id = p.answer_id AND m.brand_id = p.brand_id AND m.negated = 0
      AND m.start_offset >= p.start_offset AND m.end_offset <= p.end_offset)`;

const filtered = `${current} AND (?3 IS NULL OR p.review = ?3) AND (?4 IS NULL OR COALESCE(p.corrected_to, p.portrayal) = ?4)`;

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
     ORDER BY e.execution_date DESC, p.answer_id DESC, p.start_offset LIMIT ?5 OFFSET ?6`,
    scopeJson(scope),
    brandId,
    filter.review,
    filter.portrayal,
    page.limit,
    page.offset,
  );

export interface PortrayalCount {
  readonly review: PortrayalReview;
  /** As it counts: the correction where there is one. */
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
    scopeJson(scope),
    brandId,
    filter.review,
    filter.portrayal,
  );

/** Answers in scope that name a brand, and those of them with an assessed sentence. */
export function countAssessedAnswers(
  store: ReadStore,
  scope: ExecutionScope,
  brandId: number,
): { naming: number; assessed: number } {
  const naming = store.get<{ n: number }>(
    `SELECT COALESCE(SUM(answers), 0) AS n FROM execution_company
     WHERE brand_id = ?2 AND execution_id IN (SELECT value FROM json_each(?1))`,
    scopeJson(scope),
    brandId,
  );
  const assessed = store.get<{ n: number }>(
    `SELECT COUNT(DISTINCT p.answer_id) AS n ${current}`,
    scopeJson(scope),
    brandId,
  );
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
    'SELECT p.id, p.answer_id AS answerId, p.portrayal, a.execution_id AS executionId FROM portrayal p JOIN answer a ON a.id = p.answer_id WHERE p.id = ?',
    id,
  );

export const reviewPortrayalRow = (
  store: Store,
  id: number,
  review: PortrayalReview,
  correctedTo: Portrayal | null,
  reviewedAt: string | null,
): void => {
  store.run(
    'UPDATE portrayal SET review = ?, corrected_to = ?, reviewed_at = ? WHERE id = ?',
    review,
    correctedTo,
    reviewedAt,
    id,
  );
};
