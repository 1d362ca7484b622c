import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contract } from '#shared/contract/index.ts';
import type { Scope } from '#shared/contract/operation.ts';
import { appVersion } from '#main/files/app-version.ts';
import type { WorkspaceSwitcher } from '#main/service/service.ts';
import { typedCall } from '../mcp/call-operation.ts';
import { assistantPath } from './api-paths.ts';
import type { KeyCheck } from './callers.ts';

/**
 * Serves assistants at `/mcp`, with an API key as bearer token. Each call of an operation counts against the limits of the key
 * as a request of its own.
 */
export function registerAssistant(app: FastifyInstance, switcher: WorkspaceSwitcher, keyOf: KeyCheck): void {
  app.route({
    method: ['GET', 'POST', 'DELETE'],
    url: assistantPath,
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const key = bearerOf(request);
      void reply.header('WWW-Authenticate', 'Bearer realm="Answerscope"');
      const caller = keyOf(request, switcher.current(), 'any', key);
      void reply.removeHeader('WWW-Authenticate');
      const call = typedCall((name, body) => {
        const needed: Scope = contract[name].scope;
        const service = switcher.current();
        return service.callUnchecked(name, body, keyOf(request, service, needed, key));
      });
      const scopes = caller.kind === 'key' ? (caller.scopes ?? ['read']) : [];
      // Loaded with the first assistant.
      const { serveAssistant } = await import('../mcp/serve-http.ts');
      const response = await serveAssistant(webRequestOf(request, reply), { call, scopes }, appVersion());
      void reply.code(response.status);
      for (const [name, value] of response.headers) void reply.header(name, value);
      return reply.send(response.body === null ? '' : Readable.fromWeb(response.body as ReadableStream));
    },
  });
}

const bearerOf = ({ headers }: FastifyRequest): string =>
  /^Bearer ([\x21-\x7e]+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';

/** The request as the SDK takes it; it is aborted when the client goes away. */
function webRequestOf(request: FastifyRequest, reply: FastifyReply): Request {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined && name !== 'authorization')
      headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  const body = request.body instanceof Uint8Array ? new Uint8Array(request.body) : null;
  return new Request(`http://${request.host}${request.url}`, {
    method: request.method,
    headers,
    body,
    signal: gone.signal,
  });
}
