import type { OutputOf } from '#shared/contract/index.ts';
import { effectStateWords, type EffectState } from '#shared/domain/actions.ts';
import { formatPoints } from '../../format/numbers.ts';
import { t } from '../../language/current.ts';

export type PlatformEffect = OutputOf<'list-effects'>[number]['platforms'][number];

const looks: Readonly<Record<EffectState, string>> = {
  rose: 'effect-rose',
  fell: 'effect-fell',
  within_noise: 'effect-open',
  too_early: 'effect-open',
  cannot_be_told: 'effect-none',
};

/** What can be said of an effect, in words. */
export const EffectStatus = ({ status }: { status: EffectState }) => (
  <span className={`effect-status ${looks[status]}`}>{t.marked(effectStateWords[status])}</span>
);

/** The latest figure, where it may stand beside the word: not if it is too early or nothing can be concluded. */
export const shownLook = ({ status, latest }: PlatformEffect): PlatformEffect['latest'] =>
  status === 'too_early' || status === 'cannot_be_told' ? null : latest;

/** The figure with its interval: an effect only where one is told, otherwise how it looks so far. */
export function effectFigure(effect: PlatformEffect): string {
  const look = shownLook(effect);
  if (look === null) return '';
  const { estimate, low, high } = look;
  const values = { points: formatPoints(estimate), low: formatPoints(low), high: formatPoints(high) };
  return effect.status === 'within_noise'
    ? t('so far {points} points, {low} to {high}', { ...values })
    : t('{points} points, {low} to {high}', { ...values });
}
