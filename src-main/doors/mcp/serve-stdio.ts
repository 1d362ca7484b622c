import { serveStdio, StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import type { Readable, Writable } from 'node:stream';
import type { Assistant } from './call-operation.ts';
import { createAssistantServer } from './create-server.ts';

/** Serves an assistant over standard input and output until the input ends or `signal` is aborted. */
export async function serveAssistantOverStdio(
  assistant: Assistant,
  version: string,
  { input, output, signal }: { readonly input: Readable; readonly output: Writable; readonly signal: AbortSignal },
): Promise<void> {
  const ended = Promise.withResolvers<void>();
  input.once('end', ended.resolve).once('close', ended.resolve);
  signal.addEventListener('abort', () => ended.resolve(), { once: true });
  if (signal.aborted) ended.resolve();
  const handle = serveStdio(() => createAssistantServer(assistant, version), {
    transport: new StdioServerTransport(input, output),
  });
  await ended.promise;
  await handle.close();
}
