import { addDays } from '#shared/domain/dates.ts';
import { blocksIn, changeWindows } from '#main/analysis/intervals/change-windows.ts';
import type { Rows } from '#main/analysis/intervals/outcome-matrix.ts';
import { seededRandom } from '#main/analysis/intervals/random.ts';
import { judgeChange } from '#main/analysis/intervals/standing-change.ts';
import { normals, planResult, type PlanDesign, type PlanResult } from './plan-result.ts';
import type { PlanVariation } from './variation.ts';

const courses = 200;
/** A change is tried in steps of a point. */
const changes = Array.from({ length: 60 }, (_, index) => (index + 1) / 100);
const mostScansBefore = 52;

/**
 * A change of a whole group as the change engine judges it (`judgeChange`), scan by scan: courses of normal numbers with
 * the variance and correlation of the group's scans.
 */
export function changePlan(design: PlanDesign, variation: PlanVariation, weeks: number): PlanResult {
  const before = Math.min(mostScansBefore, Math.floor((7 * design.weeksBefore) / design.gapDays));
  const after = Math.floor((7 * weeks) / design.gapDays);
  const days = Array.from({ length: before + after }, (_, scan) =>
    addDays('2026-01-01', Math.round(scan * design.gapDays)),
  );
  const { withinQuery, sampleShare, correlation, known } = variation;
  const queries = design.aimed;
  const ofAnswer = (samples: number): number => withinQuery * (1 - sampleShare + sampleShare / samples);
  const answer = (ofAnswer(design.samplesBefore) * before + ofAnswer(design.samples) * after) / (before + after);
  const scan = answer / queries;
  const spread = Math.sqrt(1 + (queries - 1) * correlation);
  const looks = Array.from({ length: after }, (_, index) => changeWindows(days.slice(0, before + index + 1)));
  const normal = normals(seededRandom(14));
  const needed: Float64Array[] = [];
  for (let course = 0; course < courses; course++) {
    const noise = Float64Array.from(days, (_, row) => {
      const of = ofAnswer(row < before ? design.samplesBefore : design.samples);
      return Math.sqrt(of / queries) * spread * normal();
    });
    const least = new Float64Array(weeks).fill(Infinity);
    let smallest = Infinity;
    for (const [index, { windows, look }] of looks.entries()) {
      const week = Math.min(weeks, Math.ceil(((index + 1) * design.gapDays) / 7)) - 1;
      // Only a change smaller than those told earlier adds to what is needed.
      const told = changes.find((change) => {
        if (change >= smallest) return true;
        const values = noise.map((value, row) => (row < before ? value : value + change));
        const { later, earlier } = windows;
        const weight = 1 / (later.end - later.start) + 1 / (earlier.end - earlier.start);
        const { verdict } = judgeChange(
          {
            ...{ look, paired: queries, laterOnly: 0, earlierOnly: 0, scanWeight: weight },
            difference: look === null ? null : meanOf(values, later) - meanOf(values, earlier),
            variance: scan * weight,
            variation: { ...variationIn(values, blocksIn(windows), scan), queries },
          },
          { series: design.series ?? 1, known },
        );
        return verdict === 'rose';
      });
      smallest = Math.min(smallest, told ?? Infinity);
      least[week] = smallest;
    }
    needed.push(least);
  }
  return planResult(needed);
}

function meanOf(values: Float64Array, { start, end }: Rows): number {
  return values.subarray(start, end).reduce((sum, value) => sum + value, 0) / (end - start);
}

/** How scans vary within blocks, as `scanVariation` has it of scans without missing answers. */
function variationIn(values: Float64Array, blocks: readonly Rows[], scan: number) {
  let [observed, degrees] = [0, 0];
  for (const block of blocks) {
    const mean = meanOf(values, block);
    for (const value of values.subarray(block.start, block.end)) observed += (value - mean) ** 2;
    degrees += block.end - block.start - 1;
  }
  return { observed, expected: scan * degrees, degrees };
}
