import { addDays, daysBetween, type Day } from '#shared/domain/dates.ts';
import type { EffectLook, EffectStatus } from './types.ts';

/** What a forecast of the next judgement starts from. */
export interface JudgedSoFar {
  readonly status: EffectStatus;
  readonly latest: EffectLook | null;
  readonly weeksAfter: number;
  readonly fewestWeeksAfter: number;
  /** Days with a scan, ascending, and the first that counts as after the action. */
  readonly days: readonly Day[];
  readonly start: Day;
  /** Half the width to expect after some more weeks with a scan, if the answers vary as they did. */
  readonly halfAfter: (weeks: number) => number;
}

const longest = 365;
const week = 7;

/** The next day at which a judgement can change, as `Effect.nextJudgement` explains; null if that is over a year away. */
export function nextJudgement(sofar: JudgedSoFar): Day | null {
  const { status, latest, weeksAfter, days, start } = sofar;
  const last = days.at(-1) ?? start;
  const gap = Math.max(week, usualGap(days));
  const inLooks = (looks: number): Day => addDays(last, Math.round(gap * looks));
  if (status === 'too_early') {
    // Scans go on at their pace, and count from the start on.
    const firstAfter = Math.max(1, Math.ceil(daysBetween(last, start) / gap));
    return inLooks(firstAfter - 1 + Math.max(1, sofar.fewestWeeksAfter - weeksAfter));
  }
  if (status !== 'within_noise' || latest === null) return inLooks(1);
  for (let looks = 1; looks * gap <= longest; looks++)
    if (sofar.halfAfter(looks) < Math.abs(latest.estimate)) return inLooks(looks);
  return null;
}

/** The median of the last gaps between scans, in days; a week if there are none. */
function usualGap(days: readonly Day[]): number {
  const recent = days.slice(-9);
  const gaps = recent
    .slice(1)
    .map((day, index) => daysBetween(recent[index] ?? day, day))
    .toSorted((a, b) => a - b);
  return gaps[Math.floor(gaps.length / 2)] ?? week;
}
