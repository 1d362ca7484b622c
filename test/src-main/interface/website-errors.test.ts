import net from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { RequestListener } from 'node:http';
import { errorEnvelopeSchema } from '#shared/contract/envelope.ts';
import { bakeryHtml } from '#test/fixtures/interface/bakery-html.ts';
import { readImpatiently, readLoopbackInternet } from '#test/fixtures/interface/loopback-internet.ts';
import { openInterface } from '#test/fixtures/interface/open-interface.ts';
import { serve, startSite } from '#test/src-main/web/loopback-site.ts';

/** A site whose address is `bakery.example:<port>`. */
async function site(listener: RequestListener): Promise<string> {
  const started = await startSite(listener);
  onTestFinished(() => started.close());
  return `http://bakery.example:${started.port}`;
}

const redirectTo =
  (location: string): RequestListener =>
  (_request, response) =>
    response.writeHead(302, { location }).end();

/** A loopback port without a listener. */
async function closedPort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as net.AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

type Reason = readonly [why: string, websiteUrl: () => Promise<string>, message: RegExp];

const reasons: readonly Reason[] = [
  ['its name is unknown', async () => 'nowhere.example', /could not be resolved/],
  ['its address is not public', async () => 'intranet.example', /is not a public address/],
  ['it redirects to an address that is not public', () => site(redirectTo('http://[::1]/')), /is not a public address/],
  [
    'it redirects to an address written as numbers',
    () => site(redirectTo('http://169.254.169.254/latest/meta-data')),
    /is not a public address|only websites on the public internet/,
  ],
  ['it redirects to a file', () => site(redirectTo('file:///etc/passwd')), /Only http and https addresses can be read/],
  ['it redirects for ever', () => site(redirectTo('/')), /redirected more than 5 times/],
  ['nothing listens', async () => `http://bakery.example:${await closedPort()}`, /failed|refused/],
  [
    'it speaks no TLS',
    async () => (await site(serve(bakeryHtml))).replace('http:', 'https:'),
    /could not be reached securely/,
  ],
  ['it answers 404', () => site((_request, response) => response.writeHead(404).end('gone')), /HTTP status 404/],
  ['it answers 500', () => site((_request, response) => response.writeHead(500).end()), /HTTP status 500/],
  ['it is no HTML', () => site(serve('%PDF-1.7', 'application/pdf')), /application\/pdf instead of a web page/],
  [
    'it is larger than it looks',
    () => site(serve(gzipSync(Buffer.alloc(40_000_000, 'x')), 'text/html', { 'content-encoding': 'gzip' })),
    /larger|MiB|large/,
  ],
  ['it says nothing', () => site(serve('<html><body><div id="app"></div><script>go()</script></body></html>')), /./],
];

const endless: readonly Reason[] = [
  ['it never answers', () => site(() => {}), /did not answer within 1 second/],
  [
    'it never ends',
    () => site((_request, response) => void response.writeHead(200, { 'content-type': 'text/html' }).write('<p>')),
    /did not answer within 1 second/,
  ],
];

describe('website_unreachable', () => {
  test.for([
    ...reasons.map((reason) => [...reason, readLoopbackInternet] as const),
    ...endless.map((reason) => [...reason, readImpatiently] as const),
  ])('when %s: 502 with the reason, and nothing is changed', async ([, websiteUrl, message, fetchPage]) => {
    const api = await openInterface({ switcher: { fetchPage } });
    const before = api.content();
    const reply = await api.post(
      'generate-keywords',
      { language: 'English', websiteUrl: await websiteUrl() },
      api.agencies[0].key,
    );
    expect(reply.status, reply.text).toBe(502);
    const { error } = errorEnvelopeSchema.parse(reply.json);
    expect(error.code).toBe('website_unreachable');
    expect(error.message).toMatch(message);
    expect(error.message).not.toMatch(/Error:|\bat \//);
    expect(api.content()).toEqual(before);
  });
});
