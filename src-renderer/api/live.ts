import type { QueryClient } from '@tanstack/react-query';
import type { OutputOf } from '#shared/contract/index.ts';
import type { ServiceEvent } from '#shared/contract/events.ts';
import {
  applyProgress,
  applyToList,
  foldRunning,
  type ExecutionEvent,
  type Page,
  type Pages,
} from './live-executions.ts';
import { transport } from './transport.ts';
import { workText } from '../wording/service.ts';

type JobEvent = Extract<ServiceEvent, { kind: 'job' }>;
/** The cache keys of pushed progress, so that a view opened later shows it too. */
export const jobKey = (job: JobEvent['job']) => ['live-job', job] as const;
export const runningKey = ['live-executions'] as const;

const runningIn = (client: QueryClient): readonly ExecutionEvent[] =>
  client.getQueryData<readonly ExecutionEvent[]>(runningKey) ?? [];

/** Whether an event reports the progress of a scan whose state is already shown: then only its figures change. */
const isProgress = (client: QueryClient, event: ServiceEvent): boolean =>
  event.kind === 'execution' &&
  runningIn(client).some(({ executionId, state }) => executionId === event.executionId && state === event.state);

function showProgress(client: QueryClient, event: ExecutionEvent): void {
  client.setQueryData<readonly ExecutionEvent[]>(runningKey, foldRunning(runningIn(client), event));
  client.setQueriesData<Page | Pages>({ queryKey: ['list-executions'] }, (list) =>
    list === undefined ? undefined : applyToList(list, event),
  );
  client.setQueriesData<OutputOf<'get-execution'>>({ queryKey: ['get-execution'] }, (shown) =>
    shown === undefined ? undefined : { ...shown, execution: applyProgress(shown.execution, event) },
  );
}

async function askAgain(client: QueryClient, event: ServiceEvent): Promise<void> {
  // The contract is large, and the first view does not need it.
  const { isStale, staleAfter } = await import('./events.ts');
  const stale = staleAfter(event);
  if (stale.topics.length === 0) return;
  await client.invalidateQueries({ predicate: ({ queryKey }) => isStale(queryKey, stale) });
}

/**
 * Connects pushed events to the query cache: progress is shown at once, and what an event makes stale is asked again.
 * The service thins its events out, so nothing waits here.
 */
export function connectLive(client: QueryClient): () => void {
  return transport.subscribe((event) => {
    // The page of a running scan also lists its failures and its cost, which an event does not carry.
    if (isProgress(client, event)) void client.invalidateQueries({ queryKey: ['get-execution'] });
    else void askAgain(client, event);
    if (event.kind === 'changed' && event.topic === 'workspace') client.removeQueries({ queryKey: runningKey });
    if (event.kind === 'job') client.setQueryData(jobKey(event.job), { ...event, message: workText(event.message) });
    if (event.kind === 'execution') showProgress(client, event);
  });
}
