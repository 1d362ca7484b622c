import { useOperation } from '../../api/hooks.ts';
import { useTimeZone } from '../../app/use-today.ts';
import { Empty, Failure, Lines, LoadingNote } from '../../components/states.tsx';
import { formatInstant } from '../../format/dates.ts';
import { plural } from '../../format/numbers.ts';

function Texts({ texts, sign, word }: { texts: readonly string[]; sign: '+' | '−'; word: string }) {
  return (
    <>
      {texts.map((text) => (
        <li key={text} className={sign === '+' ? 'good' : 'bad'}>
          <span aria-hidden="true">{sign}</span>
          <span className="visually-hidden">{word}: </span>
          <bdi dir="auto">{text}</bdi>
        </li>
      ))}
    </>
  );
}

/** What was added and taken away, when, and why; newest first. */
export function QueryHistory({ groupId }: { groupId: number }) {
  const timeZone = useTimeZone();
  const revisions = useOperation('list-query-revisions', { queryGroupId: groupId });
  if (revisions.data === undefined && revisions.isError)
    return (
      <Failure
        compact
        title="The history could not be read"
        error={revisions.error}
        retry={() => void revisions.refetch()}
      />
    );
  if (revisions.data === undefined)
    return (
      <>
        <LoadingNote what="the version history" />
        <Lines count={8} />
      </>
    );
  if (revisions.data.length === 0)
    return (
      <Empty compact title="The queries were never edited">
        Every edit is listed here with what was added, what was taken away, and why.
      </Empty>
    );
  const { length } = revisions.data;
  return (
    <ol className="revisions" reversed>
      {revisions.data.map((one, index) => (
        <li key={one.revisionId}>
          <h3>
            Version {length - index}{' '}
            <span className="dim small">
              {formatInstant(one.at, timeZone)} · {plural(one.added.length, 'query', 'queries')} added,{' '}
              {one.deleted.length} taken away
            </span>
          </h3>
          {one.comments !== '' && <p dir="auto">{one.comments}</p>}
          <details open={one.added.length + one.deleted.length <= 8}>
            <summary className="small dim">The queries</summary>
            <ul>
              <Texts texts={one.added} sign="+" word="Added" />
              <Texts texts={one.deleted} sign="−" word="Taken away" />
            </ul>
          </details>
        </li>
      ))}
    </ol>
  );
}
