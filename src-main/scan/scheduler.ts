import { isoInstant } from '#shared/domain/dates.ts';
import type { Store } from '#main/store/open.ts';
import { listDueGroups, listScheduledGroups, setDue, type ScheduledGroup } from '#main/store/schedules.ts';
import { nextRun, readSchedule } from './schedule.ts';

/** Starts scans when they are due. */
export interface Scheduler {
  /** Something changed (a schedule, a status, a new group, the computer woke up): look again at once. */
  poke(): void;
  close(): Promise<void>;
}

export interface SchedulerOptions {
  readonly store: Store;
  /** IANA name. */
  readonly timeZone: string;
  readonly now: () => Date;
  readonly delay: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** Creates the executions of a due group and moves it on to its next slot, in one transaction. */
  readonly startDue: (
    groupId: number,
    due: { readonly nextDueAt: string | null; readonly lastDueAt: string | null },
  ) => void;
  readonly onDefect: (what: string, error: unknown) => void;
}

/**
 * Time between two starts when several groups are due, and between two looks at the clock. Looking often instead of
 * sleeping until the next slot is what makes sleep, time changes and a clock that is set forward or back harmless.
 */
export const spreadMs = 15_000;
/** How far ahead of the clock a slot that was run may lie: further, and the clock was wrong then, not now. */
const clockCorrectionMs = 26 * 3_600_000;

/**
 * Runs due groups one after the other, never together: after a night's sleep 50 of them take 12 minutes to start. A slot
 * missed while nothing ran happens once, however many were missed.
 */
export function createScheduler(options: SchedulerOptions): Scheduler {
  const { store, timeZone, now } = options;
  const closed = new AbortController();
  let poked = new AbortController();
  let lastLook = Infinity;

  const slotAfter = (group: ScheduledGroup, at: Date): string | null => {
    const ran = group.lastDueAt === null ? -Infinity : Date.parse(group.lastDueAt);
    // The clock was set back since: what ran already does not run again.
    const after = ran > at.getTime() && ran - at.getTime() <= clockCorrectionMs ? new Date(ran) : at;
    const run = nextRun(readSchedule(group.schedule, group.createdAt, timeZone), timeZone, after);
    return run === null ? null : isoInstant(run);
  };

  /** Brings every group's next slot in line with its schedule, where the clock or the schedule moved on without it. */
  const repair = (at: Date): void => {
    for (const group of listScheduledGroups(store)) {
      const slot = slotAfter(group, at);
      const tooLate = slot !== null && (group.nextDueAt === null || group.nextDueAt > slot);
      if (tooLate) setDue(store, group.id, { nextDueAt: slot, lastDueAt: null });
    }
  };

  /** Starts the group that is due longest; whether there was one. */
  const look = (): boolean => {
    const at = now();
    if (at.getTime() < lastLook) repair(at);
    lastLook = at.getTime();
    const [group] = listDueGroups(store, isoInstant(at), 1);
    if (!group) return false;
    options.startDue(group.id, { nextDueAt: slotAfter(group, at), lastDueAt: group.nextDueAt });
    return true;
  };

  const run = async (): Promise<void> => {
    while (!closed.signal.aborted) {
      let started = true;
      try {
        started = look();
      } catch (error) {
        options.onDefect('looking for due scans', error);
      }
      // Nobody hurries it between two starts.
      const until = started ? closed.signal : AbortSignal.any([closed.signal, poked.signal]);
      await options.delay(spreadMs, until).catch(() => {});
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
