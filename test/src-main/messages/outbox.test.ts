import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { insertCustomer } from '#main/store/customers.ts';
import { findChannel } from '#main/store/message-channels.ts';
import { markDeleted } from '#main/store/deletions.ts';
import { readMessage } from '#main/messages/deliver.ts';
import { nextDigest } from '#main/messages/write-digests.ts';
import { startHookReceiver, type Behaviour } from '#test/support/hook-receiver.ts';
import { clientRow, outboxStage } from '#test/support/outbox-stage.ts';
import { program } from '#test/support/programs.ts';
import { fullKills, size } from '#test/support/size.ts';

const hour = 60 * 60_000;
const day = 24 * hour;

test('a process that is killed between sending and recording: the message is sent again as the same one', async () => {
  const stage = outboxStage();
  let onPost = (): void => {};
  const receiver = await startHookReceiver();
  const slowly: Behaviour = (response) => {
    onPost();
    // Long enough to be killed before, during and after.
    setTimeout(() => response.end(), 10);
  };
  const channel = stage.addChannel({});
  const variables = { [`WEBHOOK_${channel.token}_URL`]: receiver.address };
  const kills = size(1, fullKills);
  let cut = 0;
  for (let kill = 0; kill < kills; kill++) {
    for (let message = 0; message < 5; message++) {
      stage.addMessage(channel, `digest ${kill} ${message}`);
      receiver.behaviours.push(slowly);
    }
    const child = spawn(process.execPath, [program('sending-process'), path.dirname(stage.store.db.name)], {
      env: { ...process.env, ...variables },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    const posted = new Promise<void>((resolve) => (onPost = resolve));
    await posted;
    // The first time before it can have a reply, then anywhere among the five.
    if (kill > 0) await sleep(Math.random() * 80);
    const ended = once(child, 'close');
    child.kill('SIGKILL');
    await ended;
    cut += stage.messages().filter(({ sending }) => sending === 1).length;
  }
  expect(cut).toBeGreaterThan(0);

  receiver.behaviours.length = 0;
  Object.assign(stage.variables, variables);
  await stage.start();
  const messages = stage.messages();
  expect(messages.filter(({ state }) => state !== 'sent')).toEqual([]);
  const keys = receiver.received.map(({ headers }) => headers['idempotency-key']);
  expect(new Set(keys)).toEqual(new Set(messages.map(({ uuid }) => uuid)));
  // A kill can double the one message that was being sent, and no other.
  expect(keys.length - messages.length).toBeLessThanOrEqual(kills);
});

test('a disk that is full when a message was sent: it is not sent again, and recorded once there is room', async () => {
  const stage = outboxStage();
  const receiver = await startHookReceiver((response) => {
    stage.store.db.pragma('query_only = ON');
    response.end();
  });
  const channel = stage.addChannel({});
  stage.variables[`WEBHOOK_${channel.token}_URL`] = receiver.address;
  stage.addMessage(channel);
  await stage.start();
  await stage.pass(hour);
  expect(stage.messages()).toMatchObject([{ state: 'waiting', sending: 1 }]);
  expect(stage.defects.length).toBeGreaterThan(0);
  stage.store.db.pragma('query_only = OFF');
  await stage.pass(hour);
  expect(stage.messages()).toMatchObject([{ state: 'sent', attempts: 1 }]);
  expect(receiver.received).toHaveLength(1);
});

test('without a network messages wait, however long, and are sent once', async () => {
  let isOnline = false;
  const stage = outboxStage({ isOnline: () => Promise.resolve(isOnline) });
  const receiver = await startHookReceiver();
  const channel = stage.addChannel({});
  const name = `WEBHOOK_${channel.token}_URL`;
  stage.variables[name] = 'http://127.0.0.1:1/';
  stage.addMessage(channel, 'digest 1');
  stage.addMessage(channel, 'digest 2');
  await stage.start();
  await stage.pass(2 * hour);
  for (const message of stage.messages())
    expect(message).toMatchObject({
      state: 'waiting',
      attempts: 0,
      outcome: 'Waiting for a network connection. The connection to 127.0.0.1 failed.',
    });
  isOnline = true;
  stage.variables[name] = receiver.address;
  await stage.pass(hour);
  expect(stage.messages().map(({ state }) => state)).toEqual(['sent', 'sent']);
  expect(receiver.received).toHaveLength(2);
});

test('digests: on their weekday and hour in the time zone of the workspace, one however many were missed, none twice', async () => {
  const receiver = await startHookReceiver();
  const rows = [clientRow(1), clientRow(2, { name: 'Bolt', platforms: [] })];
  const stage = outboxStage({ portfolio: () => Promise.resolve(rows) });
  insertCustomer(stage.store, {
    organizationId: 1,
    name: 'Bolt',
    websiteUrl: 'https://bolt.com',
    createdAt: '2026-11-01T00:00:00Z',
    paying: true,
    trialEnd: null,
  });
  const weekly = { digest: 'all', digestDay: 1, digestTime: '08:30' } as const;
  // Monday 23 November, 08:30 in Berlin.
  expect(nextDigest(weekly, 'Europe/Berlin', stage.now())).toBe('2026-11-23T07:30:00Z');
  const channel = stage.addChannel({ ...weekly, digestDueAt: '2026-11-23T07:30:00Z' });
  stage.variables[`WEBHOOK_${channel.token}_URL`] = receiver.address;
  await stage.start();
  await stage.pass(2 * day);
  expect(receiver.received).toHaveLength(0);
  await stage.pass(day);
  expect(receiver.received).toHaveLength(1);
  expect(findChannel(stage.store, channel.id)?.digestDueAt).toBe('2026-11-30T07:30:00Z');

  // The clock is set back before the slot: it comes again, and is not told again.
  stage.setClock('2026-11-22T12:00:00Z');
  await stage.pass(day);
  expect(receiver.received).toHaveLength(1);
  // The computer sleeps over four Mondays.
  stage.setClock('2026-12-24T12:00:00Z');
  await stage.pass(hour);
  expect(receiver.received).toHaveLength(2);
  expect(findChannel(stage.store, channel.id)?.digestDueAt).toBe('2026-12-28T07:30:00Z');
  const text = String((JSON.parse(receiver.received[1]?.body ?? '{}') as { text: string }).text);
  expect(text.split('\n')).toEqual([
    'Acme',
    'ChatGPT, 30-day score: 34.2% (28.1–40.5, n = 320), rose by 6.3 points',
    'Share of voice: 41.5%',
    'Queries won: 3 · Queries lost: 1',
    'To decide: alerts 1, companies found 4, recommendations 2',
    'Failed scans: 1',
    '– Google AI Overview: Quota <exceeded>.',
    'Next scan: 24 Nov 2026',
    'Spent this month: $12.50 / $25.00',
    'Open in Answerscope: answerscope://open/customers/1/overview',
    '',
    'Bolt',
    'not scanned yet',
    'Share of voice: 41.5%',
    'Queries won: 3 · Queries lost: 1',
    'To decide: alerts 1, companies found 4, recommendations 2',
    'Failed scans: 1',
    '– Google AI Overview: Quota <exceeded>.',
    'Next scan: 24 Nov 2026',
    'Spent this month: $12.50 / $25.00',
    'Open in Answerscope: answerscope://open/customers/2/overview',
  ]);
});

test('a digest for each client is in its language, with its figures only; a deleted client is in none', async () => {
  const stage = outboxStage();
  const group = stage.addGroup('Ambosse');
  const inLanguage = (name: string) =>
    stage.store.db.prepare("UPDATE query_group SET language = ?, status = 'Active' WHERE id = ?").run(name, group);
  const due = { digest: 'each', digestDueAt: '2026-11-20T11:00:00Z' } as const;
  const channel = stage.addChannel(due);
  const all = stage.addChannel({ digest: 'all', digestDueAt: '2026-11-20T11:00:00Z' });
  inLanguage('German');
  await stage.start();
  const [each, practice] = stage.messages();
  const say = (message = each) =>
    message === undefined ? null : readMessage({ store: stage.store, timeZone: 'UTC' }, message).composed;
  expect(each).toMatchObject({ channelId: channel.id, customerId: 1, language: 'de' });
  expect(say()).toMatchObject({
    title: 'Acme: Sichtbarkeit in KI-Antworten, 20.11.2026',
    note: null,
    sections: [
      {
        lines: [
          'ChatGPT, 30-Tage-Wert: 34,2\u00A0% (28,1–40,5, n = 320), um 6,3 Punkte gestiegen',
          'Share of Voice: 41,5\u00A0%',
          'Gewonnene Fragen: 3 · Verlorene Fragen: 1',
          'Nächste Erhebung: 24.11.2026',
        ],
      },
    ],
  });
  expect(practice).toMatchObject({ channelId: all.id, customerId: null, language: 'en' });

  inLanguage('Finnish');
  stage.store.db
    .prepare('UPDATE message_channel SET digest_due_at = ? WHERE id = ?')
    .run('2026-11-20T11:30:00Z', channel.id);
  stage.wake();
  await stage.settled();
  expect(say(stage.messages().at(-1))).toMatchObject({
    language: 'en',
    note: 'Answerscope has no fixed texts in Finnish yet, so this message is in English.',
  });

  markDeleted(stage.store, { kind: 'customer', id: 1 }, '2026-11-20T12:00:00Z');
  expect(stage.messages()).toEqual([practice]);
  expect(say(practice)?.sections).toEqual([{ heading: null, lines: ['There are no clients yet.'], link: null }]);
});
