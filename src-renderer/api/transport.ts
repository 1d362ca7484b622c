import type { OperationName } from '#shared/contract/index.ts';
import type { Result, SuccessEnvelope, ErrorEnvelope } from '#shared/contract/envelope.ts';
import type { ServiceEvent } from '#shared/contract/events.ts';
import { pageKeyHeader, pageKeyParameter } from '#shared/contract/page-key.ts';
import { pageKey } from './page-key.ts';

/** The way to the service: the same two functions over the desktop's bridge or over the loopback port. */
export interface Transport {
  call(name: OperationName, request: unknown): Promise<Result<unknown>>;
  subscribe(listener: (event: ServiceEvent) => void): () => void;
  /** The path of a chosen file on disk; the desktop app only. */
  pathOf?(file: File): string;
}

declare global {
  interface Window {
    /** Set by the preload script of the desktop app. */
    readonly answerscope?: Transport;
  }
}

const failure = (
  message: string,
  code: 'unavailable' | 'internal' | 'unauthorized' = 'unavailable',
): Result<never> => ({
  ok: false,
  error: { code, message, details: [] },
});

async function post(name: OperationName, request: unknown): Promise<Result<unknown>> {
  let response: Response;
  try {
    response = await fetch(`/workspace/${name}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [pageKeyHeader]: pageKey() },
      body: JSON.stringify(request),
      credentials: 'same-origin',
    });
  } catch {
    return failure('Answerscope is not running or cannot be reached. Start it, then retry.');
  }
  let reply: SuccessEnvelope<unknown> | ErrorEnvelope;
  try {
    reply = (await response.json()) as SuccessEnvelope<unknown> | ErrorEnvelope;
  } catch {
    return failure('Answerscope sent a reply that could not be read.', 'internal');
  }
  if ('error' in reply) {
    if (reply.error.code !== 'unauthorized') return { ok: false, error: reply.error };
    return failure(
      'This page is no longer signed in. Open the address that Answerscope printed when it started.',
      'unauthorized',
    );
  }
  return { ok: true, data: reply.data };
}

function listen(listener: (event: ServiceEvent) => void): () => void {
  const source = new EventSource(`/workspace/events?${pageKeyParameter}=${pageKey()}`);
  let interrupted = false;
  source.addEventListener('error', () => (interrupted = true));
  source.addEventListener('open', () => {
    // Events pushed during the interruption are lost.
    if (interrupted) listener({ kind: 'changed', topic: 'workspace', customerId: null });
    interrupted = false;
  });
  source.addEventListener('message', (message: MessageEvent<string>) =>
    listener(JSON.parse(message.data) as ServiceEvent),
  );
  return () => source.close();
}

/** The bridge of the desktop app where there is one, else the loopback port the page came from. */
export const transport: Transport = window.answerscope ?? { call: post, subscribe: listen };
