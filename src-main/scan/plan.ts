import type { Plan } from '#shared/contract/workspace/plans.ts';
import { addDays, daysBetween } from '#shared/domain/dates.ts';
import type { PlanDesign } from '#main/analysis/effects/plan-result.ts';
import type { PlanPoint } from '#main/analysis/effects/planner.ts';
import { variationOf, type PlanVariation } from '#main/analysis/effects/variation.ts';
import type { SeriesScan } from '#main/analysis/intervals/outcome-matrix.ts';
import { readKnownVariation } from '#main/results/known-variation.ts';
import { toPercent } from '#main/results/measures.ts';
import { today } from '#main/results/read-context.ts';
import { readScans } from '#main/results/series-evidence.ts';
import { listExecutionsWithSamples } from '#main/store/executions.ts';
import type { QueryGroupRow } from '#main/store/query-groups.ts';
import { growthPoints, type GrowthPoint } from '#main/store/statistics/growth-points.ts';
import { createEstimates, type EstimateContext } from './estimate.ts';
import { namedPoint, planAlternative, planSentence, type Planned } from './plan-words.ts';
import { readSchedule, runsPerMonth } from './schedule.ts';

const daysRead = 182;
const daysPerMonth = 365.25 / 12;
const sampleChoices = [1, 2, 3, 5];

/** What plans need. */
export interface PlanContext extends EstimateContext {
  /** Takes up to three seconds of processor for a curve: not to be done in the thread of the window. */
  readonly planCurve: (design: PlanDesign, variation: PlanVariation) => Promise<readonly PlanPoint[]>;
}

export interface PlanRequest {
  readonly platforms: readonly string[];
  /** Queries that are worked on. */
  readonly aimed: number;
  /** The change to be seen, in points; null: none in particular. */
  readonly detect: number | null;
}

type Curve = Plan['platforms'][number]['curves'][number];

/** The smallest change that an action on some queries of a group can be seen by, over weeks, samples and cost. */
export async function planGroup(context: PlanContext, group: QueryGroupRow, request: PlanRequest): Promise<Plan> {
  const schedule = readSchedule(group.schedule, group.createdAt, context.timeZone);
  const runs = runsPerMonth(schedule);
  const gapDays = runs === 0 ? 7 : daysPerMonth / runs;
  const aimed = Math.min(request.aimed, group.activeQueries);
  const others = group.activeQueries - aimed;
  const estimate = createEstimates(context);
  const known = readKnownVariation(context.store);
  const from = addDays(today(context), -daysRead);
  const points = growthPoints(context.store, {
    ...{ customerId: group.customerId, groupId: group.id, platform: null, includeNotActive: true },
  }).filter(({ date }) => date >= from);
  const planned = request.platforms.map((platform) => {
    const own = points.filter((point) => point.platform === platform);
    return {
      platform,
      variation: variationOf(readScans(context.store, own, null), {
        noise: noiseScans(context, own),
        known: known(platform, [group.id]),
      }),
      weeksBefore: new Set(own.map(({ date }) => Math.floor(daysBetween(from, date) / 7))).size,
      perAnswer: estimate(platform, 1).expectedUsd,
    };
  });
  // Everything is read before the first wait: a plan is of one moment.
  return {
    queryGroupId: group.id,
    queryGroupName: group.name,
    ...{ aimed, others, gapDays: Math.round(gapDays * 10) / 10, samples: group.samples },
    platforms: await Promise.all(
      planned.map(async ({ platform, variation, weeksBefore, perAnswer }) => {
        const curves = await Promise.all(
          sampleChoices.map(async (samples): Promise<Curve> => {
            const design = { aimed, others, samples, gapDays, weeksBefore, samplesBefore: group.samples };
            const points = await context.planCurve(design, variation);
            const perMonth = (group.activeQueries * samples * daysPerMonth) / gapDays;
            const costPerMonthUsd = perAnswer === null ? null : perMonth * perAnswer;
            const facts = { queries: aimed, platform, samples, gapDays, costPerMonthUsd };
            const drawn = points.map((point) => toPoint(point, perAnswer));
            return { samples, points: drawn, costPerMonthUsd, ...detection(drawn, request.detect, facts) };
          }),
        );
        const alternative = planAlternative(curves, group.samples, request.detect);
        return { platform, ...basisOf(variation), curves, alternative };
      }),
    ),
  };
}

/** When the wanted change is seen, and what the curve says in a sentence. */
function detection(
  drawn: Curve['points'],
  detect: number | null,
  planned: Planned,
): Pick<Curve, 'detects' | 'sentence'> {
  const seen = detect === null ? undefined : drawn.find(({ change }) => change !== null && change <= detect);
  return {
    detects: seen === undefined ? null : { weeks: seen.weeks, costUsd: seen.costUsd },
    sentence: planSentence(planned, detect, seen ?? namedPoint(drawn), seen !== undefined),
  };
}

const toPoint = ({ weeks, answers, smallestChange }: PlanPoint, perAnswer: number | null): Curve['points'][number] => ({
  weeks,
  change: smallestChange === null ? null : toPercent(smallestChange),
  answers: Math.round(answers),
  costUsd: perAnswer === null ? null : answers * perAnswer,
});

const basisOf = ({ rate, scans, source }: PlanVariation) => ({ rate: toPercent(rate), scans, basis: source });

/** The scans of a group that asked each query several times: the answers of a day to a query in one outcome. */
function noiseScans({ store }: EstimateContext, points: readonly GrowthPoint[]): SeriesScan[] {
  const several = new Set(
    listExecutionsWithSamples(
      store,
      points.map(({ executionId }) => executionId),
    ),
  );
  const scans = readScans(
    store,
    points.filter(({ executionId }) => several.has(executionId)),
    null,
  );
  return [...Map.groupBy(scans, ({ date }) => date)].map(([date, same]) => ({
    date,
    outcomes: [
      ...Map.groupBy(
        same.flatMap(({ outcomes }) => outcomes),
        ({ query }) => query,
      ),
    ].map(([query, answers]) => ({
      query,
      successes: answers.reduce((sum, { successes }) => sum + successes, 0),
      n: answers.reduce((sum, { n }) => sum + n, 0),
    })),
  }));
}
