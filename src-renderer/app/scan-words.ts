import { plural } from '../format/numbers.ts';

/**
 * What the status strip says of scans: those the service counts as running, corrected by what their events have told
 * since. One that waits (for a credential, a budget, the network) does not run.
 */
export function scanWords(counted: number, running: number, waiting: number): string {
  const runs = Math.max(running, counted - waiting);
  if (runs > 0)
    return waiting > 0 ? `${plural(runs, 'scan')} running, ${waiting} waiting` : `${plural(runs, 'scan')} running`;
  return `${plural(waiting, 'scan')} waiting`;
}
