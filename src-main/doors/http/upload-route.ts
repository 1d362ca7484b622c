import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { successEnvelope } from '#shared/contract/envelope.ts';
import { ServiceError } from '#shared/contract/errors.ts';
import type { ServiceHost } from '#main/service/service.ts';
import { pathOf, uploadPath } from './api-paths.ts';
import { ownerOf, type OwnerCheck } from './callers.ts';
import type { Uploads } from './uploads.ts';

const mediaType = 'application/octet-stream';

/**
 * Takes a file from the owner's browser, streamed to disk, and gives the path an import asks for. Once it is taken in
 * the file is gone.
 */
export async function registerUploads(
  app: FastifyInstance,
  host: ServiceHost,
  uploads: Uploads,
  check: OwnerCheck,
): Promise<void> {
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    // The body stays a stream: no file is ever held in memory.
    scope.addContentTypeParser(mediaType, (_request, payload, parsed) => parsed(null, payload));
    scope.post<{ Querystring: { name?: unknown } }>(
      uploadPath,
      {
        bodyLimit: Number.MAX_SAFE_INTEGER,
        onRequest: (request, _reply, next) => {
          ownerOf(request, check);
          if (request.headers['content-type'] !== mediaType)
            throw new ServiceError('unsupported_media_type', `The Content-Type header must be ${mediaType}.`);
          next();
        },
      },
      async (request, reply) => {
        const { name } = request.query;
        const received = await uploads.receive(request.body as Readable, typeof name === 'string' ? name : '');
        return reply.send(successEnvelope(received, host.current().env, false));
      },
    );
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const file = reply.statusCode === 200 ? takenFile(request) : null;
    if (file !== null) uploads.discard(file);
    done();
  });
}

/** What takes a file in. */
const takers = new Set(['/workspace/import-answers', '/workspace/restore-backup']);

/** The file a request took in for good; null for everything else. */
function takenFile(request: FastifyRequest): string | null {
  if (!takers.has(pathOf(request.url)) || !Buffer.isBuffer(request.body)) return null;
  const order = JSON.parse(request.body.toString('utf8')) as { file?: unknown; dryRun?: unknown };
  return typeof order.file === 'string' && order.dryRun !== true ? order.file : null;
}
