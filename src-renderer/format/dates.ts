import type { Day } from '#shared/domain/dates.ts';
import { t, texts } from '../language/current.ts';
import { noFigure } from './numbers.ts';

/** 20 Nov 2026 */
export const formatDay = (day: Day | null | undefined): string =>
  day === null || day === undefined || day === '' ? noFigure : texts().day(day);

/** 20 Nov */
export const formatShortDay = (day: Day): string => texts().shortDay(day);

/** 1 – 20 Nov 2026, without repeating month and year. */
export const formatPeriod = (from: Day, to: Day): string => texts().period(from, to);

/** 20 Nov 2026, 14:05 in the workspace's time zone. */
export const formatInstant = (instant: string | null, timeZone: string): string =>
  instant === null ? noFigure : texts().instant(instant, timeZone);

/** 14:05 in the workspace's time zone. */
export const formatTime = (instant: string, timeZone: string): string => texts().time(instant, timeZone);

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** in 3 hours, 2 days ago, just now */
export function formatRelative(instant: string | null, now: Date): string {
  if (instant === null) return noFigure;
  const seconds = (Date.parse(instant) - now.getTime()) / 1_000;
  for (const [unit, length] of units) {
    if (Math.abs(seconds) >= length) return texts().relative(Math.round(seconds / length), unit);
  }
  return t('just now');
}

/** The time a scan has left, from hours: "about 2 h 10 min left"; empty when there is none. */
export function formatEta(etaHours: number): string {
  const left = Math.ceil(etaHours * 60);
  if (left <= 0) return '';
  if (left === 1) return t('under a minute left');
  const [hours, minutes] = [Math.floor(left / 60), left % 60];
  if (hours === 0) return t('about {minutes} min left', { minutes });
  return minutes === 0
    ? t('about {hours} h left', { hours })
    : t('about {hours} h {minutes} min left', { hours, minutes });
}

/** A month given as `2026-11`: "November 2026". */
export const formatMonth = (month: string): string => texts().month(month);
