import type { InputOf, OutputOf } from '#shared/contract/index.ts';

type Settings = OutputOf<'get-message-settings'>;
type Message = OutputOf<'list-messages'>['messages'][number];

const email: Settings['channels'][number] = {
  channelId: 1,
  kind: 'email',
  name: 'Ada and Ben',
  customerId: null,
  active: true,
  alerts: true,
  digest: 'all',
  digestDay: 1,
  digestTime: '08:00',
  nextDigestAt: '2026-11-23T07:00:00Z',
  language: null,
  recipients: ['ada@northlight.example', 'ben@northlight.example'],
  format: 'json',
  host: '',
  allowPrivate: false,
  secrets: [],
  waiting: 0,
  lastSentAt: '2026-11-16T07:00:02Z',
  problem: null,
};
const slack: Settings['channels'][number] = {
  ...email,
  channelId: 2,
  kind: 'webhook',
  name: 'Team channel',
  digest: 'each',
  digestDay: 5,
  digestTime: '16:30',
  nextDigestAt: '2026-11-20T15:30:00Z',
  recipients: [],
  format: 'slack',
  host: 'hooks.slack.com',
  secrets: [
    { name: 'WEBHOOK_0A1B2C3D_URL', present: true, required: true },
    { name: 'WEBHOOK_0A1B2C3D_SECRET', present: false, required: false },
  ],
  waiting: 2,
  problem: 'hooks.slack.com answered with HTTP status 404: no_service',
};

const message = (messageId: number, changes: Partial<Message>): Message => ({
  messageId,
  channelId: 1,
  channel: 'Ada and Ben',
  kind: 'digest',
  customerId: null,
  recipient: 'ada@northlight.example',
  language: 'en',
  title: 'Visibility in AI answers, 16 Nov 2026',
  text: 'Tessel\nChatGPT, 30-day score: 34.2% (28.1–40.5, n = 320), change within noise\nShare of voice: 41.5%',
  state: 'sent',
  attempts: 1,
  outcome: '250 2.0.0 OK queued as 4F1A2',
  createdAt: '2026-11-16T07:00:00Z',
  nextTryAt: null,
  sentAt: '2026-11-16T07:00:02Z',
  ...changes,
});

/** Channels and messages of the double. */
export function createMessages(empty: boolean) {
  let settings: Settings = {
    mailServer: empty
      ? null
      : {
          host: 'smtp.northlight.example',
          port: 465,
          security: 'tls',
          from: 'ada@northlight.example',
          user: true,
          password: true,
          trusted: null,
        },
    channels: empty ? [] : [email, slack],
    problem: null,
    languages: [
      { code: 'en', name: 'English' },
      { code: 'de', name: 'German' },
      { code: 'fr', name: 'French' },
    ],
  };
  let messages: readonly Message[] = empty
    ? []
    : [
        message(3, {
          channelId: 2,
          channel: 'Team channel',
          kind: 'alert',
          customerId: 3,
          recipient: '',
          title: 'Tessel: the score on ChatGPT fell from 41.0 to 29.3 %.',
          text: 'Tessel\nThe score on ChatGPT fell from 41.0 to 29.3 %.\nOpen in Answerscope: answerscope://open/customers/3/growth',
          state: 'waiting',
          attempts: 3,
          outcome: 'hooks.slack.com answered with HTTP status 404: no_service',
          createdAt: '2026-11-20T09:10:00Z',
          nextTryAt: '2026-11-20T10:31:00Z',
          sentAt: null,
        }),
        message(2, {
          recipient: 'ben@northlight.example',
          state: 'failed',
          outcome: 'smtp.northlight.example refused it: 550 No such user here',
          sentAt: null,
        }),
        message(1, {}),
      ];
  return {
    settings: () => settings,
    list: ({ state }: InputOf<'list-messages'>) => ({
      messages: messages.filter((each) => state === undefined || each.state === state),
      more: false,
    }),
    again: ({ messageId }: InputOf<'send-message-again'>) => {
      messages = messages.map((each) =>
        each.messageId === messageId ? { ...each, state: 'waiting', nextTryAt: '2026-11-20T10:00:00Z' } : each,
      );
      return { messageId };
    },
    setServer: ({ host, port, security, from, user, password }: InputOf<'set-mail-server'>) => {
      const before = settings.mailServer;
      const mailServer = {
        ...{ host, port, security, from, trusted: null },
        user: user === undefined ? (before?.user ?? false) : user !== null,
        password: password === undefined ? (before?.password ?? false) : password !== null,
      };
      settings = { ...settings, mailServer };
      return mailServer;
    },
    save: (request: InputOf<'save-message-channel'>) => {
      const { channelId = settings.channels.length + 1, address: _address, secret: _secret, ...given } = request;
      const before = settings.channels.find((each) => each.channelId === channelId);
      const saved = { ...(before ?? (request.kind === 'email' ? email : slack)), ...given, channelId } as typeof email;
      settings = { ...settings, channels: [...settings.channels.filter((each) => each !== before), saved] };
      return saved;
    },
    remove: ({ channelId }: InputOf<'delete-message-channel'>) => {
      settings = { ...settings, channels: settings.channels.filter((each) => each.channelId !== channelId) };
      return { channelId };
    },
    test: ({ channelId }: InputOf<'send-test-message'>) =>
      channelId === 1
        ? { ok: true, message: '250 2.0.0 OK queued as 4F1A3', certificate: null }
        : { ok: false, message: 'hooks.slack.com answered with HTTP status 404: no_service', certificate: null },
  };
}
