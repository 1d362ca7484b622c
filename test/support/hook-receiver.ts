import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface ReceivedPost {
  readonly headers: http.IncomingHttpHeaders;
  readonly body: string;
}

export type Behaviour = (response: http.ServerResponse) => void;
export const status =
  (code: number, headers: http.OutgoingHttpHeaders = {}, text = ''): Behaviour =>
  (response) =>
    void response.writeHead(code, headers).end(text);

/** A receiver of webhooks on loopback: behaves as listed, then replies with 200 for ever. */
export async function startHookReceiver(...behaviours: Behaviour[]) {
  const received: ReceivedPost[] = [];
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    response.on('error', () => undefined);
    request.on('data', (chunk: Buffer) => void chunks.push(chunk));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
      (behaviours.shift() ?? status(200))(response);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/hook/T0KEN-OF-TEAM`, port, received, behaviours };
}
