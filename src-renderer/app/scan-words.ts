import { plural } from '../format/numbers.ts';

/** What the status strip says of scans; one that waits (for a credential, a budget, the network) does not run. */
export function scanWords(running: number, waiting: number): string {
  if (running === 0) return waiting === 0 ? 'No scan running' : `${plural(waiting, 'scan')} waiting`;
  return waiting === 0
    ? `${plural(running, 'scan')} running`
    : `${plural(running, 'scan')} running, ${waiting} waiting`;
}
