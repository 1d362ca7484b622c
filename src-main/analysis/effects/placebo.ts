import { studentQuantile } from '#main/analysis/intervals/quantiles.ts';
import { contrast, type Contrast, type Sides } from './contrast.ts';
import type { PlaceboCheck } from './types.ts';
import type { WeeklyTable } from './weekly-table.ts';

/** Half a year, or what there is of it. */
const mostWeeks = 26;
const fewestWeeks = 4;
/** A drift of this size is worth a warning, even if the effect is smaller. */
const notableDrift = 0.1;

/**
 * The same contrast between the halves of up to 26 weeks before the action: one look, because the weeks before do not change.
 * Null with fewer than four weeks.
 */
export function contrastBefore(table: WeeklyTable, sides: Sides): Contrast | null {
  const { end } = table.before;
  const start = Math.max(0, end - mostWeeks);
  const middle = Math.floor((start + end) / 2);
  if (end - start < fewestWeeks) return null;
  return contrast(table, sides, [
    { start, end: middle },
    { start: middle, end },
  ]);
}

/**
 * Whether the sides moved alike before the action, with Student's 95 % interval. A check that finds nothing proves little
 * (Roth, American Economic Review: Insights 4 (2022) 305), which is why `alike` needs an interval without drifts as large as
 * `effect`.
 */
export function placeboCheck({ estimate, variance, degrees }: Contrast, effect: number): PlaceboCheck {
  const half = studentQuantile(0.975, Math.floor(degrees)) * Math.sqrt(variance);
  const [low, high] = [estimate - half, estimate + half];
  const largest = Math.max(Math.abs(low), Math.abs(high));
  const verdict =
    low > 0 || high < 0 ? 'differs' : largest > Math.max(notableDrift, Math.abs(effect)) ? 'unclear' : 'alike';
  return { estimate, low, high, verdict };
}
