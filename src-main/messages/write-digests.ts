import type { OutputOf } from '#shared/contract/index.ts';
import { isoInstant } from '#shared/domain/dates.ts';
import { nextRun } from '#main/scan/schedule.ts';
import { findChannel, listChannels, setDigestDue, type MessageChannel } from '#main/store/message-channels.ts';
import { insertMessage } from '#main/store/messages.ts';
import type { Store } from '#main/store/store.ts';
import { digestOf } from './message-content.ts';
import { languageFor } from './language-for.ts';
import { recipientsOf } from './recipients-of.ts';

type Row = OutputOf<'get-portfolio'>['customers'][number];

/** When the digest of a channel is due next after an instant; null for none. */
export function nextDigest(
  { digest, digestDay, digestTime }: Pick<MessageChannel, 'digest' | 'digestDay' | 'digestTime'>,
  timeZone: string,
  after: Date,
): string | null {
  if (digest === 'off') return null;
  const next = nextRun({ kind: 'weekly', days: [digestDay], time: digestTime }, timeZone, after);
  return next === null ? null : isoInstant(next);
}

export interface DigestContext {
  readonly store: Store;
  readonly timeZone: string;
  readonly now: () => Date;
  /** The rows of the list of clients. */
  readonly portfolio: () => Promise<readonly Row[]>;
}

/**
 * Corrects digests that are due later than their weekday says: the clock was set back, or the time zone changed. One that is
 * overdue stays due, once.
 */
export function correctDigests({ store, timeZone, now }: Omit<DigestContext, 'portfolio'>): void {
  const at = now();
  for (const channel of listChannels(store)) {
    const slot = nextDigest(channel, timeZone, at);
    const isOverdue = channel.digestDueAt !== null && channel.digestDueAt <= isoInstant(at);
    if (slot !== channel.digestDueAt && !isOverdue) setDigestDue(store, channel.id, slot);
  }
}

/** Writes the digests that are due, however many weeks were missed: one each. Returns whether there was one. */
export async function writeDigests({ store, timeZone, now, portfolio }: DigestContext): Promise<boolean> {
  const due = listChannels(store).filter(
    ({ active, digestDueAt }) => active && digestDueAt !== null && digestDueAt <= isoInstant(now()),
  );
  if (due.length === 0) return false;
  const rows = await portfolio();
  for (const { id, digestDueAt } of due)
    store.transaction(() => {
      const channel = findChannel(store, id);
      if (channel === undefined || channel.digestDueAt !== digestDueAt || digestDueAt === null) return;
      writeDigest(store, channel, digestDueAt, rows, isoInstant(now()));
      setDigestDue(store, id, nextDigest(channel, timeZone, now()));
    });
  return true;
}

/** A digest of one slot: its messages, each with a reason of its own, so that no slot is told twice. */
function writeDigest(store: Store, channel: MessageChannel, slot: string, rows: readonly Row[], at: string): void {
  const about = rows.filter(({ customerId }) => channel.customerId === null || customerId === channel.customerId);
  const add = (reason: string, customerId: number | null, language: string, told: readonly Row[]): void => {
    for (const recipient of recipientsOf(channel))
      insertMessage(
        store,
        { channelId: channel.id, recipient, reason, kind: 'digest', customerId, language },
        told.map((row) => ({
          customerId: row.customerId,
          queryGroupId: null,
          content: JSON.stringify(digestOf(row)),
        })),
        at,
      );
  };
  if (channel.digest === 'all' && channel.customerId === null) {
    add(`digest ${slot}`, null, channel.language ?? 'en', about);
    return;
  }
  for (const row of about.filter(({ platforms }) => platforms.length > 0))
    add(`digest ${slot} ${row.customerId}`, row.customerId, languageFor(store, channel, row.customerId), [row]);
}
