import { z } from 'zod';
import { timeOfDay, weekday } from '../../domain/schedule.ts';
import { operation } from '../operation.ts';
import { dateTime, dateTimeOrNull, identifier, nameText } from '../v1/fields.ts';

/** The most channels of a workspace, and the most addresses of one. */
export const maximumChannels = 100;
const maximumRecipients = 50;

const channelKind = z.enum(['email', 'webhook']);
const digestChoice = z
  .enum(['off', 'all', 'each'])
  .describe('all: one message about all clients; each: one per client');
export type DigestChoice = z.output<typeof digestChoice>;
const webhookFormat = z
  .enum(['json', 'slack', 'teams'])
  .describe('the shape of the body; slack and teams: what their incoming webhooks take');
export type WebhookFormat = z.output<typeof webhookFormat>;
const messageKind = z.enum(['test', 'digest', 'alert']);
export type MessageKind = z.output<typeof messageKind>;
const messageState = z.enum(['waiting', 'sent', 'failed']);
export type MessageState = z.output<typeof messageState>;

/** An address such as `ada@example.com`. */
export const emailAddress = z
  .string()
  .trim()
  .max(254)
  .regex(/^[^\s@<>()[\],;:"\\]{1,64}@[^\s@<>()[\],;:"\\]+$/u, 'must be an e-mail address such as ada@example.com');
const hostName = z
  .string()
  .trim()
  .min(1)
  .max(253)
  .regex(/^[\p{L}\p{N}.:_-]+$/u, 'must be the name of a server such as smtp.example.com');
const secret = z
  .string()
  .max(4_000)
  .refine((text) => text !== '' && !/\p{Cc}/u.test(text), 'must be one line');
const languageCode = z.string().min(2).max(8);

/** A certificate that the user trusts although no authority vouches for it. */
const certificate = z.strictObject({
  fingerprint: z.string().describe('SHA-256'),
  subject: z.string(),
  issuer: z.string(),
  validTo: dateTime,
});
export type ServerCertificate = z.output<typeof certificate>;

const security = z
  .enum(['tls', 'starttls', 'none'])
  .describe('tls: encrypted from the start (465); starttls: required after connecting (587); none: local servers only');

const mailServer = z.strictObject({
  host: z.string(),
  port: z.int(),
  security,
  from: z.string(),
  /** Whether a user name and a password are stored; their values are never returned. */
  user: z.boolean(),
  password: z.boolean(),
  /** Null unless the user chose to trust one certificate only. */
  trusted: certificate.nullable(),
});

const channel = z.strictObject({
  channelId: identifier,
  kind: channelKind,
  name: z.string(),
  /** Null: it is about all clients. */
  customerId: identifier.nullable(),
  active: z.boolean(),
  alerts: z.boolean(),
  digest: digestChoice,
  digestDay: weekday,
  digestTime: timeOfDay,
  nextDigestAt: dateTimeOrNull,
  language: languageCode.nullable().describe('null: that of the client; English for a digest of all'),
  recipients: z.array(z.string()),
  format: webhookFormat,
  /** Host of its address; the address itself is never returned. */
  host: z.string(),
  allowPrivate: z.boolean(),
  /** Names under which its address and its signing secret are stored; empty for e-mail. */
  secrets: z.array(z.strictObject({ name: z.string(), present: z.boolean(), required: z.boolean() })),
  /** Messages that wait. */
  waiting: z.int(),
  lastSentAt: dateTimeOrNull,
  /** Why its last message was not delivered, in words; null if it was. */
  problem: z.string().nullable(),
});

export const getMessageSettings = operation({
  name: 'get-message-settings',
  kind: 'query',
  scope: 'owner',
  reads: ['messages', 'settings', 'customers'],
  summary: 'Lists the mail server and the channels of messages, with what is missing and what fails.',
  request: z.strictObject({}),
  response: z.strictObject({
    mailServer: mailServer.nullable(),
    channels: z.array(channel),
    /** Channels that fail, in one sentence; null if none does. */
    problem: z.string().nullable(),
    /** Languages with fixed texts; in others a message is in English and says so. */
    languages: z.array(z.strictObject({ code: z.string(), name: z.string() })),
  }),
  errors: [],
  example: {},
});

export const setMailServer = operation({
  name: 'set-mail-server',
  kind: 'command',
  scope: 'owner',
  changes: ['messages', 'settings'],
  summary:
    'Sets the SMTP server of e-mail; user name and password are stored in the vault. What waits is tried again at once.',
  request: z.strictObject({
    host: hostName,
    port: z.int().min(1).max(65_535),
    security,
    from: emailAddress,
    user: secret.nullable().optional().describe('omit it to keep the stored one; null removes it'),
    password: secret.nullable().optional().describe('omit it to keep the stored one; null removes it'),
    trust: z
      .string()
      .regex(/^[0-9A-F]{2}(:[0-9A-F]{2}){31}$/, 'must be a SHA-256 fingerprint')
      .nullable()
      .optional()
      .describe('accept this certificate only, by the fingerprint that a test reported; null: any valid one'),
  }),
  response: mailServer,
  errors: ['website_unreachable'],
  example: { host: 'smtp.example.com', port: 465, security: 'tls', from: 'ada@example.com' },
});

export const saveMessageChannel = operation({
  name: 'save-message-channel',
  kind: 'command',
  scope: 'owner',
  changes: ['messages', 'settings'],
  summary:
    'Adds or changes where messages go: e-mail addresses, or a webhook whose address and signing secret are stored in the vault.',
  request: z.strictObject({
    channelId: identifier.optional().describe('omit it to add a channel'),
    kind: channelKind,
    name: nameText,
    customerId: identifier.nullable().optional().describe('default: all clients; cannot be changed later'),
    active: z.boolean().optional().describe('default: true'),
    alerts: z.boolean().optional().describe('default: true'),
    digest: digestChoice.optional().describe('default: off'),
    digestDay: weekday.optional().describe('default: Monday'),
    digestTime: timeOfDay.optional().describe('default: 08:00'),
    language: languageCode.nullable().optional(),
    recipients: z.array(emailAddress).max(maximumRecipients).optional().describe('of e-mail'),
    format: webhookFormat.optional().describe('of a webhook; default: json'),
    allowPrivate: z.boolean().optional().describe('a webhook in your own network; default: false'),
    address: z
      .string()
      .trim()
      .max(2_000)
      .regex(/^https?:\/\/\S+$/i, 'must be an address such as https://example.com/hook')
      .optional()
      .describe('of a webhook; omit it to keep the stored one'),
    secret: secret.nullable().optional().describe('signs the body of a webhook; omit it to keep the stored one'),
  }),
  response: channel,
  errors: ['not_found'],
  example: { kind: 'email', name: 'Ada', recipients: ['ada@example.com'], digest: 'all' },
});

export const deleteMessageChannel = operation({
  name: 'delete-message-channel',
  kind: 'command',
  scope: 'owner',
  changes: ['messages', 'settings'],
  summary: 'Deletes a channel with its history and its secrets; what waits in it is not sent.',
  request: z.strictObject({ channelId: identifier }),
  response: z.strictObject({ channelId: identifier }),
  errors: ['not_found'],
  example: { channelId: 1 },
});

export const sendTestMessage = operation({
  name: 'send-test-message',
  kind: 'command',
  scope: 'owner',
  changes: ['messages'],
  summary: 'Sends a test message through a channel now, and reports what the mail server or the receiver replied.',
  request: z.strictObject({ channelId: identifier }),
  response: z.strictObject({
    ok: z.boolean(),
    message: z.string(),
    /** The certificate that the mail server showed, if it is not trusted; null otherwise. */
    certificate: certificate.nullable(),
  }),
  errors: ['not_found'],
  example: { channelId: 1 },
});

const listedMessage = z.strictObject({
  messageId: identifier,
  channelId: identifier,
  channel: z.string(),
  kind: messageKind,
  customerId: identifier.nullable(),
  recipient: z.string().describe('an e-mail address; empty for a webhook'),
  language: z.string(),
  title: z.string(),
  text: z.string(),
  state: messageState,
  attempts: z.int(),
  /** Of the last attempt, in words; empty before it. */
  outcome: z.string(),
  createdAt: dateTime,
  nextTryAt: dateTimeOrNull.describe('null unless it waits'),
  sentAt: dateTimeOrNull,
});

export const listMessages = operation({
  name: 'list-messages',
  kind: 'query',
  scope: 'owner',
  reads: ['messages', 'customers'],
  summary: 'Lists messages that were sent, wait or failed, newest first, with what they say and why.',
  request: z.strictObject({
    channelId: identifier.optional(),
    state: messageState.optional(),
    before: identifier.optional().describe('only messages older than this one'),
    limit: z.int().min(1).max(100).optional().describe('default: 50'),
  }),
  response: z.strictObject({ messages: z.array(listedMessage), more: z.boolean() }),
  errors: ['not_found'],
  example: { limit: 20 },
});

export const sendMessageAgain = operation({
  name: 'send-message-again',
  kind: 'command',
  scope: 'owner',
  changes: ['messages'],
  summary: 'Sends a message of the history again: a webhook with the same idempotency key, an e-mail as a new one.',
  request: z.strictObject({ messageId: identifier }),
  response: z.strictObject({ messageId: identifier }),
  errors: ['not_found'],
  example: { messageId: 1 },
});
