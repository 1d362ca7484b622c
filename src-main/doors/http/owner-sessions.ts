import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits, as URL-safe text. */
export const randomToken = (): string => randomBytes(32).toString('base64url');

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares two secrets in constant time. */
export const sameSecret = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));

/** Access to the dashboard: an unused one-time token, exchanged for a session cookie. */
export interface OwnerSessions {
  /** A new one-time token for an address. */
  issueToken(): string;
  /** Exchanges a token for a session, once; null if it is unknown or used. */
  redeem(token: string): string | null;
  isOpen(session: string | undefined): boolean;
}

/** How many unused tokens and how many sessions are kept; the oldest is dropped first. */
const maximumSecrets = 100;

const remember = (set: Set<string>, secret: string): void => {
  set.add(digest(secret).toString('base64'));
  const [oldest] = set;
  if (set.size > maximumSecrets && oldest !== undefined) set.delete(oldest);
};

/** Sessions of one run of the service, kept as digests in memory only: a restart ends them all. */
export function createOwnerSessions(): OwnerSessions {
  const tokens = new Set<string>();
  const sessions = new Set<string>();
  return {
    issueToken: () => {
      const token = randomToken();
      remember(tokens, token);
      return token;
    },
    redeem: (token) => {
      if (!tokens.delete(digest(token).toString('base64'))) return null;
      const session = randomToken();
      remember(sessions, session);
      return session;
    },
    isOpen: (session) => session !== undefined && sessions.has(digest(session).toString('base64')),
  };
}

/** The session in a `Cookie` header. The name contains the port, because browsers share cookies between ports. */
export function readSessionCookie(header: string | undefined, port: number): string | undefined {
  const name = `answerscope_${port}=`;
  return header
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(name))
    ?.slice(name.length);
}

/** The `Set-Cookie` header of a session: hidden from scripts and other sites, deleted when the browser closes. */
export const sessionCookie = (session: string, port: number): string =>
  `answerscope_${port}=${session}; HttpOnly; SameSite=Strict; Path=/`;
