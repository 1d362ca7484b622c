import type { DeletionTarget } from './deletions.ts';
import type { ReadStore, Store } from './open.ts';

export interface SpendEntry {
  readonly day: string;
  /** Null for a request that belongs to no customer, such as a connection test. */
  readonly customerId: number | null;
  readonly groupId: number | null;
  readonly platform: string;
  readonly provider: string;
  /** 1 by default. */
  readonly requests?: number;
  readonly costMicro: number;
  /** The highest estimate of a request that may have been billed but whose cost was not reported. */
  readonly unconfirmedMicro?: number;
  /** 1 if the request may have been billed at an unknown price, so that its cost is in neither sum. */
  readonly unpricedRequests?: number;
}

/** Adds a request, or several, to the day's spend. */
export const addSpend = (store: Store, entry: SpendEntry): void => {
  store.run(
    `INSERT INTO spend (day, customer_id, query_group_id, platform, provider, requests, cost_micro, unconfirmed_micro, unpriced_requests)
     VALUES (:day, :customerId, :groupId, :platform, :provider, :requests, :costMicro, :unconfirmedMicro, :unpricedRequests)
     ON CONFLICT DO UPDATE SET requests = requests + excluded.requests, cost_micro = cost_micro + excluded.cost_micro,
       unconfirmed_micro = unconfirmed_micro + excluded.unconfirmed_micro, unpriced_requests = unpriced_requests + excluded.unpriced_requests`,
    {
      ...entry,
      requests: entry.requests ?? 1,
      unconfirmedMicro: entry.unconfirmedMicro ?? 0,
      unpricedRequests: entry.unpricedRequests ?? 0,
    },
  );
};

export interface Booked {
  readonly costMicro: number;
  /** Micro-dollars possibly spent on top. */
  readonly unconfirmedMicro: number;
  /** Requests whose price is unknown: their cost is in neither sum. */
  readonly unpricedRequests: number;
}

/** What was booked since a day (inclusive), of one customer or platform or of all. */
export function bookedSince(store: ReadStore, day: string, customerId: number | null, platform: string | null): Booked {
  const row = store.get<Booked>(
    `SELECT COALESCE(SUM(cost_micro), 0) AS costMicro, COALESCE(SUM(unconfirmed_micro), 0) AS unconfirmedMicro,
       COALESCE(SUM(unpriced_requests), 0) AS unpricedRequests FROM spend
     WHERE day >= :day AND (:customerId IS NULL OR customer_id = :customerId) AND (:platform IS NULL OR platform = :platform)`,
    { day, customerId, platform },
  );
  return row ?? { costMicro: 0, unconfirmedMicro: 0, unpricedRequests: 0 };
}

const spentBy: Readonly<Record<DeletionTarget['kind'], string>> = {
  organization: 'customer_id IN (SELECT id FROM customer WHERE organization_id = :id)',
  customer: 'customer_id = :id',
  group: 'query_group_id = :id',
};

/** What was spent for an organization, a customer or a group, in micro-dollars; without requests whose cost is not confirmed. */
export const spentFor = (store: ReadStore, { kind, id }: DeletionTarget): number =>
  store.get<{ micro: number }>(`SELECT COALESCE(SUM(cost_micro), 0) AS micro FROM spend WHERE ${spentBy[kind]}`, { id })
    ?.micro ?? 0;

/** What was booked since a day (inclusive), by customer. */
export const bookedByCustomer = (store: ReadStore, day: string): Map<number, Booked> =>
  new Map(
    store
      .all<Booked & { customerId: number }>(
        `SELECT customer_id AS customerId, SUM(cost_micro) AS costMicro, SUM(unconfirmed_micro) AS unconfirmedMicro,
           SUM(unpriced_requests) AS unpricedRequests
         FROM spend WHERE day >= :day AND customer_id IS NOT NULL GROUP BY customer_id`,
        { day },
      )
      .map((row) => [row.customerId, row]),
  );

export interface SpendRow {
  /** `yyyy-mm`. */
  readonly month: string;
  readonly customerId: number | null;
  readonly customerName: string | null;
  readonly platform: string;
  readonly requests: number;
  readonly costMicro: number;
  readonly unconfirmedMicro: number;
  readonly unpricedRequests: number;
}

/** Spend by month, customer and platform between two days, both inclusive; newest month first, then the most expensive. */
export const listSpend = (store: ReadStore, from: string, to: string, customerId: number | null): SpendRow[] =>
  store.all(
    `SELECT substr(s.day, 1, 7) AS month, s.customer_id AS customerId, c.name AS customerName, s.platform, SUM(s.requests) AS requests,
       SUM(s.cost_micro) AS costMicro, SUM(s.unconfirmed_micro) AS unconfirmedMicro, SUM(s.unpriced_requests) AS unpricedRequests
     FROM spend s LEFT JOIN customer c ON c.id = s.customer_id
     WHERE s.day BETWEEN :from AND :to AND (:customerId IS NULL OR s.customer_id = :customerId)
     GROUP BY month, s.customer_id, s.platform
     ORDER BY month DESC, SUM(s.cost_micro) DESC, s.customer_id, s.platform`,
    { from, to, customerId },
  );

/** What the newest answers of a provider's model cost, in micro-dollars; reads the last 2,000 answers at most. */
export const recentCosts = (store: ReadStore, provider: string, model: string | null, limit: number): number[] =>
  store
    .all<{ costMicro: number }>(
      `SELECT cost_micro AS costMicro FROM (SELECT provider, requested_model, cost_micro FROM answer ORDER BY id DESC LIMIT 2000)
       WHERE provider = :provider AND requested_model IS :model AND cost_micro IS NOT NULL LIMIT :limit`,
      { provider, model, limit },
    )
    .map((row) => row.costMicro);
