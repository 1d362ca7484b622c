import { changePlan } from './change-plan.ts';
import { comparisonPlan } from './comparison-plan.ts';
import type { PlanDesign } from './plan-result.ts';
import type { PlanVariation } from './variation.ts';

/** What a plan promises after some weeks. */
export interface PlanPoint {
  readonly weeks: number;
  /** Answers to pay for since the work began. */
  readonly answers: number;
  /** The smallest change that is told by then in four of five cases, as a fraction; null if not even one of 60 points is. */
  readonly smallestChange: number | null;
}

const power = 0.8;
const firstWeek = 2;
const lastWeek = 26;

/** The smallest visible change after 2 to 26 weeks. The same design and variation give the same curve on every machine. */
export function planCurve(design: PlanDesign, variation: PlanVariation): PlanPoint[] {
  const told = (design.others === 0 ? changePlan : comparisonPlan)(design, variation, lastWeek);
  const queries = design.aimed + design.others;
  return Array.from({ length: lastWeek - firstWeek + 1 }, (_, index) => {
    const weeks = firstWeek + index;
    const scans = Math.floor((7 * weeks) / design.gapDays);
    return {
      weeks,
      answers: scans * queries * design.samples,
      smallestChange: told.smallestAt(weeks, power),
    };
  });
}
