import { compose, type Composed } from './compose.ts';
import { htmlOf, textOf, webhookBody } from './message-bodies.ts';
import type { MessageContent } from './message-content.ts';
import { failed, usualLimits, type Attempt, type Limits } from './attempt.ts';
import { readMailServer } from './mail-server.ts';
import {
  addressVariable,
  mailPasswordVariable,
  mailUserVariable,
  readSecret,
  signingVariable,
  type Variables,
} from './message-secrets.ts';
import { sendEmail } from './send-email.ts';
import { sendWebhook } from './send-webhook.ts';
import type { AddressPolicy } from '#main/web/guarded-agent.ts';
import type { MessageChannel } from '#main/store/message-channels.ts';
import { readParts, type MessageRow } from '#main/store/messages.ts';
import type { ReadStore } from '#main/store/store.ts';

export interface Delivery {
  readonly store: ReadStore;
  /** IANA name. */
  readonly timeZone: string;
  readonly now: () => Date;
  /** The environment with what the vault holds, read for every message. */
  readonly variables: Variables;
  /** How long the other side has; replaced in tests. */
  readonly limits?: Limits;
  /** Resolves the names of webhooks; the operating system's resolver unless given. */
  readonly lookup?: AddressPolicy['lookup'];
}

/** What a message says now, in words: without clients that were deleted meanwhile. */
export function readMessage(
  { store, timeZone }: Pick<Delivery, 'store' | 'timeZone'>,
  message: MessageRow,
): { readonly composed: Composed; readonly content: readonly MessageContent[] } {
  const content = readParts(store, message.id).map((part) => JSON.parse(part.content) as MessageContent);
  return { composed: compose(message, content, timeZone), content };
}

/** Tries to deliver one message; throws only if the signal fires. */
export function deliver(
  delivery: Delivery,
  message: MessageRow,
  channel: MessageChannel,
  signal: AbortSignal,
): Promise<Attempt> {
  return channel.kind === 'email'
    ? deliverEmail(delivery, message, signal)
    : deliverToWebhook(delivery, message, channel, signal);
}

function deliverEmail(delivery: Delivery, message: MessageRow, signal: AbortSignal): Promise<Attempt> {
  const { store, variables, limits = usualLimits } = delivery;
  const server = readMailServer(store);
  if (server === null) return Promise.resolve(failed('No mail server is set.', { wholeChannel: true }));
  const { composed } = readMessage(delivery, message);
  const again = message.replays === 0 ? '' : `.${message.replays}`;
  return sendEmail(
    server,
    { user: readSecret(variables, mailUserVariable), password: readSecret(variables, mailPasswordVariable) },
    {
      to: message.recipient,
      messageId: `<${message.uuid}${again}@${server.from.slice(server.from.lastIndexOf('@') + 1)}>`,
      date: new Date(message.createdAt),
      title: composed.title,
      text: textOf(composed),
      html: htmlOf(composed),
    },
    limits,
    signal,
  );
}

function deliverToWebhook(
  delivery: Delivery,
  message: MessageRow,
  channel: MessageChannel,
  signal: AbortSignal,
): Promise<Attempt> {
  const { variables, now, limits = usualLimits, lookup } = delivery;
  const address = readSecret(variables, addressVariable(channel));
  if (address === null)
    return Promise.resolve(failed(`${addressVariable(channel)} is not set.`, { wholeChannel: true }));
  const { composed, content } = readMessage(delivery, message);
  return sendWebhook(
    {
      address,
      secret: readSecret(variables, signingVariable(channel)),
      allowPrivate: channel.allowPrivate,
      body: webhookBody(channel.format, message, composed, content),
      idempotencyKey: message.uuid,
      replays: message.replays,
      at: now(),
    },
    limits,
    signal,
    { lookup },
  );
}
