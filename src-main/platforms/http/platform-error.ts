import { z } from 'zod';

/** A platform's description of an error, in any of the shapes in use. */
export interface PlatformError {
  /** Machine codes and types, lower case: `insufficient_quota`, `rate_limit_exceeded`, `api_key_invalid` … */
  readonly codes: readonly string[];
  readonly message: string;
  /** Google's `RetryInfo`, in milliseconds. */
  readonly retryDelayMs: number | null;
}

const scalar = z.union([z.string(), z.number()]).nullish().catch(null);
const detail = z.looseObject({ reason: scalar, retryDelay: scalar }).catch({ reason: null, retryDelay: null });
const errorObject = z.looseObject({
  message: scalar,
  code: scalar,
  type: scalar,
  status: scalar,
  details: z.array(detail).nullish().catch(null),
});
const bodySchema = z.looseObject({
  error: z.union([z.string(), errorObject]).nullish().catch(null),
  message: scalar,
  detail: z.union([z.string(), errorObject]).nullish().catch(null),
  status_message: scalar,
});

/** Reads the error of a reply's body: `{error: {message, code}}`, `{error: "…"}`, `{detail}`, `{message}`, `{status_message}` or plain text. */
export function readPlatformError(body: unknown): PlatformError {
  if (typeof body === 'string') return { codes: [], message: plainText(body), retryDelayMs: null };
  const parsed = bodySchema.safeParse(Array.isArray(body) ? body[0] : body);
  if (!parsed.success) return { codes: [], message: '', retryDelayMs: null };
  const inner = parsed.data.error ?? parsed.data.detail;
  if (typeof inner === 'string') return { codes: [], message: inner, retryDelayMs: null };
  const details = inner?.details ?? [];
  const codes = [inner?.code, inner?.type, inner?.status, ...details.map((entry) => entry.reason)];
  return {
    codes: codes.flatMap((code) => (typeof code === 'string' ? [code.toLowerCase()] : [])),
    message: String(inner?.message ?? parsed.data.message ?? parsed.data.status_message ?? ''),
    retryDelayMs: details.map((entry) => seconds(entry.retryDelay)).find((delay) => delay !== null) ?? null,
  };
}

/** A duration such as `34.5s` in milliseconds. */
function seconds(value: unknown): number | null {
  const match = typeof value === 'string' ? /^(\d+(?:\.\d+)?)s$/.exec(value) : null;
  return match?.[1] === undefined ? null : Math.round(Number.parseFloat(match[1]) * 1000);
}

/** In UTF-16 units: a gateway's page says what is wrong near its beginning. */
const longestPage = 20_000;

/** The text of an HTML error page without its markup, so that a gateway's page reads as a sentence. */
const plainText = (body: string): string =>
  body
    .slice(0, longestPage)
    .replace(/<(script|style)\b(?:(?!<\1\b)[\s\S])*?<\/\1>/gi, ' ')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
