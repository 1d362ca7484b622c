import type { UnreachableReason } from '#shared/contract/workspace/sources.ts';

/** Why a web page could not be fetched: every reason but those found without a request or in its text. */
export type PageFetchReason = Exclude<UnreachableReason, 'robots' | 'no_text'>;

/** A page that could not be fetched: a reason for the program and a message for a person. */
export class PageFetchError extends Error {
  override readonly name = 'PageFetchError';
  readonly reason: PageFetchReason;
  /** The HTTP status, where one was received. */
  readonly status: number | undefined;
  /** Target of the redirect that exceeded the limit. */
  readonly location: string | undefined;

  constructor(
    reason: PageFetchReason,
    message: string,
    options: { status?: number; location?: string; cause?: unknown } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.reason = reason;
    this.status = options.status;
    this.location = options.location;
  }
}

const dnsCodes = new Set(['ENOTFOUND', 'EAI_AGAIN', 'ENODATA', 'ESERVFAIL', 'EAI_FAIL', 'EAI_NODATA', 'EAI_NONAME']);
const timeoutCodes = new Set([
  'ETIMEDOUT',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
]);
const tlsCode = /^(?:CERT_|ERR_TLS_|ERR_SSL_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|EPROTO$|HOSTNAME_MISMATCH$)/u;

/** The error for a network failure, by the codes of its causes and aggregated attempts. */
export function toPageFetchError(failure: unknown, host: string): PageFetchError {
  const chain = [...causes(failure)];
  const known = chain.find((error) => error instanceof PageFetchError);
  if (known !== undefined) return known;
  const codes = chain.map(codeOf).filter((code) => code !== '');
  const code = codes.at(-1) ?? 'unknown';
  const cause = failure;
  if (codes.some((each) => dnsCodes.has(each)))
    return new PageFetchError('dns', `There is no website at ${host}: the name could not be resolved.`, { cause });
  if (codes.some((each) => tlsCode.test(each)))
    return new PageFetchError(
      'tls',
      `${host} could not be reached securely: its certificate or encryption failed (${code}).`,
      { cause },
    );
  if (codes.some((each) => timeoutCodes.has(each)))
    return new PageFetchError('timeout', `${host} did not answer in time.`, { cause });
  return new PageFetchError('connection', `The connection to ${host} failed (${code}).`, { cause });
}

function* causes(failure: unknown, depth = 0): Generator<Error> {
  if (!(failure instanceof Error) || depth > 8) return;
  yield failure;
  yield* causes(failure.cause, depth + 1);
  if (failure instanceof AggregateError) for (const each of failure.errors) yield* causes(each, depth + 1);
}

const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '');
