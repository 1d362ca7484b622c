import { addDays } from '#shared/domain/dates.ts';
import { alarmShares } from '#main/analysis/intervals/alarm-shares.ts';
import { detectChange, pairedScanValues, type DetectedChange } from '#main/analysis/intervals/change-detector.ts';
import { outcomeMatrix, type OutcomeMatrix, type SeriesScan } from '#main/analysis/intervals/outcome-matrix.ts';
import {
  blocksOf,
  knownCorrelation,
  scanEffect,
  scanVariation,
  type KnownCorrelation,
} from '#main/analysis/intervals/scan-variation.ts';

/** As the service reads them. */
const others = { groups: 16, scans: 10, mostDegrees: 10 };

/** The change found at the last of some scans of a series, as `results/score-detection.ts` looks for it. */
function look(
  matrix: OutcomeMatrix,
  { start, end }: { start: number; end: number },
  known: KnownCorrelation,
  shares: readonly number[],
): DetectedChange | null {
  const values = pairedScanValues(matrix, { start, end });
  const older = scanVariation(matrix, blocksOf({ start: 0, end: start }));
  const answers = values.scans[0]?.answers ?? 0;
  const prior = scanEffect(older.degrees > 0 ? older : { ...older, queries: answers }, known);
  return detectChange(values, shares.slice(start, end), prior);
}

/**
 * The scans at which each series of a workspace has an alarm, looked at after every scan; `perYear`: the false alarms a year
 * that one series may have. After an alarm, comparing begins anew.
 */
export function alarmsOf(workspace: readonly (readonly SeriesScan[])[], perYear: number): number[][] {
  const matrices = workspace.map(outcomeMatrix);
  const variations = matrices.map((matrix) => {
    const end = matrix.dates.length;
    return scanVariation(matrix, blocksOf({ start: Math.max(0, end - others.scans), end }));
  });
  return matrices.map((matrix, series) => {
    const correlation = knownCorrelation(variations.filter((_, other) => other !== series).slice(0, others.groups));
    const known = { ...correlation, degrees: Math.min(others.mostDegrees, correlation.degrees) };
    const days = matrix.dates.map((day) => day);
    const shares = alarmShares([...days, addDays(days.at(-1) ?? '', 7)], () => perYear);
    const alarms: number[] = [];
    let start = 0;
    for (let end = 2; end <= days.length; end++) {
      if (look(matrix, { start, end }, known, shares) === null) continue;
      alarms.push(end - 1);
      start = end;
    }
    return alarms;
  });
}
