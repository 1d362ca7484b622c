import { invalidRequest } from '#shared/contract/errors.ts';
import { today, type ReadContext } from './read-context.ts';

/**
 * The days a request is about, both inclusive: only a start runs through today, only an end runs from the beginning,
 * neither gives nulls. Throws `ServiceError` invalid_request naming `startField` when the start is after the end.
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
      end === undefined ? `${start} lies in the future (today is ${to})` : `${start} is after the end, ${to}`,
    );
  return { from: start ?? '0000-01-01', to };
}
