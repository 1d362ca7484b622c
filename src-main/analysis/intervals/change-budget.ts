/**
 * How many false changes are allowed: at most one client of thirty in any half-year, however often its changes are
 * looked at.
 *
 * The budget is spent by design (Lan and DeMets, Biometrika 70 (1983) 659–663): most of it when a series can first be
 * judged, a fifth of that at each of the following looks, down to an equal share of what remains for every later one.
 * A look is a day with a scan: without new answers the verdict is the same. The sum is a union bound (Bonferroni) and
 * therefore holds whatever the dependence of looks, series and clients.
 *
 * The windows of neighbouring looks overlap. The probability that a moving difference ever exceeds a bound has a limit
 * as looks become more frequent (Siegmund, Sequential Analysis, 1985, chapter 9), here that of about 68 separate looks
 * a half-year; daily scans therefore cost no more.
 */
const firstLook = 0.028;
const decay = 0.2;
const laterLooks = 0.013;
const fewestLooks = 26;
const mostLooks = 68;

/** Where a look is in the history of its series. */
export interface Look {
  /** 1 for the first with four scans per side, 0 for those before it. */
  readonly number: number;
  /** Days with a scan in the half-year up to it. */
  readonly scansInHalfYear: number;
}

/** The probability of a false change that one look at one of a client's `series` may have. */
export function levelOf({ number, scansInHalfYear }: Look, series: number): number {
  const later = laterLooks / Math.min(mostLooks, Math.max(fewestLooks, scansInHalfYear));
  const early = number === 0 ? 0 : firstLook * decay ** (number - 1);
  return Math.max(early, later) / Math.max(1, series);
}
