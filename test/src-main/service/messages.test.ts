import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { InputOf, OperationName, OutputOf } from '#shared/contract/index.ts';
import { migrationsDirectory } from '#main/files/paths.ts';
import { owner } from '#main/service/service.ts';
import { insertAlert } from '#main/store/alerts.ts';
import { openStore } from '#main/store/open.ts';
import { startHookReceiver, status } from '#test/support/hook-receiver.ts';
import { startMailServer } from '#test/support/mail-receiver.ts';
import { selfSigned } from '#test/support/self-signed.ts';
import { openShell } from '#test/support/shell-stage.ts';
import { addCustomer, openTestWorkspace, temporaryDirectory } from '#test/support/workspace.ts';

/** Every byte of a folder. */
const everything = (folder: string): string =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name)).toString('latin1'))
    .join('\n');

test('secrets of messages are in the vault only; a test message says what is wrong until it arrives', async () => {
  const folder = temporaryDirectory();
  const stage = await openShell(folder);
  onTestFinished(() => stage.close());
  const replies: unknown[] = [];
  const attempt = async <Name extends OperationName>(name: Name, request: InputOf<Name>) => {
    const result = await stage.switcher.current().call(name, request, owner);
    replies.push(result);
    return result;
  };
  const call = async <Name extends OperationName>(name: Name, request: InputOf<Name>): Promise<OutputOf<Name>> => {
    const result = await attempt(name, request);
    if (!result.ok) throw new Error(`${name}: ${result.error.message}`);
    return result.data;
  };
  const refusal = async <Name extends OperationName>(name: Name, request: InputOf<Name>): Promise<string> => {
    const result = await attempt(name, request);
    return result.ok ? 'accepted' : result.error.message;
  };

  const { key, cert, fingerprint } = selfSigned('mail');
  const mail = await startMailServer({
    secure: true,
    key,
    cert,
    authOptional: false,
    onAuth: ({ username, password }, _session, done) =>
      password === 'open sesame' ? done(null, { user: username ?? '' }) : done(new Error(`${username}: ${password}?`)),
  });
  const server = { host: '127.0.0.1', port: mail.port, security: 'tls', from: 'ada@northlight.example' } as const;
  const { channelId } = await call('save-message-channel', {
    kind: 'email',
    name: 'Ada',
    recipients: ['ada@example.com', 'ada@example.com'],
    digest: 'all',
    digestDay: 5,
    digestTime: '17:30',
  });
  expect(await call('send-test-message', { channelId })).toEqual({
    ok: false,
    message: 'No mail server is set.',
    certificate: null,
  });
  expect(await call('set-mail-server', { ...server, user: 'ada-of-northlight', password: 'wrong password' })).toEqual({
    ...server,
    user: true,
    password: true,
    trusted: null,
  });
  const tested = await call('send-test-message', { channelId });
  expect(tested).toMatchObject({ ok: false, certificate: { fingerprint } });
  expect(await refusal('set-mail-server', { ...server, trust: fingerprint.replace(/^../, '00') })).toMatch(
    /^trust: 127\.0\.0\.1 now shows another certificate/,
  );
  await call('set-mail-server', { ...server, trust: tested.certificate?.fingerprint ?? null });
  expect((await call('send-test-message', { channelId })).message).toBe(
    '127.0.0.1 refuses the user name or the password: 535 [key]: [key]?',
  );
  await call('set-mail-server', { ...server, password: 'open sesame' });
  expect(await call('send-test-message', { channelId })).toMatchObject({ ok: true, certificate: null });
  expect(mail.received).toMatchObject([{ to: 'ada@example.com' }]);
  expect(mail.received[0]?.raw).toMatch(/^Subject: Answerscope: Test message\r$/m);

  const receiver = await startHookReceiver(status(400, {}, 'invalid_payload'));
  const webhook = { kind: 'webhook', name: 'Team', format: 'slack', address: receiver.address } as const;
  expect(await refusal('save-message-channel', webhook)).toMatch(/^address: must begin with https:\/\//);
  expect(await refusal('save-message-channel', { ...webhook, address: 'https://ada:secret@example.com/' })).toBe(
    'address: must not contain a user name or a password',
  );
  const hook = await call('save-message-channel', { ...webhook, allowPrivate: true, secret: 'shared with the team' });
  expect(hook).toMatchObject({ host: '127.0.0.1', secrets: [{ present: true }, { present: true }] });
  expect(await call('send-test-message', { channelId: hook.channelId })).toMatchObject({
    ok: false,
    message: '127.0.0.1 answered with HTTP status 400: invalid_payload',
  });
  const settings = await call('get-message-settings', {});
  expect(settings.problem).toBe(
    'Messages to Team are not delivered. 127.0.0.1 answered with HTTP status 400: invalid_payload',
  );
  expect(settings.channels).toMatchObject([
    { name: 'Ada', recipients: ['ada@example.com'], digest: 'all', digestDay: 5, digestTime: '17:30', problem: null },
    { name: 'Team' },
  ]);
  expect(await call('send-test-message', { channelId: hook.channelId })).toMatchObject({ ok: true });
  expect(JSON.parse(receiver.received[1]?.body ?? '')).toMatchObject({
    text: 'Answerscope: Test message',
    blocks: [{ type: 'header' }, { type: 'section', text: { type: 'mrkdwn' } }],
  });
  expect((await call('get-message-settings', {})).problem).toBeNull();
  const { messages, more } = await call('list-messages', { limit: 2 });
  expect(messages).toMatchObject([
    { channel: 'Team', kind: 'test', state: 'sent', recipient: '' },
    { channel: 'Team', kind: 'test', state: 'failed' },
  ]);
  expect(more).toBe(true);

  expect(await refusal('set-mail-server', { ...server, host: 'mail.example.com', security: 'none' })).toMatch(
    /^security: only a server on this computer/,
  );
  expect(await refusal('save-message-channel', { kind: 'email', name: 'Nobody' })).toMatch(/^recipients: /);
  expect(await refusal('save-message-channel', { channelId, kind: 'webhook', name: 'Ada' })).toMatch(/^kind: cannot/);
  expect(await refusal('send-test-message', { channelId: 99 })).toBe('There is no message channel 99.');

  // The vault of this stage writes texts backwards: no secret may be found forwards, anywhere.
  const seen = everything(folder) + JSON.stringify(replies);
  for (const secret of ['ada-of-northlight', 'open sesame', 'wrong password', 'T0KEN-OF-TEAM', 'shared with the team'])
    expect(seen.includes(secret), secret).toBe(false);
  expect(stage.shell.kept()).toHaveLength(4);
  await call('delete-message-channel', { channelId: hook.channelId });
  expect([...stage.shell.kept()].toSorted()).toEqual(['SMTP_PASSWORD', 'SMTP_USER']);
});

test('alerts and digests reach a channel of one client once, and a deleted client leaves nothing behind', async () => {
  const environment: Record<string, string> = {};
  const workspace = await openTestWorkspace({ environment, scheduler: true });
  const { customerId } = await addCustomer(workspace);
  const { customerId: otherId } = await addCustomer(workspace, { name: 'Bolt' });
  const receiver = await startHookReceiver();
  const [own, all] = [
    await workspace.call('save-message-channel', { kind: 'webhook', name: 'Own', customerId, allowPrivate: true }),
    await workspace.call('save-message-channel', { kind: 'webhook', name: 'All', allowPrivate: true }),
  ];
  const address = (channel: typeof own): string => channel.secrets[0]?.name ?? '';
  expect(
    await workspace.fail('save-message-channel', {
      channelId: own.channelId,
      kind: 'webhook',
      name: 'Own',
      address: 'https://example.com',
    }),
  ).toMatchObject({ code: 'unavailable', message: expect.stringContaining(`set ${address(own)}`) as string });
  environment[address(own)] = environment[address(all)] = receiver.address;

  const store = openStore(workspace.directory, { migrationsDirectory: migrationsDirectory() });
  onTestFinished(() => store.close());
  const tell = (about: number, sentence: string) =>
    insertAlert(store, {
      ...{ ruleId: null, kind: 'score', customerId: about, queryGroupId: null, platform: 'chatgpt', subject: null },
      ...{ series: sentence, dedupeKey: sentence, foundAt: '2099-01-01T00:00:00Z', toldAt: '2099-01-01T00:00:00Z' },
      ...{
        day: '2026-11-20',
        fromDay: '2026-10-20',
        toDay: '2026-11-20',
        sentence,
        link: `/customers/${about}/growth`,
      },
      figures: { before: null, after: null, difference: null, changed: null, evidence: null, models: [], facts: [] },
    });
  const sent = async (count: number): Promise<void> => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const unsubscribe = workspace.switcher.subscribe((event) => {
      if (event.kind === 'changed' && event.topic === 'messages' && receiver.received.length >= count) resolve();
    });
    await workspace.call('set-alert-settings', { bound: 'quarter' });
    await promise;
    unsubscribe();
  };
  tell(customerId, 'The score fell.');
  tell(otherId, 'The score rose.');
  await sent(3);
  const told = receiver.received.map(({ body }) => (JSON.parse(body) as { title: string }).title);
  expect(told.toSorted()).toEqual(['Acme: The score fell.', 'Acme: The score fell.', 'Bolt: The score rose.']);
  tell(otherId, 'The score fell again.');
  await sent(4);
  expect(receiver.received).toHaveLength(4);

  const { messages } = await workspace.call('list-messages', { channelId: own.channelId });
  expect(messages).toMatchObject([{ kind: 'alert', customerId, state: 'sent', title: 'Acme: The score fell.' }]);
  await workspace.call('delete-customer', { customerId, confirmName: 'Acme', wait: true });
  expect((await workspace.call('get-message-settings', {})).channels).toMatchObject([{ name: 'All' }]);
  expect((await workspace.call('list-messages', {})).messages.map(({ title }) => title)).toEqual([
    'Bolt: The score fell again.',
    'Bolt: The score rose.',
  ]);
  expect(store.all('PRAGMA foreign_key_check')).toEqual([]);
  expect(store.all('SELECT COUNT(*) AS parts FROM message_part')).toEqual([{ parts: 2 }]);
  expect(await workspace.call('check-workspace', {})).toMatchObject({ findings: [] });
});
