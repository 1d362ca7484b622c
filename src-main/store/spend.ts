import type { Store } from './open.ts';

export interface SpendEntry {
  readonly day: string;
  readonly customerId: number;
  readonly groupId: number;
  readonly platform: string;
  readonly provider: string;
  readonly costMicro: number;
}

/** Adds one request to the day's spend. */
export const addSpend = (store: Store, entry: SpendEntry): void => {
  store.run(
    `INSERT INTO spend (day, customer_id, query_group_id, platform, provider, requests, cost_micro) VALUES (?, ?, ?, ?, ?, 1, ?)
     ON CONFLICT DO UPDATE SET requests = requests + 1, cost_micro = cost_micro + excluded.cost_micro`,
    entry.day,
    entry.customerId,
    entry.groupId,
    entry.platform,
    entry.provider,
    entry.costMicro,
  );
};

/** Micro-dollars spent from a day on; of one customer or platform, or of all. */
export const spentSince = (store: Store, day: string, customerId: number | null = null, platform: string | null = null): number =>
  store.get<{ micro: number }>(
    `SELECT COALESCE(SUM(cost_micro), 0) AS micro FROM spend
     WHERE day >= ?1 AND (?2 IS NULL OR customer_id = ?2) AND (?3 IS NULL OR platform = ?3)`,
    day,
    customerId,
    platform,
  )?.micro ?? 0;
