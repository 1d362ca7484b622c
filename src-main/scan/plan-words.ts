import type { Plan } from '#shared/contract/workspace/plans.ts';
import { platformLabel } from '#shared/domain/platforms.ts';

type Curve = Plan['platforms'][number]['curves'][number];
type Point = Curve['points'][number];

/** The week that is named where no change is asked for. */
const namedWeek = 8;

/** The point of the week that is named. */
export const namedPoint = (points: readonly Point[]): Point | undefined =>
  points.find(({ weeks }) => weeks === namedWeek);

/** What a plan's sentence is about. */
export interface Planned {
  readonly queries: number;
  readonly platform: string;
  readonly samples: number;
  readonly gapDays: number;
  readonly costPerMonthUsd: number | null;
}

/** What a curve says in a sentence: of the change wanted, or of the week that is named. */
export function planSentence(
  { queries, platform, samples, gapDays, costPerMonthUsd }: Planned,
  detect: number | null,
  point: Point | undefined,
  isSeen: boolean,
): string {
  const asked = samples === 1 ? 'one answer each' : `${samples} answers each`;
  const design = `With ${queries === 1 ? 'one query' : `${queries} queries`} worked on, ${asked} ${rhythm(gapDays)} on ${platformLabel(platform)},`;
  const cost = costPerMonthUsd === null ? '' : `; $${costPerMonthUsd.toFixed(2)} a month`;
  if (detect !== null && !isSeen)
    return `${design} a change of ${detect} points would not be seen within half a year${cost}.`;
  if (point?.change == null) return `${design} no change would be seen in ${namedWeek} weeks${cost}.`;
  const change = detect ?? point.change;
  return `${design} a change of ${change} points is seen within ${point.weeks} weeks in 8 of 10 cases${cost}.`;
}

function rhythm(gapDays: number): string {
  if (gapDays < 1.5) return 'every day';
  if (gapDays > 6.5 && gapDays < 7.5) return 'once a week';
  return gapDays > 27 ? 'once a month' : `every ${Math.round(gapDays)} days`;
}

/** How often each query is asked instead, to compare with: three times, or five where it is asked more than once now. */
const instead = (samples: number): number => (samples === 1 ? 3 : 5);

/** What asking more often would change, and what it would cost beside what is asked now; null if nothing is to compare. */
export function planAlternative(curves: readonly Curve[], samples: number, detect: number | null): string | null {
  const now = curves.find((curve) => curve.samples === samples);
  const more = curves.find((curve) => curve.samples === instead(samples));
  if (now === undefined || more === undefined || more === now) return null;
  const each = `${more.samples} answers each`;
  const cost =
    now.costPerMonthUsd === null || more.costPerMonthUsd === null
      ? ''
      : ` and cost $${(more.costPerMonthUsd - now.costPerMonthUsd).toFixed(2)} more a month`;
  if (detect !== null) {
    if (more.detects !== null) return `${each} would show it within ${more.detects.weeks} weeks${cost}.`;
    const least = now.points.at(-1)?.change;
    return least == null ? none(each) : `The smallest change seen by then is ${least} points.`;
  }
  const [one, other] = [namedPoint(now.points)?.change, namedPoint(more.points)?.change];
  if (other == null) return one == null ? none(each) : null;
  return one == null
    ? `${each} would show a change of ${other} points${cost}.`
    : `${each} would make it ${other} points${cost}.`;
}

const none = (each: string): string => `${each} would not show one either; only more queries could.`;
