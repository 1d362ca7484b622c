import type { Socket } from 'node:net';
import { errorEnvelope, type Environment } from '#shared/contract/envelope.ts';
import { ServiceError } from '#shared/contract/errors.ts';

/** Answers what is no HTTP, or came too slowly, in the canonical shape, and ends the connection. */
export function answerBroken(error: NodeJS.ErrnoException, socket: Socket, env: Environment): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const message =
    error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
      ? 'The request did not arrive in time.'
      : 'This is no valid HTTP request.';
  const body = JSON.stringify(errorEnvelope(new ServiceError('invalid_request', message).toBody(), env));
  const head = [
    'HTTP/1.1 400 Bad Request',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
