import type { z } from 'zod';
import type { effectFigures, PlatformEffect } from '../contract/workspace/effects.ts';
import type { EffectCaution, EffectObstacle } from '../domain/actions.ts';
import { mark, type MarkedText } from '../language/text-key.ts';
import type { Texts } from '../language/texts.ts';
import type { Translate } from '../language/translate.ts';

type EffectFigures = z.output<typeof effectFigures>;

/** A figure without decimals if it has none. */
const plain = ({ decimal }: Texts, value: number): string => decimal(Math.abs(value), Number.isInteger(value) ? 0 : 1);
const signed = (texts: Texts, value: number): string => (value < 0 ? `−${plain(texts, value)}` : plain(texts, value));

/** What can be said of an action on a platform, as one sentence that does not say more than its figures. */
export function effectSentence(figures: EffectFigures, texts: Texts): string {
  const { status, latest, aimed, nextJudgement } = figures;
  const { t, day } = texts;
  if (status === 'cannot_be_told') return t('It cannot be told whether this had an effect.');
  if (status === 'too_early' || latest === null || aimed?.after == null)
    return nextJudgement === null
      ? t('It is too early to tell.')
      : t('It is too early to tell: it can be judged from {day} on.', { day: day(nextJudgement) });
  if (status === 'within_noise')
    return t(
      'No visible change yet: so far {points} {size, plural, one {point} other {points}} beside {design, select, order {those whose turn had not come} others {the others} competitors {the competitors named in the same answers} other {the others, each beside its competitors}}, {low} to {high}.',
      {
        points: signed(texts, latest.estimate),
        size: Math.abs(latest.estimate),
        design: figures.design,
        low: signed(texts, latest.low),
        high: signed(texts, latest.high),
      },
    );
  return moved(figures, latest, { ...aimed, after: aimed.after }, texts);
}

/** That the queries worked on rose or fell beside those they are compared with, whichever way their own figure went. */
function moved(
  { design, status, before }: EffectFigures,
  { estimate, low, high }: NonNullable<EffectFigures['latest']>,
  aimed: { readonly queries: number; readonly before: number; readonly after: number },
  texts: Texts,
): string {
  const { t } = texts;
  const [least, most] = status === 'rose' ? [low, high] : [-high, -low];
  const own = aimed.after - aimed.before;
  const figures = {
    queries: aimed.queries,
    points: plain(texts, estimate),
    size: Math.abs(estimate),
    design,
    low: signed(texts, least),
    high: signed(texts, most),
    past: pastOf(design, before, t),
  };
  if (status === 'rose')
    return own >= 0
      ? t(
          '{queries, plural, one {The query} other {The # queries}} you worked on rose by {points} {size, plural, one {point} other {points}} more than {design, select, order {those whose turn had not come} others {the others} competitors {the competitors named in the same answers} other {the others, each beside its competitors}}, {low} to {high}; {past}.',
          figures,
        )
      : t(
          '{queries, plural, one {The query} other {The # queries}} you worked on fell by {points} {size, plural, one {point} other {points}} less than {design, select, order {those whose turn had not come} others {the others} competitors {the competitors named in the same answers} other {the others, each beside its competitors}}, {low} to {high}; {past}.',
          figures,
        );
  return own <= 0
    ? t(
        '{queries, plural, one {The query} other {The # queries}} you worked on fell by {points} {size, plural, one {point} other {points}} more than {design, select, order {those whose turn had not come} others {the others} competitors {the competitors named in the same answers} other {the others, each beside its competitors}}, {low} to {high}; {past}.',
        figures,
      )
    : t(
        '{queries, plural, one {The query} other {The # queries}} you worked on rose by {points} {size, plural, one {point} other {points}} less than {design, select, order {those whose turn had not come} others {the others} competitors {the competitors named in the same answers} other {the others, each beside its competitors}}, {low} to {high}; {past}.',
        figures,
      );
}

function pastOf(design: PlatformEffect['design'], before: PlatformEffect['before'], t: Translate): string {
  if (design === 'order') return t('their order was drawn by lot before the work');
  return before?.verdict === 'alike'
    ? t('before the work they had moved alike')
    : t('there are too few weeks before the work to know whether they had moved alike');
}

const obstacles: Readonly<Record<EffectObstacle, MarkedText>> = {
  pre_period_differs: mark(
    'The queries worked on and those they are compared with had already drifted apart before the work.',
  ),
  model_replaced_in_one_arm: mark('The platform replaced its model for only one side of the comparison.'),
  queries_edited: mark('Over a third of the queries on a side were not asked both before and after the work.'),
  too_few_queries: mark('There are too few queries on a side for any result to be told from chance.'),
  too_few_scans_before: mark(
    'There are fewer than four weeks with a scan before the work, and what is missing cannot be made up for.',
  ),
  no_comparison: mark('There is nothing to compare with: no other query, no confirmed competitor.'),
};

const cautions: Readonly<Record<EffectCaution, MarkedText>> = {
  model_replaced: mark('The platform replaced its model during these days, for both sides.'),
  some_queries_edited: mark('Some queries were not asked both before and after the work and do not count.'),
  other_action: mark('Another action aimed at queries that are compared here.'),
  sides_start_apart: mark(
    'The sides started more than 20 points apart: the same event may move them by different amounts.',
  ),
  drift_not_excluded: mark('There are too few weeks before the work to exclude a drift as large as this figure.'),
};

/** Why an effect cannot be told, then what limits it, as sentences. */
export const effectLimits = (
  effect: Pick<PlatformEffect, 'obstacles' | 'cautions' | 'chosenLateOn'>,
  { t, day }: Texts,
): string[] => [
  ...effect.obstacles.map((obstacle) => t.marked(obstacles[obstacle])),
  ...effect.cautions.map((caution) => t.marked(cautions[caution])),
  ...(effect.chosenLateOn === null
    ? []
    : [
        t(
          'Its queries and date were chosen on {day}, when answers since the work were known already: a choice made with an eye on them flatters the figure.',
          { day: day(effect.chosenLateOn) },
        ),
      ]),
];
