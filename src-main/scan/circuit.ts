/** Stops a provider after hard failures, and lets one question try again after a pause. Times are milliseconds of a clock that only goes forward. */
export interface Circuit {
  /** Whether a question may be asked: all of them, one to try, or none. */
  state(now: number): 'closed' | 'half-open' | 'open';
  /** Why it is open, in the platform's words; null while it is closed. */
  readonly reason: string | null;
  /** When one question may try again. */
  readonly retryAt: number;
  /** A failure the next question will meet too (`credential`, `payment`): opens at once. */
  refuse(now: number, reason: string): void;
  /** A question that failed for good; the fifth in a row opens. */
  fail(now: number, reason: string): void;
  /** The platform itself says for how long it does not want to be asked. */
  hold(now: number, milliseconds: number, reason: string): void;
  succeed(): void;
  /** Lets one question try now: the network is back, a key was changed, somebody started a scan. */
  tryNow(now: number): void;
}

const failuresToOpen = 5;
const minute = 60_000;
/** First pause and longest pause; each attempt that fails doubles it. */
const pauses = { refused: [5 * minute, 60 * minute], failing: [minute, 30 * minute] } as const;

export function createCircuit(): Circuit {
  let inARow = 0;
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
    // Requests that were out together are refused together: one pause for all of them.
    refuse: (now, why) => {
      if (reason === null || now >= retryAt) open(now, why, pauses.refused);
    },
    fail: (now, why) => {
      inARow += 1;
      if (reason === null ? inARow >= failuresToOpen : now >= retryAt) open(now, why, pauses.failing);
    },
    hold: (now, milliseconds, why) => {
      retryAt = Math.max(retryAt, now + milliseconds);
      reason = why;
    },
    succeed: () => {
      inARow = openings = 0;
      reason = null;
    },
    tryNow: (now) => {
      retryAt = Math.min(retryAt, now);
    },
  };
}
