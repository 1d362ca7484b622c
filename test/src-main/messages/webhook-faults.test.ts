import { expect, test } from 'vitest';
import { usualLimits } from '#main/messages/attempt.ts';
import { signatureOf } from '#main/messages/send-webhook.ts';
import { startHookReceiver, status, type Behaviour } from '#test/support/hook-receiver.ts';
import { impatient, outboxStage } from '#test/support/outbox-stage.ts';
import type { MessageChannel } from '#main/store/message-channels.ts';

const hour = 60 * 60_000;

/** An outbox with one message for a receiver. */
function hookStage(
  { address }: { readonly address: string },
  channel: Partial<MessageChannel> = {},
  options: Parameters<typeof outboxStage>[0] = {},
) {
  const stage = outboxStage(options);
  const added = stage.addChannel(channel);
  stage.variables[`WEBHOOK_${added.token}_URL`] = address;
  stage.addMessage(added);
  return { ...stage, channel: added, only: () => stage.messages()[0] };
}

test('a webhook is signed, says when it was sent, and names itself', async () => {
  const receiver = await startHookReceiver();
  const stage = hookStage(receiver);
  stage.variables[`WEBHOOK_${stage.channel.token}_SECRET`] = 'shared';
  await stage.start();
  expect(stage.only()).toMatchObject({ state: 'sent', outcome: '127.0.0.1 answered with HTTP status 200.' });
  const [{ headers, body } = { headers: {}, body: '' }] = receiver.received;
  const timestamp = String(headers['answerscope-timestamp']);
  expect(timestamp).toBe(String(Date.parse('2026-11-20T12:00:00Z') / 1000));
  expect(headers['answerscope-signature']).toBe(signatureOf('shared', timestamp, body));
  expect(headers['idempotency-key']).toBe(stage.only()?.uuid);
  expect(JSON.parse(body)).toMatchObject({
    id: stage.only()?.uuid,
    kind: 'digest',
    title: 'Visibility in AI answers, 20 Nov 2026',
    content: [{ customerId: stage.customerId, name: 'Acme', platforms: [{ platform: 'chatgpt', score: 34.2 }] }],
  });
});

test('a webhook that redirects inside is not followed', async () => {
  const inside = await startHookReceiver();
  const receiver = await startHookReceiver(status(307, { location: inside.address }));
  const stage = hookStage(receiver);
  await stage.start();
  expect(stage.only()).toMatchObject({
    state: 'waiting',
    attempts: 1,
    outcome:
      '127.0.0.1 redirects elsewhere (HTTP status 307), which is not followed: enter the address that it leads to.',
  });
  expect(inside.received).toEqual([]);
});

test('a webhook that answers slowly is left after a while and tried again with the same key', async () => {
  const receiver = await startHookReceiver(() => undefined);
  const limits = { ...impatient };
  const stage = hookStage(receiver, {}, { limits });
  await stage.start();
  expect(stage.only()).toMatchObject({ state: 'waiting', outcome: '127.0.0.1 did not answer within 0.15 seconds.' });
  limits.webhookMs = usualLimits.webhookMs;
  await stage.pass(stage.minute);
  expect(stage.only()).toMatchObject({ state: 'sent', attempts: 2 });
  expect(new Set(receiver.received.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
});

test.each<[string, Behaviour]>([
  ['with 10 MB', status(200, {}, 'x'.repeat(10 * 1024 * 1024))],
  ['and then drips its reply', (response) => void response.writeHead(202).write('one word')],
])('a webhook that takes a message %s is not read to the end', async (_how, behaviour) => {
  let written = 0;
  const receiver = await startHookReceiver((response) => {
    response.on('close', () => (written = response.socket?.bytesWritten ?? 0));
    behaviour(response);
  });
  const stage = hookStage(receiver, {}, { limits: usualLimits });
  await stage.start();
  expect(stage.only()).toMatchObject({ state: 'sent', attempts: 1 });
  expect(written).toBeLessThan(8 * 1024 * 1024);
  await stage.pass(hour);
  expect(receiver.received).toHaveLength(1);
});

test('a webhook that fails and then works gets the message once it works', async () => {
  const receiver = await startHookReceiver(
    status(500, {}, 'No channel T0KEN-OF-TEAM'),
    status(503, { 'retry-after': '1800' }),
    status(404),
  );
  const stage = hookStage(receiver);
  await stage.start();
  expect(stage.only()?.outcome).toBe('127.0.0.1 answered with HTTP status 500: No channel [key]');
  await stage.pass(stage.minute);
  expect(stage.only()).toMatchObject({ state: 'waiting', attempts: 2, nextTryAt: '2026-11-20T12:31:00Z' });
  await stage.pass(6 * hour);
  expect(stage.only()).toMatchObject({ state: 'sent', attempts: 4 });
  expect(receiver.received).toHaveLength(4);
});

test('a webhook that fails for two days is given up, and is sent again by hand with the same key', async () => {
  const receiver = await startHookReceiver(...Array.from({ length: 11 }, () => status(500)));
  const stage = hookStage(receiver);
  await stage.start();
  await stage.pass(47 * hour);
  expect(stage.only()).toMatchObject({ state: 'waiting', attempts: 10 });
  await stage.pass(hour);
  expect(stage.only()).toMatchObject({
    state: 'failed',
    attempts: 11,
    outcome: '127.0.0.1 answered with HTTP status 500. Given up after two days.',
  });
  stage.replay(1);
  await stage.settled();
  expect(stage.only()).toMatchObject({ state: 'sent', attempts: 1 });
  expect(receiver.received).toHaveLength(12);
  expect(new Set(receiver.received.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  expect(receiver.received.at(-1)?.headers['answerscope-replay']).toBe('1');
});

test.each([
  ['is inside by its number', 'https://127.0.0.1:1/hook'],
  ['has a name that leads inside', 'https://localhost:1/hook'],
  ['is not encrypted', 'http://example.com/hook'],
])('a webhook that %s is not connected to', async (_what, address) => {
  const stage = hookStage({ address }, { allowPrivate: false });
  await stage.start();
  expect(stage.only()).toMatchObject({ state: 'waiting', attempts: 1 });
  expect(stage.only()?.outcome).toMatch(
    address.startsWith('http:') ? /only https addresses are sent to/ : /is not a public address/,
  );
});

test('a webhook whose name leads elsewhere at each look-up is judged by the address of the connection', async () => {
  const receiver = await startHookReceiver();
  let lookups = 0;
  // A name server that first shows a public address and then the inside, as in DNS rebinding.
  const lookup = ((_name: string, _options: unknown, done: (error: null, addresses: object[]) => void) => {
    lookups += 1;
    done(null, [{ address: lookups === 1 ? '127.0.0.1' : '93.184.215.14', family: 4 }]);
  }) as never;
  const stage = hookStage({ address: `https://localhost:${receiver.port}/` }, { allowPrivate: false }, { lookup });
  await stage.start();
  expect(lookups).toBe(1);
  expect(stage.only()?.outcome).toMatch(/^localhost is not a public address/);
  expect(receiver.received).toEqual([]);
});
