import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { OutputOf } from '#shared/contract/index.ts';
import type { ServiceEvent } from '#shared/contract/events.ts';
import { staleReads } from './events.ts';
import { transport } from './transport.ts';

type JobEvent = Extract<ServiceEvent, { kind: 'job' }>;
type ExecutionEvent = Extract<ServiceEvent, { kind: 'execution' }>;
type Execution = OutputOf<'get-execution'>['execution'];

/** Where the last event of each kind of long work is kept, so that a view that opens later shows it too. */
export const jobKey = (job: JobEvent['job']) => ['live-job', job] as const;
export const runningKey = ['live-executions'] as const;

/** The cached execution with what an event says about it. */
export function applyProgress(execution: Execution, event: ExecutionEvent): Execution {
  if (execution.id !== event.executionId) return execution;
  return {
    ...execution,
    state: event.state as Execution['state'],
    completed: event.completed,
    total: event.total,
    etaHours: event.etaHours,
  };
}

/** The executions under way after an event: a final state takes one out. */
export function foldRunning(running: readonly ExecutionEvent[], event: ExecutionEvent): readonly ExecutionEvent[] {
  const others = running.filter((one) => one.executionId !== event.executionId);
  return event.state === 'In Progress' || event.state === 'Pending' ? [...others, event] : others;
}

type Page = OutputOf<'list-executions'>;
type Pages = InfiniteData<Page>;

const inPage = (page: Page, event: ExecutionEvent): Page => ({
  ...page,
  executions: page.executions.map((one) => applyProgress(one, event)),
});

/** A cached list of executions, whole or in pages, with what an event says about one of them. */
export function applyToList(list: Page | Pages, event: ExecutionEvent): Page | Pages {
  return 'pages' in list ? { ...list, pages: list.pages.map((page) => inPage(page, event)) } : inPage(list, event);
}

function showProgress(client: QueryClient, event: ExecutionEvent): void {
  client.setQueryData<readonly ExecutionEvent[]>(runningKey, (running = []) => foldRunning(running, event));
  client.setQueriesData<Page | Pages>({ queryKey: ['list-executions'] }, (list) =>
    list === undefined ? undefined : applyToList(list, event),
  );
  client.setQueriesData<OutputOf<'get-execution'>>({ queryKey: ['get-execution'] }, (one) =>
    one === undefined ? undefined : { ...one, execution: applyProgress(one.execution, event) },
  );
}

/** At most one round of questions per read in this time, however many answers come in. */
const gatherMs = 400;

/** Connects pushed events to the query cache: progress is shown at once, stale reads are asked again, gathered. */
export function connectLive(client: QueryClient): () => void {
  const stale = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    timer = undefined;
    const names = new Set(stale);
    stale.clear();
    void client.invalidateQueries({ predicate: ({ queryKey }) => names.has(String(queryKey[0])) });
  };
  const stop = transport.subscribe((event) => {
    if (event.kind === 'job') client.setQueryData(jobKey(event.job), event);
    if (event.kind === 'execution') showProgress(client, event);
    const reads = staleReads(event);
    if (reads === 'all') {
      client.removeQueries({ queryKey: runningKey });
      void client.invalidateQueries();
      return;
    }
    for (const name of reads) stale.add(name);
    if (stale.size > 0) timer ??= setTimeout(flush, gatherMs);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
