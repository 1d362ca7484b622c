import { findLanguage } from '#shared/domain/languages.ts';
import { languageOfCustomer, type MessageChannel } from '#main/store/message-channels.ts';
import type { Store } from '#main/store/store.ts';

/** The language chosen for a channel, else that of the client's queries, else English. */
export function languageFor(store: Store, { language }: MessageChannel, customerId: number): string {
  return language ?? findLanguage(languageOfCustomer(store, customerId) ?? '')?.code ?? 'en';
}
