import { getDomain, getDomainWithoutSuffix } from 'tldts';
import { fold } from '../language/fold.ts';

/**
 * The registrable domains of an answer's addresses by what they are called, so that a company finds its site: "acme" and
 * "acmecom" → "acme.com". The first address of a name wins.
 */
export function sitesOf(urls: readonly string[]): ReadonlyMap<string, string> {
  const sites = new Map<string, string>();
  for (const url of urls) {
    const domain = getDomain(url);
    const label = getDomainWithoutSuffix(url);
    if (domain === null || label === null) continue;
    for (const called of [label, domain]) {
      const key = fold(called).replace(/[^\p{L}\p{M}\p{N}]/gu, '');
      if (key.length > 1 && !sites.has(key)) sites.set(key, domain);
    }
  }
  return sites;
}
