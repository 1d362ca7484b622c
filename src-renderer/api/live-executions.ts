import type { InfiniteData } from '@tanstack/react-query';
import type { OutputOf } from '#shared/contract/index.ts';
import { isOpenState } from '#shared/domain/execution-states.ts';
import type { ServiceEvent } from '#shared/contract/events.ts';

export type ExecutionEvent = Extract<ServiceEvent, { kind: 'execution' }>;
type Execution = OutputOf<'get-execution'>['execution'];
export type Page = OutputOf<'list-executions'>;
export type Pages = InfiniteData<Page>;

/** The cached execution with the progress an event reports. */
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

/** The executions in progress after an event: a final state removes one. */
export function foldRunning(running: readonly ExecutionEvent[], event: ExecutionEvent): readonly ExecutionEvent[] {
  const others = running.filter(({ executionId }) => executionId !== event.executionId);
  return isOpenState(event.state) ? [...others, event] : others;
}

const inPage = (page: Page, event: ExecutionEvent): Page => ({
  ...page,
  executions: page.executions.map((execution) => applyProgress(execution, event)),
});

/** A cached list of executions, whole or in pages, with the progress an event reports. */
export function applyToList(list: Page | Pages, event: ExecutionEvent): Page | Pages {
  return 'pages' in list ? { ...list, pages: list.pages.map((page) => inPage(page, event)) } : inPage(list, event);
}
