import { parse } from 'tldts';
import { hostToUnicode } from './punycode.ts';

const address = /^(?:(?:(https?):)?\/\/(?:[^/?#@\s]*@)?)?([^/?#:@\s]+)(?::(\d{1,5}))?(\/[^?#]*)?(\?[^#]*)?(?:#.*)?$/iu;
const label = /^[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}_-]{0,61}[\p{L}\p{N}\p{M}])?$/u;

/**
 * The canonical spelling in which a website's address is stored, or null if it is not a valid address.
 *
 * The scheme is optional and `https` assumed; the host is in lower case and in Unicode (`münchen.de`), however it was
 * typed; user names, a default port, the fragment and trailing slashes are dropped; a path is kept as typed. A host
 * without a public suffix (`localhost`, `acme`, an IP address) is refused, as is any scheme but http and https.
 */
export function normaliseWebsite(input: string): string | null {
  const [, scheme = 'https', rawHost = '', port = '', path = '', query = ''] = address.exec(input.trim()) ?? [];
  const host = hostToUnicode(
    rawHost
      .normalize('NFKC')
      .replaceAll(/[。．｡]/g, '.')
      .replace(/\.$/, ''),
  );
  if (host.length > 253 || !host.split('.').every((part) => label.test(part)) || !hasPublicSuffix(host)) return null;
  const protocol = scheme.toLowerCase();
  if (port !== '' && (Number(port) === 0 || Number(port) > 65_535)) return null;
  const shownPort = port === '' || Number(port) === (protocol === 'https' ? 443 : 80) ? '' : `:${Number(port)}`;
  return `${protocol}://${host}${shownPort}${path.replace(/\/+$/, '')}${query}`;
}

/** Whether a host is a name below a public suffix, and not an IP address. */
export function hasPublicSuffix(host: string): boolean {
  const found = parse(host, { allowPrivateDomains: true });
  const isSuffix = found.isIcann === true || found.isPrivate === true || found.publicSuffix === reservedSuffix;
  return found.isIp === false && isSuffix && found.domain !== null;
}

/** Reserved for examples by RFC 2606: no such site can exist, so the sample's simulated sites use it. */
export const reservedSuffix = 'example';

/** Whether a host is itself a suffix of more than one label under which names are registered (`gov.br`, `github.io`). */
export function isPublicSuffix(host: string): boolean {
  const found = parse(host, { allowPrivateDomains: true });
  return host.includes('.') && found.publicSuffix === host && (found.isIcann === true || found.isPrivate === true);
}
