import type { Store } from './open.ts';

export interface NewArticleCheck {
  readonly customerId: number;
  readonly urlId: number;
  readonly state: 'mentioned' | 'not_mentioned' | 'unreachable';
  readonly reason: string | null;
  readonly checkedAt: string;
  readonly evidence: string | null;
  readonly competitors: readonly number[];
  readonly analysisVersion: number;
  readonly brandRevision: number;
}

/** Writes the check of a page for a customer, in place of an earlier one; call it inside a transaction. */
export function replaceArticleCheck(store: Store, check: NewArticleCheck): void {
  const { competitors, ...row } = check;
  const { customerId, urlId } = row;
  store.run(
    `INSERT INTO article_check (customer_id, url_id, state, reason, checked_at, evidence, analysis_version, brand_revision)
     VALUES (:customerId, :urlId, :state, :reason, :checkedAt, :evidence, :analysisVersion, :brandRevision)
     ON CONFLICT (customer_id, url_id) DO UPDATE SET state = excluded.state, reason = excluded.reason,
       checked_at = excluded.checked_at, evidence = excluded.evidence, analysis_version = excluded.analysis_version,
       brand_revision = excluded.brand_revision`,
    row,
  );
  store.run('DELETE FROM article_company WHERE customer_id = :customerId AND url_id = :urlId', {
    customerId,
    urlId,
  });
  for (const brandId of competitors)
    store.run('INSERT INTO article_company (customer_id, url_id, brand_id) VALUES (:customerId, :urlId, :brandId)', {
      customerId,
      urlId,
      brandId,
    });
}
