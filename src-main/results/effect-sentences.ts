import type { PlatformEffect } from '#shared/contract/workspace/effects.ts';
import type { Day } from '#shared/domain/dates.ts';
import type { EffectCaution, EffectObstacle } from '#main/analysis/effects/types.ts';

type Figures = Pick<PlatformEffect, 'design' | 'status' | 'latest' | 'aimed' | 'before' | 'nextJudgement'>;

const days = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' });
const dayText = (day: Day): string => days.format(new Date(`${day}T00:00:00Z`));
const signed = (value: number): string => (value < 0 ? `−${Math.abs(value)}` : `${value}`);
const plain = (value: number): string => String(Math.abs(value));
const points = (value: number): string => (value === 1 ? 'point' : 'points');
const queries = (count: number): string => (count === 1 ? 'The query' : `The ${count} queries`);

/** What the queries worked on are compared with. */
const comparedWith: Readonly<Record<PlatformEffect['design'], string>> = {
  order: 'those whose turn had not come',
  others: 'the others',
  competitors: 'the competitors named in the same answers',
  both: 'the others, each beside its competitors',
};

/** What can be said of an action on a platform, as one sentence that does not say more than its figures. */
export function effectSentence({ design, status, latest, aimed, before, nextJudgement }: Figures): string {
  if (status === 'cannot_be_told') return 'It cannot be told whether this had an effect.';
  if (status === 'too_early' || latest === null || aimed?.after == null)
    return nextJudgement === null
      ? 'It is too early to tell.'
      : `It is too early to tell: it can be judged from ${dayText(nextJudgement)} on.`;
  const { estimate, low, high } = latest;
  if (status === 'within_noise')
    return `No visible change yet: so far ${signed(estimate)} ${points(Math.abs(estimate))} beside ${comparedWith[design]}, ${signed(low)} to ${signed(high)}.`;
  const [least, most] = status === 'rose' ? [low, high] : [-high, -low];
  const own = aimed.after - aimed.before;
  const range = `${plain(estimate)} ${points(Math.abs(estimate))}`;
  const moved =
    status === 'rose'
      ? own >= 0
        ? `rose by ${range} more than`
        : `fell by ${range} less than`
      : own <= 0
        ? `fell by ${range} more than`
        : `rose by ${range} less than`;
  return `${queries(aimed.queries)} you worked on ${moved} ${comparedWith[design]}, ${signed(least)} to ${signed(most)}; ${pastOf(design, before)}.`;
}

function pastOf(design: PlatformEffect['design'], before: PlatformEffect['before']): string {
  if (design === 'order') return 'their order was drawn by lot before the work';
  return before?.verdict === 'alike'
    ? 'before the work they had moved alike'
    : 'too few weeks before the work show whether they moved alike';
}

const obstacles: Readonly<Record<EffectObstacle, string>> = {
  pre_period_differs:
    'The queries worked on and those they are compared with had already drifted apart before the work.',
  model_replaced_in_one_arm: 'The platform replaced its model for only one side of the comparison.',
  queries_edited: 'Over a third of the queries on a side were not asked both before and after the work.',
  too_few_queries: 'There are too few queries on a side for any result to be told from chance.',
  too_few_scans_before:
    'There are fewer than four weeks with a scan before the work, and what is missing cannot be made up for.',
  no_comparison: 'There is nothing to compare with: no other query, no confirmed competitor.',
};

const cautions: Readonly<Record<EffectCaution, string>> = {
  model_replaced: 'The platform replaced its model during these days, for both sides.',
  some_queries_edited: 'Some queries were not asked both before and after the work and do not count.',
  other_action: 'Another action aimed at queries that are compared here.',
  sides_start_apart: 'The sides started more than 20 points apart: the same event may move them by different amounts.',
  drift_not_excluded: 'Too few weeks before the work exclude a drift as large as this figure.',
};

/** Why an effect cannot be told, then what limits it, as sentences. */
export const effectLimits = (why: readonly EffectObstacle[], limits: readonly EffectCaution[]): string[] => [
  ...why.map((obstacle) => obstacles[obstacle]),
  ...limits.map((caution) => cautions[caution]),
];

/** Said of an action whose days or queries were chosen when answers to judge it by were there already. */
export const chosenLate = (day: Day): string =>
  `Its queries and date were chosen on ${dayText(day)}, when answers since the work were known already: a choice made with an eye on them flatters the figure.`;
