import { randomBytes } from 'node:crypto';
import { invalidRequest, notFound } from '#shared/contract/errors.ts';
import type { OutputOf, ParsedOf } from '#shared/contract/index.ts';
import { maximumChannels } from '#shared/contract/workspace/messages.ts';
import { languages } from '#shared/domain/languages.ts';
import { readMessage } from '#main/messages/deliver.ts';
import {
  describeCertificate,
  readMailServer,
  shownCertificate,
  trustedCertificate,
  writeMailServer,
  type MailServer,
} from '#main/messages/mail-server.ts';
import { textOf } from '#main/messages/message-bodies.ts';
import {
  addressVariable,
  mailPasswordVariable,
  mailUserVariable,
  readSecret,
  secretsOf,
  signingVariable,
} from '#main/messages/message-secrets.ts';
import { messageLanguages } from '#main/messages/texts/index.ts';
import { nextDigest } from '#main/messages/write-digests.ts';
import { isLocalAddress } from '#main/money/local-address.ts';
import {
  findChannel,
  insertChannel,
  listChannels,
  removeChannel,
  updateChannel,
  type MessageChannel,
} from '#main/store/message-channels.ts';
import {
  findMessage,
  listMessageRows,
  readChannelStates,
  replayMessage,
  retryChannel,
  type ChannelState,
  type MessageRow,
} from '#main/store/messages.ts';
import { nowIso, type HandlersOf, type ServiceContext } from '../context.ts';
import { forgetSecrets, keepSecrets } from '../message-vault.ts';
import { requireCustomer } from '../ownership.ts';

type Channel = OutputOf<'save-message-channel'>;

/** Messages: where they go, and what was sent. */
export const messageHandlers: HandlersOf<
  | 'get-message-settings'
  | 'set-mail-server'
  | 'save-message-channel'
  | 'delete-message-channel'
  | 'send-test-message'
  | 'list-messages'
  | 'send-message-again'
> = {
  'get-message-settings': (_request, context) => {
    const server = readMailServer(context.store);
    const states = new Map(readChannelStates(context.store).map((state) => [state.channelId, state]));
    const channels = listChannels(context.store).map((channel) => toItem(context, channel, states.get(channel.id)));
    return {
      mailServer: server === null ? null : serverItem(context, server),
      channels,
      problem: problemOf(channels),
      languages: [...messageLanguages],
    };
  },

  'set-mail-server': async (request, context) => {
    requireOwn(context);
    const { host, port, security, from, user, password, trust } = request;
    if (security === 'none' && !isLocalAddress(`http://${host.includes(':') ? `[${host}]` : host}`))
      throw invalidRequest(
        'security',
        'only a server on this computer or in the local network may be without encryption',
      );
    const before = readMailServer(context.store);
    const isSame = before?.host === host && before.port === port && before.security === security;
    const next: MailServer = { host, port, security, from, trusted: isSame ? before.trusted : null };
    const trusted = trust === undefined ? next.trusted : trust === null ? null : await certificateOf(next, trust);
    await keepSecrets(context, {
      ...(user === undefined ? {} : { [mailUserVariable]: user }),
      ...(password === undefined ? {} : { [mailPasswordVariable]: password }),
    });
    const server = { ...next, trusted };
    writeMailServer(context.store, server);
    for (const channel of listChannels(context.store))
      if (channel.kind === 'email') retryChannel(context.store, channel.id, channel.recipients, nowIso(context));
    return serverItem(context, server);
  },

  'save-message-channel': async (request, context, caller) => {
    requireOwn(context);
    const { store, timeZone } = context;
    const before = request.channelId === undefined ? null : requireChannel(context, request.channelId);
    if (typeof request.customerId === 'number') requireCustomer(context, caller, request.customerId);
    if (before === null && listChannels(store).length >= maximumChannels)
      throw invalidRequest('kind', `there are ${maximumChannels} channels, the most there may be; delete some first`);
    const channel = channelFrom(context, request, before);
    await keepSecrets(context, {
      ...(request.address === undefined ? {} : { [addressVariable(channel)]: request.address }),
      ...(request.secret === undefined ? {} : { [signingVariable(channel)]: request.secret }),
    });
    const scheduled = { ...channel, digestDueAt: nextDigest(channel, timeZone, context.now()) };
    const id = store.transaction(() => {
      if (before === null) return insertChannel(store, scheduled, nowIso(context));
      updateChannel(store, { ...scheduled, id: before.id });
      retryChannel(store, before.id, scheduled.recipients, nowIso(context));
      return before.id;
    });
    return itemOf(context, id);
  },

  'delete-message-channel': async ({ channelId }, context) => {
    const channel = requireChannel(context, channelId);
    removeChannel(context.store, channelId);
    await forgetSecrets(context, [channel]);
    return { channelId };
  },

  'send-test-message': ({ channelId }, context) => {
    requireOwn(context);
    return context.outbox.test(requireChannel(context, channelId));
  },

  'list-messages': ({ channelId, state, before, limit = 50 }, context) => {
    if (channelId !== undefined) requireChannel(context, channelId);
    const names = new Map(listChannels(context.store).map(({ id, name }) => [id, name]));
    const rows = listMessageRows(context.store, { channelId, state, before, limit: limit + 1 });
    return {
      messages: rows.slice(0, limit).map((row) => messageItem(context, row, names.get(row.channelId) ?? '')),
      more: rows.length > limit,
    };
  },

  'send-message-again': ({ messageId }, context) => {
    requireOwn(context);
    const message = findMessage(context.store, messageId);
    if (message === undefined) throw notFound('message', messageId);
    if (message.state === 'waiting') throw invalidRequest('messageId', 'still waits to be sent');
    replayMessage(context.store, messageId, nowIso(context));
    context.outbox.poke();
    return { messageId };
  },
};

function requireOwn({ env }: ServiceContext): void {
  if (env === 'sample') throw invalidRequest('', 'The sample workspace is simulated: open your own to send messages.');
}

function requireChannel({ store }: ServiceContext, channelId: number): MessageChannel {
  const channel = findChannel(store, channelId);
  if (channel === undefined) throw notFound('message channel', channelId);
  return channel;
}

/** The channel that a request asks for; what it leaves out stays as it was. */
function channelFrom(
  context: ServiceContext,
  request: ParsedOf<'save-message-channel'>,
  before: MessageChannel | null,
): Omit<MessageChannel, 'id'> {
  const { kind, name, address } = request;
  if (before !== null && before.kind !== kind) throw invalidRequest('kind', 'cannot be changed: add another channel');
  const customerId = request.customerId ?? null;
  if (before !== null && request.customerId !== undefined && before.customerId !== customerId)
    throw invalidRequest('customerId', 'cannot be changed: add another channel');
  const language = request.language === undefined ? (before?.language ?? null) : request.language;
  if (language !== null && !languages.some(({ code }) => code === language))
    throw invalidRequest('language', `must be a code such as ${messageLanguages.map(({ code }) => code).join(', ')}`);
  const recipients = [...new Set(request.recipients ?? before?.recipients)];
  if (kind === 'email' && recipients.length === 0) throw invalidRequest('recipients', 'must have an e-mail address');
  if (kind === 'webhook' && recipients.length > 0) throw invalidRequest('recipients', 'are for e-mail');
  const allowPrivate = request.allowPrivate ?? before?.allowPrivate ?? false;
  if (kind === 'webhook' && before === null && address === undefined && context.host.shell !== null)
    throw invalidRequest('address', 'is missing');
  const isPaused = before !== null && !before.active;
  const active = request.active ?? before?.active ?? true;
  return {
    token: before?.token ?? randomBytes(4).toString('hex').toUpperCase(),
    kind,
    name,
    customerId: before === null ? customerId : before.customerId,
    active,
    alerts: request.alerts ?? before?.alerts ?? true,
    digest: request.digest ?? before?.digest ?? 'off',
    digestDay: request.digestDay ?? before?.digestDay ?? 1,
    digestTime: request.digestTime ?? before?.digestTime ?? '08:00',
    digestDueAt: null,
    language,
    recipients,
    format: request.format ?? before?.format ?? 'json',
    host: address === undefined ? (before?.host ?? '') : hostOf(address, kind, allowPrivate),
    allowPrivate,
    // What was told while it was off is not sent when it is turned on.
    toldFrom: before === null || (isPaused && active) ? nowIso(context) : before.toldFrom,
  };
}

function hostOf(address: string, kind: Channel['kind'], allowPrivate: boolean): string {
  if (kind !== 'webhook') throw invalidRequest('address', 'is for webhooks');
  if (!URL.canParse(address)) throw invalidRequest('address', 'must be an address such as https://example.com/hook');
  const url = new URL(address);
  if (url.username !== '' || url.password !== '')
    throw invalidRequest('address', 'must not contain a user name or a password');
  if (url.protocol !== 'https:' && !allowPrivate)
    throw invalidRequest(
      'address',
      'must begin with https:// unless it is in your own network, which has to be allowed',
    );
  return url.hostname;
}

/** The certificate with a fingerprint that a server shows, as PEM. */
async function certificateOf(server: MailServer, fingerprint: string): Promise<string> {
  const shown = await shownCertificate(server);
  if (shown === null) throw invalidRequest('trust', `${server.host} shows no certificate just now`);
  if (shown.fingerprint256 !== fingerprint)
    throw invalidRequest(
      'trust',
      `${server.host} now shows another certificate, with the fingerprint ${describeCertificate(shown).fingerprint}`,
    );
  return shown.toString();
}

const serverItem = ({ scan: { variables } }: ServiceContext, server: MailServer): OutputOf<'set-mail-server'> => ({
  host: server.host,
  port: server.port,
  security: server.security,
  from: server.from,
  user: readSecret(variables, mailUserVariable) !== null,
  password: readSecret(variables, mailPasswordVariable) !== null,
  trusted: trustedCertificate(server),
});

function itemOf(context: ServiceContext, channelId: number): Channel {
  const state = readChannelStates(context.store).find((each) => each.channelId === channelId);
  return toItem(context, requireChannel(context, channelId), state);
}

const toItem = (context: ServiceContext, channel: MessageChannel, state: ChannelState | undefined): Channel => {
  const { id, token: _token, digestDueAt, toldFrom: _from, ...rest } = channel;
  return {
    channelId: id,
    ...rest,
    recipients: [...channel.recipients],
    nextDigestAt: channel.active ? digestDueAt : null,
    secrets: secretsOf(channel, context.scan.variables),
    waiting: state?.waiting ?? 0,
    lastSentAt: state?.lastSentAt ?? null,
    problem: isFailing(state) ? state.lastOutcome : null,
  };
};

/** A message that waits for a network is no problem of its channel. */
const isFailing = (state: ChannelState | undefined): state is ChannelState =>
  state?.lastState === 'failed' || (state?.lastState === 'waiting' && (state.lastAttempts ?? 0) > 0);

function problemOf(channels: readonly Channel[]): string | null {
  const failing = channels.filter(({ active, problem }) => active && problem !== null);
  const [first] = failing;
  if (first === undefined) return null;
  const others = failing.length === 1 ? '' : ` (and ${failing.length - 1} more)`;
  return `Messages to ${first.name}${others} are not delivered. ${first.problem ?? ''}`;
}

function messageItem(
  context: ServiceContext,
  message: MessageRow,
  channel: string,
): OutputOf<'list-messages'>['messages'][number] {
  const { composed } = readMessage(context, message);
  const { id, channelId, kind, customerId, recipient, language, state, attempts, outcome, createdAt, sentAt } = message;
  return {
    messageId: id,
    channelId,
    channel,
    kind,
    customerId,
    recipient,
    language,
    title: composed.title,
    text: textOf(composed),
    state,
    attempts,
    outcome,
    createdAt,
    nextTryAt: state === 'waiting' ? message.nextTryAt : null,
    sentAt,
  };
}
