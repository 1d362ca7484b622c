import { IconAlertTriangle, IconBan, IconCheck, IconClock, IconPlayerPlay } from '@tabler/icons-react';
import { t } from '../../language/current.ts';
import { stateLabels, type Execution } from './scan-labels.ts';

const appearances = {
  Pending: { icon: IconClock, className: 'scan-state warn' },
  'In Progress': { icon: IconPlayerPlay, className: 'scan-state scan-running' },
  Done: { icon: IconCheck, className: 'scan-state good' },
  Failed: { icon: IconAlertTriangle, className: 'scan-state bad' },
  Cancelled: { icon: IconBan, className: 'scan-state dim' },
} as const;

/** The state of a scan as an icon and a word. */
export function ScanState({ state }: { state: Execution['state'] }) {
  const appearance = appearances[state];
  return (
    <span className={appearance.className}>
      <appearance.icon size={14} stroke={2} aria-hidden="true" />
      {stateLabels[state]}
    </span>
  );
}

/** The progress of a scan. */
export function ScanBar({ execution }: { execution: Execution }) {
  const share = execution.total === 0 ? 0 : (100 * execution.completed) / execution.total;
  return (
    <span
      className="scan-bar"
      role="progressbar"
      aria-label={t('Progress of scan {number}', { number: String(execution.id) })}
      aria-valuemin={0}
      aria-valuemax={execution.total}
      aria-valuenow={execution.completed}
    >
      <span style={{ width: `${share}%` }} />
    </span>
  );
}
