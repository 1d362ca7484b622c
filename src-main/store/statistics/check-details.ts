import type { AsStored } from '../json-columns.ts';
import type { ReadStore } from '../open.ts';

export interface CheckDetail {
  readonly urlId: number;
  readonly evidence: string | null;
  readonly message: string | null;
  /** The competitors that the page names, by name. */
  readonly competitors: readonly { readonly brandId: number; readonly name: string }[];
}

/** The full result of the check of the given articles. */
export const checkDetails = (store: ReadStore, customerId: number, urlIds: readonly number[]): CheckDetail[] =>
  store
    .all<AsStored<CheckDetail, 'competitors'>>(
      `SELECT a.url_id AS urlId, a.evidence, p.message,
       (SELECT json_group_array(json_object('brandId', id, 'name', name)) FROM (
          SELECT b.id, b.name FROM article_company x JOIN brand b ON b.id = x.brand_id
          WHERE x.customer_id = a.customer_id AND x.url_id = a.url_id AND b.state IN ('confirmed', 'candidate')
          ORDER BY b.name)) AS competitors
     FROM article_check a LEFT JOIN article_page p ON p.url_id = a.url_id
     WHERE a.customer_id = :customerId AND a.url_id IN (SELECT value FROM json_each(:urlIds))`,
      { customerId, urlIds: JSON.stringify(urlIds) },
    )
    .map(({ competitors, ...row }) => ({ ...row, competitors: JSON.parse(competitors) as CheckDetail['competitors'] }));
