import { addDays, daysBetween, type Day } from '#shared/domain/dates.ts';
import { formatDay, formatPeriod } from '../format/dates.ts';
import { t } from '../language/current.ts';

export interface Period {
  readonly from: Day | null;
  readonly to: Day | null;
}

/** The days before a period, of equal number; null unless it has both ends. */
function periodBefore({ from, to }: Period): { readonly from: Day; readonly to: Day } | null {
  if (from === null || to === null) return null;
  return { from: addDays(from, daysBetween(to, from) - 1), to: addDays(from, -1) };
}

/** The days that a view compares its own with: none if it does not compare, or shows everything up to a day. */
export const comparedDays = (
  chosen: Period & { readonly compare: boolean },
  covered: Period,
): { readonly from: Day; readonly to: Day } | null =>
  !chosen.compare || (chosen.from === null && chosen.to !== null) ? null : periodBefore(covered);

/** The days compared with, as the end of a note; '' without a comparison. */
export const comparedWords = (before: { readonly from: Day; readonly to: Day } | null): string =>
  before === null ? '' : ` · ${t('before: {period}', { period: formatPeriod(before.from, before.to) })}`;

/** A period in words; '' for none. */
export function periodOf({ from, to }: Period): string {
  if (from !== null && to !== null) return formatPeriod(from, to);
  if (from !== null) return t('Since {day}', { day: formatDay(from) });
  return to === null ? '' : t('Until {day}', { day: formatDay(to) });
}

/** The preset periods; `latest` is no period: what a view shows by default. */
export const periodPresets = [
  { id: 'latest', label: t('Latest scans') },
  { id: '7d', label: t('Last 7 days') },
  { id: '30d', label: t('Last 30 days') },
  { id: '90d', label: t('Last 90 days') },
  { id: '12m', label: t('Last 12 months') },
  { id: 'month', label: t('This month') },
  { id: 'last-month', label: t('Last month') },
] as const;
export type PeriodPreset = (typeof periodPresets)[number]['id'];

const lengths: Partial<Record<PeriodPreset, number>> = { '7d': 7, '30d': 30, '90d': 90, '12m': 365 };

/** The days of a preset relative to today, both inclusive. */
export function presetPeriod(preset: PeriodPreset, today: Day): Period {
  const length = lengths[preset];
  if (length !== undefined) return { from: addDays(today, 1 - length), to: today };
  const firstOfMonth = `${today.slice(0, 8)}01`;
  if (preset === 'month') return { from: firstOfMonth, to: today };
  if (preset === 'last-month') {
    const lastDay = addDays(firstOfMonth, -1);
    return { from: `${lastDay.slice(0, 8)}01`, to: lastDay };
  }
  return { from: null, to: null };
}

/** The preset that equals this period today; null for a custom period. */
export function matchPreset(period: Period, today: Day): PeriodPreset | null {
  const found = periodPresets.find(({ id }) => {
    const candidate = presetPeriod(id, today);
    return candidate.from === period.from && candidate.to === period.to;
  });
  return found?.id ?? null;
}
