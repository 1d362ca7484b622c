import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconBan, IconMessages, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { OutputOf } from '#shared/contract/index.ts';
import { canRetry } from '#shared/domain/execution-states.ts';
import { mark, type MarkedText } from '#shared/language/text-key.ts';
import { useCommand, useOperation } from '../../api/hooks.ts';
import { noFilters, viewAddress } from '../../app/address.ts';
import { useTimeZone, useToday } from '../../app/use-today.ts';
import { PlatformMark } from '../../components/platform-mark.tsx';
import { Query } from '../../components/query.tsx';
import { Facts, SidePage } from '../../components/side-page.tsx';
import { Lines } from '../../components/states.tsx';
import { formatEta, formatInstant } from '../../format/dates.ts';
import { formatScore } from '../../format/numbers.ts';
import { t } from '../../language/current.ts';
import { serviceText } from '../../wording/service.ts';
import { ScanBar, ScanState } from './scan-state.tsx';
import { isUnderWay, outcomeLabel, progressWords, scanCost } from './scan-labels.ts';

type Details = OutputOf<'get-execution'>;

const originLabels = {
  scan: t('scan', {}, 'where answers are from'),
  import: t('import of recorded answers'),
  simulated: t('simulation for the sample'),
} as const;

/** Why a query can fail, in a word or two. */
const failureWords: Readonly<Record<string, MarkedText>> = {
  credential: mark('credential', 'why a query failed'),
  payment: mark('payment', 'why a query failed'),
  request: mark('request', 'why a query failed'),
  rate_limited: mark('rate limited', 'why a query failed'),
  server: mark('server', 'why a query failed'),
  timeout: mark('timeout', 'why a query failed'),
  connection: mark('connection', 'why a query failed'),
  offline: mark('offline', 'why a query failed'),
  invalid_response: mark('invalid response', 'why a query failed'),
  cancelled: mark('cancelled', 'why a query failed'),
};

/** What failed, and how often it was asked. */
function failureLine({ kind, attempts }: Details['failures'][number]): string {
  const known = failureWords[kind];
  return t('{kind} · asked {count, plural, =1 {once} one {# time} other {# times}}', {
    kind: known === undefined ? kind.replaceAll('_', ' ') : t.marked(known),
    count: attempts,
  });
}

/** The queries that failed, each with the message of the platform. */
function Failures({ failures }: { failures: Details['failures'] }) {
  if (failures.length === 0) return null;
  return (
    <section aria-label={t('Failed queries')}>
      <h3 className="scan-title">
        {t('{count, plural, one {# query} other {# queries}} failed', { count: failures.length })}
      </h3>
      <ul className="scan-failures">
        {failures.map((failure) => (
          <li key={`${failure.queryId}-${failure.sample}`}>
            <p>
              <bdi>{failure.query}</bdi>
            </p>
            <blockquote>{serviceText(failure.message)}</blockquote>
            <p className="small dim">{failureLine(failure)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Buttons to see the answers, retry failed queries, or cancel. */
function Actions({ details }: { details: Details }) {
  const { execution } = details;
  const cancel = useCommand('cancel-execution');
  const retry = useCommand('retry-failed-queries');
  const today = useToday();
  return (
    <div className="scan-actions">
      {execution.outcomes.answered + execution.outcomes.refused + execution.outcomes.noOverview > 0 && (
        <Button
          component={Link}
          variant="default"
          leftSection={<IconMessages size={14} />}
          href={viewAddress(execution.customerId, 'answers', noFilters, { execution: execution.id })}
        >
          {t('See answers')}
        </Button>
      )}
      {execution.outcomes.failed > 0 && !isUnderWay(execution) && canRetry(execution.executionDate, today) && (
        <Button
          leftSection={<IconRefresh size={14} />}
          loading={retry.isPending}
          onClick={() =>
            retry.mutate(
              { executionId: execution.id },
              {
                onSuccess: ({ retried }) =>
                  notifications.show({
                    message: t('Retrying {count, plural, one {# query} other {# queries}}', { count: retried }),
                  }),
              },
            )
          }
        >
          {t('Retry failed queries')}
        </Button>
      )}
      {isUnderWay(execution) && (
        <Button
          variant="default"
          leftSection={<IconBan size={14} />}
          loading={cancel.isPending}
          onClick={() => cancel.mutate({ executionId: execution.id })}
        >
          {t('Cancel scan')}
        </Button>
      )}
    </div>
  );
}

function ScanFacts({ details }: { details: Details }) {
  const timeZone = useTimeZone();
  const { execution } = details;
  const facts: [string, ReactNode][] = [
    [t('Result'), outcomeLabel(execution.outcomes)],
    [t('Score'), formatScore(isUnderWay(execution) ? null : execution.score)],
    [t('Cost'), scanCost(execution)],
    [t('Source', {}, 'of a scan'), originLabels[execution.origin]],
    [t('Created'), formatInstant(execution.createdAt, timeZone)],
    [t('Started'), formatInstant(execution.startedAt, timeZone)],
    [t('Finished'), formatInstant(execution.finishedAt, timeZone)],
  ];
  return <Facts facts={facts} />;
}

/** Side page of a scan: progress, result, failures and actions. */
export function ScanPage({ executionId, close }: { executionId: number; close: () => void }) {
  const details = useOperation('get-execution', { executionId });
  return (
    <SidePage
      title={details.data?.execution.queryGroupName ?? t('Scan {number}', { number: String(executionId) }, 'noun')}
      size="min(36rem, 90vw)"
      close={close}
    >
      <div className="scan-body">
        <Query of={details} what={t('the scan')} loading={<Lines count={8} />}>
          {(data) => (
            <>
              <p className="side-line">
                <PlatformMark platform={data.execution.platform} />
                <ScanState state={data.execution.state} />
              </p>
              {data.execution.state === 'In Progress' && (
                <p className="scan-progress">
                  <ScanBar execution={data.execution} />
                  <span className="num">{progressWords(data.execution)}</span>
                  <span className="dim">{formatEta(data.execution.etaHours)}</span>
                </p>
              )}
              {data.execution.waitingFor !== null && (
                <p className="scan-waiting">{serviceText(data.execution.waitingFor)}</p>
              )}
              <Actions details={data} />
              <ScanFacts details={data} />
              <Failures failures={data.failures} />
            </>
          )}
        </Query>
      </div>
    </SidePage>
  );
}
