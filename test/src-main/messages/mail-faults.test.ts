import { expect, test } from 'vitest';
import { shownCertificate } from '#main/messages/mail-server.ts';
import { startMailServer, startRawServer } from '#test/support/mail-receiver.ts';
import { impatient, outboxStage } from '#test/support/outbox-stage.ts';
import { selfSigned } from '#test/support/self-signed.ts';

const hour = 60 * 60_000;

/** An outbox with one message to Ada, for a server on a port. */
function mailStage(port: number, recipients = ['ada@example.com'], options: Parameters<typeof outboxStage>[0] = {}) {
  const stage = outboxStage(options);
  stage.setMailServer({ port });
  const channel = stage.addChannel({ kind: 'email', recipients });
  for (const recipient of recipients) stage.addMessage(channel, 'digest 1', recipient);
  return { ...stage, channel, only: () => stage.messages()[0] };
}

test('a mail server that refuses connections gets the message once it is back', async () => {
  const { port, close } = await startMailServer();
  await close();
  const stage = mailStage(port);
  await stage.start();
  expect(stage.only()).toMatchObject({
    state: 'waiting',
    attempts: 1,
    outcome: `127.0.0.1 refuses connections on port ${port}.`,
    nextTryAt: '2026-11-20T12:01:00Z',
  });
  const back = await startMailServer({}, port);
  await stage.pass(stage.minute);
  expect(stage.only()).toMatchObject({ state: 'sent', attempts: 2 });
  await stage.pass(hour);
  expect(back.received.map(({ to }) => to)).toEqual(['ada@example.com']);
  expect(stage.defects).toEqual([]);
});

test('a mail server that hangs is left after a while, and everything of the channel waits with the reason', async () => {
  const { port } = await startRawServer(() => null, null);
  const stage = mailStage(port, ['ada@example.com', 'ben@example.com'], { limits: impatient });
  await stage.start();
  for (const message of stage.messages())
    expect(message).toMatchObject({
      state: 'waiting',
      attempts: 1,
      outcome: '127.0.0.1 did not answer within 0.15 seconds.',
    });
});

test('a mail server that drips words is left after a while', async () => {
  const { port } = await startRawServer(
    (line) => (line.startsWith('EHLO') ? '250 ok\r\n' : line.startsWith('RCPT') ? null : '250 ok\r\n'),
    '220 slow\r\n',
  );
  const stage = mailStage(port, ['ada@example.com'], { limits: impatient });
  await stage.start();
  expect(stage.only()).toMatchObject({ state: 'waiting', outcome: '127.0.0.1 did not answer within 0.15 seconds.' });
});

test.each([
  ['before it takes the message', 'DATA'],
  ['after the message, before it confirms it', '.'],
])('a mail server that drops the connection %s gets it again under the same Message-ID', async (_when, at) => {
  let isDropping = true;
  const { port, lines } = await startRawServer((line) => {
    if (line === at && isDropping) {
      isDropping = false;
      return 'cut';
    }
    if (line === 'DATA') return '354 go on\r\n';
    return /^(?:EHLO|MAIL|RCPT|\.$|QUIT)/.test(line) ? '250 ok\r\n' : null;
  }, '220 here\r\n');
  const stage = mailStage(port);
  await stage.start();
  expect(stage.only()).toMatchObject({
    state: 'waiting',
    outcome: 'The connection to 127.0.0.1 was cut before it confirmed the message; it is sent again as the same one.',
  });
  await stage.pass(stage.minute);
  expect(stage.only()).toMatchObject({ state: 'sent', attempts: 2 });
  const ids = lines.filter((line) => line.startsWith('Message-ID:'));
  expect(ids).toHaveLength(at === '.' ? 2 : 1);
  expect(new Set(ids)).toEqual(new Set([`Message-ID: <${stage.only()?.uuid}@northlight.example>`]));
});

test('a mail server that refuses one recipient: the others get it, once', async () => {
  const { port, received } = await startMailServer({
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('ben') ? Object.assign(new Error('No such user here'), { responseCode: 550 }) : null),
  });
  const stage = mailStage(port, ['ada@example.com', 'ben@example.com', 'cyd@example.com']);
  await stage.start();
  await stage.pass(hour);
  expect(stage.messages().map(({ state }) => state)).toEqual(['sent', 'failed', 'sent']);
  expect(stage.messages()[1]?.outcome).toBe('127.0.0.1 refused it: 550 No such user here');
  expect(received.map(({ to }) => to)).toEqual(['ada@example.com', 'cyd@example.com']);
});

test('a mail server that takes a message later: it is asked again', async () => {
  let asked = 0;
  const { port, received } = await startMailServer({
    onRcptTo: (_address, _session, done) =>
      done((asked += 1) === 1 ? Object.assign(new Error('Greylisted, try later'), { responseCode: 451 }) : null),
  });
  const stage = mailStage(port);
  await stage.start();
  expect(stage.only()).toMatchObject({
    state: 'waiting',
    outcome: '127.0.0.1 did not take it yet: 451 Greylisted, try later',
  });
  await stage.pass(stage.minute);
  expect(received).toHaveLength(1);
});

test('a mail server that refuses the password: its words, without the password', async () => {
  const { port } = await startMailServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ password }, _session, done) => done(new Error(`Wrong password ${password}`)),
  });
  const stage = mailStage(port);
  Object.assign(stage.variables, { SMTP_USER: 'ada', SMTP_PASSWORD: 'open sesame' });
  await stage.start();
  expect(stage.only()?.outcome).toMatch(/^127\.0\.0\.1 refuses the user name or the password: 535 /);
  expect(JSON.stringify(stage.messages())).not.toContain('sesame');
});

test.each(['tls', 'starttls'] as const)(
  'a mail server that changes its certificate (%s) is not given anything until the new one is trusted',
  async (security) => {
    const [first, second] = [selfSigned('mail'), selfSigned('mail')];
    const secure = security === 'tls';
    const given: string[] = [];
    const options = {
      secure,
      authOptional: false,
      onAuth: (
        { username }: { username?: string | undefined },
        _session: unknown,
        done: (error: null, reply: { user: string }) => void,
      ) => {
        given.push(username ?? '');
        done(null, { user: 'ada' });
      },
    };
    const server = await startMailServer({ ...options, key: first.key, cert: first.cert });
    const stage = mailStage(server.port);
    Object.assign(stage.variables, { SMTP_USER: 'ada', SMTP_PASSWORD: 'open sesame' });
    const settings = { host: '127.0.0.1', port: server.port, security, from: 'ada@northlight.example', trusted: null };
    stage.setMailServer(settings);
    await stage.start();
    expect(stage.only()?.outcome).toBe(
      'No known authority vouches for the certificate of 127.0.0.1, so it may be someone else. Nothing was sent. Send a test message to look at it.',
    );
    expect(given).toEqual([]);

    const tested = await stage.outbox.test(stage.channel);
    expect(tested).toMatchObject({ ok: false, certificate: { fingerprint: first.fingerprint, subject: 'CN=mail' } });
    const trusted = (await shownCertificate(settings))?.toString() ?? null;
    stage.setMailServer({ ...settings, trusted });
    await stage.pass(stage.minute);
    expect(stage.only()?.state).toBe('sent');
    expect(given).toEqual(['ada']);

    server.changeCertificate(second);
    expect(await stage.outbox.test(stage.channel)).toMatchObject({
      ok: false,
      message:
        '127.0.0.1 shows a certificate other than the one you trusted. Nothing was sent. Send a test message to look at it.',
      certificate: { fingerprint: second.fingerprint },
    });
    expect(given).toEqual(['ada']);
    expect(server.received).toHaveLength(1);
  },
);

test('a mail server without encryption where it is required is not given anything', async () => {
  const { port, lines } = await startRawServer(
    (line) => (line.startsWith('EHLO') ? '250-here\r\n250 AUTH PLAIN\r\n' : '500 what\r\n'),
    '220 here\r\n',
  );
  const stage = mailStage(port);
  Object.assign(stage.variables, { SMTP_USER: 'ada', SMTP_PASSWORD: 'open sesame' });
  stage.setMailServer({ port, security: 'starttls' });
  await stage.start();
  expect(stage.only()).toMatchObject({ state: 'waiting', attempts: 1 });
  expect(stage.only()?.outcome).toMatch(/^127\.0\.0\.1 could not be spoken to with encryption: /);
  expect(lines.join(' ')).not.toMatch(/AUTH|MAIL/);
});
