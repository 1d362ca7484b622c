import { request as httpRequest, type IncomingMessage } from 'node:http';
import type { ServiceEvent } from '#shared/contract/events.ts';
import type { RunningProcess } from '#main/workspace/running-process.ts';

/** Calls back with every event of a running process until it ends or `signal` is aborted; rejects if it cannot be reached. */
export function followEvents(
  { origin, ownerToken }: RunningProcess,
  listener: (event: ServiceEvent) => void,
  { signal, onOpen }: { readonly signal: AbortSignal; readonly onOpen: () => void },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const ended = (error: Error): void => (signal.aborted ? resolve() : reject(error));
    const request = httpRequest(
      `${origin}/workspace/events`,
      { headers: { 'X-Owner-Token': ownerToken }, agent: false, signal },
      (response) => {
        onOpen();
        readEvents(response, listener, resolve, ended);
      },
    );
    request.on('error', ended);
    request.end();
  });
}

function readEvents(
  response: IncomingMessage,
  listener: (event: ServiceEvent) => void,
  onEnd: () => void,
  onError: (error: Error) => void,
): void {
  let rest = '';
  response.setEncoding('utf8');
  response.on('data', (text: string) => {
    const blocks = (rest + text).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks)
      if (block.startsWith('data: ')) listener(JSON.parse(block.slice('data: '.length)) as ServiceEvent);
  });
  response.on('end', onEnd);
  response.on('error', onError);
}
