import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconBan, IconMessages, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { OutputOf } from '#shared/contract/index.ts';
import { useCommand, useOperation } from '../../api/hooks.ts';
import { noFilters, viewAddress } from '../../app/address.ts';
import { useTimeZone } from '../../app/use-today.ts';
import { PlatformMark } from '../../components/platform-mark.tsx';
import { Query } from '../../components/query.tsx';
import { Facts, SidePage } from '../../components/side-page.tsx';
import { Lines } from '../../components/states.tsx';
import { formatEta, formatInstant } from '../../format/dates.ts';
import { formatScore, plural } from '../../format/numbers.ts';
import { ScanBar, ScanState } from './scan-state.tsx';
import { isUnderWay, outcomeLabel, scanCost } from './scan-labels.ts';

type Details = OutputOf<'get-execution'>;

const originLabels = {
  scan: 'scan',
  import: 'import of recorded answers',
  simulated: 'simulation for the sample',
} as const;

/** The queries that failed, each with the message of the platform. */
function Failures({ failures }: { failures: Details['failures'] }) {
  if (failures.length === 0) return null;
  return (
    <section aria-label="Failed queries">
      <h3 className="scan-title">{plural(failures.length, 'query', 'queries')} failed</h3>
      <ul className="scan-failures">
        {failures.map((failure) => (
          <li key={`${failure.queryId}-${failure.sample}`}>
            <p>
              <bdi>{failure.query}</bdi>
            </p>
            <blockquote>{failure.message}</blockquote>
            <p className="small dim">
              {failure.kind.replaceAll('_', ' ')} · asked{' '}
              {failure.attempts === 1 ? 'once' : `${failure.attempts} times`}
            </p>
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
  return (
    <div className="scan-actions">
      {execution.outcomes.answered + execution.outcomes.refused + execution.outcomes.noOverview > 0 && (
        <Button
          component={Link}
          variant="default"
          leftSection={<IconMessages size={14} />}
          href={viewAddress(execution.customerId, 'answers', noFilters, { execution: execution.id })}
        >
          See answers
        </Button>
      )}
      {execution.outcomes.failed > 0 && !isUnderWay(execution) && (
        <Button
          leftSection={<IconRefresh size={14} />}
          loading={retry.isPending}
          onClick={() =>
            retry.mutate(
              { executionId: execution.id },
              {
                onSuccess: ({ retried }) =>
                  notifications.show({ message: `Retrying ${plural(retried, 'query', 'queries')}` }),
              },
            )
          }
        >
          Retry failed queries
        </Button>
      )}
      {isUnderWay(execution) && (
        <Button
          variant="default"
          leftSection={<IconBan size={14} />}
          loading={cancel.isPending}
          onClick={() => cancel.mutate({ executionId: execution.id })}
        >
          Cancel scan
        </Button>
      )}
    </div>
  );
}

function ScanFacts({ details }: { details: Details }) {
  const timeZone = useTimeZone();
  const { execution } = details;
  const facts: [string, ReactNode][] = [
    ['Result', outcomeLabel(execution.outcomes)],
    ['Score', formatScore(isUnderWay(execution) ? null : execution.score)],
    ['Cost', scanCost(execution)],
    ['Source', originLabels[execution.origin]],
    ['Created', formatInstant(execution.createdAt, timeZone)],
    ['Started', formatInstant(execution.startedAt, timeZone)],
    ['Finished', formatInstant(execution.finishedAt, timeZone)],
  ];
  return <Facts facts={facts} />;
}

/** Side page of a scan: progress, result, failures and actions. */
export function ScanPage({ executionId, close }: { executionId: number; close: () => void }) {
  const details = useOperation('get-execution', { executionId });
  return (
    <SidePage
      title={details.data?.execution.queryGroupName ?? `Scan ${executionId}`}
      size="min(36rem, 90vw)"
      close={close}
    >
      <div className="scan-body">
        <Query of={details} what="the scan" loading={<Lines count={8} />}>
          {(data) => (
            <>
              <p className="side-line">
                <PlatformMark platform={data.execution.platform} />
                <ScanState state={data.execution.state} />
              </p>
              {data.execution.state === 'In Progress' && (
                <p className="scan-progress">
                  <ScanBar execution={data.execution} />
                  <span className="num">
                    {data.execution.completed} of {data.execution.total}
                  </span>
                  <span className="dim">{formatEta(data.execution.etaHours)}</span>
                </p>
              )}
              {data.execution.waitingFor !== null && <p className="scan-waiting">{data.execution.waitingFor}</p>}
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
