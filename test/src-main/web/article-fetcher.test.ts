import type { RequestListener } from 'node:http';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createArticleFetcher, type ArticleFetch, type ArticleFetcherOptions } from '#main/web/article-fetcher.ts';
import { fetchPage, type FetchPage } from '#main/web/fetch-page.ts';
import { fetchLoopback, serve, startSite, type LoopbackSite } from './loopback-site.ts';

/** Pages by path; `robots.txt` is missing unless given. */
async function site(pages: Readonly<Record<string, RequestListener>>): Promise<LoopbackSite> {
  const started = await startSite((request, response) => {
    const listener = pages[new URL(request.url ?? '/', 'http://x').pathname];
    if (listener === undefined) response.writeHead(404).end('nothing here');
    else listener(request, response);
  });
  onTestFinished(() => started.close());
  return started;
}

const html = serve('<html><body><article>Acme is fine.</article></body></html>');
const robots = (text: string) => serve(text, 'text/plain');
const redirect =
  (location: string, status = 302): RequestListener =>
  (_, response) =>
    void response.writeHead(status, { location }).end();
const pathsOf = (one: LoopbackSite): string[] => one.requests.map((request) => request.url ?? '');

/** A fetcher whose pauses are written down instead of waited for. */
function fetcher(change: Partial<ArticleFetcherOptions> = {}) {
  const pauses: number[] = [];
  let slept = 0;
  const made = createArticleFetcher({
    fetchPage: fetchLoopback as FetchPage,
    isOnline: () => Promise.resolve(true),
    monotonic: () => performance.now() + slept,
    delay: (milliseconds) => {
      pauses.push(Math.round(milliseconds / 100) / 10);
      slept += milliseconds;
      return Promise.resolve();
    },
    ...change,
  });
  return {
    pauses,
    get: (url: string, signal = new AbortController().signal): Promise<ArticleFetch> => made.fetch(url, signal),
  };
}

describe('a cited page', () => {
  test('is fetched after robots.txt, which is requested once', async () => {
    const one = await site({ '/a': html, '/b': html });
    const { get } = fetcher();
    expect(await get(`${one.url}/a`)).toMatchObject({
      kind: 'page',
      finalUrl: `${one.url}/a`,
      html: expect.stringContaining('Acme'),
    });
    expect((await get(`${one.url}/b`)).kind).toBe('page');
    expect(pathsOf(one)).toEqual(['/robots.txt', '/a', '/b']);
    expect(one.requests[1]?.headers['user-agent']).toContain('Answerscope');
  });

  test('is not requested if robots.txt disallows it for all or for this program', async () => {
    const all = await site({
      '/robots.txt': robots('User-agent: *\nDisallow: /private\n'),
      '/private/a': html,
      '/open': html,
    });
    const named = await site({
      '/robots.txt': robots('User-agent: *\nAllow: /\n\nUser-agent: Answerscope\nDisallow: /\n'),
      '/a': html,
    });
    const { get } = fetcher();
    expect(await get(`${all.url}/private/a`)).toMatchObject({ kind: 'unreachable', reason: 'robots', gone: false });
    expect((await get(`${all.url}/open`)).kind).toBe('page');
    expect(await get(`${named.url}/a`)).toMatchObject({ kind: 'unreachable', reason: 'robots' });
    expect([...pathsOf(all), ...pathsOf(named)]).toEqual(['/robots.txt', '/open', '/robots.txt']);
  });

  test('is not requested while robots.txt cannot be read', async () => {
    const broken = await site({ '/robots.txt': (_, response) => void response.writeHead(503).end(), '/a': html });
    const huge = await site({ '/robots.txt': robots('# '.repeat(400_000)), '/a': html });
    const { get } = fetcher();
    expect(await get(`${broken.url}/a`)).toMatchObject({
      kind: 'unreachable',
      reason: 'robots',
      message: expect.stringContaining('503'),
    });
    expect(await get(`${huge.url}/a`)).toMatchObject({ kind: 'unreachable', reason: 'robots' });
    expect(pathsOf(broken)).toEqual(['/robots.txt']);
  });

  test('is fetched one at a time per host, with a pause, longer if the site asks for it', async () => {
    let [open, most] = [0, 0];
    const slow: RequestListener = (request, response) => {
      most = Math.max(most, ++open);
      setTimeout(() => {
        open -= 1;
        html(request, response);
      }, 20);
    };
    const plain = await site({ '/a': slow, '/b': slow, '/c': slow });
    const asking = await site({ '/robots.txt': robots('User-agent: *\nCrawl-delay: 7\n'), '/a': html, '/b': html });
    const { get, pauses } = fetcher();
    await Promise.all(['a', 'b', 'c'].map((path) => get(`${plain.url}/${path}`)));
    expect(most).toBe(1);
    expect(pauses).toEqual([2, 2]);
    await get(`${asking.url}/a`);
    await get(`${asking.url}/b`);
    expect(pauses.at(-1)).toBe(7);
  });

  test('is followed through redirects, each host by its own robots.txt', async () => {
    const target = await site({ '/end': html });
    const closed = await site({ '/robots.txt': robots('User-agent: *\nDisallow: /'), '/end': html });
    const start = await site({
      '/open': redirect(`${target.url}/end`),
      '/closed': redirect(`${closed.url}/end`, 301),
      '/loop': redirect('/loop2'),
      '/loop2': redirect('/loop'),
    });
    const { get } = fetcher();
    expect(await get(`${start.url}/open`)).toMatchObject({ kind: 'page', finalUrl: `${target.url}/end` });
    expect(await get(`${start.url}/closed`)).toMatchObject({ kind: 'unreachable', reason: 'robots' });
    expect(pathsOf(closed)).toEqual(['/robots.txt']);
    expect(await get(`${start.url}/loop`)).toMatchObject({ kind: 'unreachable', reason: 'too_many_redirects' });
    expect(pathsOf(start).filter((path) => path.startsWith('/loop'))).toHaveLength(7);
  });

  test('that is gone, not a web page, too large or too slow is unreachable, with the reason', async () => {
    const one = await site({
      '/pdf': serve('%PDF', 'application/pdf'),
      '/huge': serve('x'.repeat(5 * 1024 * 1024)),
      '/error': (_, response) => void response.writeHead(500).end(),
      '/never': () => {},
    });
    const hurried = ((url, options) =>
      fetchLoopback(url, {
        ...options,
        allowAddress: () => true,
        allowPort: () => true,
        timeoutMs: url.endsWith('/never') ? 100 : 5000,
      })) as FetchPage;
    const { get } = fetcher({ fetchPage: hurried });
    expect(await get(`${one.url}/missing`)).toMatchObject({ kind: 'unreachable', reason: 'status', gone: true });
    expect(await get(`${one.url}/error`)).toMatchObject({ kind: 'unreachable', reason: 'status', gone: false });
    expect(await get(`${one.url}/pdf`)).toMatchObject({
      kind: 'unreachable',
      reason: 'not_html',
      message: expect.stringContaining('application/pdf'),
    });
    expect(await get(`${one.url}/huge`)).toMatchObject({ kind: 'unreachable', reason: 'too_large' });
    expect(await get(`${one.url}/never`)).toMatchObject({ kind: 'unreachable', reason: 'timeout' });
  });

  test('on a local network address is refused before anything is sent', async () => {
    const one = await site({ '/a': html });
    const { get } = fetcher({ fetchPage });
    expect(await get(`${one.url}/a`)).toMatchObject({ kind: 'unreachable', reason: 'not_public' });
    expect(one.requests).toEqual([]);
  });

  test('that cannot be reached without a network says nothing about the page', async () => {
    const gone = await site({});
    await gone.close();
    expect((await fetcher({ isOnline: () => Promise.resolve(false) }).get(`${gone.url}/a`)).kind).toBe('no_network');
    expect(await fetcher().get(`${gone.url}/a`)).toMatchObject({ kind: 'unreachable', reason: 'connection' });
  });

  test('needs no network check if another site answers meanwhile', async () => {
    const there = await site({ '/a': html });
    const gone = await site({});
    let asked = 0;
    const lateFailure = (async (url, options) => {
      if (!url.startsWith(gone.url)) return fetchLoopback(url, options);
      await other;
      return fetchLoopback(url, options);
    }) as FetchPage;
    const { get } = fetcher({ fetchPage: lateFailure, isOnline: () => Promise.resolve((asked += 1) < 0) });
    const failing = get(`${gone.url}/a`);
    const other = get(`${there.url}/a`);
    await other;
    await gone.close();
    expect(await failing).toMatchObject({ kind: 'unreachable', reason: 'connection' });
    expect(asked).toBe(0);
  });

  test('is abandoned when the check is cancelled', async () => {
    const one = await site({ '/never': () => {} });
    const stop = new AbortController();
    const { get } = fetcher();
    const pending = get(`${one.url}/never`, stop.signal);
    setTimeout(() => stop.abort(new Error('cancelled')), 50);
    await expect(pending).rejects.toThrow('cancelled');
  });
});
