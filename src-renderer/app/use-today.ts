import { useEffect, useState } from 'react';
import { dayIn, type Day } from '#shared/domain/dates.ts';
import { useWorkspaceStatus } from '../api/hooks.ts';

const browserTimeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
const refreshMs = 60_000;

/** The workspace's time zone; the browser's until it is known. */
export function useTimeZone(): string {
  return useWorkspaceStatus().data?.timeZone ?? browserTimeZone;
}

/** The current time, refreshed every minute, for times such as “in 3 hours”: a window may stay open for days. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), refreshMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Today's calendar day in the workspace's time zone. */
export function useToday(): Day {
  return dayIn(useTimeZone(), useNow());
}
