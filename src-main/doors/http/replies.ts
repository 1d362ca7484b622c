import { randomUUID } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { errorEnvelope, successEnvelope, type Environment, type Result } from '#shared/contract/envelope.ts';
import { errorStatus, ServiceError } from '#shared/contract/errors.ts';
import { contract, type OperationName } from '#shared/contract/index.ts';
import type { Operation } from '#shared/contract/operation.ts';

/** Writes one line for the person who runs the service. */
export type Log = (line: string) => void;

const json = 'application/json; charset=utf-8';

/** Answers with an error of the closed list, in the canonical shape. */
export function sendError(reply: FastifyReply, error: ServiceError, env: Environment): FastifyReply {
  if (error.retryAfterSeconds !== undefined) void reply.header('Retry-After', error.retryAfterSeconds);
  return reply
    .code(errorStatus[error.code])
    .header('Content-Type', json)
    .send(JSON.stringify(errorEnvelope(error.toBody(), env)));
}

/** Answers with what an operation brought, data or error. */
export function sendResult(
  reply: FastifyReply,
  name: OperationName,
  result: Result<unknown>,
  env: Environment,
): FastifyReply {
  if (!result.ok)
    return sendError(
      reply,
      new ServiceError(result.error.code, result.error.message, { details: result.error.details }),
      env,
    );
  const { statusInEnvelope }: Operation = contract[name];
  return reply
    .code(200)
    .header('Content-Type', json)
    .send(JSON.stringify(successEnvelope(result.data, env, statusInEnvelope ?? false)));
}

/** What a thrown error is to the client: itself when it is of the closed list, else `internal` with the id it is logged under. */
export function asServiceError(error: unknown, log: Log): ServiceError {
  if (error instanceof ServiceError) return error;
  const id = randomUUID();
  log(`internal error ${id}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  return new ServiceError('internal', `Something went wrong inside Answerscope. It is logged under ${id}.`, {
    cause: error,
  });
}
