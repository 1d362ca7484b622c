import type { QueryMovement } from './query-movement.ts';

/** The rows that a course has: each the mean of some scans. */
export interface CourseRows {
  readonly rows: number;
  readonly scansPerRow: number;
  readonly weeksPerRow: number;
}

/**
 * Draws how answers to a query go on over some rows: what chance adds to each, and its wandering, as two autoregressions of the first
 * order, xₜ = φxₜ₋₁ + √(1 − φ²)·z (Box and Jenkins, Time Series Analysis, 1970, section 3.2). The next call uses both arrays again.
 */
export function movementCourse(
  { variance, carry, wander, halfLife }: QueryMovement,
  { rows, scansPerRow, weeksPerRow }: CourseRows,
  normal: () => number,
): () => { chance: Float64Array; wandered: Float64Array } {
  const own = carriedOver(carry, scansPerRow);
  const [deviation, follows] = [Math.sqrt(variance * own.variance), own.correlation];
  const decay = 0.5 ** (weeksPerRow / halfLife);
  const wandering = Math.sqrt(variance * wander);
  const [chance, wandered] = [new Float64Array(rows), new Float64Array(rows)];
  return () => {
    let [last, place] = [normal(), wandering === 0 ? 0 : normal()];
    for (let row = 0; row < rows; row++) {
      last = follows === 0 ? normal() : follows * last + Math.sqrt(1 - follows ** 2) * normal();
      chance[row] = deviation * last;
      if (wandering === 0) continue;
      place = decay * place + Math.sqrt(1 - decay ** 2) * normal();
      wandered[row] = wandering * place;
    }
    return { chance, wandered };
  };
}

/**
 * The share of a change that is seen in each of some rows since: an answer that carries over is the one of the scan before, so that
 * it shows the change only once it is another.
 */
export function shownSince({ carry }: QueryMovement, rows: number, scansPerRow: number): Float64Array {
  const shown = new Float64Array(rows);
  const rowOf = (scan: number): number => Math.floor(scan / scansPerRow);
  for (let scan = 0; scan < rows * scansPerRow; scan++)
    shown[rowOf(scan)] = (shown[rowOf(scan)] ?? 0) + (1 - carry ** (scan + 1)) / scansPerRow;
  return shown;
}

/** The variance of the mean of some scans beside that of one, and its correlation with the mean of the next ones. */
function carriedOver(carry: number, scans: number): { variance: number; correlation: number } {
  let [within, next] = [0, 0];
  for (let one = 0; one < scans; one++)
    for (let other = 0; other < scans; other++) {
      within += carry === 0 ? Number(one === other) : carry ** Math.abs(one - other);
      next += carry === 0 ? 0 : carry ** (scans + other - one);
    }
  return { variance: within / scans ** 2, correlation: next / within };
}
