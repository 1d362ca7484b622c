import { addDays } from '#shared/domain/dates.ts';
import { seededRandom } from '#main/analysis/intervals/random.ts';
import { mostWeeksBefore } from './comparison.ts';
import { contrast } from './contrast.ts';
import { sequenceHalfWidth } from './sequence-boundary.ts';
import { contrastBefore, placeboCheck } from './placebo.ts';
import { movementCourse } from './movement-course.ts';
import { effectsOfSize, presumedEffectSpread } from './plan-draws.ts';
import { normals, planResult, type PlanDesign, type PlanResult } from './plan-result.ts';
import { movementsOf } from './query-movement.ts';
import { fewestWeeksAfter } from './status.ts';
import type { PlanVariation } from './variation.ts';
import type { WeeklyTable } from './weekly-table.ts';

/** Each course counts twice: as a rise and as a fall. */
const courses = 400;
/** Enough to know about how large the changes are. */
const coursesOfSizes = 80;
const roundsOfSizes = 2;
const mostHistory = 26;

/**
 * A comparison as it would be judged: courses of normal numbers go through `contrast`, `sequenceHalfWidth` and the check of
 * the weeks before, so that a plan promises what is told later. Each course has a variance and movements of its own, as likely as the
 * group's history leaves them (`movementsOf`), queries of its own, and effects that differ as much as may be: the promise is a mean over what the history cannot know (assurance:
 * O'Hagan, Stevens and Campbell, Pharmaceutical Statistics 4 (2005) 187). A change is a number added to the answers since;
 * how much it differs between queries, and how much more their answers then vary, is taken at the sizes that two short rounds find.
 */
export function comparisonPlan(design: PlanDesign, variation: PlanVariation, weeks: number): PlanResult {
  let sizeAt = (_week: number): number => 0;
  // Larger changes differ more between queries, which makes them larger still.
  for (let round = 0; round < roundsOfSizes; round++) {
    const found = planResult(simulate(design, variation, { weeks, courses: coursesOfSizes, sizeAt }));
    const sizes = Array.from({ length: weeks }, (_, week) => found.smallestAt(week + 1, 0.8));
    const largest = sizes.find((size) => size !== null) ?? 0.3;
    sizeAt = (week) => sizes[week - 1] ?? largest;
  }
  return planResult(simulate(design, variation, { weeks, courses, sizeAt }));
}

interface Round {
  readonly weeks: number;
  readonly courses: number;
  readonly sizeAt: (week: number) => number;
}

function simulate(
  design: PlanDesign,
  variation: PlanVariation,
  { weeks, courses: number, sizeAt }: Round,
): Float64Array[] {
  const random = seededRandom(14);
  const normal = normals(random);
  const rowsPerWeek = Math.min(1, 7 / design.gapDays);
  const rowsIn = (count: number): number => Math.floor(count * rowsPerWeek);
  const before = Math.min(mostHistory, rowsIn(design.weeksBefore));
  const rows = before + rowsIn(weeks);
  const queries = design.aimed + design.others;
  const ofSamples = (samples: number): number => 1 - variation.sampleShare + variation.sampleShare / samples;
  const ofValue = ofSamples(design.samplesBefore);
  const { withinQuery, degrees } = variation;
  const presumed = { variance: withinQuery * ofValue, degrees, ofAnswer: 1 / ofValue };
  const more = ofSamples(design.samples) / ofValue;
  const scansPerRow = Math.max(1, Math.round(7 / design.gapDays));
  const size = sizeAt(Math.min(8, weeks));
  const scales = (['odds', 'points'] as const).map((scale) => effectsOfSize(variation.rates, size, scale));
  // What is added in each row, so that its mean up to every week is the size of that week.
  const sums = Array.from({ length: rows - before + 1 }, (_, row) => row * sizeAt(Math.ceil(row / rowsPerWeek)));
  const added = Float64Array.from({ length: rows - before }, (_, row) => (sums[row + 1] ?? 0) - (sums[row] ?? 0));
  const sides = Int8Array.from({ length: queries }, (_, query) => (query < design.aimed ? 1 : 0));
  const days = Array.from({ length: rows }, (_, row) => addDays('2026-01-01', 7 * row));
  const answers = new Float64Array(queries * rows).fill(design.samples * scansPerRow);
  const missing = variation.missing ** scansPerRow;
  const needed: Float64Array[] = [];
  for (const movement of movementsOf(variation.waves, presumed, number)) {
    // Which queries of the group will be worked on is not known yet.
    const effects = scales[Math.floor(random() * scales.length)] ?? [];
    const chosen = Array.from(sides, () => effects[Math.floor(random() * effects.length)]);
    const spread = presumedEffectSpread * normal();
    const gains = chosen.slice(0, design.aimed).map((effect) => (effect?.gain ?? 0) * (1 + spread * normal()));
    const mean = gains.reduce((sum, gain) => sum + gain, 0) / design.aimed;
    const values = new Float64Array(queries * rows);
    const course = movementCourse(movement, { rows, scansPerRow, weeksPerRow: 1 / rowsPerWeek }, normal);
    for (const [query, effect] of chosen.entries()) {
      if (effect === undefined) continue;
      const isAimed = query < design.aimed;
      const differs = isAimed && mean > 0 ? (gains[query] ?? 0) / mean - 1 : 0;
      const [usual, since] = [
        Math.sqrt(effect.variance),
        Math.sqrt(effect.variance * more * (isAimed ? effect.livelier : 1)),
      ];
      const { chance, wandered } = course();
      for (let row = 0; row < rows; row++)
        values[query * rows + row] =
          missing > 0 && random() < missing
            ? Number.NaN
            : effect.room * (wandered[row] ?? 0) +
              (row < before
                ? usual * (chance[row] ?? 0)
                : differs * (added[row - before] ?? 0) + since * (chance[row] ?? 0));
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
    const half = sequenceHalfWidth(found, end - compared.start);
    rise[week - 1] = half - found.estimate;
    fall[week - 1] = half + found.estimate;
  }
  return [rise, fall];
}
