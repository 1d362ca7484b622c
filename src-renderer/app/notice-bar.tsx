import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from 'wouter';
import { useOperation } from '../api/hooks.ts';
import { t } from '../language/current.ts';
import { serviceText } from '../wording/service.ts';

/** How often the service is asked, milliseconds: a check in the background announces nothing by itself. */
const every = 60_000;

/**
 * Above every view but the settings, which show all of it, while something about the workspace needs a person: damage that was
 * found, copies that fail, messages that do not arrive.
 */
export function NoticeBar() {
  const notices = (useOperation('get-upkeep', {}, { refetchInterval: every }).data?.notices ?? []).map(serviceText);
  const problem = useOperation('get-message-settings', {}).data?.problem ?? null;
  const undelivered = problem === null ? null : serviceText(problem);
  const all = undelivered === null ? notices : [...notices, undelivered];
  const [first] = all;
  const isAboutMessages = notices.length === 0;
  return (
    <div role="status">
      {first !== undefined && (
        <p className="connection-bar small">
          <IconAlertTriangle className="notice-icon" size={16} stroke={1.6} aria-hidden="true" />
          <span className="notice-text" title={first}>
            {all.length > 1
              ? t('{notice} (and {count, number} more)', { notice: first, count: all.length - 1 })
              : first}
          </span>
          <Link className="accent-link notice-link" href={isAboutMessages ? '/settings?part=messages' : '/settings'}>
            {isAboutMessages ? t('Messages') : t('Backup and check')}
          </Link>
        </p>
      )}
    </div>
  );
}
