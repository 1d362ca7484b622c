import type dns from 'node:dns';
import { createServer } from 'node:net';
import { Readable } from 'node:stream';
import type { AddressInfo } from 'node:net';
import type { RequestListener } from 'node:http';
import zlib from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { fetchPage, userAgent } from '#main/web/fetch-page.ts';
import { PageFetchError } from '#main/web/page-fetch-error.ts';
import { isPublicAddress } from '#main/web/public-address.ts';
import { fetchLoopback, loopbackOptions, serve, startSite, type LoopbackSite } from './loopback-site.ts';

const sites: LoopbackSite[] = [];
const site = async (listener: RequestListener, host?: string): Promise<LoopbackSite> => {
  const started = await startSite(listener, host);
  sites.push(started);
  return started;
};
afterEach(async () => {
  await Promise.all(sites.splice(0).map((each) => each.close()));
});

const reasonOf = async (fetching: Promise<unknown>): Promise<PageFetchError> => {
  const failure: unknown = await fetching.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(failure instanceof PageFetchError)) throw new Error('expected a PageFetchError', { cause: failure });
  return failure;
};

const redirect =
  (location: string, status = 302): RequestListener =>
  (_, response) =>
    void response.writeHead(status, { location }).end();

function* endlessly(text: string): Generator<string> {
  for (;;) yield text;
}

/** A resolver that gives every name these addresses. */
const resolvesTo = (...addresses: string[]) =>
  ((_name: string, _options: unknown, callback: (error: null, found: dns.LookupAddress[]) => void) => {
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  }) as unknown as typeof dns.lookup;

describe('fetching a page', () => {
  it('returns the page, its media type and its charset, and says honestly who asks', async () => {
    const server = await site(serve('<title>שלום</title>'));
    expect(await fetchLoopback(`${server.url}/a?b=1#c`)).toEqual({
      finalUrl: `${server.url}/a?b=1`,
      status: 200,
      contentType: 'text/html',
      charset: 'utf-8',
      html: '<title>שלום</title>',
    });
    expect(server.requests[0]?.headers['user-agent']).toBe(userAgent);
    expect(userAgent).toContain('Answerscope');
  });

  it('decodes by the declared charset', async () => {
    const server = await site(serve(Buffer.from([0xcf, 0xf0, 0xe8]), 'text/html; charset=windows-1251'));
    expect((await fetchLoopback(server.url)).html).toBe('При');
  });

  it.each([
    ['gzip', zlib.gzipSync],
    ['br', zlib.brotliCompressSync],
    ['deflate', zlib.deflateSync],
  ])('unpacks %s', async (encoding, compress) => {
    const server = await site(serve(compress('<p>packed</p>'), 'text/html', { 'content-encoding': encoding }));
    expect((await fetchLoopback(server.url)).html).toBe('<p>packed</p>');
  });

  it('follows redirects, relative ones too, and reports where it ended', async () => {
    const server = await site((request, response) => {
      if (request.url === '/') return redirect('/en/', 301)(request, response);
      if (request.url === '/en/') return redirect('home?x=1', 308)(request, response);
      return serve('<p>there</p>')(request, response);
    });
    expect(await fetchLoopback(server.url)).toMatchObject({
      finalUrl: `${server.url}/en/home?x=1`,
      html: '<p>there</p>',
    });
  });

  it('does not send credentials written into an address', async () => {
    const server = await site(serve('<p>'));
    await fetchLoopback(server.url.replace('//', '//user:secret@'));
    expect(server.requests[0]?.headers.authorization).toBeUndefined();
  });
});

describe('a fetch that cannot succeed', () => {
  it('timeout: a server that never answers, a body that drips, a redirect chain that takes too long', async () => {
    const silent = await site(() => undefined);
    expect(await reasonOf(fetchLoopback(silent.url, { timeoutMs: 150 }))).toMatchObject({ reason: 'timeout' });

    const slow = await site((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      const drip = setInterval(() => response.write('<p>'), 20);
      response.on('close', () => clearInterval(drip));
    });
    const failure = await reasonOf(fetchLoopback(slow.url, { timeoutMs: 200 }));
    expect(failure).toMatchObject({ reason: 'timeout' });
    expect(failure.message).toBe('127.0.0.1 did not answer within 0.2 seconds.');

    const winding = await site((request, response) => void setTimeout(() => redirect('/again')(request, response), 40));
    expect(await reasonOf(fetchLoopback(winding.url, { timeoutMs: 150, maxRedirects: 1000 }))).toMatchObject({
      reason: 'timeout',
    });
  });

  it('too_large: a declared length, an endless body, a small archive that unfolds', async () => {
    const declared = await site(serve('x'.repeat(5000)));
    expect(await reasonOf(fetchLoopback(declared.url, { maxBytes: 4999 }))).toMatchObject({ reason: 'too_large' });

    let closed = false;
    const endless = await site((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.on('close', () => (closed = true));
      Readable.from(endlessly('<p>more</p>'.repeat(1000))).pipe(response);
    });
    expect(await reasonOf(fetchLoopback(endless.url))).toMatchObject({ reason: 'too_large' });
    await expect.poll(() => closed).toBe(true);

    const bomb = await site(
      serve(zlib.gzipSync(Buffer.alloc(20_000_000)), 'text/html', { 'content-encoding': 'gzip' }),
    );
    expect(await reasonOf(fetchLoopback(bomb.url))).toMatchObject({ reason: 'too_large' });
  });

  it('too_many_redirects: a loop, counted at each hop', async () => {
    const loop = await site(redirect('/'));
    expect(await reasonOf(fetchLoopback(loop.url, { maxRedirects: 3 }))).toMatchObject({
      reason: 'too_many_redirects',
    });
    expect(loop.requests).toHaveLength(4);
  });

  it('status: with the number', async () => {
    const broken = await site(
      (_, response) => void response.writeHead(404, { 'content-type': 'text/html' }).end('<p>no'),
    );
    expect(await reasonOf(fetchLoopback(broken.url))).toMatchObject({ reason: 'status', status: 404 });
  });

  it('not_html: another media type, or none and no sign of HTML', async () => {
    const pdf = await site(serve('%PDF', 'application/pdf'));
    const failure = await reasonOf(fetchLoopback(pdf.url));
    expect(failure).toMatchObject({ reason: 'not_html' });
    expect(failure.message).toContain('application/pdf');

    const untyped = await site((_, response) => void response.writeHead(200).end('plain'));
    expect(await reasonOf(fetchLoopback(untyped.url))).toMatchObject({ reason: 'not_html' });
    const untypedPage = await site((_, response) => void response.writeHead(200).end('<!DOCTYPE html><p>fine'));
    expect((await fetchLoopback(untypedPage.url)).html).toContain('fine');
  });

  it('tls: an https address whose server does not speak TLS', async () => {
    const plain = createServer((socket) => void socket.on('error', () => undefined).end('hello'));
    await new Promise<void>((resolve) => plain.listen(0, '127.0.0.1', resolve));
    const { port } = plain.address() as AddressInfo;
    const failure = await reasonOf(fetchLoopback(`https://127.0.0.1:${port}`));
    plain.close();
    expect(failure.reason).toBe('tls');
  });

  it('connection: a closed port, a cut body, a compression that is broken', async () => {
    const gone = await startSite(serve(''));
    await gone.close();
    expect(await reasonOf(fetchLoopback(gone.url))).toMatchObject({ reason: 'connection' });

    const cut = await site((_, response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'content-length': '1000' }).write('<p>');
      setTimeout(() => response.destroy(), 20);
    });
    expect(await reasonOf(fetchLoopback(cut.url))).toMatchObject({ reason: 'connection' });

    const garbled = await site(serve('no gzip', 'text/html', { 'content-encoding': 'gzip' }));
    expect(await reasonOf(fetchLoopback(garbled.url))).toMatchObject({ reason: 'connection' });
  });

  it('dns: a name that does not resolve', async () => {
    const missing = ((_name: string, _options: unknown, callback: (error: Error) => void) =>
      callback(Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' }))) as unknown as typeof dns.lookup;
    const failure = await reasonOf(fetchLoopback('http://localhost/', { lookup: missing }));
    expect(failure).toMatchObject({ reason: 'dns' });
    expect(failure.message).toContain('localhost');
  });

  it('the reason of the caller when the caller stops it', async () => {
    const silent = await site(() => undefined);
    const controller = new AbortController();
    const fetching = fetchLoopback(silent.url, { signal: controller.signal });
    setTimeout(() => controller.abort(new Error('closed by the user')), 50);
    await expect(fetching).rejects.toThrow('closed by the user');
  });
});

describe('the address policy', () => {
  const guarded = { ...loopbackOptions, allowAddress: undefined };

  it.each([
    'http://127.0.0.1/',
    'http://[::1]/',
    'http://0x7f.1/',
    'http://2130706433/',
    'http://[::ffff:127.0.0.1]/',
    'http://169.254.169.254/latest',
  ])('refuses %s without connecting', async (url) =>
    expect(await reasonOf(fetchPage(url, guarded))).toMatchObject({ reason: 'not_public' }),
  );

  it('refuses a name by what it resolves to, at the connection itself', async () => {
    const server = await site(serve('<p>secret</p>'));
    expect(await reasonOf(fetchPage(`http://localhost:${server.port}/`, guarded))).toMatchObject({
      reason: 'not_public',
    });
    const inside = { ...guarded, lookup: resolvesTo('10.0.0.5', 'fd00::1') };
    expect(await reasonOf(fetchPage(`http://localhost:${server.port}/`, inside))).toMatchObject({
      reason: 'not_public',
    });
    expect(server.requests).toHaveLength(0);
  });

  it('connects only to those addresses of a name that are allowed', async () => {
    const server = await site(serve('<p>open</p>'), '127.0.0.2');
    const page = await fetchPage(`http://localhost:${server.port}/`, {
      ...loopbackOptions,
      lookup: resolvesTo('127.0.0.1', '127.0.0.2'),
      allowAddress: (address) => address === '127.0.0.2',
    });
    expect(page.html).toBe('<p>open</p>');
  });

  it('checks every redirect: a public site cannot lead to this machine', async () => {
    const secret = await site(serve('<p>secret</p>'));
    for (const target of [`http://127.0.0.1:${secret.port}/`, `http://localhost:${secret.port}/`]) {
      const outside = await site(redirect(target), '127.0.0.2');
      const allowAddress = (address: string) => address === '127.0.0.2' || isPublicAddress(address);
      const failure = await reasonOf(fetchPage(outside.url, { ...loopbackOptions, allowAddress }));
      expect(failure).toMatchObject({ reason: 'not_public' });
      expect(outside.requests).toHaveLength(1);
    }
    expect(secret.requests).toHaveLength(0);
  });

  it('knows only http and https, and ports 80 and 443', async () => {
    const server = await site(serve('<p>'));
    for (const url of ['file:///etc/passwd', 'ftp://example.com/', 'data:text/html,<p>', server.url])
      expect(await reasonOf(fetchPage(url, { ...loopbackOptions, allowPort: undefined }))).toMatchObject({
        reason: 'not_public',
      });
    const leading = await site(redirect('file:///etc/passwd'));
    expect(await reasonOf(fetchLoopback(leading.url))).toMatchObject({ reason: 'not_public' });
    expect(await reasonOf(fetchLoopback('not an address'))).toMatchObject({ reason: 'connection' });
  });
});
