import { describe, expect, it } from 'vitest';
import type { ServiceEvent } from '#shared/contract/events.ts';
import { addCustomer, openTestWorkspace } from '#test/support/workspace.ts';

async function openWatched() {
  const workspace = await openTestWorkspace();
  const { customerId } = await addCustomer(workspace);
  const events: ServiceEvent[] = [];
  workspace.switcher.subscribe((event) => events.push(event));
  return { workspace, customerId, events };
}

describe('a command', () => {
  it('that succeeded emits what the contract says it changes, with the customer it names', async () => {
    const { workspace, customerId, events } = await openWatched();
    await workspace.call('set-report-link', { customerId, on: true });
    expect(events).toEqual([
      { kind: 'changed', topic: 'customers', customerId },
      { kind: 'changed', topic: 'reports', customerId },
    ]);
  });

  it('that failed emits nothing, and neither does a query', async () => {
    const { workspace, customerId, events } = await openWatched();
    await workspace.fail('set-report-link', { customerId: customerId + 1, on: true });
    await workspace.call('list-customers', {});
    expect(events).toEqual([]);
  });

  it('that opens another workspace says so once, after it is open', async () => {
    const { workspace, events } = await openWatched();
    await workspace.call('set-time-zone', { timeZone: 'Asia/Tokyo' });
    expect(events).toEqual([{ kind: 'changed', topic: 'workspace', customerId: null }]);
  });
});
