/**
 * Why a question got no answer. The kind decides what happens next (see docs/faults.md):
 * `credential` and `payment` stop the provider, `request` fails the query, the rest are retried.
 */
export type FailureKind =
  | 'credential' // 401, 403, or none configured
  | 'payment' // 402, exhausted quota of the account
  | 'request' // 400, 404, 422: asking again cannot help
  | 'rate_limited' // 429
  | 'server' // 408, 409, 5xx, or a reply that reports a temporary error
  | 'timeout' // no reply in time: may have been billed
  | 'connection' // reset or cut: may have been billed when the request was sent
  | 'offline' // no network or no name resolution
  | 'invalid_response' // a reply that cannot be understood
  | 'cancelled';

export interface ScanFailureOptions {
  readonly status?: number | null;
  /** Milliseconds the platform asks to wait (`Retry-After`). */
  readonly retryAfterMs?: number | null;
  /** The request may have been processed and billed although no answer arrived. */
  readonly maybeBilled?: boolean;
  readonly cause?: unknown;
}

/** A question without an answer. `message` is the platform's own message, free of secrets. */
export class ScanFailure extends Error {
  override readonly name = 'ScanFailure';
  readonly kind: FailureKind;
  readonly status: number | null;
  readonly retryAfterMs: number | null;
  readonly maybeBilled: boolean;

  constructor(kind: FailureKind, message: string, options: ScanFailureOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.kind = kind;
    this.status = options.status ?? null;
    this.retryAfterMs = options.retryAfterMs ?? null;
    this.maybeBilled = options.maybeBilled ?? false;
  }
}
