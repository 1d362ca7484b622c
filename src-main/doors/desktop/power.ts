import { powerMonitor } from 'electron';

/** What to do when the computer falls asleep and wakes up. */
export interface PowerHooks {
  readonly onSuspend?: () => void;
  readonly onResume?: () => void;
}

/** Tells of sleep: timers do not run through it, and connections do not survive it. */
export function watchPower({ onSuspend, onResume }: PowerHooks): void {
  if (onSuspend !== undefined) powerMonitor.on('suspend', onSuspend);
  if (onResume !== undefined) powerMonitor.on('resume', onResume);
}
