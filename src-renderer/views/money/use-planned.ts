import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { OutputOf } from '#shared/contract/index.ts';
import { daysBetween } from '#shared/domain/dates.ts';
import { useOperation } from '../../api/hooks.ts';
import { useTimeZone, useToday } from '../../app/use-today.ts';
import { plannedSpend, type PlannedSpend } from './cap-position.ts';

export interface PlannedMonth {
  readonly budget: UseQueryResult<OutputOf<'get-budget'>>;
  /** Null until the calendar is loaded. */
  readonly planned: PlannedSpend | null;
  /** A planned amount; null if it is 0 only because prices are unknown. */
  readonly plannedUsd: (usd: number | undefined) => number | null;
}

/** This month's budget, and the expected cost of the scheduled scans until it ends. */
export function usePlannedMonth(): PlannedMonth {
  const today = useToday();
  const timeZone = useTimeZone();
  const budget = useOperation('get-budget', {});
  const renewsOn = budget.data?.renewsOn;
  const days = renewsOn === undefined ? null : Math.min(92, Math.max(1, daysBetween(today, renewsOn)));
  const calendar = useOperation('get-calendar', days === null ? null : { days });
  const planned = useMemo(() => {
    if (renewsOn === undefined || calendar.data === undefined) return null;
    return plannedSpend(calendar.data.runs, renewsOn, timeZone);
  }, [calendar.data, renewsOn, timeZone]);
  const unknown = (planned?.unknownRuns ?? 0) > 0;
  return { budget, planned, plannedUsd: (usd) => (unknown && usd === 0 ? null : (usd ?? 0)) };
}
