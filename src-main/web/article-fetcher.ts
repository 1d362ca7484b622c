import type { UnreachableReason } from '#shared/contract/workspace/sources.ts';
import { addressesToTry } from '#main/analysis/citations/normalise-url.ts';
import type { FetchedPage, FetchPage } from './fetch-page.ts';
import { PageFetchError, type PageFetchReason } from './page-fetch-error.ts';
import { createHostTurns, type Clock } from './host-turns.ts';
import { readRobots, type RobotsRules } from './robots-rules.ts';

export type ArticleFetch =
  | { readonly kind: 'page'; readonly finalUrl: string; readonly html: string }
  /** `gone`: the page no longer exists, as opposed to being unavailable at the moment. */
  | {
      readonly kind: 'unreachable';
      readonly reason: UnreachableReason;
      readonly message: string;
      readonly gone: boolean;
    }
  /** This computer has no network: says nothing about the page. */
  | { readonly kind: 'no_network'; readonly message: string };

export interface ArticleFetcher {
  /** Fetches one article by its normalised address. Throws only the signal's reason. */
  fetch(url: string, signal: AbortSignal): Promise<ArticleFetch>;
}

export interface ArticleFetcherOptions extends Clock {
  /** Usually `fetchPage`: public addresses only. */
  readonly fetchPage: FetchPage;
  /** Whether the network works at all; called when a site cannot be reached and no other site answered meanwhile. */
  readonly isOnline: (signal: AbortSignal) => Promise<boolean>;
  /** Milliseconds between two requests to one host; 2,000 unless given. A longer `Crawl-delay` takes precedence. */
  readonly pauseMs?: number;
}

/** Limits under which one article is read. */
const articleLimits = { timeoutMs: 20_000, maxBytes: 4 * 1024 * 1024, maxRedirects: 6 } as const;

const defaultPauseMs = 2000;
const longestPauseMs = 30_000;
/** RFC 9309, 2.4: rules should not be used for longer than a day. */
const robotsAgeMs = 24 * 60 * 60 * 1000;
/** Failures that may be caused by this computer's network as well as by the site. */
const networkReasons: ReadonlySet<PageFetchReason> = new Set(['dns', 'connection', 'timeout', 'tls']);
/** Failures after which a different spelling of the address may work. */
const otherSpelling: ReadonlySet<PageFetchReason> = new Set(['dns', 'connection', 'tls']);
const goneStatus: ReadonlySet<number> = new Set([404, 410]);

/** A page that its site's robots.txt disallows. */
class ClosedByRobots extends Error {}

/**
 * Fetches cited pages politely: one request at a time per host with a pause after it, robots.txt first and cached for a
 * day, every redirect checked like the first address.
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

  /** Milliseconds to pause after a request; 0 if the host did not answer it. */
  const pauseFor = (url: URL, since: number): number => {
    if ((answeredAt.get(hostOf(url)) ?? -1) < since) return 0;
    const crawlDelayMs = (robots.get(url.origin)?.rules.delaySeconds ?? 0) * 1000;
    return Math.min(longestPauseMs, Math.max(options.pauseMs ?? defaultPauseMs, crawlDelayMs));
  };

  /** Requests an address and follows redirects on the same host; returns the address if they lead to a different host. */
  async function visit(start: URL, signal: AbortSignal, hops: { left: number }): Promise<FetchedPage | URL> {
    for (let url = start; ;) {
      const rules = await rulesFor(url, signal);
      if (!rules.allows(url.href))
        throw new ClosedByRobots(rules.closed ?? `The robots.txt of ${url.hostname} disallows reading this page.`);
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

  /** True when a different host has answered since, or the network check succeeds. */
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

/** With and without `www.`, a site is one host. */
const hostOf = (url: URL): string => url.host.replace(/^www\./, '');
