import { describe, expect, it } from 'vitest';
import { contract, type OperationName } from '#shared/contract/index.ts';
import type { Result } from '#shared/contract/envelope.ts';
import type { ServiceEvent } from '#shared/contract/events.ts';
import { callChannel, eventChannel } from '#shared/contract/bridge.ts';
import { createIpcDoor, type EventReceiver } from '#main/doors/ipc/ipc-door.ts';
import { isTrustedSender, type Sender } from '#main/doors/desktop/trust.ts';
import { createServiceDouble } from '#test/support/service-double.ts';

const ourPage: Sender = { senderFrame: { parent: null, url: 'app://answerscope/#/customers/1' }, sender: { id: 1 } };

type Listener = (event: Sender, request: unknown) => Promise<Result<unknown>>;

/** A substitute for Electron's `ipcMain`: messages are cloned, as between processes. */
function openDoor(double = createServiceDouble(), receivers: EventReceiver[] = []) {
  const handlers = new Map<string, Listener>();
  const door = createIpcDoor<Sender>(double.switcher, {
    ipcMain: {
      handle: (channel, listener) => void handlers.set(channel, listener),
      removeHandler: (channel) => void handlers.delete(channel),
    },
    isTrusted: (event) => isTrustedSender(event, new Set([1])),
    receivers: () => receivers,
  });
  const invoke = async (name: string, request: unknown, sender = ourPage): Promise<Result<unknown>> => {
    const handler = handlers.get(`call:${name}`);
    if (handler === undefined) throw new Error(`No handler registered for 'call:${name}'`);
    return structuredClone(await handler(sender, structuredClone(request)));
  };
  return { door, double, handlers, invoke };
}

describe('the IPC door', () => {
  it('has one channel per operation of the contract, and no other', () => {
    const { handlers } = openDoor();
    expect([...handlers.keys()].toSorted()).toEqual(
      (Object.keys(contract) as OperationName[]).map(callChannel).toSorted(),
    );
  });

  it('answers with results, data or error, as the owner', async () => {
    const { double, invoke } = openDoor(createServiceDouble({ 'list-customers': () => [{ id: 1, name: 'שלום' }] }));
    expect(await invoke('list-customers', {})).toEqual({ ok: true, data: [{ id: 1, name: 'שלום' }] });
    expect(await invoke('get-overview', { customerId: 'x' })).toMatchObject({
      ok: false,
      error: { code: 'invalid_request' },
    });
    expect(double.calls.every(({ caller }) => caller.kind === 'owner')).toBe(true);
  });

  it('answers only its own page', async () => {
    const { double, invoke } = openDoor();
    const strangers: Sender[] = [
      { ...ourPage, sender: { id: 2 } },
      { ...ourPage, senderFrame: null },
      { ...ourPage, senderFrame: { parent: {}, url: 'app://answerscope/' } },
      ...[
        'https://evil.example/',
        'file:///etc/passwd',
        'app://answerscope.evil.example/',
        'app://other/',
        'about:blank',
        '',
      ].map((url) => ({ ...ourPage, senderFrame: { parent: null, url } })),
    ];
    for (const stranger of strangers)
      expect(await invoke('list-customers', {}, stranger)).toMatchObject({ ok: false, error: { code: 'forbidden' } });
    expect(double.calls).toEqual([]);
  });

  it('pushes events to every open window, throttled', () => {
    const seen: [string, ServiceEvent][] = [];
    const receiver = (destroyed: boolean): EventReceiver => ({
      isDestroyed: () => destroyed,
      send: (channel, event) => void seen.push([channel, event]),
    });
    const { double, door } = openDoor(createServiceDouble(), [receiver(false), receiver(true), receiver(false)]);
    const changed: ServiceEvent = { kind: 'changed', topic: 'customers', customerId: null };
    double.emit(changed);
    double.emit(changed);
    expect(seen).toEqual([
      [eventChannel, changed],
      [eventChannel, changed],
    ]);
    door.push({ kind: 'changed', topic: 'workspace', customerId: null });
    expect(seen).toHaveLength(4);
  });

  it('leaves nothing behind when it closes', () => {
    const { double, door, handlers } = openDoor();
    door.close();
    expect([handlers.size, double.listeners()]).toEqual([0, 0]);
  });
});
