import { getDomain, getDomainWithoutSuffix } from 'tldts';
import { fold } from './fold.ts';

/** The registrable domain among an answer's addresses that is called like the company ("hubspot" → "hubspot.com"), or null. */
export function domainOfName(key: string, urls: readonly string[]): string | null {
  if (key.length < 2) return null;
  for (const url of urls) {
    const label = getDomainWithoutSuffix(url);
    if (
      label !== null &&
      (fold(label).replace(/[^\p{L}\p{N}]/gu, '') === key || getDomain(url)?.replace(/[^\p{L}\p{N}]/gu, '') === key)
    )
      return getDomain(url);
  }
  return null;
}
