import { formatDollars, noFigure } from './numbers.ts';

/** What something is expected to cost, in words: "about $1.20", "under $0.01", "nothing"; a dash when no price is known. */
export function aboutDollars(usd: number | null | undefined): string {
  if (usd === null || usd === undefined) return noFigure;
  if (usd === 0) return 'nothing';
  return usd < 0.01 ? 'under $0.01' : `about ${formatDollars(usd)}`;
}
