import type { UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue, type ReactNode } from 'react';
import { capitalised } from '../format/words.ts';
import { t } from '../language/current.ts';
import { Failure, Lines, LoadingNote } from './states.tsx';

/** What `<Query>` needs of a query: the result of `useOperation` or of an infinite query. */
type Asked<Data> = Pick<UseQueryResult<Data>, 'data' | 'error' | 'isError'> & { refetch: () => unknown };

/**
 * The states of a query: a skeleton while it loads, a failure with a retry, what to say when there is nothing, else
 * its data. Data stays in place while it is asked again, and when that fails. What appears for the first time is drawn in
 * short tasks.
 */
export function Query<Data>({
  of,
  what,
  loading = <Lines count={6} />,
  compact = false,
  isEmpty,
  empty,
  children,
}: {
  of: Asked<Data>;
  /** What is asked, with its article, in the language of the page: “the answers”. */
  what: string;
  /** A skeleton of the content. */
  loading?: ReactNode;
  /** Whether a failure is shown in a few lines, inside a panel. */
  compact?: boolean;
  isEmpty?: (data: Data) => boolean;
  empty?: ReactNode;
  children: (data: Data) => ReactNode;
}) {
  const { data } = of;
  const arrived = useDeferredValue(data !== undefined);
  if (data === undefined && of.isError)
    return (
      <Failure
        compact={compact}
        title={t('{what} could not be loaded', { what: capitalised(what) })}
        error={of.error}
        retry={() => void of.refetch()}
      />
    );
  if (data === undefined || !arrived)
    return (
      <>
        <LoadingNote what={what} />
        {loading}
      </>
    );
  return isEmpty?.(data) === true ? empty : children(data);
}
