import dns from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import type { Agent } from 'undici';
import { PageFetchError } from './page-fetch-error.ts';
import { isPublicAddress } from './public-address.ts';

/** Which addresses connections may lead to. */
export interface AddressPolicy {
  /** Which IP addresses may be connected to; public ones only unless given. */
  readonly allowAddress?: ((address: string) => boolean) | undefined;
  /** Resolves names; the operating system's resolver unless given. */
  readonly lookup?: typeof dns.lookup | undefined;
}

/**
 * An agent whose connections resolve names through the address policy: an address is checked inside the lookup that the
 * connection itself uses, so that a name cannot resolve to a different address between check and connection. Literal addresses
 * are never looked up: see {@link requireAllowedLiteral}. The library is loaded with the first request, because every start would
 * wait for it.
 */
export async function guardedAgent(policy: AddressPolicy, timeoutMs: number): Promise<Agent> {
  const { Agent: Connections } = await import('undici');
  const allow = policy.allowAddress ?? isPublicAddress;
  const resolve = policy.lookup ?? dns.lookup;
  const lookup: LookupFunction = (hostname, lookupOptions, callback) => {
    resolve(hostname, { ...lookupOptions, all: true }, (failure, addresses) => {
      if (failure !== null) return callback(failure, '', 0);
      const allowed = addresses.filter(({ address }) => allow(address));
      const [first] = allowed;
      if (first === undefined) return callback(notPublic(hostname), '', 0);
      if (lookupOptions.all === true) return callback(null, allowed);
      return callback(null, first.address, first.family);
    });
  };
  return new Connections({
    connect: { lookup, timeout: timeoutMs },
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    pipelining: 0,
  });
}

/** Throws `not_public` for an address whose host is an IP address that the policy refuses. */
export function requireAllowedLiteral(url: URL, { allowAddress = isPublicAddress }: AddressPolicy): void {
  const literal = url.hostname.replace(/^\[|\]$/gu, '');
  if (isIP(literal) !== 0 && !allowAddress(literal)) throw notPublic(url.hostname);
}

const notPublic = (host: string) =>
  new PageFetchError(
    'not_public',
    `${host} is not a public address: only websites on the public internet can be read.`,
  );
