import { invalidRequest } from '#shared/contract/errors.ts';
import { today, type ReadContext } from './read-context.ts';

/**
 * The first and last day of a request, both inclusive: with only a start up to today, with only an end from the beginning,
 * nulls with neither. Throws `ServiceError` invalid_request naming `startField` if the start is after the end.
 */
export function period(
  context: Pick<ReadContext, 'timeZone' | 'now'>,
  start: string | undefined,
  end: string | undefined,
  startField: string,
): { from: string | null; to: string | null } {
  if (start === undefined && end === undefined) return { from: null, to: null };
  const to = end ?? today(context);
  if (start !== undefined && start > to)
    throw invalidRequest(
      startField,
      end === undefined ? `${start} is in the future (today is ${to})` : `${start} is after the end, ${to}`,
    );
  return { from: start ?? '0000-01-01', to };
}
