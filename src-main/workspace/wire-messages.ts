import { setTimeout as sleep } from 'node:timers/promises';
import type { ServiceEvent } from '#shared/contract/events.ts';
import type { OutputOf } from '#shared/contract/index.ts';
import type { Result } from '#shared/contract/envelope.ts';
import { createOutbox, type Outbox, type OutboxOptions } from '#main/messages/outbox.ts';
import type { FetchPage } from '#main/web/fetch-page.ts';
import { isOnline } from '#main/web/is-online.ts';

/** Assembles the outbox of a workspace: alerts and digests as messages, looked at again when settings or alerts change. */
export function wireMessages({
  fetchPage,
  portfolio,
  ...options
}: Omit<OutboxOptions, 'delay' | 'portfolio' | 'isOnline'> & {
  readonly fetchPage: FetchPage;
  /** The reply of the service about all clients. */
  readonly portfolio: () => Promise<Result<OutputOf<'get-portfolio'>>>;
}): Outbox & { readonly heard: (event: ServiceEvent) => void } {
  const outbox = createOutbox({
    ...options,
    delay: (milliseconds, signal) => sleep(milliseconds, undefined, { signal, ref: false }),
    portfolio: async () => {
      const result = await portfolio();
      if (!result.ok) throw new Error(result.error.message);
      return result.data.customers;
    },
    isOnline: (signal) => isOnline(fetchPage, signal),
  });
  return {
    ...outbox,
    heard: (event) => {
      if (event.kind === 'changed' && (event.topic === 'settings' || event.topic === 'alerts')) outbox.poke();
    },
  };
}
