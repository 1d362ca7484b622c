import ipaddr from 'ipaddr.js';
import { shorten } from '#shared/domain/shorten.ts';
import { type FailureKind, ScanFailure } from '../scan-failure.ts';
import { readPlatformError } from './platform-error.ts';
import { retryAfterMs } from './retry-after.ts';
import { scrubMessage } from './scrub.ts';

/** Longest message of a failure, in characters. */
export const longestMessage = 500;

/** A message to show: the platform's own, without secrets, at most {@link longestMessage} characters. */
export function failureMessage(text: string, secrets: readonly string[]): string {
  return shorten(scrubMessage(text, secrets).trim(), longestMessage);
}

const paymentCodes = /insufficient_quota|billing_hard_limit|billing_not_active|insufficient_balance|payment_required/;
const paymentWords = /run out of searches|credit balance is too low|insufficient (?:funds|balance|credits?)/i;
const credentialCodes = /invalid_api_key|api_key_invalid|authentication_error|permission_error|account_deactivated/;
const passingCodes = /server_error|api_error|overloaded|internal|unavailable|timeout|deadline_exceeded/;
const requestCodes = /invalid|policy|not_found|unsupported|too_large|too_small|context_length/;

/**
 * The kind of failure that a platform's own codes and words name; null when they name none.
 * `insufficient_quota` has status 429 (OpenAI) or 401 (Perplexity), but waiting does not help; a wrong key has 400 from
 * Google, an account without credit 400 from Anthropic.
 */
export function kindOfPlatformError(codes: readonly string[], message: string): FailureKind | null {
  const all = codes.join(' ');
  if (paymentCodes.test(all) || paymentWords.test(message)) return 'payment';
  if (credentialCodes.test(all) || /^invalid api key/i.test(message)) return 'credential';
  if (/rate_limit|resource_exhausted|too_many_requests/.test(all)) return 'rate_limited';
  if (passingCodes.test(all)) return 'server';
  return requestCodes.test(all) ? 'request' : null;
}

const kindOfStatus = (status: number): FailureKind => {
  if (status === 401 || status === 403) return 'credential';
  if (status === 402) return 'payment';
  if (status === 429) return 'rate_limited';
  return status === 408 || status === 409 || status >= 500 ? 'server' : 'request';
};

/** The failure for a reply with an error status. `now` in milliseconds since the epoch, for `Retry-After` dates. */
export function failureFromStatus(
  reply: { readonly status: number; readonly headers: Headers; readonly body: unknown },
  context: { readonly label: string; readonly secrets: readonly string[]; readonly now: number },
): ScanFailure {
  const error = readPlatformError(reply.body);
  const byStatus = kindOfStatus(reply.status);
  const named = kindOfPlatformError(error.codes, error.message);
  // A platform's message may only refine a 4xx; a 5xx is temporary, whatever it says.
  const kind = byStatus !== 'server' && (named === 'payment' || named === 'credential') ? named : byStatus;
  const redirect =
    reply.status >= 300 && reply.status < 400
      ? `the address redirects to ${reply.headers.get('location') ?? 'a different one'}`
      : '';
  const message = error.message || redirect || `HTTP status ${reply.status} without a message`;
  return new ScanFailure(kind, failureMessage(`${context.label}: ${message}`, context.secrets), {
    status: reply.status,
    retryAfterMs: retryAfterMs(reply.headers, context.now) ?? error.retryDelayMs,
  });
}

/** Codes of errors that occur before a request leaves the machine, so nothing can have been billed. */
const unreachable = new Set(['ENETUNREACH', 'ENETDOWN', 'EHOSTUNREACH', 'EHOSTDOWN', 'EADDRNOTAVAIL', 'ECONNREFUSED']);
const nameResolution = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EAI_NODATA', 'EAI_NONAME', 'EAI_FAIL']);
const notSent = /^(CERT_|ERR_TLS|ERR_SSL|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|ERR_INVALID_URL)/;
/** Requests that `fetch` refuses to send have no code; errors while connecting are recognised by their message. */
const notSentWords =
  /^(bad port|unknown scheme|Failed to parse URL|connect E|Client network socket disconnected before secure TLS)/;
/** No connection in time: nothing answers at the address, as on a network that drops packets. */
const notConnected = ({ code, message }: ErrorLink): boolean =>
  code === 'UND_ERR_CONNECT_TIMEOUT' || message.startsWith('connect ETIMEDOUT');
const tooSlow = /^UND_ERR_(HEADERS|BODY)_TIMEOUT$/;

/**
 * The failure for a broken connection.
 * Name resolution, unreachable networks and connections that are never made are `offline`; so is a refused connection
 * to a public address, while one to this machine or the local network only means that nothing listens there. A reset or
 * cut connection may have been billed, because the request had been sent.
 */
export function failureFromConnection(
  error: unknown,
  context: { readonly label: string; readonly secrets: readonly string[] },
): ScanFailure {
  const links = errorLinks(error);
  const codes = links.flatMap(({ code }) => (code === undefined ? [] : [code]));
  const refusedLocally = links.some(({ code, address }) => code === 'ECONNREFUSED' && !isPublic(address));
  const away = codes.some((code) => nameResolution.has(code) || unreachable.has(code)) || links.some(notConnected);
  const offline = away && !refusedLocally;
  const notSentAtAll =
    codes.some((code) => notSent.test(code)) || links.some(({ message }) => notSentWords.test(message));
  const sent = !offline && !refusedLocally && !notSentAtAll;
  const why = links.findLast(({ message }) => message !== '')?.message ?? 'the connection failed';
  const broken: FailureKind = codes.some((code) => tooSlow.test(code)) ? 'timeout' : 'connection';
  // The error itself is not set as the cause: it may contain the address, and with it a key.
  const message = failureMessage(`${context.label}: ${why}`, context.secrets);
  return new ScanFailure(offline ? 'offline' : broken, message, { maybeBilled: sent });
}

interface ErrorLink {
  readonly message: string;
  readonly code: string | undefined;
  readonly address: string | undefined;
}

/** An error, its causes and the errors it aggregates (one per address that was tried), outermost first. */
function errorLinks(error: unknown, depth = 0): readonly ErrorLink[] {
  if (!(error instanceof Error) || depth > 8) return [];
  const link: ErrorLink = { message: error.message, code: text(error, 'code'), address: text(error, 'address') };
  const attempts =
    error instanceof AggregateError ? error.errors.flatMap((inner: unknown) => errorLinks(inner, depth + 1)) : [];
  return [link, ...errorLinks(error.cause, depth + 1), ...attempts];
}

const text = (error: Error, key: 'code' | 'address'): string | undefined => {
  const value: unknown = key in error ? (error as unknown as Record<string, unknown>)[key] : undefined;
  return typeof value === 'string' ? value : undefined;
};

const isPublic = (address: string | undefined): boolean =>
  address === undefined || !ipaddr.isValid(address) || ipaddr.process(address).range() === 'unicast';
