import { formatDollars, noFigure } from './numbers.ts';

/** What something is expected to cost, in words: "about $1.20", "under $0.01", "nothing"; a dash when no price is known. */
export function aboutDollars(usd: number | null | undefined): string {
  if (usd === null || usd === undefined) return noFigure;
  if (usd === 0) return 'nothing';
  return usd < 0.01 ? 'under $0.01' : `about ${formatDollars(usd)}`;
}

/** A sum of expected costs of which some may not be known: "at least about $1.20", "price not known". */
export function aboutSum(usd: number, complete: boolean): string {
  if (complete) return aboutDollars(usd);
  return usd === 0 ? 'price not known' : `at least ${aboutDollars(usd)}`;
}
