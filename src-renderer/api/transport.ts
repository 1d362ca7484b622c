import type { OperationName } from '#shared/contract/index.ts';
import type { Result, SuccessEnvelope, ErrorEnvelope } from '#shared/contract/envelope.ts';
import type { ServiceEvent } from '#shared/contract/events.ts';
import { pageKeyHeader, pageKeyParameter } from '#shared/contract/page-key.ts';
import { t } from '../language/current.ts';
import { unreachable } from './call-error.ts';
import { reportConnection, reportRestored } from '../state/connection.ts';
import { pageKey } from './page-key.ts';

/** The way to the service: the same two functions over the desktop's bridge or over the loopback port. */
export interface Transport {
  call(name: OperationName, request: unknown): Promise<Result<unknown>>;
  subscribe(listener: (event: ServiceEvent) => void): () => void;
  /** The path of a chosen file on disk; the desktop app only. */
  pathOf?(file: File): string;
  /** The operating system, as Node names it; the desktop app only. */
  readonly system?: string;
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
    reportConnection('gone');
    return failure(unreachable);
  }
  let reply: SuccessEnvelope<unknown> | ErrorEnvelope;
  try {
    reply = (await response.json()) as SuccessEnvelope<unknown> | ErrorEnvelope;
  } catch {
    return failure(t('Answerscope sent a reply that could not be read.'), 'internal');
  }
  const signedOut = 'error' in reply && reply.error.code === 'unauthorized';
  reportConnection(signedOut ? 'signed-out' : 'connected');
  if ('error' in reply) {
    if (!signedOut) return { ok: false, error: reply.error };
    return failure(
      t('This page is no longer signed in. Start Answerscope again and open the address that it prints.'),
      'unauthorized',
    );
  }
  return { ok: true, data: reply.data };
}

/** Milliseconds until an event connection that was refused is tried again. */
const refusedRetryMs = 3_000;

/**
 * Events by a connection that lasts. The browser opens an interrupted one again by itself; one that was refused (the
 * session has ended, or another program has the port) is tried again after asking why.
 */
function listen(listener: (event: ServiceEvent) => void): () => void {
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let interrupted = false;
  const connect = () => {
    source = new EventSource(`/workspace/events?${pageKeyParameter}=${pageKey()}`);
    source.addEventListener('error', () => {
      interrupted = true;
      if (source.readyState !== EventSource.CLOSED) return reportConnection('gone');
      void post('get-workspace-status', {});
      timer = setTimeout(connect, refusedRetryMs);
    });
    source.addEventListener('open', () => {
      if (!interrupted) return reportConnection('connected');
      interrupted = false;
      // A reply that was under way when the service ended may have reported a connection since.
      reportRestored();
      // Events pushed during the interruption are lost.
      listener({ kind: 'changed', topic: 'workspace', customerId: null });
    });
    source.addEventListener('message', (message: MessageEvent<string>) =>
      listener(JSON.parse(message.data) as ServiceEvent),
    );
  };
  connect();
  return () => {
    clearTimeout(timer);
    source.close();
  };
}

/** The bridge of the desktop app where there is one, else the loopback port the page came from. */
export const transport: Transport = window.answerscope ?? { call: post, subscribe: listen };
