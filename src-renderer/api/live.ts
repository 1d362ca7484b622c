import type { QueryClient } from '@tanstack/react-query';
import type { OutputOf } from '#shared/contract/index.ts';
import type { ServiceEvent } from '#shared/contract/events.ts';
import { staleReads } from './events.ts';
import {
  applyProgress,
  applyToList,
  foldRunning,
  type ExecutionEvent,
  type Page,
  type Pages,
} from './live-executions.ts';
import { transport } from './transport.ts';

type JobEvent = Extract<ServiceEvent, { kind: 'job' }>;
/** Where the last event of each kind of long work is kept, so that a view that opens later shows it too. */
export const jobKey = (job: JobEvent['job']) => ['live-job', job] as const;
export const runningKey = ['live-executions'] as const;

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
