import { isoInstant } from '#shared/domain/dates.ts';
import type { StoredOutcome } from '#main/store/messages.ts';
import type { Attempt } from './attempt.ts';

const minute = 60_000;
const hour = 60 * minute;

/** Pauses after the first, second … failed attempt: two days in all, less nine minutes. */
const pausesMs: readonly number[] = [
  minute,
  5 * minute,
  15 * minute,
  30 * minute,
  hour,
  2 * hour,
  4 * hour,
  8 * hour,
  12 * hour,
  20 * hour,
];

/** The pause after a number of failed attempts; null if that was the last one. */
export const pauseAfter = (attempts: number): number | null => pausesMs[attempts - 1] ?? null;

/** How long a message waits while this computer has no network; that attempt does not count. */
const offlinePauseMs = 5 * minute;

/** What decides, beside its result, what follows an attempt. */
interface Circumstances {
  /** Whether there is no further attempt, as for a test. */
  readonly isOnly: boolean;
  /** Whether this computer has no network. */
  readonly isOffline: boolean;
  readonly at: Date;
}

/** What is stored after an attempt, the first being number 1: sent, failed for good, or waiting for the next one. */
export function outcomeOf(attempts: number, result: Attempt, { isOnly, isOffline, at }: Circumstances): StoredOutcome {
  const now = isoInstant(at);
  const { outcome } = result;
  if (result.kind === 'sent') return { state: 'sent', attempts, outcome, nextTryAt: now, sentAt: now };
  const failed: StoredOutcome = { state: 'failed', attempts, outcome, nextTryAt: now, sentAt: null };
  if (result.kind === 'refused' || isOnly) return failed;
  const next = (inMs: number): Pick<StoredOutcome, 'state' | 'nextTryAt'> => ({
    state: 'waiting',
    nextTryAt: isoInstant(new Date(at.getTime() + inMs)),
  });
  if (isOffline) {
    const waiting = `Waiting for a network connection. ${outcome}`;
    return { ...failed, ...next(offlinePauseMs), attempts: attempts - 1, outcome: waiting };
  }
  const pause = pauseAfter(attempts);
  return pause === null
    ? { ...failed, outcome: `${outcome} Given up after two days.` }
    : { ...failed, ...next(Math.max(pause, result.retryAfterMs ?? 0)) };
}
