import { addDays } from '#shared/domain/dates.ts';
import { seededRandom } from '#main/analysis/intervals/random.ts';
import { mostWeeksBefore } from './comparison.ts';
import { contrast } from './contrast.ts';
import { sequenceHalfWidth } from './mixture-boundary.ts';
import { contrastBefore, placeboCheck } from './placebo.ts';
import { normals, planResult, type PlanDesign, type PlanResult } from './plan-result.ts';
import { fewestWeeksAfter } from './status.ts';
import type { PlanVariation } from './variation.ts';
import type { WeeklyTable } from './weekly-table.ts';

/** Each course counts twice: as a rise and as a fall. */
const courses = 200;
const mostHistory = 26;
/** Effects differ between queries: their standard deviation ÷ their mean. */
const effectSpread = 0.35;

/**
 * A comparison as it would be judged: courses of normal numbers with the group's variances go through `contrast`,
 * `sequenceHalfWidth` and the check of the weeks before, so that a plan promises what is told later. A change is a number added
 * to the answers since; how much more they then vary is taken at the size that the first round finds after eight weeks.
 */
export function comparisonPlan(design: PlanDesign, variation: PlanVariation, weeks: number): PlanResult {
  const first = planResult(simulate(design, variation, weeks, 0));
  const typical = first.smallestAt(Math.min(8, weeks), 0.8) ?? 0.3;
  return planResult(simulate(design, variation, weeks, typical));
}

function simulate(design: PlanDesign, variation: PlanVariation, weeks: number, change: number): Float64Array[] {
  const random = seededRandom(14);
  const normal = normals(random);
  const rowsIn = (count: number): number => Math.floor(count * Math.min(1, 7 / design.gapDays));
  const scansPerRow = Math.max(1, 7 / design.gapDays);
  const before = Math.min(mostHistory, rowsIn(design.weeksBefore));
  const after = rowsIn(weeks);
  const queries = design.aimed + design.others;
  const { rate, withinQuery, sampleShare, shift } = variation;
  const deviation = (samples: number): number =>
    Math.sqrt((withinQuery * (1 - sampleShare + sampleShare / samples)) / scansPerRow);
  const [earlier, later] = [deviation(design.samplesBefore), deviation(design.samples)];
  const changed = Math.min(0.95, rate + change);
  const livelier = Math.sqrt((changed * (1 - changed)) / Math.max(0.01, rate * (1 - rate)));
  const sides = Int8Array.from({ length: queries }, (_, query) => (query < design.aimed ? 1 : 0));
  const rows = before + after;
  const days = Array.from({ length: rows }, (_, row) => addDays('2026-01-01', 7 * row));
  const answers = new Float64Array(queries * rows).fill(design.samples * scansPerRow);
  const needed: Float64Array[] = [];
  for (let course = 0; course < courses; course++) {
    const values = new Float64Array(queries * rows);
    for (let query = 0; query < queries; query++) {
      const isAimed = query < design.aimed;
      const moved = Math.sqrt(shift) * normal() + (isAimed ? change * effectSpread * normal() : 0);
      for (let row = 0; row < rows; row++)
        values[query * rows + row] =
          row < before ? earlier * normal() : moved + later * (isAimed ? livelier : 1) * normal();
    }
    const table: WeeklyTable = {
      ...{ days, values, answers },
      queries: days,
      before: { start: 0, end: before },
      after: { start: before, end: rows },
    };
    needed.push(...neededByWeek(table, sides, weeks, rowsIn));
  }
  return needed;
}

/** The rise and the fall that would be told in each week; none if the weeks before differ by chance. */
function neededByWeek(
  table: WeeklyTable,
  sides: Int8Array,
  weeks: number,
  rowsIn: (weeks: number) => number,
): [Float64Array, Float64Array] {
  const [rise, fall] = [new Float64Array(weeks).fill(Infinity), new Float64Array(weeks).fill(Infinity)];
  const own = contrastBefore(table, sides);
  if (own === null || placeboCheck(own, 0).verdict === 'differs') return [rise, fall];
  const { end } = table.before;
  const compared = { start: Math.max(0, end - mostWeeksBefore), end };
  for (let week = 1; week <= weeks; week++) {
    const seen = rowsIn(week);
    if (seen < fewestWeeksAfter || seen === rowsIn(week - 1)) continue;
    const found = contrast(table, sides, [compared, { start: end, end: end + seen }], own.byQuery);
    if (found === null) continue;
    const half = sequenceHalfWidth(found, { weeksBefore: end - compared.start, weeksAfter: seen });
    rise[week - 1] = half - found.estimate;
    fall[week - 1] = half + found.estimate;
  }
  return [rise, fall];
}
