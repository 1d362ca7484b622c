import robotsParser from 'robots-parser';
import type { FetchPage } from './fetch-page.ts';
import { PageFetchError } from './page-fetch-error.ts';

/** The package exports a CommonJS function but types it as an ES module. */
const parseRobots = robotsParser as unknown as typeof robotsParser.default;

/** The user agent that robots.txt rules apply to. */
const robotName = 'Answerscope';

/** What a site allows this program to read. */
export interface RobotsRules {
  readonly allows: (url: string) => boolean;
  /** Seconds that the site asks to leave between two requests; 0 when it does not say. */
  readonly delaySeconds: number;
  /** Why nothing may be read; null if the rules decide. */
  readonly closed: string | null;
}

const everything: RobotsRules = { allows: () => true, delaySeconds: 0, closed: null };
const nothing = (why: string): RobotsRules => ({ allows: () => false, delaySeconds: 0, closed: why });

const maxBytes = 512 * 1024;
const timeoutMs = 15_000;

/**
 * Reads a site's robots.txt as RFC 9309 says: existing rules apply; no file (a 4xx status) means that everything may be
 * read; no usable reply (5xx, 429, a file over 512 KiB) means that nothing may. Throws `PageFetchError` when the site
 * cannot be reached at all.
 *
 * @param origin scheme, host and port
 */
export async function readRobots(origin: string, fetchPage: FetchPage, signal: AbortSignal): Promise<RobotsRules> {
  const url = `${origin}/robots.txt`;
  try {
    const { html } = await fetchPage(url, { accept: 'text', signal, timeoutMs, maxBytes, maxRedirects: 5 });
    return rulesOf(parseRobots(url, html));
  } catch (error) {
    if (!(error instanceof PageFetchError)) throw error;
    const { reason, status = 0 } = error;
    if (reason === 'status' && status >= 400 && status < 500 && status !== 429) return everything;
    if (reason === 'status')
      return nothing(`The site's robots.txt answered with HTTP status ${status}, so its pages may not be read.`);
    if (reason === 'too_large' || reason === 'too_many_redirects')
      return nothing("The site's robots.txt cannot be read, so its pages may not be read either.");
    throw error;
  }
}

const rulesOf = (robot: ReturnType<typeof parseRobots>): RobotsRules => ({
  allows: (url) => robot.isAllowed(url, robotName) !== false,
  delaySeconds: robot.getCrawlDelay(robotName) ?? 0,
  closed: null,
});
