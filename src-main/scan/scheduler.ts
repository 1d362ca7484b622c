import { isoInstant } from '#shared/domain/dates.ts';
import type { Store } from '#main/store/open.ts';
import { listDueGroups, listScheduledGroups, setDue, type ScheduledGroup } from '#main/store/schedules.ts';
import { nextSlot } from './schedule.ts';

/** Starts scans when they are due. */
export interface Scheduler {
  /** Something changed (a schedule, a status, a new group, the computer woke up): checks again at once. */
  poke(): void;
  close(): Promise<void>;
}

export interface SchedulerOptions {
  readonly store: Store;
  /** IANA name. */
  readonly timeZone: string;
  readonly now: () => Date;
  readonly delay: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /**
   * Creates the executions of a due group and sets its next slot, in one transaction; false if none of its platforms can be
   * asked, so that it stays due.
   */
  readonly startDue: (
    groupId: number,
    due: { readonly nextDueAt: string | null; readonly lastDueAt: string | null },
  ) => boolean;
  readonly onDefect: (what: string, error: unknown) => void;
  /** Milliseconds between two checks; {@link spreadMs} by default. */
  readonly checkEveryMs?: number;
}

/**
 * Milliseconds between two starts when several groups are due, and between two checks of the clock. Checking often
 * instead of sleeping until the next slot makes sleep, daylight saving and a clock set forward or back harmless.
 */
const spreadMs = 15_000;
/** How far ahead of the clock the last slot may be: if further, the clock was wrong then, not now. */
const clockCorrectionMs = 26 * 3_600_000;

/**
 * Starts due groups one after another, never together: after a night's sleep, 50 of them take 12 minutes to start.
 * However many slots a group missed, it runs once.
 */
export function createScheduler(options: SchedulerOptions): Scheduler {
  const { store, timeZone, now, checkEveryMs = spreadMs } = options;
  const closed = new AbortController();
  let poked = new AbortController();
  let lastCheckAt = Infinity;

  const slotAfter = (group: ScheduledGroup, at: Date): string | null => {
    const lastRunAt = group.lastDueAt === null ? -Infinity : Date.parse(group.lastDueAt);
    // The clock was set back since: a slot that already ran does not run again.
    const clockSetBack = lastRunAt > at.getTime() && lastRunAt - at.getTime() <= clockCorrectionMs;
    const after = clockSetBack ? new Date(lastRunAt) : at;
    return nextSlot(group, timeZone, after);
  };

  /** Corrects next slots that are later than the schedule says, after the clock was set back. */
  const repair = (at: Date): void => {
    for (const group of listScheduledGroups(store)) {
      const slot = slotAfter(group, at);
      const tooLate = slot !== null && (group.nextDueAt === null || group.nextDueAt > slot);
      if (tooLate) setDue(store, group.id, { nextDueAt: slot, lastDueAt: null });
    }
  };

  /** Starts the group that has been due longest and can be scanned; false when there is none. */
  const startNextDue = (): boolean => {
    const at = now();
    if (at.getTime() < lastCheckAt) repair(at);
    lastCheckAt = at.getTime();
    return listDueGroups(store, isoInstant(at)).some((group) =>
      options.startDue(group.id, { nextDueAt: slotAfter(group, at), lastDueAt: group.nextDueAt }),
    );
  };

  const run = async (): Promise<void> => {
    while (!closed.signal.aborted) {
      let started = true;
      try {
        started = startNextDue();
      } catch (error) {
        options.onDefect('checking for due scans', error);
      }
      // Between two starts, poking does not shorten the pause.
      const until = started ? closed.signal : AbortSignal.any([closed.signal, poked.signal]);
      await options.delay(checkEveryMs, until).catch(() => {});
    }
  };
  const done = run();
  return {
    poke: () => {
      poked.abort();
      poked = new AbortController();
    },
    close: async () => {
      closed.abort();
      await done;
    },
  };
}
