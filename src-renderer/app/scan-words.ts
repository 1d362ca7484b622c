import { t } from '../language/current.ts';

/** The status strip's words about scans; one waiting (for a credential, a budget, the network) is not running. */
export function scanWords(running: number, waiting: number): string {
  if (running === 0)
    return waiting === 0
      ? t('No scan running')
      : t('{waiting, plural, one {# scan waiting} other {# scans waiting}}', { waiting });
  return waiting === 0
    ? t('{running, plural, one {# scan running} other {# scans running}}', { running })
    : t('{running, plural, one {# scan running} other {# scans running}}, {waiting, number} waiting', {
        running,
        waiting,
      });
}
