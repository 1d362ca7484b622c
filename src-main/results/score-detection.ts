import type { Day } from '#shared/domain/dates.ts';
import { detectChange, pairedScanValues, type DetectedChange } from '#main/analysis/intervals/change-detector.ts';
import type { OutcomeMatrix } from '#main/analysis/intervals/outcome-matrix.ts';
import { scanEffect, variationWithin, type KnownCorrelation } from '#main/analysis/intervals/scan-variation.ts';

/** A change of what is paired by query; earlier scans of the series show how much its scans vary. */
export function detectInMatrix(
  matrix: OutcomeMatrix,
  known: KnownCorrelation,
  days: readonly Day[],
  alarms: readonly number[],
): DetectedChange | null {
  const start = matrix.dates.indexOf(days[0] ?? '');
  const end = matrix.dates.indexOf(days.at(-1) ?? '') + 1;
  if (start === -1 || end === 0) return null;
  const values = pairedScanValues(matrix, { start, end });
  const answers = values.scans.reduce((sum, scan) => sum + scan.answers, 0) / Math.max(1, values.scans.length);
  const older = variationWithin(matrix, { start: 0, end: start });
  const { effect, degrees } = scanEffect(older.degrees > 0 ? older : { ...older, queries: answers }, known);
  // A scan whose queries were asked in no other says nothing and has no value.
  const byDay = new Map(days.map((day, index) => [day, alarms[index] ?? 0]));
  return onDays(
    days,
    values.scans.map(({ day }) => day),
    detectChange(
      values,
      values.scans.map(({ day }) => byDay.get(day) ?? 0),
      { effect, degrees },
    ),
  );
}

/** Positions among all days instead of those among the days with a value. */
function onDays(days: readonly Day[], valued: readonly Day[], change: DetectedChange | null): DetectedChange | null {
  if (change === null) return null;
  const at = (index: number): number => days.indexOf(valued[index] ?? '');
  return { ...change, start: at(change.start), earliest: at(change.earliest), latest: at(change.latest) };
}
