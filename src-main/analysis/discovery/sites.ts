import { parse } from 'tldts';
import { registrableDomain } from '../citations/registrable-domain.ts';
import { foldLetters } from '../language/fold.ts';
import { memoise } from '../memoise.ts';

/**
 * The registrable domains, in Unicode, of an answer's addresses, by keys under which a company finds its site: "acme" and
 * "acmecom" → "acme.com". The first address of a key wins.
 */
export function sitesOf(urls: readonly string[]): ReadonlyMap<string, string> {
  const sites = new Map<string, string>();
  for (const url of urls) {
    const domain = registrableDomain(url);
    if (domain === null) continue;
    for (const key of keysOf(domain)) if (!sites.has(key)) sites.set(key, domain);
  }
  return sites;
}

const keysOf = memoise((domain: string): readonly string[] => {
  const label = parse(domain, { allowPrivateDomains: true }).domainWithoutSuffix ?? '';
  return [label, domain].map(foldLetters).filter((key) => key.length > 1);
});
