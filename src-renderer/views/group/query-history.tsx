import { useOperation } from '../../api/hooks.ts';
import { useTimeZone } from '../../app/use-today.ts';
import { Query } from '../../components/query.tsx';
import { Empty, Lines } from '../../components/states.tsx';
import { formatInstant } from '../../format/dates.ts';
import { t } from '../../language/current.ts';
import { historyText } from '../../wording/service.ts';

function Texts({ texts, sign, label }: { texts: readonly string[]; sign: '+' | '−'; label: string }) {
  return (
    <>
      {texts.map((text) => (
        <li key={text} className={sign === '+' ? 'good' : 'bad'}>
          <span aria-hidden="true">{sign}</span>
          <span className="visually-hidden">{label}: </span>
          <bdi dir="auto">{text}</bdi>
        </li>
      ))}
    </>
  );
}

/** The edits of the queries with date and comment, newest first. */
export function QueryHistory({ groupId }: { groupId: number }) {
  const timeZone = useTimeZone();
  const revisions = useOperation('list-query-revisions', { queryGroupId: groupId });
  return (
    <Query
      of={revisions}
      what={t('the version history')}
      compact
      loading={<Lines count={8} />}
      isEmpty={(list) => list.length === 0}
      empty={
        <Empty compact title={t('No edits yet')}>
          {t('Each edit of the queries is listed here with its comment.')}
        </Empty>
      }
    >
      {(list) => (
        <ol className="revisions" reversed>
          {list.map((revision, index) => (
            <li key={revision.revisionId}>
              <h3>
                {t('Version {number}', { number: list.length - index }, 'of queries')}{' '}
                <span className="dim small">
                  {formatInstant(revision.at, timeZone)} ·{' '}
                  {t('{added, plural, one {# query} other {# queries}} added, {removed, number} removed', {
                    added: revision.added.length,
                    removed: revision.deleted.length,
                  })}
                </span>
              </h3>
              {revision.comments !== '' && <p dir="auto">{historyText(revision.comments)}</p>}
              <details open={revision.added.length + revision.deleted.length <= 8}>
                <summary className="small dim">{t('Queries')}</summary>
                <ul>
                  <Texts texts={revision.added} sign="+" label={t('Added')} />
                  <Texts texts={revision.deleted} sign="−" label={t('Removed')} />
                </ul>
              </details>
            </li>
          ))}
        </ol>
      )}
    </Query>
  );
}
