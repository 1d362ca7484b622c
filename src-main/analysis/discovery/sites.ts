import { parse } from 'tldts';
import { registrableDomain } from '../citations/registrable-domain.ts';
import { foldLetters } from '../language/fold.ts';

/**
 * The registrable domains, in Unicode, of an answer's addresses, by keys under which a company finds its site: "acme" and
 * "acmecom" → "acme.com". The first address of a key wins.
 */
export function sitesOf(urls: readonly string[]): ReadonlyMap<string, string> {
  const sites = new Map<string, string>();
  for (const url of urls) {
    const domain = registrableDomain(url);
    if (domain === null) continue;
    const label = parse(domain, { allowPrivateDomains: true }).domainWithoutSuffix ?? '';
    for (const key of [label, domain].map(foldLetters)) if (key.length > 1 && !sites.has(key)) sites.set(key, domain);
  }
  return sites;
}
