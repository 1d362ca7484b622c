import { invalidRequest } from '#shared/contract/errors.ts';

/**
 * The first and last day of a request, both inclusive: with only a start without an end, with only an end from the beginning,
 * nulls with neither. Throws `ServiceError` invalid_request naming `startField` if the start is after the end.
 */
export function period(
  start: string | undefined,
  end: string | undefined,
  startField: string,
): { from: string | null; to: string | null } {
  if (start === undefined && end === undefined) return { from: null, to: null };
  if (start !== undefined && end !== undefined && start > end)
    throw invalidRequest(startField, `${start} is after the end, ${end}`);
  return { from: start ?? '0000-01-01', to: end ?? '9999-12-31' };
}
