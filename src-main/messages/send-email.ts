import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import { scrubMessage } from '#main/platforms/http/scrub.ts';
import { failed, shortReply, type Attempt, type Limits } from './attempt.ts';
import { connectionTo, open, type MailServer } from './mail-server.ts';

export interface Email {
  readonly to: string;
  /** Stays the same in every attempt, so that mail servers recognise a message that they have. */
  readonly messageId: string;
  readonly date: Date;
  readonly title: string;
  readonly text: string;
  readonly html: string;
}

export interface MailCredentials {
  readonly user: string | null;
  readonly password: string | null;
}

type Step = 'connect' | 'login' | 'send';

/** Hands one message to the mail server; never throws, unless the signal fires. */
export async function sendEmail(
  server: MailServer,
  credentials: MailCredentials,
  email: Email,
  limits: Limits,
  signal: AbortSignal,
): Promise<Attempt> {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
  const raw = await new MailComposer({
    from: server.from,
    to: email.to,
    subject: email.title,
    messageId: email.messageId,
    date: email.date,
    text: email.text,
    html: email.html,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
  const connection = await connectionTo(server, 'verified', limits.smtpStepMs);
  const limit = AbortSignal.any([signal, AbortSignal.timeout(limits.smtpMs)]);
  let step: Step = 'connect';
  try {
    const talk = async (): Promise<string> => {
      await open(connection);
      step = 'login';
      if (credentials.user !== null && connection.allowsAuth) await login(connection, credentials);
      step = 'send';
      return send(connection, { from: server.from, to: [email.to] }, raw);
    };
    const response = await Promise.race([talk(), aborted(limit)]);
    connection.quit();
    return { kind: 'sent', outcome: shortReply(response) };
  } catch (error) {
    signal.throwIfAborted();
    return problemOf(asMailError(error), { step, server, credentials, limits, timeIsUp: limit.aborted });
  } finally {
    connection.close();
  }
}

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    if (signal.aborted) reject(new Error('time is up'));
    signal.addEventListener('abort', () => reject(new Error('time is up')), { once: true });
  });

const login = (connection: SMTPConnection, { user, password }: MailCredentials): Promise<void> =>
  new Promise((resolve, reject) => {
    connection.once('error', reject);
    connection.login({ user: user ?? '', pass: password ?? '' }, (error) => (error ? reject(error) : resolve()));
  });

const send = (connection: SMTPConnection, envelope: { from: string; to: string[] }, raw: Buffer): Promise<string> =>
  new Promise((resolve, reject) => {
    connection.once('error', reject);
    connection.once('end', () => reject(new Error('the connection ended')));
    connection.send({ ...envelope, size: raw.length }, raw, (error, info) =>
      error ? reject(error) : resolve(info?.response ?? ''),
    );
  });

interface MailError {
  readonly code: string;
  readonly responseCode: number;
  readonly response: string;
  readonly command: string;
  readonly message: string;
}

function asMailError(error: unknown): MailError {
  const of = (error ?? {}) as Record<string, unknown>;
  const text = (name: string): string => (typeof of[name] === 'string' ? of[name] : '');
  return {
    code: text('originalCode') || text('code'),
    responseCode: typeof of['responseCode'] === 'number' ? of['responseCode'] : 0,
    response: text('response'),
    command: text('command'),
    message: error instanceof Error ? error.message : String(error),
  };
}

const certificateCode = /^(?:CERT_|ERR_TLS_CERT|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_(?:GET|VERIFY)|HOSTNAME_MISMATCH)/;
const dnsCode = /^(?:EDNS|ENOTFOUND|EAI_|ENODATA|ESERVFAIL|ENETUNREACH|EHOSTUNREACH|ENETDOWN)/;

function problemOf(
  error: MailError,
  {
    step,
    server,
    credentials: { user, password },
    limits,
    timeIsUp,
  }: { step: Step; server: MailServer; credentials: MailCredentials; limits: Limits; timeIsUp: boolean },
): Attempt {
  const { host, port } = server;
  const { code, responseCode } = error;
  const secrets = [user, password].filter((secret) => secret !== null);
  const reply = shortReply(scrubMessage(error.response || error.message, secrets));
  const whole = (outcome: string, network = false) => failed(outcome, { wholeChannel: true, network });
  if (certificateCode.test(code))
    return failed(certificateProblem(server, code), { wholeChannel: true, certificate: true });
  if (dnsCode.test(code)) return whole(`The mail server ${host} could not be found or reached (${code}).`, true);
  if (code === 'ETLS' || code.startsWith('ERR_SSL') || code === 'EPROTO')
    return whole(`${host} could not be spoken to with encryption: ${reply}`);
  if (code === 'EAUTH') return whole(`${host} refuses the user name or the password: ${reply}`);
  if (timeIsUp || code === 'ETIMEDOUT')
    return whole(
      timeIsUp
        ? `${host} did not take the message within ${limits.smtpMs / 1000} seconds.`
        : `${host} did not answer within ${limits.smtpStepMs / 1000} seconds.`,
      step === 'connect',
    );
  if (code === 'ECONNREFUSED') return whole(`${host} refuses connections on port ${port}.`);
  if (step === 'send' && responseCode > 0 && !error.command.startsWith('MAIL FROM'))
    return responseCode >= 500 && responseCode !== 503
      ? { kind: 'refused', outcome: `${host} refused it: ${reply}` }
      : failed(`${host} did not take it yet: ${reply}`);
  if (responseCode > 0) return whole(`${host} refuses messages: ${reply}`);
  if (step === 'send')
    return whole(
      `The connection to ${host} was cut before it confirmed the message; it is sent again as the same one.`,
    );
  return whole(`The connection to ${host} failed: ${reply}`);
}

function certificateProblem({ host, trusted }: MailServer, code: string): string {
  if (trusted !== null)
    return `${host} shows a certificate other than the one you trusted. Nothing was sent. Send a test message to look at it.`;
  if (/SELF_SIGNED|UNABLE_TO/.test(code))
    return `No known authority vouches for the certificate of ${host}, so it may be someone else. Nothing was sent. Send a test message to look at it.`;
  if (code === 'CERT_HAS_EXPIRED') return `The certificate of ${host} has expired. Nothing was sent.`;
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID' || code === 'HOSTNAME_MISMATCH')
    return `The certificate of ${host} is for another name. Nothing was sent.`;
  return `The certificate of ${host} is not valid (${code}). Nothing was sent.`;
}
