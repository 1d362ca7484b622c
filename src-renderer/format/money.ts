import { formatDollars, formatFineDollars, plural } from './numbers.ts';

/** Stands where a cost would: nothing without a price is shown as free. */
export const priceUnknown = 'price unknown';

/** What an answer cost: "$0.0132", "price unknown". */
export const answerCost = (usd: number | null): string => (usd === null ? priceUnknown : formatFineDollars(usd));

/** What was spent, with the requests that no sum contains: "$1.20", "$1.20 and 3 without a price", "price unknown". */
export function spentDollars(usd: number, unpricedRequests: number): string {
  if (unpricedRequests === 0) return formatDollars(usd);
  return usd === 0 ? priceUnknown : `${formatDollars(usd)} and ${unpricedRequests} without a price`;
}

/** The requests that a sum leaves out: ", 3 requests without a price"; empty if there are none. */
export const withoutPrice = (requests: number): string =>
  requests === 0 ? '' : `, ${plural(requests, 'request')} without a price`;

/** An expected cost in words: "about $1.20", "under $0.01", "nothing", "price unknown". */
export function aboutDollars(usd: number | null | undefined): string {
  if (usd === null || usd === undefined) return priceUnknown;
  if (usd === 0) return 'nothing';
  return usd < 0.01 ? 'under $0.01' : `about ${formatDollars(usd)}`;
}

/** A sum of expected costs, some perhaps unknown: "at least about $1.20", "price unknown". */
export function aboutSum(usd: number, complete: boolean): string {
  if (complete) return aboutDollars(usd);
  return usd === 0 ? priceUnknown : `at least ${aboutDollars(usd)}`;
}
