import type { ReadStore } from '../open.ts';

/** A company that stored answers name beside another one. */
export interface NamedBeside {
  readonly key: string;
  readonly name: string;
  readonly answers: number;
}

/** The number of newest answers that are read of each brand that has the name. */
const mostAnswers = 2_000;

/**
 * The companies that answers of the workspace name beside a company, whichever customer's they are (of an
 * organization; null: of all); by the number of answers that
 * name both, most first. Ignored and merged brands are left out.
 */
export const companiesNamedBeside = (
  store: ReadStore,
  keys: readonly string[],
  organizationId: number | null,
  limit: number,
): NamedBeside[] =>
  store.all(
    `WITH same AS (
       SELECT b.id FROM customer c CROSS JOIN brand b ON b.customer_id = c.id
       WHERE c.deleted_at IS NULL AND (:organizationId IS NULL OR c.organization_id = :organizationId) AND b.key IN (SELECT value FROM json_each(:keys)) AND b.state IN ('confirmed', 'candidate')
     ), naming AS (
       SELECT DISTINCT x.answer_id FROM same CROSS JOIN answer_company x ON x.brand_id = same.id
         AND x.answer_id IN (SELECT answer_id FROM answer_company WHERE brand_id = same.id ORDER BY answer_id DESC LIMIT :mostAnswers)
     )
     SELECT b.key, MIN(b.name) AS name, COUNT(*) AS answers
     FROM naming n CROSS JOIN answer_company x ON x.answer_id = n.answer_id JOIN brand b ON b.id = x.brand_id
     WHERE b.state IN ('confirmed', 'candidate') AND b.product_of IS NULL AND b.key NOT IN (SELECT value FROM json_each(:keys))
     GROUP BY b.key ORDER BY answers DESC, b.key LIMIT :limit`,
    { keys: JSON.stringify(keys), organizationId, limit, mostAnswers },
  );
