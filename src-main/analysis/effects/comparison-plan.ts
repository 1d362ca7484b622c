import { addDays } from '#shared/domain/dates.ts';
import { seededRandom } from '#main/analysis/intervals/random.ts';
import { mostWeeksBefore } from './comparison.ts';
import { contrast } from './contrast.ts';
import { sequenceHalfWidth } from './sequence-boundary.ts';
import { contrastBefore, placeboCheck } from './placebo.ts';
import { movementCourse, shownSince } from './movement-course.ts';
import { effectsOfSize, presumedEffectSpread, roomFor } from './plan-draws.ts';
import { presumedOf, type Presumed } from './plan-presumed.ts';
import { largestChange, normals, planResult, planSeed, type PlanDesign, type PlanResult } from './plan-result.ts';
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
  const known = presumedOf(design, variation);
  const largest = Math.min(largestChange, roomFor(known.rates));
  let sizeAt = (_week: number): number => 0;
  // Larger changes differ more between queries, which makes them larger still.
  for (let round = 0; round < roundsOfSizes; round++) {
    const found = planResult(simulate(design, variation, known, { weeks, courses: coursesOfSizes, sizeAt }), largest);
    const sizes = Array.from({ length: weeks }, (_, week) => found.smallestAt(week + 1, 0.8) ?? largest);
    sizeAt = (week) => sizes[week - 1] ?? largest;
  }
  return planResult(simulate(design, variation, known, { weeks, courses, sizeAt }), largest);
}

interface Round {
  readonly weeks: number;
  readonly courses: number;
  readonly sizeAt: (week: number) => number;
}

function simulate(
  design: PlanDesign,
  variation: PlanVariation,
  known: Presumed,
  { weeks, courses: number, sizeAt }: Round,
): Float64Array[] {
  const random = seededRandom(planSeed(variation));
  const normal = normals(random);
  const rowsPerWeek = Math.min(1, 7 / design.gapDays);
  const rowsIn = (count: number): number => Math.floor(count * rowsPerWeek);
  const before = Math.min(mostHistory, rowsIn(design.weeksBefore));
  const rows = before + rowsIn(weeks);
  const queries = design.aimed + design.others;
  const { presumed, rates, more } = known;
  const scansPerRow = Math.max(1, Math.round(7 / design.gapDays));
  // What a change of the size that is seen by each week does to the queries.
  const changes = Array.from({ length: weeks }, (_, index) => {
    const size = sizeAt(index + 1);
    return { size, scales: (['odds', 'points'] as const).map((scale) => effectsOfSize(rates, size, scale)) };
  });
  const sides = Int8Array.from({ length: queries }, (_, query) => (query < design.aimed ? 1 : 0));
  const days = Array.from({ length: rows }, (_, row) => addDays('2026-01-01', 7 * row));
  const answers = new Float64Array(queries * rows).fill(design.samples * scansPerRow);
  const missing = variation.missing ** scansPerRow;
  const needed: Float64Array[] = [];
  for (const movement of movementsOf(variation.waves, presumed, number)) {
    const scale = Math.floor(random() * 2);
    const spread = presumedEffectSpread * normal();
    const course = movementCourse(movement, { rows, scansPerRow, weeksPerRow: 1 / rowsPerWeek }, normal);
    const values = new Float64Array(queries * rows);
    const chances = new Float64Array(queries * rows);
    const usual = changes[0]?.scales[scale] ?? [];
    // Which queries of the group will be worked on is not known yet.
    const drawn = Array.from(sides, (_, query) => {
      const rate = Math.floor(random() * usual.length);
      const { room = 1, variance = 1 } = usual[rate] ?? {};
      const { chance, wandered } = course();
      const first = query * rows;
      for (let row = 0; row < rows; row++) {
        const isMissing = missing > 0 && random() < missing;
        chances[first + row] = Math.sqrt(variance) * (chance[row] ?? 0);
        values[first + row] = isMissing ? Number.NaN : room * (wandered[row] ?? 0);
      }
      return { rate, own: query < design.aimed ? 1 + spread * normal() : 1 };
    });
    const wanders = values.slice();
    for (let query = 0; query < queries; query++)
      for (let cell = query * rows; cell < query * rows + before; cell++)
        values[cell] = (values[cell] ?? 0) + (chances[cell] ?? 0);
    const change = (week: number): void => {
      const { size, scales } = changes[week - 1] ?? { size: 0, scales: [] };
      const effects = drawn.map(({ rate }) => scales[scale]?.[rate]);
      const gains = drawn.map(({ own }, query) => (query < design.aimed ? (effects[query]?.gainOf(own) ?? 0) : 0));
      const mean = gains.reduce((sum, gain) => sum + gain, 0) / design.aimed;
      for (const [query, effect] of effects.entries()) {
        const isAimed = query < design.aimed;
        const differs = isAimed && mean > 0 ? ((gains[query] ?? 0) / mean - 1) * size : 0;
        const since = Math.sqrt(more * (isAimed ? (effect?.livelier ?? 1) : 1));
        for (let cell = query * rows + before; cell < query * rows + before + rowsIn(week); cell++)
          values[cell] = differs + (wanders[cell] ?? 0) + since * (chances[cell] ?? 0);
      }
    };
    const table: WeeklyTable = {
      ...{ days, values, answers },
      queries: days,
      before: { start: 0, end: before },
      after: { start: before, end: rows },
    };
    const shown = shownSince(movement, rows - before, scansPerRow);
    needed.push(...neededByWeek(table, sides, { weeks, rowsIn, shown, change }));
  }
  return needed;
}

/** The weeks since the work began, in rows. */
interface Since {
  readonly weeks: number;
  readonly rowsIn: (weeks: number) => number;
  /** The share of a change that each row shows. */
  readonly shown: Float64Array;
  /** Puts values since into the table that have a change of the size seen by a week, less its mean. */
  readonly change: (week: number) => void;
}

/** The rise and the fall that would be told in each week; none if the weeks before differ by chance. */
function neededByWeek(
  table: WeeklyTable,
  sides: Int8Array,
  { weeks, rowsIn, shown, change }: Since,
): [Float64Array, Float64Array] {
  const [rise, fall] = [new Float64Array(weeks).fill(Infinity), new Float64Array(weeks).fill(Infinity)];
  const own = contrastBefore(table, sides);
  if (own === null || placeboCheck(own, 0).verdict === 'differs') return [rise, fall];
  const { end } = table.before;
  const compared = { start: Math.max(0, end - mostWeeksBefore), end };
  for (let week = 1; week <= weeks; week++) {
    const seen = rowsIn(week);
    if (seen < fewestWeeksAfter || seen === rowsIn(week - 1)) continue;
    change(week);
    const found = contrast(table, sides, [compared, { start: end, end: end + seen }], own.byQuery);
    if (found === null) continue;
    const half = sequenceHalfWidth(found, end - compared.start);
    const share = shown.subarray(0, seen).reduce((sum, part) => sum + part, 0) / seen;
    rise[week - 1] = (half - found.estimate) / share;
    fall[week - 1] = (half + found.estimate) / share;
  }
  return [rise, fall];
}
