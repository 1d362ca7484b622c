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
export const offlinePauseMs = 5 * minute;
