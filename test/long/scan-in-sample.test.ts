import path from 'node:path';
import { expect, test, vi } from 'vitest';
import type { ServiceEvent } from '#shared/contract/events.ts';
import { putSample } from '#test/support/prepared-sample.ts';
import { openTestWorkspace, temporaryDirectory } from '#test/support/workspace.ts';

test('"scan now" in the sample runs live on both platforms, with progress, and adds a point of growth on each', async () => {
  const dataDirectory = temporaryDirectory();
  putSample(path.join(dataDirectory, 'sample'), 1, new Date());
  const workspace = await openTestWorkspace({ dataDirectory, sample: true });
  expect(await workspace.call('get-workspace-status', {})).toMatchObject({ env: 'sample' });
  const { executions } = await workspace.call('list-executions', { limit: 1 });
  const [latest] = executions;
  if (!latest) throw new Error('the sample has no executions');
  const { customerId, queryGroupId } = latest;
  const points = async () =>
    (await workspace.call('list-executions', { queryGroupId, state: 'Done' })).executions.filter(
      ({ score }) => score !== null,
    ).length;
  const before = await points();
  const events: ServiceEvent[] = [];
  workspace.switcher.subscribe((event) => events.push(event));

  const { executionIds } = await workspace.call('start-scan', { queryGroupId });
  const state = async (executionId: number) => (await workspace.call('get-execution', { executionId })).execution;
  await vi.waitFor(
    async () => {
      for (const id of executionIds) expect((await state(id)).state).toBe('Done');
    },
    { timeout: 120_000, interval: 100 },
  );

  const scanned = await Promise.all(executionIds.map(state));
  expect(scanned.map(({ platform }) => platform)).toEqual(['chatgpt', 'aioverview']);
  for (const execution of scanned) {
    expect(execution).toMatchObject({ origin: 'simulated', customerId, completed: execution.total });
    expect(execution.outcomes.failed).toBe(0);
    expect(execution.outcomes.answered).toBeGreaterThan(0);
  }
  expect(await points()).toBe(before + 2);
  const progress = events.flatMap((event) =>
    event.kind === 'execution' && event.executionId === executionIds[0] ? [event.completed] : [],
  );
  expect(progress.some((completed) => completed > 0 && completed < (scanned[0]?.total ?? 0))).toBe(true);
});
