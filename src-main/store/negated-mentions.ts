import type { ReadStore } from './open.ts';

export interface NegatedMentionRow {
  readonly answerId: number;
  readonly startOffset: number;
  readonly endOffset: number;
  readonly brandId: number;
  readonly brand: string;
  readonly kind: 'own' | 'competitor';
  readonly rule: string;
  readonly negated: 0 | 1;
  /** Null if no one decided. */
  readonly decidedNegated: 0 | 1 | null;
  readonly decidedAt: string | null;
  readonly query: string;
  readonly platform: string;
  readonly executionDate: string;
}

export interface NegatedMentionFilter {
  readonly customerId: number;
  readonly brandId: number | null;
  readonly decision: 'undecided' | 'counts' | 'stays_negated' | null;
}

/** Mentions that are negated or that a person decided about. */
const filtered = `
  FROM mention m JOIN answer a ON a.id = m.answer_id JOIN execution e ON e.id = a.execution_id
  JOIN brand b ON b.id = m.brand_id JOIN query q ON q.id = a.query_id
  LEFT JOIN mention_decision d ON d.answer_id = m.answer_id AND d.start_offset < m.end_offset AND d.end_offset > m.start_offset
  WHERE e.customer_id = :customerId AND m.answer_id IN (
      SELECT n.answer_id FROM brand o CROSS JOIN mention n ON n.brand_id = o.id AND n.negated = 1 WHERE o.customer_id = :customerId
      UNION SELECT answer_id FROM mention_decision)
    AND (m.negated = 1 OR d.answer_id IS NOT NULL) AND (:brandId IS NULL OR m.brand_id = :brandId)
    AND (:decision IS NULL OR :decision = CASE d.negated WHEN 0 THEN 'counts' WHEN 1 THEN 'stays_negated' ELSE 'undecided' END)`;

export const listNegatedMentionRows = (
  store: ReadStore,
  { customerId, brandId, decision }: NegatedMentionFilter,
  page: { limit: number; offset: number },
): NegatedMentionRow[] =>
  store.all(
    `SELECT m.answer_id AS answerId, m.start_offset AS startOffset, m.end_offset AS endOffset, m.brand_id AS brandId, b.name AS brand, b.kind, m.rule, m.negated,
       d.negated AS decidedNegated, d.decided_at AS decidedAt, q.text AS query, e.platform, e.execution_date AS executionDate ${filtered}
     ORDER BY e.execution_date DESC, m.answer_id DESC, m.start_offset, m.brand_id LIMIT :limit OFFSET :offset`,
    { customerId, brandId, decision, limit: page.limit, offset: page.offset },
  );

export const countNegatedMentions = (
  store: ReadStore,
  { customerId, brandId, decision }: NegatedMentionFilter,
): number => store.get<{ n: number }>(`SELECT COUNT(*) AS n ${filtered}`, { customerId, brandId, decision })?.n ?? 0;

/** The number of negated mentions in the answers of a customer that no one decided about; reads no answer. */
export const countUndecidedMentions = (store: ReadStore, customerId: number): number =>
  store.get<{ n: number }>(
    `SELECT COUNT(*) AS n FROM brand b CROSS JOIN mention m INDEXED BY negated_mention ON m.brand_id = b.id AND m.negated = 1
     WHERE b.customer_id = :customerId AND NOT EXISTS (
       SELECT 1 FROM mention_decision d WHERE d.answer_id = m.answer_id AND d.start_offset < m.end_offset AND d.end_offset > m.start_offset)`,
    { customerId },
  )?.n ?? 0;
