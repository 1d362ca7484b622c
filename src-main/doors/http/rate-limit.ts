/** Lets each subject make `perMinute` requests at once and as many per minute after that. */
export interface RateLimit {
  /** Seconds to wait, at least 1, if the limit is reached; 0 if the request is allowed and was counted. */
  take(subject: string): number;
}

interface Bucket {
  tokens: number;
  /** Milliseconds on the given clock. */
  filledAt: number;
}

/** Number of buckets at which full ones are removed. */
const sweepAt = 1_000;

/** A token bucket per subject. `now` is a monotonic clock in milliseconds. */
export function createRateLimit(perMinute: number, now: () => number = () => performance.now()): RateLimit {
  const buckets = new Map<string, Bucket>();
  const perMs = perMinute / 60_000;
  const tokensOf = (bucket: Bucket, at: number): number =>
    Math.min(perMinute, bucket.tokens + (at - bucket.filledAt) * perMs);
  const sweep = (at: number): void => {
    for (const [subject, bucket] of buckets) if (tokensOf(bucket, at) >= perMinute) buckets.delete(subject);
  };
  return {
    take: (subject) => {
      const at = now();
      const bucket = buckets.get(subject) ?? { tokens: perMinute, filledAt: at };
      bucket.tokens = tokensOf(bucket, at);
      bucket.filledAt = at;
      if (buckets.size >= sweepAt) sweep(at);
      buckets.set(subject, bucket);
      if (bucket.tokens < 1) return Math.max(1, Math.ceil((1 - bucket.tokens) / perMs / 1_000));
      bucket.tokens -= 1;
      return 0;
    },
  };
}
