import { afterEach, expect, it, vi } from 'vitest';
import { useConnection } from '../../../src-renderer/state/connection.ts';

/** An event connection in the hands of the test: interrupted and opened when it says so. */
class Connection extends EventTarget {
  static readonly CLOSED = 2;
  static last: Connection;
  readonly readyState = 0;
  constructor() {
    super();
    Connection.last = this;
  }
  close(): void {}
}

afterEach(() => vi.unstubAllGlobals());

it('reports a restored connection even if a late reply of the service before has reported one already', async () => {
  const late = Promise.withResolvers<Response>();
  // A page in a browser, without the bridge of the desktop app.
  vi.stubGlobal('window', {});
  vi.stubGlobal('localStorage', { getItem: () => 'key' });
  vi.stubGlobal('EventSource', Connection);
  vi.stubGlobal('fetch', () => late.promise);
  const { transport } = await import('../../../src-renderer/api/transport.ts');
  const events: unknown[] = [];
  const stop = transport.subscribe((event) => events.push(event));
  Connection.last.dispatchEvent(new Event('open'));
  const states: string[] = [];
  const stopStates = useConnection.subscribe(({ connection, restored }) => states.push(`${connection} ${restored}`));

  const reply = transport.call('get-workspace-status', {});
  Connection.last.dispatchEvent(new Event('error'));
  late.resolve(Response.json({ data: {} }));
  await reply;
  Connection.last.dispatchEvent(new Event('open'));
  stop();
  stopStates();

  expect(states).toEqual(['gone 0', 'connected 0', 'connected 1']);
  expect(events).toEqual([{ kind: 'changed', topic: 'workspace', customerId: null }]);
});
