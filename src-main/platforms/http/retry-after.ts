/** Longest wait that is respected; a platform that asks for more is tried again after this. */
export const longestRetryAfterMs = 24 * 60 * 60 * 1000;

/**
 * How long a platform asks to wait, in milliseconds; null when it does not say.
 * Reads `retry-after-ms`, then `Retry-After` as seconds or as an HTTP date (RFC 9110, 10.2.3). Never negative.
 */
export function retryAfterMs(headers: Headers, now: number): number | null {
  const bounded = (milliseconds: number) => Math.min(Math.max(0, Math.round(milliseconds)), longestRetryAfterMs);
  const exact = Number.parseFloat(headers.get('retry-after-ms') ?? '');
  if (Number.isFinite(exact)) return bounded(exact);
  const value = headers.get('retry-after')?.trim() ?? '';
  if (/^\d+(\.\d+)?$/.test(value)) return bounded(Number.parseFloat(value) * 1000);
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : bounded(date - now);
}
