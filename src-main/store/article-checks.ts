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

/** Writes what a page says of a customer, in place of what was known before; inside a transaction. */
export function replaceArticleCheck(store: Store, check: NewArticleCheck): void {
  store.run(
    `INSERT INTO article_check (customer_id, url_id, state, reason, checked_at, evidence, analysis_version, brand_revision)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (customer_id, url_id) DO UPDATE SET state = excluded.state, reason = excluded.reason,
       checked_at = excluded.checked_at, evidence = excluded.evidence, analysis_version = excluded.analysis_version,
       brand_revision = excluded.brand_revision`,
    check.customerId,
    check.urlId,
    check.state,
    check.reason,
    check.checkedAt,
    check.evidence,
    check.analysisVersion,
    check.brandRevision,
  );
  store.run('DELETE FROM article_company WHERE customer_id = ? AND url_id = ?', check.customerId, check.urlId);
  for (const brandId of check.competitors)
    store.run(
      'INSERT INTO article_company (customer_id, url_id, brand_id) VALUES (?, ?, ?)',
      check.customerId,
      check.urlId,
      brandId,
    );
}
