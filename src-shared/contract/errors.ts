import { z } from 'zod';

/** The closed list of error codes, each with the HTTP status it travels under. */
export const errorStatus = {
  invalid_json: 400,
  invalid_request: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  quota_exhausted: 409,
  body_too_large: 413,
  unsupported_media_type: 415,
  nothing_to_edit: 422,
  active_query_limit: 422,
  query_not_in_group: 422,
  rate_limited: 429,
  internal: 500,
  website_unreachable: 502,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;
export const errorCodes = Object.keys(errorStatus) as readonly ErrorCode[];

/** Codes any operation can return, in addition to its own `errors`. */
export const commonErrors = [
  'invalid_json',
  'invalid_request',
  'unauthorized',
  'method_not_allowed',
  'body_too_large',
  'unsupported_media_type',
  'rate_limited',
  'unavailable',
  'internal',
] as const satisfies readonly ErrorCode[];

export const errorDetailSchema = z.strictObject({ path: z.string(), message: z.string() });
export const errorSchema = z.strictObject({
  code: z.enum(errorCodes as [ErrorCode, ...ErrorCode[]]),
  message: z.string(),
  details: z.array(errorDetailSchema),
});
export type ErrorDetail = z.output<typeof errorDetailSchema>;
export type ServiceErrorBody = z.output<typeof errorSchema>;

/** The only error class of the service: a code of the closed list and a message a person can act on. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly code: ErrorCode;
  readonly details: readonly ErrorDetail[];
  /** Seconds a rate-limited caller has to wait. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    options: { details?: readonly ErrorDetail[]; cause?: unknown; retryAfterSeconds?: number } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.details = options.details ?? [];
    this.retryAfterSeconds = options.retryAfterSeconds;
  }

  toBody(): ServiceErrorBody {
    return { code: this.code, message: this.message, details: [...this.details] };
  }
}

/** The same error for what is missing, deleted, `Not Active` or another organization's, so that nothing leaks. */
export const notFound = (
  what:
    | 'customer'
    | 'query group'
    | 'execution'
    | 'query'
    | 'recommendation'
    | 'brand'
    | 'note'
    | 'shared report'
    | 'action'
    | 'alert'
    | 'alert rule'
    | 'message'
    | 'message channel'
    | 'tag'
    | 'rule'
    | 'saved view'
    | 'key'
    | 'organization'
    | 'job'
    | 'answer'
    | 'portrayal'
    | 'report'
    | 'operation',
  id?: number | string,
) => new ServiceError('not_found', id === undefined ? `There is no such ${what}.` : `There is no ${what} ${id}.`);

/** A request that breaks the contract; `path` names the field. */
export const invalidRequest = (path: string, message: string) =>
  new ServiceError('invalid_request', path === '' ? message : `${path}: ${message}`, { details: [{ path, message }] });

/** A field names a platform that this installation does not have. */
export const noSuchPlatform = (path: string, platform: string): ServiceError =>
  invalidRequest(path, `this installation does not know the platform "${platform}"`);

/** More than the quota, or the cap of a key, allows. */
export const quotaExhausted = (message: string) => new ServiceError('quota_exhausted', message);

export const unavailable = (message: string, cause?: unknown) => new ServiceError('unavailable', message, { cause });
