import type { ErrorCode, ErrorDetail, ServiceErrorBody } from '#shared/contract/errors.ts';

/** What the service answered instead of data; its message is written for people. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly code: ErrorCode;
  readonly details: readonly ErrorDetail[];

  constructor(body: ServiceErrorBody) {
    super(body.message);
    this.code = body.code;
    this.details = body.details;
  }
}

/** The words to show for whatever was thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
