import { describe, expect, it } from 'vitest';
import { contract, type OperationName } from '#shared/contract/index.ts';
import type { ServiceEvent } from '#shared/contract/events.ts';
import type { ChangedTopic } from '#shared/contract/operation.ts';
import type { ExecutionState } from '#shared/domain/execution-states.ts';
import { isStale, staleAfter } from '../../../src-renderer/api/events.ts';
import { applyToList, foldRunning } from '../../../src-renderer/api/live-executions.ts';

const execution = (state: ExecutionState, completed = 3): Extract<ServiceEvent, { kind: 'execution' }> => ({
  kind: 'execution',
  executionId: 5,
  customerId: 1,
  queryGroupId: 2,
  platform: 'chatgpt',
  state,
  total: 10,
  completed,
  etaHours: 0.1,
});

const stale = (event: ServiceEvent, name: OperationName, request: unknown = { customerId: 1 }) =>
  isStale([name, request], staleAfter(event));
const changed = (topic: ChangedTopic, customerId: number | null): ServiceEvent => ({
  kind: 'changed',
  topic,
  customerId,
});

describe('an event of the service', () => {
  it('makes the figures stale once a scan has ended, and only the lists of scans while it runs', () => {
    expect(stale(execution('Done'), 'get-overview')).toBe(true);
    expect(stale(execution('In Progress'), 'get-overview')).toBe(false);
    expect(stale(execution('In Progress'), 'list-executions', {})).toBe(true);
  });

  it('makes everything stale when another workspace was opened', () => {
    const opened = changed('workspace', null);
    expect(Object.keys(contract).every((name) => stale(opened, name as OperationName))).toBe(true);
  });

  it('leaves the figures of other customers alone, in either spelling', () => {
    expect(stale(changed('answers', 2), 'get-overview')).toBe(false);
    expect(stale(changed('answers', 2), 'get-companies-stats', { customerID: 1 })).toBe(false);
    expect(stale(changed('answers', 2), 'get-companies-stats', { customerID: 2 })).toBe(true);
    expect(stale(changed('answers', 2), 'get-answer', { answerId: 5 })).toBe(true);
    expect(stale(changed('answers', null), 'get-overview')).toBe(true);
  });

  it('asks nothing again while long work runs', () => {
    const running: ServiceEvent = {
      kind: 'job',
      jobId: 1,
      job: 'import',
      state: 'running',
      completed: 1,
      total: 2,
      message: '',
    };
    expect(staleAfter(running).topics).toEqual([]);
  });
});

describe('the progress of scans', () => {
  it('is kept while a scan runs and dropped when it is over', () => {
    const running = foldRunning(foldRunning([], execution('Pending', 0)), execution('In Progress', 4));
    expect(running.map((one) => one.completed)).toEqual([4]);
    expect(foldRunning(running, execution('Cancelled'))).toEqual([]);
  });

  it('reaches a list in pages as well as a whole one, and touches no other scan', () => {
    const one = { id: 5, state: 'Pending', completed: 0 } as Parameters<typeof applyToList>[0] extends infer List
      ? List extends { executions: (infer Item)[] }
        ? Item
        : never
      : never;
    const other = { ...one, id: 6 };
    const page = { total: 2, executions: [one, other] };
    const moved = applyToList({ pages: [page], pageParams: [0] }, execution('In Progress', 7));
    expect('pages' in moved && moved.pages[0]?.executions.map((item) => item.completed)).toEqual([7, 0]);
    const whole = applyToList(page, execution('Done', 10));
    expect('executions' in whole && whole.executions.map((item) => item.state)).toEqual(['Done', 'Pending']);
  });
});
