import { describe, expect, it } from 'vitest';
import { contract } from '#shared/contract/index.ts';
import type { ServiceEvent } from '#shared/contract/events.ts';
import { staleReads } from '../../../src-renderer/api/events.ts';
import { applyToList, foldRunning } from '../../../src-renderer/api/live-executions.ts';

const execution = (state: string, completed = 3): Extract<ServiceEvent, { kind: 'execution' }> => ({
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

describe('an event of the service', () => {
  it('makes the numbers stale once a scan is over, and only the progress while it runs', () => {
    expect(staleReads(execution('Done'))).toContain('get-overview');
    expect(staleReads(execution('In Progress'))).not.toContain('get-overview');
    expect(staleReads(execution('In Progress'))).toContain('list-executions');
  });

  it('makes everything stale when another workspace was opened', () => {
    expect(staleReads({ kind: 'changed', topic: 'workspace', customerId: null })).toBe('all');
  });

  it('names reading operations only', () => {
    const topics = ['customers', 'groups', 'answers', 'brands', 'recommendations', 'settings'] as const;
    const named = topics.flatMap(
      (topic) => staleReads({ kind: 'changed', topic, customerId: null }) as (keyof typeof contract)[],
    );
    expect(named.map((name) => contract[name].kind)).toEqual(named.map(() => 'query'));
  });

  it('asks nothing again while long work runs', () => {
    expect(
      staleReads({ kind: 'job', jobId: 1, job: 'import', state: 'running', completed: 1, total: 2, message: '' }),
    ).toEqual([]);
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
