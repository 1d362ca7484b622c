import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { successEnvelope } from '#shared/contract/envelope.ts';
import { ServiceError } from '#shared/contract/errors.ts';
import type { WorkspaceSwitcher } from '#main/service/service.ts';
import { pathOf, uploadPath } from './api-paths.ts';
import { ownerOf, type OwnerCheck } from './callers.ts';
import type { Uploads } from './uploads.ts';

const mediaType = 'application/octet-stream';

/**
 * Streams a file from the owner's browser to disk and returns the path for the import or restore that uses it. The file
 * is deleted once it has been used.
 */
export async function registerUploads(
  app: FastifyInstance,
  switcher: WorkspaceSwitcher,
  uploads: Uploads,
  check: OwnerCheck,
): Promise<void> {
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    // The body stays a stream: a file is never held in memory.
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
        return reply.send(successEnvelope(received, switcher.current().env, false));
      },
    );
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    if (reply.statusCode === 200) for (const file of usedFiles(request)) uploads.discard(file);
    done();
  });
}

/** The operations that use an uploaded file. */
const operationsWithFile = new Set(['/workspace/import-answers', '/workspace/restore-backup']);

/** The files that a request has finished with; none for all other requests. */
function usedFiles(request: FastifyRequest): string[] {
  if (!operationsWithFile.has(pathOf(request.url)) || !Buffer.isBuffer(request.body)) return [];
  const body = JSON.parse(request.body.toString('utf8')) as { file?: unknown; files?: unknown; dryRun?: unknown };
  if (body.dryRun === true) return [];
  const further: readonly unknown[] = Array.isArray(body.files) ? body.files : [];
  return [body.file, ...further].filter((file) => typeof file === 'string');
}
