import type { UnreachableReason } from '#shared/contract/workspace/sources.ts';
import { addressesToTry } from '#main/analysis/citations/normalise-url.ts';
import type { FetchedPage, FetchPage } from './fetch-page.ts';
import { PageFetchError, type PageFetchReason } from './page-fetch-error.ts';
import { createHostTurns, type Clock } from './host-turns.ts';
import { readRobots, type RobotsRules } from './robots-rules.ts';

export type ArticleFetch =
  | { readonly kind: 'page'; readonly finalUrl: string; readonly html: string }
  /** `gone`: the page is not there any more, as opposed to not to be had just now. */
  | {
      readonly kind: 'unreachable';
      readonly reason: UnreachableReason;
      readonly message: string;
      readonly gone: boolean;
    }
  /** The network is gone on this side: says nothing about the page. */
  | { readonly kind: 'no_network'; readonly message: string };

export interface ArticleFetcher {
  /** Fetches one article as its normalised address says. Throws the signal's reason, and nothing else. */
  fetch(url: string, signal: AbortSignal): Promise<ArticleFetch>;
}

export interface ArticleFetcherOptions extends Clock {
  /** Usually `fetchPage` of `outbound/`: public addresses only. */
  readonly fetchPage: FetchPage;
  /** Whether the network works at all; asked when a site cannot be reached and no other one answered meanwhile. */
  readonly isOnline: (signal: AbortSignal) => Promise<boolean>;
  /** Between two requests to one host, in milliseconds; 2,000 unless given. A longer `Crawl-delay` counts. */
  readonly pauseMs?: number;
}

/** Limits under which one article is read. */
const articleLimits = { timeoutMs: 20_000, maxBytes: 4 * 1024 * 1024, maxRedirects: 6 } as const;

const defaultPauseMs = 2000;
const longestPauseMs = 30_000;
/** RFC 9309, 2.4: rules should not be used for longer than a day. */
const robotsAgeMs = 24 * 60 * 60 * 1000;
/** Failures that may be this side's as well as the site's. */
const networkReasons: ReadonlySet<PageFetchReason> = new Set(['dns', 'connection', 'timeout', 'tls']);
/** Failures after which the site may be there under another spelling of its address. */
const otherSpelling: ReadonlySet<PageFetchReason> = new Set(['dns', 'connection', 'tls']);
const goneStatus: ReadonlySet<number> = new Set([404, 410]);

/** A page that its site's robots.txt closes. */
class ClosedByRobots extends Error {}

/**
 * Fetches cited pages as a polite visitor: one request at a time per host with a pause after it, robots.txt asked first and
 * kept for a day, every redirect checked like a first address.
 */
export function createArticleFetcher(options: ArticleFetcherOptions): ArticleFetcher {
  const turns = createHostTurns(options);
  const robots = new Map<string, { readonly at: number; readonly rules: RobotsRules }>();
  const answeredAt = new Map<string, number>();

  const answered = (host: string): void => void answeredAt.set(host, options.monotonic());

  async function rulesFor(url: URL, signal: AbortSignal): Promise<RobotsRules> {
    const known = robots.get(url.origin);
    if (known !== undefined && options.monotonic() - known.at < robotsAgeMs) return known.rules;
    const rules = await readRobots(url.origin, options.fetchPage, signal);
    answered(hostOf(url));
    robots.set(url.origin, { at: options.monotonic(), rules });
    return rules;
  }

  /** The pause a site is owed; none where nobody answered since the request began. */
  const pauseFor = (url: URL, since: number): number => {
    if ((answeredAt.get(hostOf(url)) ?? -1) < since) return 0;
    const asked = (robots.get(url.origin)?.rules.delaySeconds ?? 0) * 1000;
    return Math.min(longestPauseMs, Math.max(options.pauseMs ?? defaultPauseMs, asked));
  };

  /** Requests an address and what it redirects to on the same host; the address of another host where it leads to one. */
  async function visit(start: URL, signal: AbortSignal, hops: { left: number }): Promise<FetchedPage | URL> {
    for (let url = start; ;) {
      const rules = await rulesFor(url, signal);
      if (!rules.allows(url.href))
        throw new ClosedByRobots(rules.closed ?? `The robots.txt of ${url.hostname} asks not to read this page.`);
      try {
        const page = await options.fetchPage(url.href, { ...articleLimits, maxRedirects: 0, signal });
        answered(hostOf(url));
        return page;
      } catch (error) {
        if (error instanceof PageFetchError && !networkReasons.has(error.reason)) answered(hostOf(url));
        const location = error instanceof PageFetchError ? error.location : undefined;
        if (location === undefined) throw error;
        if (hops.left-- <= 0)
          throw new PageFetchError(
            'too_many_redirects',
            `${start.hostname} redirected more than ${articleLimits.maxRedirects} times.`,
          );
        const next = new URL(location);
        if (hostOf(next) !== hostOf(start)) return next;
        url = next;
      }
    }
  }

  async function fetchAddress(address: string, signal: AbortSignal): Promise<FetchedPage> {
    const hops = { left: articleLimits.maxRedirects };
    for (let url = new URL(address); ;) {
      const current = url;
      let began = 0;
      const outcome = await turns.inTurn(
        hostOf(current),
        signal,
        () => pauseFor(current, began),
        () => {
          began = options.monotonic();
          return visit(current, signal, hops);
        },
      );
      if (!(outcome instanceof URL)) return outcome;
      url = outcome;
    }
  }

  /** True when another host answered since, or the network is found to work. */
  async function networkWorks(host: string, since: number, signal: AbortSignal): Promise<boolean> {
    for (const [other, at] of answeredAt) if (other !== host && at >= since) return true;
    return options.isOnline(signal);
  }

  return {
    fetch: async (url, signal) => {
      const started = options.monotonic();
      let failure: unknown;
      for (const address of new Set(addressesToTry(url))) {
        try {
          const page = await fetchAddress(address, signal);
          return { kind: 'page', finalUrl: page.finalUrl, html: page.html };
        } catch (error) {
          signal.throwIfAborted();
          failure ??= error;
          if (error instanceof ClosedByRobots)
            return { kind: 'unreachable', reason: 'robots', message: error.message, gone: false };
          if (!(error instanceof PageFetchError)) throw error;
          if (!otherSpelling.has(error.reason)) {
            failure = error;
            break;
          }
        }
      }
      if (!(failure instanceof PageFetchError)) throw failure;
      const { reason, message, status = 0 } = failure;
      if (networkReasons.has(reason) && !(await networkWorks(hostOf(new URL(url)), started, signal)))
        return { kind: 'no_network', message };
      return { kind: 'unreachable', reason, message, gone: reason === 'status' && goneStatus.has(status) };
    },
  };
}

/** Both spellings of a site, with and without `www.`, are one host, on whatever port. */
const hostOf = (url: URL): string => url.host.replace(/^www\./, '');
