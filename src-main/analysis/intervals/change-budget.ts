/**
 * How many false changes are allowed: at most one client of thirty in any half-year, however often its changes are
 * looked at.
 *
 * The budget is spent by design (Lan and DeMets, Biometrika 70 (1983) 659–663): most of it when a series can first be
 * judged, a twentieth of that at the next look, and an equal share of what remains at every later one.
 * A look is a day with a scan: without new answers the verdict is the same. The sum is a union bound (Bonferroni) and
 * therefore holds whatever the dependence of looks, series and clients.
 *
 * The windows of neighbouring looks overlap. However frequent the looks, the probability that a moving difference of 30
 * days and the 90 before ever exceeds c standard errors in T windows of 30 days is about 2·T·1.083·c·φ(c) (Siegmund,
 * Sequential Analysis, 1985, chapter 9, for a correlation of 1 − 1.083·t near 0). In half a year that is what a hundred
 * separate looks would cost; daily scans therefore cost no more.
 */
const firstLook = 0.0265;
const decay = 0.05;
const laterLooks = 0.0054;
const fewestLooks = 26;
const mostLooks = 100;

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
