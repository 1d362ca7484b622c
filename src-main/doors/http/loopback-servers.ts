import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ServiceError } from '#shared/contract/errors.ts';
import { watchArrival, type RefuseConnection, type Timeouts } from './watch-arrival.ts';

/** The two servers of the port: on 127.0.0.1 and, if the computer has IPv6, on ::1. */
export function createLoopbackServers(
  timeouts: Timeouts,
  handler: RequestListener,
  refuse: RefuseConnection,
): [Server, Server] {
  const options: ServerOptions = {
    headersTimeout: timeouts.headersMs,
    // Node has one limit for all requests: the arrival of a body is watched here instead.
    requestTimeout: 0,
    keepAliveTimeout: timeouts.keepAliveMs,
    connectionsCheckingInterval: Math.max(50, Math.min(1_000, timeouts.headersMs / 4)),
    maxHeaderSize: 16_384,
    // A request without a Host is refused by the guard, in the canonical shape.
    requireHostHeader: false,
  };
  const watched: RequestListener = (request, response) => {
    watchArrival(request, timeouts, refuse);
    handler(request, response);
  };
  return [createLoopbackServer(options, watched), createLoopbackServer(options, watched)];
}

function createLoopbackServer(options: ServerOptions, handler: RequestListener): Server {
  // Without a listener of `upgrade`, an offer to change the protocol is ignored: Java's client makes one with every request.
  const server = createServer(options, handler);
  // An unknown `Expect` header is ignored.
  server.on('checkExpectation', handler);
  return server;
}

const listen = (server: Server, port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, ipv6Only: true }, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

function listenProblem(error: unknown, port: number): ServiceError {
  const cause = { cause: error };
  if (codeOf(error) === 'EADDRINUSE')
    return new ServiceError(
      'unavailable',
      `Port ${port} is in use by another program. Close it, or choose another port with --port.`,
      cause,
    );
  if (codeOf(error) === 'EACCES')
    return new ServiceError(
      'unavailable',
      `Port ${port} may not be used by this user. Choose one above 1023 with --port.`,
      cause,
    );
  return new ServiceError(
    'unavailable',
    `Port ${port} cannot be opened: ${error instanceof Error ? error.message : String(error)}`,
    cause,
  );
}

/** How many times to look for a port that is free on both addresses. */
const attempts = 5;

/** Opens the port on both addresses and returns it (0 picks a free one). Throws `unavailable` with a one-line message. */
export async function listenOnLoopback([ipv4, ipv6]: readonly [Server, Server], port: number): Promise<number> {
  for (let attempt = 1; ; attempt++) {
    let opened: number;
    try {
      opened = await listen(ipv4, port, '127.0.0.1');
    } catch (error) {
      throw listenProblem(error, port);
    }
    try {
      return await listen(ipv6, opened, '::1');
    } catch (error) {
      // A computer without IPv6 has no ::1 to bind.
      if (codeOf(error) === 'EADDRNOTAVAIL' || codeOf(error) === 'EAFNOSUPPORT') return opened;
      await new Promise((resolve) => ipv4.close(resolve));
      if (port !== 0 || attempt === attempts) throw listenProblem(error, opened);
    }
  }
}

/** Stops listening at once, gives running requests `graceMs` to finish, then closes the remaining connections. */
export async function closeServers(servers: readonly Server[], graceMs = 2_000): Promise<void> {
  await Promise.all(
    servers
      .filter((server) => server.listening)
      .map(
        (server) =>
          new Promise<void>((resolve) => {
            const cut = setTimeout(() => server.closeAllConnections(), graceMs);
            server.close(() => {
              clearTimeout(cut);
              resolve();
            });
            server.closeIdleConnections();
          }),
      ),
  );
}
