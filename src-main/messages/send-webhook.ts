import { createHmac } from 'node:crypto';
import { scrubMessage } from '#main/platforms/http/scrub.ts';
import { PageFetchError } from '#main/web/page-fetch-error.ts';
import { postJson, type PostReply } from '#main/web/post-json.ts';
import type { AddressPolicy } from '#main/web/guarded-agent.ts';
import { failed, shortReply, type Attempt, type Limits } from './attempt.ts';

export interface Webhook {
  readonly address: string;
  readonly secret: string | null;
  readonly allowPrivate: boolean;
  readonly body: string;
  /** Stays the same in every attempt and replay, so that the receiver recognises a message that it has. */
  readonly idempotencyKey: string;
  readonly replays: number;
  readonly at: Date;
}

const maxBytes = 64 * 1024;
const longestRetryAfterMs = 12 * 3_600_000;

/** `v1=` and the HMAC-SHA256 of `<timestamp>.<body>` in hexadecimal. */
export const signatureOf = (secret: string, timestamp: string, body: string): string =>
  `v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;

/** Posts one message; never throws, unless the signal fires. Only public addresses over https, unless the channel allows others. */
export async function sendWebhook(
  webhook: Webhook,
  { webhookMs: timeoutMs }: Limits,
  signal: AbortSignal,
  policy: Pick<AddressPolicy, 'lookup'> = {},
): Promise<Attempt> {
  const { address, secret, allowPrivate, body, idempotencyKey, replays, at } = webhook;
  if (!URL.canParse(address)) return failed('The address of the webhook cannot be read.', { wholeChannel: true });
  const url = new URL(address);
  const host = url.hostname;
  if (url.protocol !== 'https:' && !allowPrivate)
    return failed(`${host}: only https addresses are sent to, unless your own network is allowed.`, {
      wholeChannel: true,
    });
  const timestamp = String(Math.floor(at.getTime() / 1000));
  try {
    const reply = await postJson(url, {
      headers: {
        'user-agent': 'Answerscope/0.1',
        'idempotency-key': idempotencyKey,
        'answerscope-timestamp': timestamp,
        ...(secret === null ? {} : { 'answerscope-signature': signatureOf(secret, timestamp, body) }),
        ...(replays === 0 ? {} : { 'answerscope-replay': String(replays) }),
      },
      body,
      timeoutMs,
      maxBytes,
      signal,
      ...(allowPrivate ? { allowAddress: () => true } : {}),
      ...policy,
    });
    return judge(host, reply, at, [address, ...url.pathname.split('/'), ...(secret === null ? [] : [secret])]);
  } catch (error) {
    signal.throwIfAborted();
    return unreachable(host, error, timeoutMs);
  }
}

function judge(host: string, { status, text, retryAfter }: PostReply, at: Date, secrets: string[]): Attempt {
  if (status >= 200 && status < 300) return { kind: 'sent', outcome: `${host} answered with HTTP status ${status}.` };
  if (status >= 300 && status < 400)
    return failed(
      `${host} redirects elsewhere (HTTP status ${status}), which is not followed: enter the address that it leads to.`,
      { wholeChannel: true },
    );
  const words = shortReply(scrubMessage(text, secrets));
  const answered = `${host} answered with HTTP status ${status}${words === '' ? '.' : `: ${words}`}`;
  return status === 410
    ? { kind: 'refused', outcome: answered }
    : failed(answered, { retryAfterMs: waitOf(retryAfter, at) });
}

/** `Retry-After` as seconds or a date, in milliseconds; null without one. */
function waitOf(header: string, at: Date): number | null {
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - at.getTime();
  return Number.isFinite(ms) ? Math.min(Math.max(0, ms), longestRetryAfterMs) : null;
}

function unreachable(host: string, error: unknown, timeoutMs: number): Attempt {
  const reason = error instanceof PageFetchError ? error.reason : 'connection';
  const outcome: Partial<Record<typeof reason, string>> = {
    not_public: `${host} is not a public address. Allow your own network for this webhook if it is meant.`,
    dns: `${host} could not be found.`,
    timeout: `${host} did not answer within ${timeoutMs / 1000} seconds.`,
    tls: `${host} could not be reached securely: its certificate or encryption failed.`,
  };
  return failed(outcome[reason] ?? `The connection to ${host} failed.`, {
    wholeChannel: true,
    network: reason === 'dns' || reason === 'timeout' || reason === 'connection',
  });
}
