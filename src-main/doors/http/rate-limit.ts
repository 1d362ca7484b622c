/** Lets `perMinute` requests through at once and as many a minute after that, for each subject of its own. */
export interface RateLimit {
  /** Seconds to wait, at least 1, when there is none left; 0 when the request was let through and counted. */
  take(subject: string): number;
}

interface Bucket {
  tokens: number;
  /** Milliseconds on the given clock. */
  filledAt: number;
}

/** Buckets kept before full ones are swept away. */
const sweepAt = 1_000;

/** A token bucket per subject. `now` is a clock in milliseconds that never goes back. */
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
