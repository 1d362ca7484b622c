/** Stops a provider after hard failures, and lets one question try again after a pause. Times: milliseconds of a monotonic clock. */
export interface Circuit {
  /** Which questions may be asked: `closed` all, `half-open` one as a trial, `open` none. */
  state(now: number): 'closed' | 'half-open' | 'open';
  /** Why it is open, in the platform's words; null while closed. */
  readonly reason: string | null;
  /** When one question may try again. */
  readonly retryAt: number;
  /** A failure that every question would meet (`credential`, `payment`): opens at once. */
  refuse(now: number, reason: string): void;
  /** A question failed for good; the fifth in a row opens. */
  fail(now: number, reason: string): void;
  /** The platform itself says how long to leave it alone. */
  hold(now: number, milliseconds: number, reason: string): void;
  succeed(): void;
  /** Lets one question try now: the network is back, a key was changed, a scan was started by hand. */
  tryNow(now: number): void;
}

const failuresToOpen = 5;
const minute = 60_000;
/** First and longest pause; each failed trial doubles it. */
const pauses = { refused: [5 * minute, 60 * minute], failing: [minute, 30 * minute] } as const;

export function createCircuit(): Circuit {
  let failuresInARow = 0;
  let openings = 0;
  let reason: string | null = null;
  let retryAt = 0;

  const open = (now: number, why: string, [first, longest]: readonly [number, number]): void => {
    retryAt = now + Math.min(longest, first * 2 ** openings);
    openings += 1;
    reason = why;
  };
  return {
    state: (now) => (reason === null ? 'closed' : now < retryAt ? 'open' : 'half-open'),
    get reason() {
      return reason;
    },
    get retryAt() {
      return retryAt;
    },
    // Requests in flight together are refused together: one pause for all of them.
    refuse: (now, why) => {
      if (reason === null || now >= retryAt) open(now, why, pauses.refused);
    },
    fail: (now, why) => {
      failuresInARow += 1;
      if (reason === null ? failuresInARow >= failuresToOpen : now >= retryAt) open(now, why, pauses.failing);
    },
    hold: (now, milliseconds, why) => {
      retryAt = Math.max(retryAt, now + milliseconds);
      reason = why;
    },
    succeed: () => {
      failuresInARow = openings = 0;
      reason = null;
    },
    tryNow: (now) => {
      retryAt = Math.min(retryAt, now);
    },
  };
}
