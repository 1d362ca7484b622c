import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { pathOf, uploadPath } from './api-paths.ts';

export interface Timeouts {
  /** Time for the headers of a request to arrive. */
  readonly headersMs: number;
  /** Time for a whole request to arrive, body included; a file that is being uploaded has as long as it takes. */
  readonly requestMs: number;
  /** Longest pause in the arrival of a file. */
  readonly uploadPauseMs: number;
  /** Time for which an idle connection is kept open. */
  readonly keepAliveMs: number;
}

export const defaultTimeouts: Timeouts = {
  headersMs: 10_000,
  requestMs: 30_000,
  uploadPauseMs: 60_000,
  keepAliveMs: 10_000,
};

/** Replies to what is not, or not in time, an HTTP request, and closes its connection. */
export type RefuseConnection = (error: NodeJS.ErrnoException, socket: Socket) => void;

/**
 * Refuses a request whose body does not arrive in time: as a whole, or, of a file that is uploaded, with a pause that is too
 * long. A large file over a slow line takes minutes.
 */
export function watchArrival(
  request: IncomingMessage,
  { requestMs, uploadPauseMs }: Timeouts,
  refuse: RefuseConnection,
): void {
  const { socket } = request;
  const isUpload = pathOf(request.url ?? '') === uploadPath;
  let received = socket.bytesRead;
  const timer = setInterval(
    () => {
      if (request.complete || request.destroyed) return clearInterval(timer);
      if (isUpload && socket.bytesRead > received) {
        received = socket.bytesRead;
        return;
      }
      clearInterval(timer);
      refuse(Object.assign(new Error('The request did not arrive in time.'), { code: tooSlow }), socket);
    },
    isUpload ? uploadPauseMs : requestMs,
  ).unref();
  request.once('close', () => clearInterval(timer));
}

/** Node's own code for such a request. */
export const tooSlow = 'ERR_HTTP_REQUEST_TIMEOUT';
