import { formatDollars, noFigure } from './numbers.ts';

/** An expected cost in words: "about $1.20", "under $0.01", "nothing"; a dash if the price is unknown. */
export function aboutDollars(usd: number | null | undefined): string {
  if (usd === null || usd === undefined) return noFigure;
  if (usd === 0) return 'nothing';
  return usd < 0.01 ? 'under $0.01' : `about ${formatDollars(usd)}`;
}

/** A sum of expected costs, some perhaps unknown: "at least about $1.20", "price unknown". */
export function aboutSum(usd: number, complete: boolean): string {
  if (complete) return aboutDollars(usd);
  return usd === 0 ? 'price unknown' : `at least ${aboutDollars(usd)}`;
}
