import { t } from '../language/current.ts';
import { formatDollars, formatFineDollars } from './numbers.ts';

/** Stands where a cost would: nothing without a price is shown as free. */
export const priceUnknown = t('price unknown');

/** What an answer cost: "$0.0132", "price unknown". */
export const answerCost = (usd: number | null): string => (usd === null ? priceUnknown : formatFineDollars(usd));

/** What was spent, with the requests that no sum contains: "$1.20", "$1.20 and 3 without a price", "price unknown". */
export function spentDollars(usd: number, unpricedRequests: number): string {
  if (unpricedRequests === 0) return formatDollars(usd);
  return usd === 0
    ? priceUnknown
    : t('{cost} and {count, number} without a price', { cost: formatDollars(usd), count: unpricedRequests });
}

/** The requests that a sum leaves out: ", 3 requests without a price"; empty if there are none. */
export const withoutPrice = (requests: number): string =>
  requests === 0 ? '' : t(', {count, plural, one {# request} other {# requests}} without a price', { count: requests });

/** An expected cost in words: "about $1.20", "under $0.01", "nothing", "price unknown". */
export function aboutDollars(usd: number | null | undefined): string {
  if (usd === null || usd === undefined) return priceUnknown;
  if (usd === 0) return t('nothing', {}, 'cost');
  return usd < 0.01
    ? t('under {cost}', { cost: formatDollars(0.01) })
    : t('about {cost}', { cost: formatDollars(usd) });
}

/** A sum of expected costs, some perhaps unknown: "at least about $1.20", "price unknown". */
export function aboutSum(usd: number, complete: boolean): string {
  if (complete) return aboutDollars(usd);
  return usd === 0 ? priceUnknown : t('at least {cost}', { cost: aboutDollars(usd) });
}
