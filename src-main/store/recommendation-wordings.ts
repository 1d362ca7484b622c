import type { ReadStore, Store } from './open.ts';

/** The words of a recommendation; its figures are no part of them. */
export interface RecommendationWords {
  readonly title: string;
  readonly task: string;
  readonly why: string;
}

export interface RecommendationToReword extends RecommendationWords {
  readonly id: number;
}

/** Current recommendations of a customer in the words of their rules that no model was asked about, most useful first. */
export const listRecommendationsToReword = (store: ReadStore, customerId: number): RecommendationToReword[] =>
  store.all(
    `SELECT r.id, r.title, r.task, r.why_important AS why FROM recommendation r
     LEFT JOIN recommendation_wording w ON w.recommendation_id = r.id
     WHERE r.customer_id = ? AND r.current = 1 AND NOT COALESCE(
       (r.title = w.rule_title AND r.task = w.rule_task AND r.why_important = w.rule_why)
       OR (r.title = w.title AND r.task = w.task AND r.why_important = w.why_important), 0)
     ORDER BY r.priority DESC, r.id`,
    customerId,
  );

/** Keeps what a model made of the words of a rule; null words: refused, and why. */
export const writeWording = (
  store: Store,
  recommendationId: number,
  entry: {
    rule: RecommendationWords;
    words: RecommendationWords | null;
    refusedBecause: string | null;
    model: string;
    askedAt: string;
  },
): void => {
  store.run(
    `INSERT OR REPLACE INTO recommendation_wording
       (recommendation_id, rule_title, rule_task, rule_why, title, task, why_important, refused_because, model, asked_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    recommendationId,
    entry.rule.title,
    entry.rule.task,
    entry.rule.why,
    entry.words?.title ?? null,
    entry.words?.task ?? null,
    entry.words?.why ?? null,
    entry.refusedBecause,
    entry.model,
    entry.askedAt,
  );
};

/** Puts kept wordings in the place of the words of rules that still say the same. */
export const applyWordings = (store: Store, customerId: number): void => {
  store.run(
    `UPDATE recommendation SET title = w.title, task = w.task, why_important = w.why_important
     FROM recommendation_wording w
     WHERE w.recommendation_id = recommendation.id AND w.title IS NOT NULL AND recommendation.customer_id = ?
       AND recommendation.title = w.rule_title AND recommendation.task = w.rule_task
       AND recommendation.why_important = w.rule_why`,
    customerId,
  );
};

/** Names that a wording must not add or lose: the customer's companies and its groups. */
export const listKnownNames = (store: ReadStore, customerId: number): string[] =>
  store
    .all<{ name: string }>(
      `SELECT name FROM brand WHERE customer_id = ?1
       UNION SELECT n.value FROM brand_name n JOIN brand b ON b.id = n.brand_id WHERE b.customer_id = ?1 AND n.kind = 'alias'`,
      customerId,
    )
    .map((row) => row.name);
