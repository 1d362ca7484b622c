import type { Agent } from 'undici';
import { decodeHtml } from './decode-html.ts';
import { guardedAgent, requireAllowedLiteral, type AddressPolicy } from './guarded-agent.ts';
import { PageFetchError, toPageFetchError } from './page-fetch-error.ts';
import { readPageBytes } from './read-page-bytes.ts';

/** A web page as it was served at the end of its redirects. */
export interface FetchedPage {
  readonly finalUrl: string;
  readonly status: number;
  /** Media type without parameters, lower case. */
  readonly contentType: string;
  readonly charset: string;
  readonly html: string;
}

export interface FetchPageOptions extends AddressPolicy {
  /** Stops the fetch; the promise is then rejected with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** For the whole fetch: name resolution, connections, redirects and body. */
  readonly timeoutMs: number;
  /** Largest body, counted after decompression. */
  readonly maxBytes: number;
  readonly maxRedirects: number;
  /** `text` takes any media type as text, for files such as robots.txt; web pages only unless given. */
  readonly accept?: 'html' | 'text' | undefined;
  /** Which ports may be connected to; 80 and 443 unless given. */
  readonly allowPort?: ((port: number) => boolean) | undefined;
}

export type FetchPage = typeof fetchPage;

/** Says who fetches the page and why, for site owners who look. */
export const userAgent =
  'Mozilla/5.0 (compatible; Answerscope/0.1; reads single public pages at the request of its user)';

const htmlTypes = new Set(['text/html', 'application/xhtml+xml']);

/**
 * Fetches one public HTML page; throws a `PageFetchError`.
 *
 * Addresses are checked after names are resolved, at every redirect.
 */
export async function fetchPage(url: string, options: FetchPageOptions): Promise<FetchedPage> {
  const timeout = AbortSignal.timeout(options.timeoutMs);
  const signal = options.signal === undefined ? timeout : AbortSignal.any([options.signal, timeout]);
  const agent = await guardedAgent(options, options.timeoutMs);
  let host = url;
  try {
    let current = parseUrl(url);
    for (let redirects = 0; ; redirects++) {
      host = current.hostname;
      checkTarget(current, options);
      const answer = await requestOnce(current, agent, signal, options);
      if (answer.kind === 'page') return answer.page;
      const next = parseUrl(answer.location, current);
      if (redirects >= options.maxRedirects)
        throw new PageFetchError('too_many_redirects', `${host} redirected more than ${options.maxRedirects} times.`, {
          location: next.href,
        });
      current = next;
    }
  } catch (failure) {
    if (options.signal?.aborted === true) throw options.signal.reason;
    if (timeout.aborted)
      throw new PageFetchError('timeout', `${host} did not answer within ${options.timeoutMs / 1000} seconds.`, {
        cause: failure,
      });
    throw toPageFetchError(failure, host);
  } finally {
    // The agent is not reused; waiting for open bodies would keep downloading a refused page.
    void agent.destroy().catch(() => undefined);
  }
}

type Answer = { kind: 'page'; page: FetchedPage } | { kind: 'redirect'; location: string };

async function requestOnce(url: URL, agent: Agent, signal: AbortSignal, options: FetchPageOptions): Promise<Answer> {
  const { request } = await import('undici');
  const response = await request(url, {
    dispatcher: agent,
    signal,
    method: 'GET',
    headers: {
      'user-agent': userAgent,
      accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.1',
      'accept-encoding': 'gzip, deflate, br',
    },
  });
  const { statusCode: status, headers, body } = response;
  const discard = () => void body.on('error', () => undefined).destroy();
  const location = single(headers['location']);
  if ([301, 302, 303, 307, 308].includes(status) && location !== '') {
    discard();
    return { kind: 'redirect', location };
  }
  if (status < 200 || status > 299) {
    discard();
    throw new PageFetchError('status', `${url.hostname} answered with HTTP status ${status}.`, { status });
  }
  const header = single(headers['content-type']);
  const contentType = header.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const anyType = options.accept === 'text';
  if (!anyType && contentType !== '' && !htmlTypes.has(contentType)) {
    discard();
    throw new PageFetchError('not_html', `${url.hostname} answered with ${contentType} instead of a web page.`, {
      status,
    });
  }
  const bytes = await readPageBytes(body, {
    encoding: single(headers['content-encoding']),
    declaredLength: Number(single(headers['content-length']) || 0),
    maxBytes: options.maxBytes,
    host: url.hostname,
  });
  const { html, charset } = decodeHtml(bytes, header);
  if (!anyType && contentType === '' && !/^\s*<(?:!doctype|html|head|body|\?xml|!--)/iu.test(html))
    throw new PageFetchError('not_html', `${url.hostname} answered with something other than a web page.`, { status });
  return { kind: 'page', page: { finalUrl: url.href, status, contentType: contentType || 'text/html', charset, html } };
}

function parseUrl(url: string, base?: URL): URL {
  if (!URL.canParse(url, base?.href)) throw new PageFetchError('connection', `"${url}" is not a web address.`);
  const parsed = new URL(url, base?.href);
  parsed.username = '';
  parsed.password = '';
  parsed.hash = '';
  return parsed;
}

/** Checks what is known before connecting: scheme, port, and a literal IP address (which is never looked up). */
function checkTarget(url: URL, options: FetchPageOptions): void {
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new PageFetchError('not_public', `Only http and https addresses can be read, not ${url.protocol}//.`);
  const port = url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port);
  const allowPort = options.allowPort ?? ((each) => each === 80 || each === 443);
  if (!allowPort(port)) throw new PageFetchError('not_public', `Only ports 80 and 443 can be read, not ${port}.`);
  requireAllowedLiteral(url, options);
}

const single = (value: string | string[] | undefined): string =>
  Array.isArray(value) ? (value[0] ?? '') : (value ?? '');
