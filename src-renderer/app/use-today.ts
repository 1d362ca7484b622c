import { dayIn, type Day } from '#shared/domain/dates.ts';
import { useWorkspaceStatus } from '../api/hooks.ts';

/** The workspace's time zone; the browser's until it is known. */
export function useTimeZone(): string {
  const status = useWorkspaceStatus();
  return status.data?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Today's calendar day in the workspace's time zone. */
export function useToday(): Day {
  return dayIn(useTimeZone(), new Date());
}
