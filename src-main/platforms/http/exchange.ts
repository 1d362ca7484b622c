import { ScanFailure } from '../scan-failure.ts';
import { failureFromConnection, failureFromStatus, failureMessage } from './failure-from.ts';
import { readText, ReplyTooLarge } from './read-text.ts';
import { scrubJson } from './scrub.ts';

/** Bytes after which a reply is not read further. */
const largestReply = 16 * 1024 * 1024;

export interface ExchangeOptions {
  /** Name of the provider in messages: `OpenAI`. */
  readonly label: string;
  readonly signal: AbortSignal;
  readonly timeoutMs: number;
  /** Everything that must never be shown or stored. */
  readonly secrets: readonly string[];
}

export interface Exchange {
  /** The reply's JSON as received, without the secrets. */
  readonly body: unknown;
  readonly latencyMs: number;
}

/**
 * Sends one request through `send` (a vendor's library or plain `fetch`), using the `fetch` it is given, and returns
 * the reply's JSON as received: within the time limit, at most {@link largestReply} bytes, redirects not followed.
 * The library writes the request; its parsed result is ignored, so that a paid reply is not lost because the library
 * rejects a new field. Throws {@link ScanFailure}.
 */
export async function exchange(
  options: ExchangeOptions,
  send: (fetch: typeof globalThis.fetch, signal: AbortSignal) => Promise<unknown>,
): Promise<Exchange> {
  const { label, secrets, signal, timeoutMs } = options;
  const deadline = AbortSignal.timeout(timeoutMs);
  const both = AbortSignal.any([signal, deadline]);
  /** When the first request was sent: a library that is loaded for it took time before. */
  let started: number | null = null;
  let received: Exchange | null = null;
  let failure: ScanFailure | null = null;

  const ended = (maybeBilled: boolean): ScanFailure | null => {
    if (signal.aborted) return new ScanFailure('cancelled', `${label}: cancelled`, { maybeBilled });
    const waited = `${label}: no reply within ${Math.round(timeoutMs / 1000)} seconds`;
    return deadline.aborted ? new ScanFailure('timeout', waited, { maybeBilled: true }) : null;
  };

  const boundedFetch = async (input: Parameters<typeof fetch>[0], init?: RequestInit): Promise<Response> => {
    const since = (started ??= performance.now());
    try {
      const reply = await globalThis.fetch(input, { ...init, redirect: 'manual', signal: both });
      // An error status counts even if its body is cut short.
      const text = await readText(reply, largestReply).catch((error: unknown) => {
        if (reply.ok) throw error;
        return '';
      });
      if (!reply.ok) {
        const errorReply = { status: reply.status, headers: reply.headers, body: parse(text) ?? text };
        throw failureFromStatus(errorReply, { label, secrets, now: Date.now() });
      }
      const body = parse(text);
      if (body === undefined) throw notJson(reply, text, options);
      received = { body: scrubJson(body, secrets), latencyMs: Math.round(performance.now() - since) };
      return new Response(text, { status: reply.status, headers: { 'content-type': 'application/json' } });
    } catch (error) {
      failure = error instanceof ScanFailure ? error : (ended(true) ?? failureFrom(error, options));
      throw failure;
    }
  };

  const nothingSent = signal.aborted ? ended(false) : null;
  if (nothingSent !== null) throw nothingSent;
  try {
    await send(boundedFetch, both);
  } catch (error) {
    if (received === null) throw failure ?? ended(false) ?? failureFrom(error, options);
  }
  if (received === null) throw failure ?? new ScanFailure('invalid_response', `${label}: no request was made`);
  return received;
}

function failureFrom(error: unknown, { label, secrets }: ExchangeOptions): ScanFailure {
  if (error instanceof ScanFailure) return error;
  if (error instanceof ReplyTooLarge)
    return new ScanFailure('invalid_response', `${label}: the reply is larger than ${largestReply / 1024 / 1024} MB`, {
      maybeBilled: true,
    });
  return failureFromConnection(error, { label, secrets });
}

function notJson(reply: Response, text: string, { label, secrets }: ExchangeOptions): ScanFailure {
  const type = reply.headers.get('content-type') ?? 'no content type';
  const start = text.trim() === '' ? 'an empty reply' : `a reply that is not JSON (${type}): ${text.slice(0, 120)}`;
  return new ScanFailure('invalid_response', failureMessage(`${label}: ${start}`, secrets), {
    status: reply.status,
    maybeBilled: true,
  });
}

/** Parsed JSON objects and arrays; undefined for anything else. */
function parse(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
