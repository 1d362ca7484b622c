import type { AlertFigures } from '#shared/contract/workspace/alerts.ts';
import type { Day } from '#shared/domain/dates.ts';
import { roundOneDecimal } from '#shared/domain/rounding.ts';
import type { DetectedChange, ScanShare } from '#main/analysis/intervals/change-detector.ts';
import { rateMeasureOf } from '#main/results/measures.ts';

type Rate = NonNullable<AlertFigures['before']>;

/** The rate of some scans with its interval, the groups beside each other. */
function rateOf(shares: readonly ScanShare[]): Rate {
  const groups = Map.groupBy(shares, ({ queryGroupId }) => queryGroupId);
  const { value, low, high, n } = rateMeasureOf([...groups.values()]);
  return {
    from: shares[0]?.day ?? '',
    to: shares.at(-1)?.day ?? '',
    value: value ?? 0,
    low,
    high,
    n,
    scans: new Set(shares.map(({ day }) => day)).size,
  };
}

/**
 * The difference of two rates with a 95 % interval made of theirs (Newcombe's hybrid, Statistics in Medicine 17 (1998) 873), in
 * percentage points.
 */
function differenceOf(before: Rate, after: Rate): AlertFigures['difference'] {
  if (before.low === null || before.high === null || after.low === null || after.high === null) return null;
  const value = after.value - before.value;
  return {
    value: roundOneDecimal(value),
    low: roundOneDecimal(value - Math.hypot(after.value - after.low, before.high - before.value)),
    high: roundOneDecimal(value + Math.hypot(after.high - after.value, before.value - before.low)),
  };
}

/** The figures of a change among the scans of some days, whose positions it names. */
export function changeFigures(
  shares: readonly ScanShare[],
  days: readonly Day[],
  change: DetectedChange,
): Pick<AlertFigures, 'before' | 'after' | 'difference' | 'changed'> {
  const [from, on] = [days[0] ?? '', days[change.start] ?? ''];
  const before = rateOf(shares.filter(({ day }) => day >= from && day < on));
  const after = rateOf(shares.filter(({ day }) => day >= on && day <= (days.at(-1) ?? '')));
  return {
    before,
    after,
    difference: differenceOf(before, after),
    changed: { on, from: days[change.earliest] ?? on, to: days[change.latest] ?? on },
  };
}
