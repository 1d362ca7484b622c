import type { OutputOf } from '#shared/contract/index.ts';

type Matrix = OutputOf<'get-query-companies'>;
export type HeatQuery = Matrix['queries'][number];

export type HeatOrder = 'group' | 'gap' | 'least-own';

/** The percentage of the answers to a query that name a company, in other days; null where it is not known. */
export type HeatBefore = (queryId: number, brandId: number) => number | null;

/** Looks up the shares of a map; a company that it does not list is not known. */
export function sharesOfMap(matrix: Matrix): HeatBefore {
  const places = new Map(matrix.companies.map(({ brandId }, place) => [brandId, place]));
  const queries = new Map(matrix.queries.map((query) => [query.queryId, query]));
  return (queryId, brandId) => {
    const query = queries.get(queryId);
    const named = query?.named[places.get(brandId) ?? -1];
    return query === undefined || named === undefined ? null : heatShare(named, query.answered);
  };
}

/** Questions that several query groups ask: their rows need the group to be told apart. */
export const repeatedQueries = (queries: readonly Pick<HeatQuery, 'query'>[]): ReadonlySet<string> =>
  new Set(
    Map.groupBy(queries, ({ query }) => query)
      .entries()
      .flatMap(([query, { length }]) => (length > 1 ? [query] : [])),
  );

/** Percentage of the answers to a query that name a company; null without an answer. */
export const heatShare = (named: number, answered: number): number | null =>
  answered === 0 ? null : (100 * named) / answered;

/** The five shades of the map: 0, then up to a quarter, a half, three quarters and all. */
export function heatShade(share: number | null): 0 | 1 | 2 | 3 | 4 {
  if (share === null || share === 0) return 0;
  return share <= 25 ? 1 : share <= 50 ? 2 : share <= 75 ? 3 : 4;
}

/** Percentage points by which the most named other company leads the client on a query; negative where the client leads. */
export function heatGap(query: HeatQuery, ownIndex: number): number {
  const shares = query.named.map((named) => heatShare(named, query.answered) ?? 0);
  const own = ownIndex < 0 ? 0 : (shares[ownIndex] ?? 0);
  return Math.max(0, ...shares.filter((_, index) => index !== ownIndex)) - own;
}

/** Whether answers to a query name a competitor and never the client. */
export const namedInstead = (query: HeatQuery, ownIndex: number): boolean =>
  (ownIndex < 0 || query.named[ownIndex] === 0) && query.named.some((named, index) => index !== ownIndex && named > 0);

/** The rows of the map in the given order; `onlyInstead` leaves those where others are named and the client is not. */
export function heatRows(matrix: Matrix, order: HeatOrder, onlyInstead: boolean): HeatQuery[] {
  const own = matrix.companies.findIndex((company) => company.own);
  const rows = matrix.queries.filter((query) => query.answered > 0 && (!onlyInstead || namedInstead(query, own)));
  if (order === 'group') return rows;
  if (order === 'gap') return rows.toSorted((a, b) => heatGap(b, own) - heatGap(a, own));
  const ownShare = (query: HeatQuery) => (own < 0 ? 0 : (heatShare(query.named[own] ?? 0, query.answered) ?? 0));
  return rows.toSorted((a, b) => ownShare(a) - ownShare(b));
}
