import { useMemo } from 'react';
import { daysBetween } from '#shared/domain/dates.ts';
import { useOperation } from '../../api/hooks.ts';
import { useTimeZone, useToday } from '../../app/use-today.ts';
import { plannedSpend } from './cap-position.ts';

/** This month's budget, and the expected cost of the scheduled scans until it ends. */
export function usePlannedMonth() {
  const today = useToday();
  const timeZone = useTimeZone();
  const budget = useOperation('get-budget', {});
  const renewsOn = budget.data?.renewsOn;
  const days = renewsOn === undefined ? null : Math.min(92, Math.max(1, daysBetween(today, renewsOn)));
  const calendar = useOperation('get-calendar', days === null ? null : { days });
  const providers = useOperation('list-providers', {});
  const planned = useMemo(() => {
    if (renewsOn === undefined || calendar.data === undefined) return null;
    const prices = new Map(
      (providers.data ?? []).map((platform) => [
        platform.platform,
        platform.providers.find((provider) => provider.active)?.expectedUsdPerAnswer ?? null,
      ]),
    );
    return plannedSpend(calendar.data.runs, renewsOn, timeZone, prices);
  }, [calendar.data, providers.data, renewsOn, timeZone]);
  return { budget, calendar, planned };
}
