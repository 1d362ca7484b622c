import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyRequest } from 'fastify';
import { ServiceError } from '#shared/contract/errors.ts';
import { contract } from '#shared/contract/index.ts';
import type { WorkspaceSwitcher } from '#main/service/service.ts';
import { rendererDirectory } from '#main/files/paths.ts';
import { createEventFeed } from '../event-feed.ts';
import { eventsPath, isApiPath, methodsOf, pathOf, unknownPath, workspaceDocumentPath } from './api-paths.ts';
import { registerAssistant } from './assistant-route.ts';
import { createKeyCheck, createOwnerCheck, defaultLimits, hasKeyOnly, ownerOf, type Limits } from './callers.ts';
import { registerDashboard } from './dashboard-routes.ts';
import { createEventStreams, eventStreamType } from './event-stream.ts';
import { registerFeed } from './feed-route.ts';
import { bodyLimitBytes } from './json-body.ts';
import { closeServers, createLoopbackServers, listenOnLoopback } from './loopback-servers.ts';
import { openApiDocument, workspaceApiDocument } from './openapi.ts';
import { outcomeHeader } from './openapi-reads.ts';
import { bodyTooLarge, registerOperations } from './operation-routes.ts';
import { createOwnerSessions } from './owner-sessions.ts';
import { asServiceError, refuseConnection, securityHeaders, sendError, type Log } from './replies.ts';
import { registerReports } from './report-route.ts';
import { refusalOf } from './request-guard.ts';
import { registerUploads } from './upload-route.ts';
import { createUploads, type UploadOptions } from './uploads.ts';
import { defaultTimeouts, type Timeouts } from './watch-arrival.ts';

export interface HttpDoorOptions {
  /** 0 picks a free port. */
  readonly port: number;
  /** Expected in `X-Owner-Token` from the owner's commands. */
  readonly ownerToken: string;
  /** Serve the dashboards; false in the desktop app, which has its own window. */
  readonly dashboard: boolean;
  /** Folder of the built dashboards; default: the project's own. */
  readonly dashboardDirectory?: string;
  /** Where uploaded files wait for their import; without it uploads are refused. */
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
  /** Base address of the published interface: `<origin>/v1`. */
  readonly apiBaseUrl: string;
  /** An address that opens the dashboard once; null if none is served. */
  dashboardUrl(): string | null;
  /** Stops listening, ends event streams, and lets running requests finish. */
  close(): Promise<void>;
}

/** Opens the loopback port and announces its address to the host until it closes. Throws `unavailable` if the port is taken. */
export async function createHttpDoor(switcher: WorkspaceSwitcher, options: HttpDoorOptions): Promise<HttpDoor> {
  const log: Log = options.log ?? ((line) => process.stderr.write(`${line}\n`));
  let port = options.port;
  const sessions = options.dashboard ? createOwnerSessions() : null;
  const limits = { ...defaultLimits, ...options.limits };
  const check = createOwnerCheck({ ownerToken: options.ownerToken, sessions, port: () => port }, limits);
  const feed = createEventFeed((listener) => switcher.subscribe(listener));
  const streams = createEventStreams(feed);
  const refuseBroken = (error: NodeJS.ErrnoException, socket: Socket): void =>
    refuseConnection(error, socket, switcher.current().env);
  let servers: [Server, Server] | undefined;

  const app = Fastify({
    bodyLimit: bodyLimitBytes,
    exposeHeadRoutes: true,
    // Longer than any address, so that an operation with a long name is reported as unknown.
    routerOptions: { maxParamLength: 20_000 },
    clientErrorHandler: refuseBroken,
    // A request that arrives during closing still gets a reply; new connections are refused.
    return503OnClosing: false,
    frameworkErrors: (error, _request, reply) =>
      void sendError(reply, fromFramework(error, log), switcher.current().env),
    serverFactory: (handler) => {
      servers = createLoopbackServers({ ...defaultTimeouts, ...options.timeouts }, handler, refuseBroken);
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
      const methods = methodsOf(path);
      if (methods === undefined) throw unknownPath(path);
      if (!methods.some((method) => method === request.method)) {
        void reply.header('Allow', methods.join(', '));
        throw new ServiceError('method_not_allowed', `This address accepts ${methods.join(' and ')} only.`);
      }
    }
    done();
  });
  app.setErrorHandler((error: unknown, _request, reply) =>
    sendError(reply, fromFramework(error, log), switcher.current().env),
  );
  app.setNotFoundHandler((request) => {
    throw unknownPath(pathOf(request.url));
  });
  await registerRoutes(app);
  await app.ready();
  if (servers === undefined) throw new Error('Fastify created no server.');
  const listening = servers;
  listening[1].on('clientError', refuseBroken);
  port = await listenOnLoopback(listening, options.port);
  const origin = `http://127.0.0.1:${port}`;
  const withdraw = switcher.announceApi(`${origin}/v1`, options.ownerToken);

  return {
    port,
    origin,
    apiBaseUrl: `${origin}/v1`,
    dashboardUrl: () => (sessions === null ? null : `${origin}/?token=${sessions.issueToken()}`),
    close: async () => {
      withdraw();
      streams.close();
      feed.close();
      await closeServers(listening);
      await app.close();
    },
  };

  async function registerRoutes(scope: FastifyInstance): Promise<void> {
    const keyOf = createKeyCheck(limits);
    registerOperations(scope, '/v1', switcher, (request, service) => keyOf(request, service, 'any'));
    registerOperations(scope, '/workspace', switcher, (request, service, operation) =>
      hasKeyOnly(request) ? keyOf(request, service, contract[operation].scope) : ownerOf(request, check),
    );
    scope.get('/v1/openapi.json', (_request, reply) => reply.send(openApiDocument(`http://127.0.0.1:${port}/v1`)));
    scope.get(workspaceDocumentPath, (_request, reply) =>
      reply.send(workspaceApiDocument(`http://127.0.0.1:${port}/workspace`)),
    );
    scope.get('/v1/answers/*', (request, reply) => {
      const service = switcher.current();
      const caller = keyOf(request, service, 'any');
      const artifact = service.artifact(pathOf(request.url).slice('/v1/'.length), caller);
      if (artifact.outcome !== undefined) void reply.header(outcomeHeader, artifact.outcome);
      return reply.header('Content-Type', artifact.contentType).send(artifact.body);
    });
    registerAssistant(scope, switcher, keyOf);
    registerFeed(scope, switcher, keyOf, check);
    registerReports(scope, switcher);
    if (options.uploads !== undefined) await registerUploads(scope, switcher, createUploads(options.uploads), check);
    scope.get(eventsPath, { exposeHeadRoute: false }, (request, reply) => {
      ownerOf(request, check);
      streams.open(reply);
    });
    scope.head(eventsPath, (request, reply) => {
      ownerOf(request, check);
      return reply.header('Content-Type', eventStreamType).send();
    });
    if (sessions !== null)
      await registerDashboard(scope, options.dashboardDirectory ?? rendererDirectory(), sessions, check);
  }
}

const sourceOf = ({ headers, raw, url }: FastifyRequest) => ({
  hosts: hostHeaders(raw.rawHeaders),
  target: url.startsWith('/') ? undefined : (URL.parse(url)?.host ?? ''),
  origin: headers.origin,
  fetchSite: text(headers['sec-fetch-site']),
  fetchMode: text(headers['sec-fetch-mode']),
});
/** The parsed headers hold only the first of several. */
const hostHeaders = (rawHeaders: readonly string[]): string[] =>
  rawHeaders.filter((_value, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host');
const text = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value.join() : value;

/** Maps errors of the HTTP library to the closed list of codes. */
function fromFramework(error: unknown, log: Log): ServiceError {
  const { code, statusCode } = error as Partial<FastifyError>;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return bodyTooLarge();
  if (code === 'FST_ERR_BAD_URL') return new ServiceError('not_found', 'Page not found.');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new ServiceError('invalid_request', 'The request is malformed: it ended early or contradicts its headers.', {
      cause: error,
    });
  return asServiceError(error, log);
}
