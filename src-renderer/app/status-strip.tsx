import { Button, Tooltip } from '@mantine/core';
import { IconCloudOff, IconPlayerPause } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useCommand, useCustomers, useOperation, useWorkspaceStatus } from '../api/hooks.ts';
import type { ExecutionEvent } from '../api/live-executions.ts';
import { runningKey } from '../api/live.ts';
import { formatEta, formatInstant, formatRelative } from '../format/dates.ts';
import { withoutPrice } from '../format/money.ts';
import { formatDollars } from '../format/numbers.ts';
import { t } from '../language/current.ts';
import { T } from '../language/t.tsx';
import { viewAddress } from './address.ts';
import { scanWords } from './scan-words.ts';
import { useNow } from './use-today.ts';

/** Progress of all running scans: a thin bar, counts and the longest time left; waiting scans are counted separately. */
function ScanProgress({ counted }: { counted: number }) {
  const customers = useCustomers();
  const pushed = useQuery<readonly ExecutionEvent[]>({
    queryKey: runningKey,
    queryFn: () => [],
    enabled: false,
    initialData: [],
  });
  const waiting = useOperation('list-executions', { state: 'Pending', limit: 1 });
  const running = pushed.data.filter(({ state }) => state === 'In Progress');
  const total = running.reduce((sum, scan) => sum + scan.total, 0);
  const completed = running.reduce((sum, scan) => sum + scan.completed, 0);
  const eta = formatEta(Math.max(0, ...running.map(({ etaHours }) => etaHours)));
  const customerId = running[0]?.customerId ?? waiting.data?.executions[0]?.customerId ?? customers.data?.[0]?.id;
  const text = scanWords(Math.max(counted, running.length), waiting.data?.total ?? 0);
  return (
    <span className="strip-item">
      {customerId === undefined ? (
        text
      ) : (
        <Link className="text-link" href={viewAddress(customerId, 'scans')}>
          {text}
        </Link>
      )}
      {total > 0 && (
        <>
          <span
            className="strip-bar"
            role="progressbar"
            aria-label={t('Scan progress')}
            aria-valuemin={0}
            aria-valuemax={total}
            aria-valuenow={completed}
          >
            <span style={{ width: `${(100 * completed) / total}%` }} />
          </span>
          <span className="num">{t('{part, number} of {total, number}', { part: completed, total })}</span>
          {eta !== '' && <span>{eta}</span>}
        </>
      )}
    </span>
  );
}

const figure = (inner: ReactNode) => <span className="num">{inner}</span>;

/** The status line at the bottom: running scans, the next one, spend, and whether the data is simulated. */
export function StatusStrip() {
  const now = useNow();
  const { data } = useWorkspaceStatus();
  const pause = useCommand('set-scans-paused');
  if (data === undefined) return <footer className="strip" aria-label={t('Status')} />;
  const capReached = data.monthlyCapUsd !== null && data.spentThisMonthUsd >= data.monthlyCapUsd;
  const spent = formatDollars(data.spentThisMonthUsd);
  return (
    <footer className="strip" aria-label={t('Status')}>
      {data.env === 'sample' && (
        <Tooltip label={t('Everything here is simulated: invented clients and answers.')} openDelay={0}>
          <span className="strip-sample" tabIndex={0}>
            {t('SAMPLE')}
          </span>
        </Tooltip>
      )}
      <ScanProgress counted={data.scansRunning} />
      {data.scansPaused && (
        <span className="strip-item warn">
          <IconPlayerPause size={14} aria-hidden="true" /> {t('All scans are paused')}
          <Button size="compact-xs" variant="subtle" onClick={() => pause.mutate({ paused: false })}>
            {t('Resume')}
          </Button>
        </span>
      )}
      {data.nextRun !== null && !data.scansPaused && (
        <Tooltip label={formatInstant(data.nextRun, data.timeZone)}>
          <span className="strip-item">{t('Next scan {when}', { when: formatRelative(data.nextRun, now) })}</span>
        </Tooltip>
      )}
      {data.offline && (
        <span className="strip-item warn">
          <IconCloudOff size={14} aria-hidden="true" /> {t('Offline: scans are waiting, everything else works')}
        </span>
      )}
      <span className={capReached ? 'strip-item strip-end warn' : 'strip-item strip-end'}>
        {data.monthlyCapUsd === null ? (
          <T message="<sum>{spent}</sum> spent this month" values={{ sum: figure, spent }} />
        ) : (
          <T
            message="{capReached, select, yes {<sum>{spent}</sum> of {cap} this month, cap reached} other {<sum>{spent}</sum> of {cap} this month}}"
            values={{
              sum: figure,
              spent,
              cap: formatDollars(data.monthlyCapUsd),
              capReached: capReached ? 'yes' : 'no',
            }}
          />
        )}
        {withoutPrice(data.unpricedThisMonth)}
      </span>
    </footer>
  );
}
