import { parse } from 'tldts';
import { hostToUnicode } from '#shared/domain/punycode.ts';
import { reservedSuffix } from '#shared/domain/urls.ts';

/**
 * The registrable domain of an address or a host, in Unicode and lower case; null if it has none.
 *
 * The private section of the public suffix list counts: `acme.myshopify.com` and `jane.blogspot.com` belong to different
 * publishers, and a customer on such a host must not own the whole platform. A host that is itself a public suffix (`gov.uk`,
 * `github.io`) is its own domain, with or without `www.`, and so is an IP address. A host without a dot or without a known
 * suffix has none.
 */
export function registrableDomain(url: string): string | null {
  const found = parse(url, { allowPrivateDomains: true });
  if (found.isIp === true) return found.hostname;
  const isSuffix = found.isIcann === true || found.isPrivate === true || found.publicSuffix === reservedSuffix;
  if (found.hostname === null || !isSuffix) return null;
  const domain = found.domain ?? (found.hostname.includes('.') ? found.hostname : null);
  return domain === null ? null : hostToUnicode(domain.replace(/^www\.(?=[^.]+\.)/, ''));
}
