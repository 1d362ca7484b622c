import type { ReadStore, Store } from './open.ts';

/** The texts of a recommendation, without its figures. */
export interface RecommendationWords {
  readonly title: string;
  readonly task: string;
  readonly why: string;
}

export interface RecommendationToReword extends RecommendationWords {
  readonly id: number;
}

/** Current recommendations of a customer that still have the wording of their rule and that no model was asked about, most useful first. */
export const listRecommendationsToReword = (store: ReadStore, customerId: number): RecommendationToReword[] =>
  store.all(
    `SELECT r.id, r.title, r.task, r.why_important AS why FROM recommendation r
     LEFT JOIN recommendation_wording w ON w.recommendation_id = r.id
     WHERE r.customer_id = :customerId AND r.current = 1 AND NOT COALESCE(
       (r.title = w.rule_title AND r.task = w.rule_task AND r.why_important = w.rule_why)
       OR (r.title = w.title AND r.task = w.task AND r.why_important = w.why_important), 0)
     ORDER BY r.priority DESC, r.id`,
    { customerId },
  );

/** Stores a model's wording of a rule's texts; `words` is null if it was refused, with the reason. */
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
     VALUES (:recommendationId, :ruleTitle, :ruleTask, :ruleWhy, :title, :task, :why, :refusedBecause, :model, :askedAt)`,
    {
      recommendationId,
      ruleTitle: entry.rule.title,
      ruleTask: entry.rule.task,
      ruleWhy: entry.rule.why,
      title: entry.words?.title ?? null,
      task: entry.words?.task ?? null,
      why: entry.words?.why ?? null,
      refusedBecause: entry.refusedBecause,
      model: entry.model,
      askedAt: entry.askedAt,
    },
  );
};

/** Applies stored wordings to recommendations whose rule still has the same wording as then. */
export const applyWordings = (store: Store, customerId: number): void => {
  store.run(
    `UPDATE recommendation SET title = w.title, task = w.task, why_important = w.why_important
     FROM recommendation_wording w
     WHERE w.recommendation_id = recommendation.id AND w.title IS NOT NULL AND recommendation.customer_id = :customerId
       AND recommendation.title = w.rule_title AND recommendation.task = w.rule_task
       AND recommendation.why_important = w.rule_why`,
    { customerId },
  );
};

/** Names that a wording must not add or lose: those of the customer's brands and their aliases. */
export const listKnownNames = (store: ReadStore, customerId: number): string[] =>
  store
    .all<{ name: string }>(
      `SELECT name FROM brand WHERE customer_id = :customerId
       UNION SELECT n.value FROM brand_name n JOIN brand b ON b.id = n.brand_id WHERE b.customer_id = :customerId AND n.kind = 'alias'`,
      { customerId },
    )
    .map((row) => row.name);
