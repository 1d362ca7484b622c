import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ServiceError } from '#shared/contract/errors.ts';
import { isOperation, type OperationName } from '#shared/contract/index.ts';
import type { Caller, Service, WorkspaceSwitcher } from '#main/service/service.ts';
import { unknownPath } from './api-paths.ts';
import { bodyLimitBytes, isJsonMediaType, parseJsonObject } from './json-body.ts';
import { sendResult, sendRows } from './replies.ts';

export const bodyTooLarge = (): ServiceError => new ServiceError('body_too_large', 'The body is larger than 1 MiB.');

/** Checks the headers that describe the body, before it is read; throws `ServiceError`. */
function checkBodyHeaders(request: FastifyRequest): void {
  const { 'content-type': type, 'content-encoding': encoding, 'content-length': length } = request.headers;
  if (!isJsonMediaType(type))
    throw new ServiceError('unsupported_media_type', 'The Content-Type header must be application/json, in UTF-8.');
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity')
    throw new ServiceError('unsupported_media_type', 'The body must not be compressed.');
  if (Number(length ?? 0) > bodyLimitBytes) throw bodyTooLarge();
}

/** The published interface knows no idempotency keys. */
function repeatKeyOf({ headers }: FastifyRequest, prefix: string): string | undefined {
  const value = headers['idempotency-key'];
  return prefix === '/v1' ? undefined : Array.isArray(value) ? value.join() : value;
}

/**
 * Serves `POST <prefix>/<operation>`. Route, method, media type and size are checked before the body is parsed, then
 * the caller, then the JSON; the service checks the rest.
 */
export function registerOperations(
  app: FastifyInstance,
  prefix: '/v1' | '/workspace',
  switcher: WorkspaceSwitcher,
  callerOf: (request: FastifyRequest, service: Service, operation: OperationName) => Caller,
): void {
  app.post<{ Params: { operation: string } }>(
    `${prefix}/:operation`,
    {
      onRequest: (request, _reply, done) => {
        checkBodyHeaders(request);
        done();
      },
    },
    async (request, reply) => {
      const { operation } = request.params;
      if (!isOperation(operation)) throw unknownPath(request.url);
      const service = switcher.current();
      const caller = callerOf(request, service, operation);
      const body = parseJsonObject(request.body);
      const rows = service.rowsUnchecked(operation, body, caller);
      if (rows?.ok === true) return sendRows(reply, operation, rows.data, service.env);
      const result = rows ?? (await service.callUnchecked(operation, body, caller, repeatKeyOf(request, prefix)));
      return sendResult(reply, operation, result, switcher.current().env);
    },
  );
}
