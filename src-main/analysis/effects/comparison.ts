import { addDays, type Day } from '#shared/domain/dates.ts';
import type { Rows, SeriesScan } from '#main/analysis/intervals/outcome-matrix.ts';
import { contrast, type Contrast, type QueryVariation, type Sides } from './contrast.ts';
import { sequenceHalfWidth } from './sequence-boundary.ts';
import { nextJudgement } from './next-judgement.ts';
import { contrastBefore, placeboCheck } from './placebo.ts';
import { pairSides, sideFigures, type PairedSides } from './sides.ts';
import { fewestWeeksAfter, isTold, statusOf } from './status.ts';
import type { EffectCaution, EffectObstacle } from '#shared/domain/actions.ts';
import type { Effect, EffectEvent, EffectLook, QueryKey, SideFigures } from './types.ts';
import { minusCompetitors, weeklyTable, type WeeklyTable } from './weekly-table.ts';

/** An action and what it is compared with, on one platform. */
export interface ComparisonInput {
  /** The first day on which an answer may show the action. */
  readonly actionDay: Day;
  /** Days from the action on that count on neither side; fixed with the action, before any look. 0 by default. */
  readonly settlingDays?: number;
  /** Scans of the half-year before the action and all since: which answers name the client. */
  readonly own: readonly SeriesScan[];
  readonly isAimed: (query: QueryKey) => boolean;
  /** Other queries of the client; competitors in the same answers; or both: how much more the client gained on them there. */
  readonly against: 'others' | 'competitors' | 'both';
  /** The same scans for each competitor. */
  readonly competitors?: readonly (readonly SeriesScan[])[];
  readonly events?: readonly EffectEvent[];
}

/** The weeks before an action that it is compared with, at most: those of a score's change. */
export const mostWeeksBefore = 13;
const fewestWeeksBefore = 4;
const fewestQueries = 4;
/** A side of which more queries than this were edited is another one. */
const mostEdited = 1 / 3;
const farApart = 0.2;

/** The weeks of one comparison. */
interface Compared {
  readonly table: WeeklyTable;
  readonly sides: Sides;
  readonly before: Rows;
  /** What the weeks before show of the variation between queries. */
  readonly byQuery: QueryVariation | undefined;
}

/**
 * The effect of an action by difference in differences: how much more the queries aimed at changed than what they are
 * compared with, as a mean over the weeks since, with a 95 % confidence sequence (`contrast`, `sequenceHalfWidth`).
 */
export function comparisonEffect(input: ComparisonInput): Effect {
  const { actionDay, settlingDays = 0, against, competitors = [], events = [] } = input;
  const own = weeklyTable(input.own, actionDay, settlingDays);
  const rivals = competitors.map((scans) => weeklyTable(scans, actionDay, settlingDays));
  const table = against === 'others' || rivals.length === 0 ? own : minusCompetitors(own, rivals);
  const before = { start: Math.max(0, own.before.end - mostWeeksBefore), end: own.before.end };
  const periods = [before, own.after] as const;
  const pairs = pairSides(own, input.isAimed, against !== 'competitors', periods);
  const { sides } = pairs;
  const isComparable =
    (against === 'competitors' || pairs.paired[0] > 1) && (against === 'others' || rivals.length > 0);
  const earlier = isComparable ? contrastBefore(table, sides) : null;
  const found = isComparable ? contrastsOf({ table, sides, before, byQuery: earlier?.byQuery }) : [];
  const looks = found.map(({ look }) => look);
  const latest = looks.at(-1) ?? null;
  const placebo = earlier && placeboCheck(earlier, latest?.estimate ?? 0);
  const weeksBefore = before.end - before.start;
  const weeksAfter = own.after.end - own.after.start;
  const from = own.days[before.start] ?? actionDay;
  const within = events.filter(({ day }) => day > from && day <= (own.days.at(-1) ?? actionDay));
  const obstacles = [
    ...(isComparable || weeksAfter === 0 ? [] : (['no_comparison'] as const)),
    ...(weeksBefore < fewestWeeksBefore ? (['too_few_scans_before'] as const) : []),
    ...(weeksAfter === 0 ? [] : pairObstacles(pairs, against)),
    ...(isReplacedInOneArm(within, against) ? (['model_replaced_in_one_arm'] as const) : []),
    ...(placebo?.verdict === 'differs' ? (['pre_period_differs'] as const) : []),
  ];
  const status = obstacles.length > 0 ? 'cannot_be_told' : statusOf(latest, weeksAfter);
  const last = found.at(-1)?.contrast;
  const aimed = sideFigures(own, sides, 1, periods);
  const others = against === 'competitors' ? meanFigures(rivals, pairs, periods) : sideFigures(own, sides, 0, periods);
  return {
    ...{ status, latest, looks, aimed, others, placebo, obstacles, weeksBefore, weeksAfter },
    firstTold: looks.find(isTold)?.day ?? null,
    cautions: cautionsOf(within, pairs, { aimed, others, against, isDriftSeen: placebo?.verdict === 'alike' }),
    nextJudgement:
      obstacles.length > 0
        ? null
        : nextJudgement({
            ...{ status, latest, weeksAfter, fewestWeeksAfter, days: own.days },
            start: addDays(actionDay, settlingDays),
            halfAfter: (more) => projectedHalf(last, weeksBefore, weeksAfter, more),
          }),
  };
}

/** The contrast at every look: each week since the second one after the action. */
function contrastsOf({ table, sides, before, byQuery }: Compared): { contrast: Contrast; look: EffectLook }[] {
  const { start, end } = table.after;
  const weeksBefore = before.end - before.start;
  const looks: { contrast: Contrast; look: EffectLook }[] = [];
  for (let to = start + fewestWeeksAfter; to <= end; to++) {
    const found = contrast(table, sides, [before, { start, end: to }], byQuery);
    if (found === null) continue;
    const half = sequenceHalfWidth(found, weeksBefore);
    const { estimate } = found;
    const day = table.days[to - 1] ?? '';
    looks.push({ contrast: found, look: { day, estimate, low: estimate - half, high: estimate + half } });
  }
  return looks;
}

/** Half the width after more weeks, if answers vary as they did. */
function projectedHalf(last: Contrast | undefined, weeksBefore: number, weeksAfter: number, more: number): number {
  if (last === undefined) return Infinity;
  const inverse = (after: number): number => 1 / after + 1 / weeksBefore;
  const variance = (last.variance * inverse(weeksAfter + more)) / inverse(weeksAfter);
  return sequenceHalfWidth({ ...last, variance }, weeksBefore);
}

function pairObstacles({ asked, paired }: PairedSides, against: ComparisonInput['against']): EffectObstacle[] {
  const compared = against === 'competitors' ? ([1] as const) : ([0, 1] as const);
  const isEdited = compared.some((side) => asked[side] - paired[side] > mostEdited * asked[side]);
  const isSmall = compared.some((side) => paired[side] < fewestQueries);
  return [...(isSmall ? (['too_few_queries'] as const) : []), ...(isEdited ? (['queries_edited'] as const) : [])];
}

/** A competitor is named in the same answers: a new model is theirs as well. */
const isReplacedInOneArm = (events: readonly EffectEvent[], against: ComparisonInput['against']): boolean =>
  against !== 'competitors' && events.some(({ kind, side }) => kind === 'model_replaced' && side !== 'both');

function cautionsOf(
  events: readonly EffectEvent[],
  { asked, paired }: PairedSides,
  known: {
    aimed: SideFigures | null;
    others: SideFigures | null;
    against: ComparisonInput['against'];
    isDriftSeen: boolean;
  },
): EffectCaution[] {
  const { aimed, others, against } = known;
  const counted = against === 'competitors' ? events.filter(({ side }) => side !== 'others') : events;
  const cautions: [EffectCaution, boolean][] = [
    ['model_replaced', counted.some(({ kind }) => kind === 'model_replaced')],
    ['some_queries_edited', asked[0] + asked[1] > paired[0] + paired[1]],
    ['other_action', counted.some(({ kind }) => kind === 'other_action')],
    ['sides_start_apart', aimed !== null && others !== null && Math.abs(aimed.before - others.before) > farApart],
    ['drift_not_excluded', !known.isDriftSeen],
  ];
  return cautions.filter(([, holds]) => holds).map(([caution]) => caution);
}

/** The mean over competitors of their figures in the queries aimed at; null without one. */
function meanFigures(
  rivals: readonly WeeklyTable[],
  { sides }: PairedSides,
  periods: readonly [Rows, Rows],
): SideFigures | null {
  const figures = rivals.flatMap((table) => sideFigures(table, sides, 1, periods) ?? []);
  const [first] = figures;
  if (first === undefined) return null;
  const mean = (of: (side: SideFigures) => number): number =>
    figures.reduce((sum, side) => sum + of(side), 0) / figures.length;
  return {
    ...first,
    before: mean((side) => side.before),
    after: first.after === null ? null : mean((side) => side.after ?? 0),
  };
}
