import { plural } from '../format/numbers.ts';

/** The status strip's words about scans; one waiting (for a credential, a budget, the network) is not running. */
export function scanWords(running: number, waiting: number): string {
  if (running === 0) return waiting === 0 ? 'No scan running' : `${plural(waiting, 'scan')} waiting`;
  return waiting === 0
    ? `${plural(running, 'scan')} running`
    : `${plural(running, 'scan')} running, ${waiting} waiting`;
}
