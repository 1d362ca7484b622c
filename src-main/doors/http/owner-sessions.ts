import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits, as text that may stand in an address. */
export const randomToken = (): string => randomBytes(32).toString('base64url');

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether two secrets are the same, in a time that does not depend on where they differ. */
export const sameSecret = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));

/** Who may use the dashboard: whoever brings an unused one-time token, and from then on the cookie it became. */
export interface OwnerSessions {
  /** A new token for an address to open. */
  issueToken(): string;
  /** The session a token becomes, once; null for one that is unknown or used. */
  redeem(token: string): string | null;
  isOpen(session: string | undefined): boolean;
}

/** How many unused tokens and open sessions are remembered; the oldest is forgotten first. */
const remembered = 100;

const remember = (set: Set<string>, secret: string): void => {
  set.add(digest(secret).toString('base64'));
  const [oldest] = set;
  if (set.size > remembered && oldest !== undefined) set.delete(oldest);
};

/** Sessions of one run of the service, kept as digests in memory only: a restart closes them all. */
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

/** The session in a `Cookie` header. The name carries the port, because browsers share cookies among ports. */
export function readSessionCookie(header: string | undefined, port: number): string | undefined {
  const name = `answerscope_${port}=`;
  return header
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(name))
    ?.slice(name.length);
}

/** The `Set-Cookie` header of a session: out of reach of scripts and of other sites, gone when the browser closes. */
export const sessionCookie = (session: string, port: number): string =>
  `answerscope_${port}=${session}; HttpOnly; SameSite=Strict; Path=/`;
