import { onTestFinished } from 'vitest';
import type { OutputOf } from '#shared/contract/index.ts';
import type { Limits } from '#main/messages/attempt.ts';
import { createOutbox, type Outbox, type OutboxOptions } from '#main/messages/outbox.ts';
import { writeMailServer, type MailServer } from '#main/messages/mail-server.ts';
import { findChannel, insertChannel, type MessageChannel } from '#main/store/message-channels.ts';
import { insertMessage, listMessageRows, nextMessageAt, replayMessage, type MessageRow } from '#main/store/messages.ts';
import { digestOf } from '#main/messages/message-content.ts';
import type { Store } from '#main/store/open.ts';
import { seedStore } from './seed-store.ts';

const begin = new Date('2026-11-20T12:00:00Z');
const minute = 60_000;
/** For what never answers. */
export const impatient: Limits = { smtpStepMs: 150, smtpMs: 60_000, webhookMs: 150 };

type Row = OutputOf<'get-portfolio'>['customers'][number];

/** A row of the list of clients. */
export const clientRow = (customerId: number, changes: Partial<Row> = {}): Row => ({
  customerId,
  name: 'Acme',
  websiteUrl: 'https://acme.com',
  tags: [],
  queryGroups: 1,
  nextRunAt: '2026-11-24T05:00:00Z',
  withoutBranded: false,
  score: 34.2,
  platforms: [
    {
      platform: 'chatgpt',
      latest: {
        from: '2026-10-21',
        to: '2026-11-19',
        score: { value: 34.2, low: 28.1, high: 40.5, successes: 109, n: 320, exploratory: false },
      },
      before: null,
      change: { verdict: 'rose', difference: 6.25, low: 1.5, high: 11, pairedQueries: 40, unpairedQueries: 0 },
      line: [],
    },
  ],
  period: null,
  confirmedCompetitors: 2,
  shareOfVoice: 41.5,
  movements: { comparedWith: '2026-11-12', won: 3, lost: 1 },
  waiting: { alerts: 1, candidates: 4, mentions: 0, portrayals: 0, recommendations: 2 },
  scans: {
    running: 0,
    waiting: 0,
    failed: 1,
    problems: [
      { executionId: 9, queryGroupName: 'Anvils', platform: 'aioverview', state: 'failed', why: 'Quota <exceeded>.' },
    ],
  },
  spend: { capUsd: 25, spentUsd: 12.5, unconfirmedUsd: 0, reservedUsd: 0, unpricedRequests: 0 },
  ...changes,
});

/** An outbox over a real store, with a clock that the test moves. */
export function outboxStage(options: Partial<OutboxOptions> = {}) {
  const seeded = seedStore();
  const variables: Record<string, string | undefined> = {};
  let at = begin.getTime();
  let sleeping: { readonly until: number; readonly wake: () => void } | null = null;
  let asleep = Promise.withResolvers<void>();
  const defects: unknown[] = [];
  const open = (store: Store): Outbox => {
    const outbox = createOutbox({
      store,
      timeZone: 'Europe/Berlin',
      now: () => new Date(at),
      variables,
      emit: () => {},
      portfolio: () => Promise.resolve([clientRow(seeded.customerId)]),
      isOnline: () => Promise.resolve(true),
      onDefect: (_what, error) => void defects.push(error),
      delay: (milliseconds, signal) =>
        new Promise((resolve) => {
          sleeping = { until: at + milliseconds, wake: resolve };
          signal.addEventListener('abort', () => resolve(), { once: true });
          asleep.resolve();
        }),
      ...options,
    });
    onTestFinished(() => outbox.close());
    return outbox;
  };
  const outbox = open(seeded.store);
  /** Waits until the outbox has done what it could and sleeps. */
  const settled = async (): Promise<void> => {
    await asleep.promise;
    asleep = Promise.withResolvers<void>();
  };
  const { store, customerId } = seeded;
  return {
    ...seeded,
    outbox,
    variables,
    defects,
    now: () => new Date(at),
    addChannel: (channel: Partial<MessageChannel>): MessageChannel => {
      const id = insertChannel(
        store,
        {
          token: `T${Math.random().toString(36).slice(2, 8).toUpperCase()}`,
          kind: 'webhook',
          name: 'Team',
          customerId: null,
          active: true,
          alerts: true,
          digest: 'off',
          digestDay: 1,
          digestTime: '08:00',
          digestDueAt: null,
          language: null,
          recipients: [],
          format: 'json',
          host: '127.0.0.1',
          allowPrivate: true,
          toldFrom: begin.toISOString(),
          ...channel,
        },
        begin.toISOString(),
      );
      const added = findChannel(store, id);
      if (added === undefined) throw new Error('the channel is not there');
      return added;
    },
    setMailServer: (server: Partial<MailServer>) =>
      writeMailServer(store, {
        host: '127.0.0.1',
        port: 25,
        security: 'none',
        from: 'ada@northlight.example',
        trusted: null,
        ...server,
      }),
    /** Something to send: a digest of the client. */
    addMessage: (channel: MessageChannel, reason = 'digest 1', recipient = ''): number => {
      const id = insertMessage(
        store,
        { channelId: channel.id, recipient, reason, kind: 'digest', customerId: null, language: 'en' },
        [{ customerId, queryGroupId: null, content: JSON.stringify(digestOf(clientRow(customerId))) }],
        new Date(at).toISOString(),
      );
      if (id === null) throw new Error('it was told before');
      return id;
    },
    /** Sends a message of the history again, as a person asks for it. */
    replay: (id: number): void => {
      replayMessage(store, id, new Date(at).toISOString());
      asleep = Promise.withResolvers<void>();
      outbox.poke();
    },
    /** Something changed: the outbox looks again. */
    wake: (): void => {
      asleep = Promise.withResolvers<void>();
      outbox.poke();
    },
    /** Sets the clock, as a person or a long sleep does. */
    setClock: (to: string): void => {
      at = Date.parse(to);
      if (sleeping !== null) sleeping = { ...sleeping, until: at };
    },
    messages: (): MessageRow[] => listMessageRows(store, { limit: 1_000 }).toReversed(),
    settled,
    /** Starts the outbox; resolves when it sleeps. */
    start: async (): Promise<void> => {
      outbox.start();
      await settled();
    },
    /** Moves the clock; what became due meanwhile is sent. */
    pass: async (milliseconds: number): Promise<void> => {
      const to = at + milliseconds;
      while (sleeping !== null && sleeping.until <= to) {
        // Waking with nothing to do is left out.
        const next = Date.parse(nextMessageAt(store) ?? new Date(to).toISOString());
        at = Math.min(to, Math.max(at, sleeping.until, next));
        const { wake } = sleeping;
        sleeping = null;
        wake();
        await settled();
      }
      at = to;
    },
    minute,
  };
}
