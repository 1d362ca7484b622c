import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { isOperation } from '#shared/contract/index.ts';
import { errorEnvelope, successEnvelope } from '#shared/contract/envelope.ts';
import { ServiceError, notFound } from '#shared/contract/errors.ts';
import type { ServiceEvent } from '#shared/contract/events.ts';
import { createDouble, type Overrides } from './double.ts';
import type { Scenario } from './handlers.ts';

export { scenarios, type Scenario } from './handlers.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

/** What the service that is played holds, and how it answers. */
export interface Played {
  readonly scenario: Scenario;
  /** The model that reads sentences; null for none. */
  readonly model?: string | null;
  readonly overrides?: Overrides;
}

/** Stands in for the service while working on the dashboard: serves a built renderer and made-up, typed replies. */
export async function startRendererDouble(options: Played & { readonly directory: string; readonly port?: number }) {
  const listeners = new Set<ServerResponse>();
  const emit = (event: ServiceEvent) =>
    listeners.forEach((response) => response.write(`data: ${JSON.stringify(event)}\n\n`));
  const create = ({ scenario, model, overrides }: Played) =>
    createDouble({
      scenario,
      model: model === undefined ? 'gpt-6-luna' : model,
      emit,
      ...(overrides === undefined ? {} : { overrides }),
    });
  let double = create(options);

  const server = createServer((request, response): void => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    if (path === '/workspace/events') {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      response.write(': hello\n\n');
      listeners.add(response);
      request.on('close', () => listeners.delete(response));
      return;
    }
    if (path.startsWith('/workspace/')) {
      let text = '';
      request.on('data', (chunk) => (text += chunk));
      request.on('end', (): void => {
        const name = path.slice('/workspace/'.length);
        const reply = (status: number, body: unknown) =>
          response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
        if (!isOperation(name)) {
          reply(404, errorEnvelope(notFound('operation', name).toBody(), 'sample'));
          return;
        }
        double.answer(name, JSON.parse(text)).then(
          (data) => reply(200, successEnvelope(data, 'sample', false)),
          (error: unknown) =>
            reply(
              500,
              errorEnvelope(
                error instanceof ServiceError
                  ? error.toBody()
                  : { code: 'internal', message: `The double failed: ${String(error)}`, details: [] },
                'sample',
              ),
            ),
        );
      });
      return;
    }
    const file = join(options.directory, normalize(path === '/' ? '/index.html' : path));
    if (!existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'Content-Type': types[extname(file)] ?? 'application/octet-stream',
      // As the service has it: a browser that has loaded the code keeps it.
      'Cache-Control': path.startsWith('/assets/') ? 'private, max-age=31536000, immutable' : 'no-store',
    });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The pace of what is played now. */
    pace: () => double.pace,
    /** Plays another service at the same address, as new; pages of the one before must be closed. */
    play(played: Played): void {
      double.stop();
      double = create(played);
    },
    async close() {
      double.stop();
      listeners.forEach((response) => response.end());
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
