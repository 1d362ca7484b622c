import type { EffectLook, EffectStatus } from './types.ts';

/** One week may be a platform's bad day. */
export const fewestWeeksAfter = 2;

/** Whether a look tells the figure from 0. */
export const isTold = ({ low, high }: EffectLook): boolean => low > 0 || high < 0;

/** What the newest look says where nothing stands against a conclusion. */
export function statusOf(latest: EffectLook | null, weeksAfter: number): EffectStatus {
  if (latest === null || weeksAfter < fewestWeeksAfter) return 'too_early';
  return isTold(latest) ? (latest.estimate > 0 ? 'rose' : 'fell') : 'within_noise';
}
