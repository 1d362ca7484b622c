import type { FastifyRequest } from 'fastify';
import { ServiceError } from '#shared/contract/errors.ts';
import type { Scope } from '#shared/contract/operation.ts';
import { pageKeyHeader, pageKeyParameter } from '#shared/contract/page-key.ts';
import { howToSignIn } from '#shared/contract/session-words.ts';
import { owner, type Caller, type Service } from '#main/service/service.ts';
import { eventsPath, pathOf } from './api-paths.ts';
import { readSessionCookies, sameSecret, type OwnerSessions } from './owner-sessions.ts';
import { createRateLimit, type RateLimit } from './rate-limit.ts';

export interface Limits {
  /** Requests a minute per key. */
  readonly perKey: number;
  /** Of those, requests that change something. */
  readonly managing: number;
  /** Of those, requests that spend. */
  readonly spending: number;
  /** Requests a minute with unknown or revoked keys, in total: all come from this computer. */
  readonly badKeys: number;
  /** The same for owner tokens and for the tokens of the dashboard's address. */
  readonly badTokens: number;
}

export const defaultLimits: Limits = { perKey: 600, managing: 120, spending: 20, badKeys: 20, badTokens: 20 };

const limited = (what: string, seconds: number): ServiceError =>
  new ServiceError('rate_limited', `${what} Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`, {
    retryAfterSeconds: seconds,
  });

const header = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value.join(', ') : value;

/** Identifies a caller by its key, by default that in `X-API-Key`, for something that needs a scope. */
export type KeyCheck = (request: FastifyRequest, service: Service, needed: Scope, apiKey?: string) => Caller;

/** Whether a request for the operations of the workspace comes with a key, and not from the owner. */
export const hasKeyOnly = ({ headers }: FastifyRequest): boolean =>
  headers['x-api-key'] !== undefined && headers['x-owner-token'] === undefined;

/**
 * Identifies the caller by `X-API-Key`; throws `unauthorized` or `rate_limited`. Wrong keys never slow down a valid
 * one.
 */
export function createKeyCheck(limits: Limits): KeyCheck {
  const requests = createRateLimit(limits.perKey);
  const perScope: Readonly<Partial<Record<Scope, { limit: number; requests: RateLimit; what: string }>>> = {
    manage: { limit: limits.managing, requests: createRateLimit(limits.managing), what: 'changing' },
    spend: { limit: limits.spending, requests: createRateLimit(limits.spending), what: 'spending' },
  };
  const failures = createRateLimit(limits.badKeys);
  return (request, service, needed, apiKey = header(request.headers['x-api-key'])) => {
    const caller = apiKey ? service.authenticate(apiKey) : null;
    if (caller?.kind !== 'key') {
      const wait = apiKey ? failures.take('') : 0;
      if (wait > 0) throw limited('Too many requests with a wrong API key.', wait);
      throw new ServiceError('unauthorized', 'The X-API-Key header is missing or is not a valid API key.');
    }
    const wait = requests.take(String(caller.keyId));
    if (wait > 0) throw limited(`More than ${limits.perKey} requests a minute with this API key.`, wait);
    const narrower = perScope[needed];
    const waitLonger = narrower?.requests.take(String(caller.keyId)) ?? 0;
    if (narrower !== undefined && waitLonger > 0)
      throw limited(`More than ${narrower.limit} ${narrower.what} requests a minute with this API key.`, waitLonger);
    return caller;
  };
}

export interface OwnerCheck {
  readonly ownerToken: string;
  /** Null if no dashboard is served: then only the token counts. */
  readonly sessions: OwnerSessions | null;
  readonly port: () => number;
  /** Counts a wrong token; throws `rate_limited` beyond the limit. Wrong ones never slow down the right one. */
  readonly countWrong: () => void;
}

export function createOwnerCheck(options: Omit<OwnerCheck, 'countWrong'>, limits: Limits): OwnerCheck {
  const failures = createRateLimit(limits.badTokens);
  return {
    ...options,
    countWrong: () => {
      const wait = failures.take('');
      if (wait > 0) throw limited('Too many requests with a wrong token.', wait);
    },
  };
}

/** Whether the owner token is sent; throws `rate_limited` after too many wrong ones. */
function hasOwnerToken(request: FastifyRequest, { ownerToken, countWrong }: OwnerCheck): boolean {
  const token = header(request.headers['x-owner-token']);
  if (token === undefined) return false;
  if (sameSecret(token, ownerToken)) return true;
  countWrong();
  return false;
}

/** Whether a request for the dashboard's files comes from the owner: by the token, or the cookie of an open session. */
export const isSignedIn = (request: FastifyRequest, check: OwnerCheck): boolean =>
  hasOwnerToken(request, check) || (check.sessions?.isOpen(cookiesOf(request, check)) ?? false);

/**
 * The owner as caller, by the token in `X-Owner-Token`, or by the cookie of a session together with its page key; throws
 * `unauthorized` for anyone else.
 */
export function ownerOf(request: FastifyRequest, check: OwnerCheck): Caller {
  if (
    !hasOwnerToken(request, check) &&
    !(check.sessions?.allows(cookiesOf(request, check), pageKeyOf(request)) ?? false)
  )
    throw new ServiceError('unauthorized', `Only the owner of this workspace may do this. ${howToSignIn}.`);
  return owner;
}

const cookiesOf = (request: FastifyRequest, { port }: OwnerCheck): readonly string[] =>
  readSessionCookies(request.headers.cookie, port());

/** A browser's event stream sends no headers of its own: there the key is a parameter of the address. */
function pageKeyOf(request: FastifyRequest): string | undefined {
  const key = header(request.headers[pageKeyHeader.toLowerCase()]);
  if (key !== undefined || pathOf(request.url) !== eventsPath) return key;
  const parameter = (request.query as Record<string, unknown>)[pageKeyParameter];
  return typeof parameter === 'string' ? parameter : undefined;
}
