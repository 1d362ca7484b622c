import type { ReadStore, Store } from './open.ts';

export interface SpendEntry {
  readonly day: string;
  /** Null when a provider was only tried out. */
  readonly customerId: number | null;
  readonly groupId: number | null;
  readonly platform: string;
  readonly provider: string;
  readonly costMicro: number;
  /** Highest estimate of a request that may have been billed, but whose cost nobody told. */
  readonly unconfirmedMicro?: number;
}

/** Adds one request to the day's spend. */
export const addSpend = (store: Store, entry: SpendEntry): void => {
  store.run(
    `INSERT INTO spend (day, customer_id, query_group_id, platform, provider, requests, cost_micro, unconfirmed_micro) VALUES (?, ?, ?, ?, ?, 1, ?, ?)
     ON CONFLICT DO UPDATE SET requests = requests + 1, cost_micro = cost_micro + excluded.cost_micro,
       unconfirmed_micro = unconfirmed_micro + excluded.unconfirmed_micro`,
    entry.day,
    entry.customerId,
    entry.groupId,
    entry.platform,
    entry.provider,
    entry.costMicro,
    entry.unconfirmedMicro ?? 0,
  );
};

/** Micro-dollars spent from a day on; of one customer or platform, or of all. */
export const spentSince = (
  store: ReadStore,
  day: string,
  customerId: number | null = null,
  platform: string | null = null,
): number => bookedSince(store, day, customerId, platform).costMicro;

/** What was spent from a day on, and what may have been on top of it; of one customer or platform, or of all. */
export function bookedSince(
  store: ReadStore,
  day: string,
  customerId: number | null,
  platform: string | null,
): { readonly costMicro: number; readonly unconfirmedMicro: number } {
  const row = store.get<{ cost: number; unconfirmed: number }>(
    `SELECT COALESCE(SUM(cost_micro), 0) AS cost, COALESCE(SUM(unconfirmed_micro), 0) AS unconfirmed FROM spend
     WHERE day >= ?1 AND (?2 IS NULL OR customer_id = ?2) AND (?3 IS NULL OR platform = ?3)`,
    day,
    customerId,
    platform,
  );
  return { costMicro: row?.cost ?? 0, unconfirmedMicro: row?.unconfirmed ?? 0 };
}

export interface SpendRow {
  /** `yyyy-mm`. */
  readonly month: string;
  readonly customerId: number | null;
  readonly customerName: string | null;
  readonly platform: string;
  readonly requests: number;
  readonly costMicro: number;
  readonly unconfirmedMicro: number;
}

/** Spend by month, customer and platform between two days, both inclusive; newest month first, then the dearest. */
export const listSpend = (store: ReadStore, from: string, to: string, customerId: number | null): SpendRow[] =>
  store.all(
    `SELECT substr(s.day, 1, 7) AS month, s.customer_id AS customerId, c.name AS customerName, s.platform, SUM(s.requests) AS requests,
       SUM(s.cost_micro) AS costMicro, SUM(s.unconfirmed_micro) AS unconfirmedMicro
     FROM spend s LEFT JOIN customer c ON c.id = s.customer_id
     WHERE s.day BETWEEN ?1 AND ?2 AND (?3 IS NULL OR s.customer_id = ?3)
     GROUP BY month, s.customer_id, s.platform
     ORDER BY month DESC, SUM(s.cost_micro) DESC, s.customer_id, s.platform`,
    from,
    to,
    customerId,
  );

/** What the newest answers of a provider's model cost, in micro-dollars; looks at the last 2,000 answers at most. */
export const recentCosts = (store: ReadStore, provider: string, model: string | null, limit: number): number[] =>
  store
    .all<{ costMicro: number }>(
      `SELECT cost_micro AS costMicro FROM (SELECT provider, requested_model, cost_micro FROM answer ORDER BY id DESC LIMIT 2000)
       WHERE provider = ? AND requested_model IS ? AND cost_micro IS NOT NULL LIMIT ?`,
      provider,
      model,
      limit,
    )
    .map((row) => row.costMicro);
