import { z } from 'zod';
import { failureMessage, kindOfPlatformError } from './http/failure-from.ts';
import { readPlatformError } from './http/platform-error.ts';
import { ScanFailure } from './scan-failure.ts';

const headSchema = z.looseObject({ error: z.unknown(), status: z.string().nullish().catch(null) });

/**
 * Throws the error that a reply with HTTP status 200 reports, bare (`{error}`) or in a response whose status is
 * `failed`, as the {@link ScanFailure} for its code; one without a known code is temporary (`server`). Returns if there is none.
 */
export function throwReportedError(body: unknown, label: string, secrets: readonly string[]): void {
  const head = headSchema.safeParse(body).data;
  if (head === undefined || (head.error == null && head.status !== 'failed')) return;
  const { codes, message } = readPlatformError(body);
  const kind = kindOfPlatformError(codes, message) ?? 'server';
  const reason = message || codes[0] || 'the response failed without a message';
  throw new ScanFailure(kind, failureMessage(`${label}: ${reason}`, secrets), { status: 200 });
}
