import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import { errorEnvelope, successEnvelope, type Environment, type Result } from '#shared/contract/envelope.ts';
import { errorStatus, ServiceError } from '#shared/contract/errors.ts';
import { contract, type OperationName } from '#shared/contract/index.ts';
import type { Operation } from '#shared/contract/operation.ts';
import { tooSlow } from './watch-arrival.ts';

/** Writes one line for the person who runs the service. */
export type Log = (line: string) => void;

const json = 'application/json; charset=utf-8';

/** Sent with every reply: no content sniffing, no referrer, no embedding by other sites. */
export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
} as const;

/** Sends an error of the closed list in the canonical shape. */
export function sendError(reply: FastifyReply, error: ServiceError, env: Environment): FastifyReply {
  if (error.code === 'unauthorized' && !reply.hasHeader('WWW-Authenticate'))
    void reply.header('WWW-Authenticate', 'ApiKey realm="Answerscope"');
  if (error.retryAfterSeconds !== undefined) void reply.header('Retry-After', error.retryAfterSeconds);
  return reply
    .code(errorStatus[error.code])
    .header('Content-Type', json)
    .send(JSON.stringify(errorEnvelope(error.toBody(), env)));
}

/** Sends the result of an operation, data or error. */
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

/** UTF-16 units up to which a list is sent at once, with its length. */
const shortReply = 16_384;

/** Sends the rows of a list in the canonical shape; those of a long one are written as they are read. */
export function sendRows(
  reply: FastifyReply,
  name: OperationName,
  rows: Iterable<readonly unknown[]>,
  env: Environment,
): FastifyReply {
  const { statusInEnvelope }: Operation = contract[name];
  const envelope = JSON.stringify(successEnvelope([], env, statusInEnvelope ?? false));
  const start = envelope.indexOf('[') + 1;
  const [head, tail] = [envelope.slice(0, start), envelope.slice(start)];
  void reply.code(200).header('Content-Type', json);
  const texts = textOfRows(rows);
  let first = head;
  for (let text = texts.next(); text.done !== true; text = texts.next()) {
    first += text.value;
    if (first.length > shortReply) return reply.send(Readable.from(written(first, texts, tail)));
  }
  return reply.send(first + tail);
}

/** The rows as JSON, without the brackets of the list. */
function* textOfRows(pieces: Iterable<readonly unknown[]>): Generator<string> {
  let separator = '';
  for (const rows of pieces) {
    if (rows.length === 0) continue;
    yield separator + JSON.stringify(rows).slice(1, -1);
    separator = ',';
  }
}

/** What is read already, then the rest, a piece at a time: other requests are served in between. */
async function* written(first: string, rest: Iterable<string>, tail: string): AsyncGenerator<string> {
  yield first;
  for (const text of rest) {
    yield text;
    await setImmediate();
  }
  yield tail;
}

/** The error to send for a thrown one: itself if it is a `ServiceError`, else `internal` with the id it is logged under. */
export function asServiceError(error: unknown, log: Log): ServiceError {
  if (error instanceof ServiceError) return error;
  const id = randomUUID();
  log(`internal error ${id}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  return new ServiceError('internal', `Something went wrong inside Answerscope. It is logged under ${id}.`, {
    cause: error,
  });
}

/**
 * Replies in the canonical shape to input that is not HTTP or arrived too slowly, and closes the connection. One that a
 * browser opened in advance is closed without a reply, which it would take for that to the request it is about to send.
 */
export function refuseConnection(error: NodeJS.ErrnoException, socket: Socket, env: Environment): void {
  if (!socket.writable || error.code === 'ECONNRESET' || socket.bytesRead === 0) {
    socket.destroy();
    return;
  }
  const message = error.code === tooSlow ? 'The request did not arrive in time.' : 'This is not a valid HTTP request.';
  const body = JSON.stringify(errorEnvelope(new ServiceError('invalid_request', message).toBody(), env));
  const head = [
    'HTTP/1.1 400 Bad Request',
    `Content-Type: ${json}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
