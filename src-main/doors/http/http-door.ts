import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyRequest } from 'fastify';
import { ServiceError } from '#shared/contract/errors.ts';
import type { ServiceHost } from '#main/service/service.ts';
import { rendererDirectory } from '#main/files/paths.ts';
import { createEventFeed } from '../event-feed.ts';
import { isApiPath, methodOf, pathOf, unknownPath } from './api-paths.ts';
import { createKeyCheck, defaultLimits, ownerOf, type Limits, type OwnerCheck } from './callers.ts';
import { answerBroken } from './broken-requests.ts';
import { registerDashboard } from './dashboard-routes.ts';
import { createEventStreams } from './event-stream.ts';
import { bodyLimitBytes } from './json-body.ts';
import {
  closeServers,
  createLoopbackServers,
  defaultTimeouts,
  listenOnLoopback,
  type Timeouts,
} from './loopback-servers.ts';
import { openApiDocument } from './openapi.ts';
import { bodyTooLarge, registerOperations } from './operation-routes.ts';
import { createOwnerSessions } from './owner-sessions.ts';
import { asServiceError, sendError, type Log } from './replies.ts';
import { registerReports } from './report-route.ts';
import { refusalOf } from './request-guard.ts';
import { registerUploads } from './upload-route.ts';
import { createUploads, type UploadOptions } from './uploads.ts';
import { securityHeaders } from './security-headers.ts';

export interface HttpDoorOptions {
  /** 0: a free one. */
  readonly port: number;
  /** What a command of the owner shows in `X-Owner-Token`. */
  readonly ownerToken: string;
  /** Serve the dashboards: where there is no window to show them in. */
  readonly dashboard: boolean;
  /** Where the built dashboards are; the project's own by default. */
  readonly dashboardDirectory?: string;
  /** Where files wait for their import; without it the dashboard takes none. */
  readonly uploads?: UploadOptions;
  readonly limits?: Partial<Limits>;
  readonly timeouts?: Partial<Timeouts>;
  readonly log?: Log;
}

/** The open port. */
export interface HttpDoor {
  readonly port: number;
  /** `http://127.0.0.1:<port>` */
  readonly origin: string;
  /** Where scripts find the published interface: `<origin>/v1`. */
  readonly apiBaseUrl: string;
  /** An address that opens the dashboard, once; null where none is served. */
  dashboardUrl(): string | null;
  /** Stops listening, ends event streams, and lets running requests finish. */
  close(): Promise<void>;
}

/** Opens the loopback port. Throws `unavailable` in one line when it is taken. Tells the host its address, and takes it back on closing. */
export async function createHttpDoor(host: ServiceHost, options: HttpDoorOptions): Promise<HttpDoor> {
  const log: Log = options.log ?? ((line) => process.stderr.write(`${line}\n`));
  let port = options.port;
  const sessions = options.dashboard ? createOwnerSessions() : null;
  const check: OwnerCheck = { ownerToken: options.ownerToken, sessions, port: () => port };
  const feed = createEventFeed((listener) => host.subscribe(listener));
  const streams = createEventStreams(feed);
  const refuseBroken = (error: NodeJS.ErrnoException, socket: Socket): void =>
    answerBroken(error, socket, host.current().env);
  let servers: [Server, Server] | undefined;

  const app = Fastify({
    bodyLimit: bodyLimitBytes,
    exposeHeadRoutes: false,
    // Longer than any address: an operation with a long name is an unknown one like others.
    routerOptions: { maxParamLength: 20_000 },
    clientErrorHandler: refuseBroken,
    // A request that reaches us while we close is still answered; new connections are not accepted any more.
    return503OnClosing: false,
    frameworkErrors: (error, _request, reply) => void sendError(reply, fromFramework(error, log), host.current().env),
    serverFactory: (handler) => {
      servers = createLoopbackServers({ ...defaultTimeouts, ...options.timeouts }, handler);
      return servers[0];
    },
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(securityHeaders);
    const refused = refusalOf(sourceOf(request), port);
    if (refused !== null) throw new ServiceError('forbidden', refused);
    const path = pathOf(request.url);
    if (isApiPath(path)) {
      void reply.header('Cache-Control', 'no-store');
      const method = methodOf(path);
      if (method === undefined) throw unknownPath(path);
      if (method !== request.method) {
        void reply.header('Allow', method);
        throw new ServiceError('method_not_allowed', `This address answers to ${method} only.`);
      }
    }
    done();
  });
  app.setErrorHandler((error: unknown, _request, reply) =>
    sendError(reply, fromFramework(error, log), host.current().env),
  );
  app.setNotFoundHandler((request) => {
    throw unknownPath(pathOf(request.url));
  });
  await registerRoutes(app);
  await app.ready();
  if (servers === undefined) throw new Error('Fastify asked for no server.');
  const listening = servers;
  for (const server of listening) server.on('upgrade', (_request: IncomingMessage, socket) => socket.destroy());
  listening[1].on('clientError', refuseBroken);
  port = await listenOnLoopback(listening, options.port);
  const origin = `http://127.0.0.1:${port}`;
  const takeBack = host.announceApi(`${origin}/v1`, options.ownerToken);

  return {
    port,
    origin,
    apiBaseUrl: `${origin}/v1`,
    dashboardUrl: () => (sessions === null ? null : `${origin}/?token=${sessions.issueToken()}`),
    close: async () => {
      takeBack();
      streams.close();
      feed.close();
      await closeServers(listening);
      await app.close();
    },
  };

  async function registerRoutes(scope: FastifyInstance): Promise<void> {
    const keyOf = createKeyCheck({ ...defaultLimits, ...options.limits });
    registerOperations(scope, '/v1', host, keyOf);
    registerOperations(scope, '/workspace', host, (request) => ownerOf(request, check));
    scope.get('/v1/openapi.json', (_request, reply) => reply.send(openApiDocument(`http://127.0.0.1:${port}/v1`)));
    scope.get('/v1/answers/*', (request, reply) => {
      const service = host.current();
      const caller = keyOf(request, service);
      const artifact = service.artifact(pathOf(request.url).slice('/v1/'.length), caller);
      return reply.header('Content-Type', artifact.contentType).send(artifact.body);
    });
    registerReports(scope, host);
    if (options.uploads !== undefined) await registerUploads(scope, host, createUploads(options.uploads), check);
    scope.get('/workspace/events', (request, reply) => {
      ownerOf(request, check);
      streams.open(reply);
    });
    if (sessions !== null)
      await registerDashboard(scope, options.dashboardDirectory ?? rendererDirectory(), sessions, check);
  }
}

const sourceOf = ({ headers, url }: FastifyRequest) => ({
  // A whole address in the request line stands above the Host header (RFC 9112, section 3.2.2).
  host: url.startsWith('/') ? headers.host : URL.parse(url)?.host,
  origin: headers.origin,
  fetchSite: text(headers['sec-fetch-site']),
  fetchMode: text(headers['sec-fetch-mode']),
});
const text = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value.join() : value;

/** Errors of the HTTP library in the words of the closed list. */
function fromFramework(error: unknown, log: Log): ServiceError {
  const { code, statusCode } = error as Partial<FastifyError>;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return bodyTooLarge();
  if (code === 'FST_ERR_BAD_URL') return new ServiceError('not_found', 'There is nothing at this address.');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new ServiceError(
      'invalid_request',
      'The request is broken: it ended early or contradicts its own headers.',
      { cause: error },
    );
  return asServiceError(error, log);
}
