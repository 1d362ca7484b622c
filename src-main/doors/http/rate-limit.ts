/** Lets each subject make `perMinute` requests within any 60 seconds. */
export interface RateLimit {
  /** Seconds to wait, at least 1, if the limit is reached; 0 if the request is allowed and was counted. */
  take(subject: string): number;
}

/** The times of the requests that were allowed, milliseconds on the given clock: a ring, the oldest at `next` once it is full. */
interface Allowed {
  readonly times: number[];
  next: number;
}

const minute = 60_000;
/** Number of subjects at which those without a request in the last minute are forgotten. */
const sweepAt = 1_000;

/** Counts the requests of each subject in the last 60 seconds. `now` is a monotonic clock in milliseconds. */
export function createRateLimit(perMinute: number, now: () => number = () => performance.now()): RateLimit {
  const subjects = new Map<string, Allowed>();
  const sweep = (at: number): void => {
    for (const [subject, { times, next }] of subjects) {
      const newest = times.at(next - 1) ?? -Infinity;
      if (newest <= at - minute) subjects.delete(subject);
    }
  };
  return {
    take: (subject) => {
      const at = now();
      if (!subjects.has(subject) && subjects.size >= sweepAt) sweep(at);
      const allowed = subjects.get(subject) ?? { times: [], next: 0 };
      subjects.set(subject, allowed);
      const oldest = allowed.times[allowed.next] ?? -Infinity;
      if (oldest > at - minute) return Math.max(1, Math.ceil((oldest + minute - at) / 1_000));
      allowed.times[allowed.next] = at;
      allowed.next = (allowed.next + 1) % perMinute;
      return 0;
    },
  };
}
