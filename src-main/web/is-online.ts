import type { FetchPage } from './fetch-page.ts';
import { PageFetchError } from './page-fetch-error.ts';

/** Sites that nearly always answer; only their robots.txt is requested, and only when no cited site answers. */
const wellKnownSites = ['https://www.wikipedia.org', 'https://www.iana.org', 'https://www.w3.org'];

/** Whether any of a few well-known sites answers over an encrypted connection, with any status. */
export async function isOnline(fetchPage: FetchPage, signal: AbortSignal): Promise<boolean> {
  const probes = wellKnownSites.map(async (origin) => {
    try {
      await fetchPage(`${origin}/robots.txt`, {
        accept: 'text',
        signal,
        timeoutMs: 10_000,
        maxBytes: 1024 * 1024,
        maxRedirects: 3,
      });
    } catch (error) {
      if (error instanceof PageFetchError && (error.reason === 'status' || error.reason === 'too_large')) return;
      throw error;
    }
  });
  return Promise.any(probes).then(
    () => true,
    () => false,
  );
}
