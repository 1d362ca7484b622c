import { randomUUID } from 'node:crypto';
import type { ServiceEvent } from '#shared/contract/events.ts';
import type { OutputOf } from '#shared/contract/index.ts';
import { isoInstant } from '#shared/domain/dates.ts';
import { listChannels, type MessageChannel } from '#main/store/message-channels.ts';
import {
  beginAttempt,
  findMessage,
  insertMessage,
  listDueMessages,
  nextMessageAt,
  resumeAttempts,
  storeOutcome,
  type MessageRow,
  type StoredOutcome,
} from '#main/store/messages.ts';
import type { Store } from '#main/store/store.ts';
import type { Attempt } from './attempt.ts';
import { deliver, type Delivery } from './deliver.ts';
import { describeCertificate, readMailServer, shownCertificate } from './mail-server.ts';
import { outcomeOf, pauseAfter } from './retry-plan.ts';
import { recipientsOf } from './recipients-of.ts';
import { writeAlerts } from './write-alerts.ts';
import { correctDigests, writeDigests, type DigestContext } from './write-digests.ts';

/** Sends what waits, and writes digests when they are due. */
export interface Outbox {
  /** Begins to send what waits, now and later; at most once. */
  start(): void;
  /** Something changed: settings, something to tell, the computer woke up. */
  poke(): void;
  /** Sends a test message through a channel, once. */
  test(channel: MessageChannel): Promise<OutputOf<'send-test-message'>>;
  close(): Promise<void>;
}

export interface OutboxOptions extends Delivery, Pick<DigestContext, 'portfolio'> {
  readonly store: Store;
  readonly emit: (event: ServiceEvent) => void;
  readonly delay: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** Whether this computer has a network. */
  readonly isOnline: (signal: AbortSignal) => Promise<boolean>;
  readonly onDefect: (what: string, error: unknown) => void;
}

/** It sleeps until the next message or digest is due; no longer than this, because the clock may be set. */
const longestSleepMs = 15 * 60_000;
const shortestSleepMs = 250;
/** The pause after a full disk or a defect: nothing is lost meanwhile. */
const troubledMs = 60_000;

/**
 * The outbox of a workspace. Every message is stored before it is sent, and its attempt before it begins: one that was cut short
 * by the end of the process is sent again as the same message (Message-ID, idempotency key), which the receiver can recognise.
 */
export function createOutbox(options: OutboxOptions): Outbox {
  const { store, now } = options;
  const closing = new AbortController();
  let poked = new AbortController();
  let running: Promise<void> | null = null;
  /** What is being sent; also what was sent while its outcome cannot be stored, on a full disk say, so that it is not sent again. */
  const inFlight = new Map<number, StoredOutcome | null>();
  const tests = new Set<Promise<unknown>>();
  const iso = (inMs = 0): string => isoInstant(new Date(now().getTime() + inMs));
  const changed = (): void => options.emit({ kind: 'changed', topic: 'messages', customerId: null });

  const record = (id: number, outcome: StoredOutcome): void => {
    inFlight.set(id, outcome);
    storeOutcome(store, id, outcome);
    inFlight.delete(id);
  };

  const recordOverdue = (): void => {
    for (const [id, outcome] of inFlight) if (outcome !== null) record(id, outcome);
  };

  /** One attempt with its outcome stored. Throws if the outbox closes meanwhile: the message then waits for the next start. */
  const attempt = async (message: MessageRow, channel: MessageChannel, isOnly: boolean): Promise<Attempt> => {
    inFlight.set(message.id, null);
    try {
      beginAttempt(store, message.id, iso(), iso(pauseAfter(message.attempts + 1) ?? longestSleepMs));
      const result = await deliver(options, message, channel, closing.signal);
      const isOffline = result.kind === 'failed' && result.network && !(await options.isOnline(closing.signal));
      closing.signal.throwIfAborted();
      record(message.id, outcomeOf(message.attempts + 1, result, { isOnly, isOffline, at: now() }));
      return result;
    } finally {
      if (inFlight.get(message.id) === null) inFlight.delete(message.id);
    }
  };

  /** Sends what is due in one channel, in order; a channel that takes nothing is asked once for all. */
  const empty = async (channel: MessageChannel, due: readonly MessageRow[]): Promise<void> => {
    for (const [index, message] of due.entries()) {
      if (closing.signal.aborted) return;
      // A replay, a removed recipient or a deleted client may have come in between.
      const current = findMessage(store, message.id);
      if (current?.state !== 'waiting' || current.nextTryAt !== message.nextTryAt) continue;
      const result = await attempt(current, channel, false);
      if (result.kind !== 'failed' || !result.wholeChannel) continue;
      const failedNow = findMessage(store, message.id);
      const isCounted = failedNow !== undefined && failedNow.attempts > current.attempts;
      for (const other of due.slice(index + 1))
        record(other.id, outcomeOf(other.attempts + 1, result, { isOnly: false, isOffline: !isCounted, at: now() }));
      return;
    }
  };

  /** Writes and sends what is due; whether something went wrong here, such as a full disk, rather than at a receiver. */
  const round = async (): Promise<boolean> => {
    recordOverdue();
    correctDigests(options);
    let isTroubled = false;
    const trouble = (error: unknown): void => {
      if (closing.signal.aborted) return;
      isTroubled = true;
      options.onDefect('sending messages', error);
    };
    const toldAlerts = writeAlerts(store, iso());
    let isChanged = await writeDigests(options).catch((error: unknown) => {
      trouble(error);
      return false;
    });
    const due = listDueMessages(store, iso()).filter(({ id }) => !inFlight.has(id));
    const channels = new Map(listChannels(store).map((channel) => [channel.id, channel]));
    const byChannel = Map.groupBy(due, ({ channelId }) => channelId);
    isChanged ||= toldAlerts || due.length > 0;
    const results = await Promise.allSettled(
      [...byChannel].map(async ([id, messages]) => {
        const channel = channels.get(id);
        if (channel !== undefined) await empty(channel, messages);
      }),
    );
    if (isChanged) changed();
    for (const result of results) if (result.status === 'rejected') trouble(result.reason);
    return isTroubled;
  };

  const untilNextMs = (): number => {
    const next = nextMessageAt(store);
    const wait = next === null ? longestSleepMs : Date.parse(next) - now().getTime();
    return Math.min(longestSleepMs, Math.max(shortestSleepMs, wait));
  };

  const run = async (): Promise<void> => {
    while (!closing.signal.aborted) {
      poked = new AbortController();
      const until = AbortSignal.any([closing.signal, poked.signal]);
      let wait = troubledMs;
      try {
        if (!(await round())) wait = untilNextMs();
      } catch (error) {
        if (!closing.signal.aborted) options.onDefect('sending messages', error);
      }
      await options.delay(wait, until).catch(() => {});
    }
  };

  const test = async (channel: MessageChannel): Promise<OutputOf<'send-test-message'>> => {
    const reason = `test ${randomUUID()}`;
    const message = { channelId: channel.id, reason, kind: 'test', customerId: channel.customerId } as const;
    const language = channel.language ?? 'en';
    const ids = store.transaction(() =>
      recipientsOf(channel).flatMap((recipient) => {
        const id = insertMessage(store, { ...message, recipient, language }, [], iso());
        if (id !== null) inFlight.set(id, null);
        return id ?? [];
      }),
    );
    const results: Attempt[] = [];
    for (const [index, id] of ids.entries()) {
      const row = findMessage(store, id);
      const result = row === undefined ? null : await attempt(row, channel, true);
      if (result === null) continue;
      results.push(result);
      if (result.kind !== 'failed' || !result.wholeChannel) continue;
      for (const other of ids.slice(index + 1))
        record(other, outcomeOf(1, result, { isOnly: true, isOffline: false, at: now() }));
      break;
    }
    const delivered = results.filter(({ kind }) => kind === 'sent').length;
    const problems = results.filter(({ kind }) => kind !== 'sent');
    const isCertificate = problems.some((result) => result.kind === 'failed' && result.certificate);
    const server = isCertificate ? readMailServer(store) : null;
    const shown = server === null ? null : await shownCertificate(server);
    return {
      ok: problems.length === 0 && delivered > 0,
      message: [
        ...(delivered > 0 && problems.length > 0 ? [`Delivered to ${delivered} of ${ids.length}.`] : []),
        ...new Set((problems.length > 0 ? problems : results).map(({ outcome }) => outcome)),
      ].join(' '),
      certificate: shown === null ? null : describeCertificate(shown),
    };
  };

  return {
    start: () => {
      resumeAttempts(store, iso());
      running ??= run();
    },
    poke: () => poked.abort(),
    test: (channel) => {
      const done = test(channel);
      const settled = done.catch(() => {}).finally(() => tests.delete(settled));
      tests.add(settled);
      return done;
    },
    close: async () => {
      closing.abort(new Error('The workspace is closing.'));
      await running;
      await Promise.all(tests);
    },
  };
}
