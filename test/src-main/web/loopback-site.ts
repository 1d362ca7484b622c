import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchPage, type FetchedPage, type FetchPageOptions } from '#main/web/fetch-page.ts';

/** A web server on loopback for one test, its address, and what was asked of it. */
export interface LoopbackSite {
  readonly url: string;
  readonly port: number;
  readonly requests: IncomingMessage[];
  close(): Promise<void>;
}

export async function startSite(listener: RequestListener, host = '127.0.0.1'): Promise<LoopbackSite> {
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response: ServerResponse) => {
    requests.push(request);
    response.on('error', () => undefined);
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${host}:${port}`,
    port,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Serves one body with one content type at every path. */
export const serve =
  (
    body: string | Uint8Array,
    contentType = 'text/html; charset=utf-8',
    headers: Record<string, string> = {},
  ): RequestListener =>
  (_, response) => {
    response.writeHead(200, { 'content-type': contentType, ...headers }).end(body);
  };

/** Options under which loopback and its ports may be read. */
export const loopbackOptions: FetchPageOptions = {
  timeoutMs: 60_000,
  maxBytes: 1024 * 1024,
  maxRedirects: 5,
  allowAddress: () => true,
  allowPort: () => true,
};

export const fetchLoopback = (url: string, change: Partial<FetchPageOptions> = {}): Promise<FetchedPage> =>
  fetchPage(url, { ...loopbackOptions, ...change });
