import type { FastifyRequest } from 'fastify';
import { ServiceError } from '#shared/contract/errors.ts';
import { owner, type Caller, type Service } from '#main/service/service.ts';
import { readSessionCookie, sameSecret, type OwnerSessions } from './owner-sessions.ts';
import { createRateLimit } from './rate-limit.ts';

export interface Limits {
  /** Requests a minute per key. */
  readonly perKey: number;
  /** Requests a minute with unknown or revoked keys, in total: all come from this computer. */
  readonly badKeys: number;
}

export const defaultLimits: Limits = { perKey: 600, badKeys: 20 };

const limited = (what: string, seconds: number): ServiceError =>
  new ServiceError('rate_limited', `${what} Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`, {
    retryAfterSeconds: seconds,
  });

const header = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value.join(', ') : value;

/**
 * Identifies the caller by `X-API-Key`; throws `unauthorized` or `rate_limited`. Wrong keys never slow down a valid
 * one.
 */
export function createKeyCheck(limits: Limits): (request: FastifyRequest, service: Service) => Caller {
  const requests = createRateLimit(limits.perKey);
  const failures = createRateLimit(limits.badKeys);
  return (request, service) => {
    const apiKey = header(request.headers['x-api-key']);
    const caller = apiKey ? service.authenticate(apiKey) : null;
    if (caller?.kind !== 'key') {
      const wait = apiKey ? failures.take('') : 0;
      if (wait > 0) throw limited('Too many requests with a wrong API key.', wait);
      throw new ServiceError('unauthorized', 'The X-API-Key header is missing or is not a valid API key.');
    }
    const wait = requests.take(String(caller.keyId));
    if (wait > 0) throw limited(`More than ${limits.perKey} requests a minute with this API key.`, wait);
    return caller;
  };
}

export interface OwnerCheck {
  readonly ownerToken: string;
  /** Null if no dashboard is served: then only the token counts. */
  readonly sessions: OwnerSessions | null;
  readonly port: () => number;
}

/** Whether a request comes from the owner: the token in `X-Owner-Token`, or the session cookie of a dashboard. */
export function isOwner(request: FastifyRequest, { ownerToken, sessions, port }: OwnerCheck): boolean {
  const token = header(request.headers['x-owner-token']);
  if (token !== undefined) return sameSecret(token, ownerToken);
  return sessions?.isOpen(readSessionCookie(request.headers.cookie, port())) ?? false;
}

/** The owner as caller; throws `unauthorized` for anyone else. */
export function ownerOf(request: FastifyRequest, check: OwnerCheck): Caller {
  if (!isOwner(request, check))
    throw new ServiceError(
      'unauthorized',
      'Only the owner of this workspace may do this. Open the address that Answerscope printed when it started.',
    );
  return owner;
}
