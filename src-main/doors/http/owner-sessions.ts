import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits, as URL-safe text. */
export const randomToken = (): string => randomBytes(32).toString('base64url');

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares two secrets in constant time. */
export const sameSecret = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));

/** What a browser gets for a one-time token: both are needed for every operation. */
export interface OpenedSession {
  /** For the cookie, which browsers also send to every other port of this computer. */
  readonly session: string;
  /** For the page, which keeps it where only pages of this port can read it and sends it in a header. */
  readonly pageKey: string;
}

/** Access to the dashboard: an unused one-time token, exchanged for a session. */
export interface OwnerSessions {
  /** A new one-time token for an address. */
  issueToken(): string;
  /** Exchanges a token for a session, once; null if it is unknown or used. */
  redeem(token: string): OpenedSession | null;
  /** Whether one of the cookies is of an open session: enough for the dashboard's own files, which hold no data. */
  isOpen(cookies: readonly string[]): boolean;
  /** Whether one of the cookies is of an open session with this page key. */
  allows(cookies: readonly string[], pageKey: string | undefined): boolean;
}

/** How many unused tokens and how many sessions are kept; the oldest is dropped first. */
const maximumSecrets = 100;

const hour = 3_600_000;
/** A session ends after this time without a request, and after the second in any case. */
export const sessionLimits = { idleMs: 12 * hour, wholeMs: 7 * 24 * hour } as const;

interface Session {
  readonly keyDigest: Buffer;
  readonly openedAt: number;
  usedAt: number;
}

const keyed = (secret: string): string => digest(secret).toString('base64');

/**
 * Sessions of one run of the service, kept as digests in memory only: a restart ends them all.
 *
 * @param now milliseconds of a clock that never goes back
 */
export function createOwnerSessions(now: () => number = () => performance.now()): OwnerSessions {
  const tokens = new Set<string>();
  const sessions = new Map<string, Session>();
  const dropOldest = (secrets: { readonly size: number; keys(): Iterator<string>; delete(key: string): boolean }) => {
    const oldest = secrets.keys().next();
    if (secrets.size > maximumSecrets && oldest.done !== true) secrets.delete(oldest.value);
  };
  const openOf = (cookies: readonly string[]): Session[] =>
    cookies.map(keyed).flatMap((name) => {
      const session = sessions.get(name);
      if (session === undefined) return [];
      const at = now();
      if (at - session.usedAt <= sessionLimits.idleMs && at - session.openedAt <= sessionLimits.wholeMs)
        return [session];
      sessions.delete(name);
      return [];
    });
  return {
    issueToken: () => {
      const token = randomToken();
      tokens.add(keyed(token));
      dropOldest(tokens);
      return token;
    },
    redeem: (token) => {
      if (!tokens.delete(keyed(token))) return null;
      const opened = { session: randomToken(), pageKey: randomToken() };
      const at = now();
      sessions.set(keyed(opened.session), { keyDigest: digest(opened.pageKey), openedAt: at, usedAt: at });
      dropOldest(sessions);
      return opened;
    },
    isOpen: (cookies) => openOf(cookies).length > 0,
    allows: (cookies, pageKey) => {
      if (pageKey === undefined) return false;
      const session = openOf(cookies).find(({ keyDigest }) => timingSafeEqual(keyDigest, digest(pageKey)));
      if (session !== undefined) session.usedAt = now();
      return session !== undefined;
    },
  };
}

/** Most cookies of a request that are compared with the sessions. */
const mostCookies = 20;

/**
 * The sessions in a `Cookie` header. The name contains the port, because browsers share cookies between ports; there may be
 * several, because another program on this computer can set one of the same name for a longer path.
 */
export function readSessionCookies(header: string | undefined, port: number): readonly string[] {
  const name = `answerscope_${port}=`;
  const pairs = header?.split(';').map((pair) => pair.trim()) ?? [];
  return pairs
    .filter((pair) => pair.startsWith(name))
    .slice(0, mostCookies)
    .map((pair) => pair.slice(name.length));
}

/** The `Set-Cookie` header of a session: hidden from scripts and other sites, deleted when the browser closes. */
export const sessionCookie = (session: string, port: number): string =>
  `answerscope_${port}=${session}; HttpOnly; SameSite=Strict; Path=/`;
