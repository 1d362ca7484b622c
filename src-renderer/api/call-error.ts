import type { ErrorCode, ErrorDetail, ServiceErrorBody } from '#shared/contract/errors.ts';
import { t } from '../language/current.ts';
import { serviceText } from '../wording/service.ts';
import { withNamesOfSent } from './sent-files.ts';

/** An error reply of the service; its message is written for people, in the language of the page where it is a usual one. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly code: ErrorCode;
  readonly details: readonly ErrorDetail[];

  constructor(body: ServiceErrorBody) {
    super(withNamesOfSent(serviceText(body.message)));
    this.code = body.code;
    this.details = body.details;
  }
}

/** What to do where the service cannot be reached. */
export const unreachable = t('Answerscope is not running or cannot be reached. Start it, then try again.');

/** The message to show for anything thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
