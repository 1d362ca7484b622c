import { Button, Checkbox } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMemo, useState } from 'react';
import type { InputOf, OutputOf } from '#shared/contract/index.ts';
import { messageOf } from '../api/call-error.ts';
import { useCommand, useOperation } from '../api/hooks.ts';
import { Query } from '../components/query.tsx';
import { SearchBox } from '../components/search-box.tsx';
import { Empty, Lines } from '../components/states.tsx';
import { t } from '../language/current.ts';
import { ChangeLabels } from './change-labels.tsx';
import { intentLabels, TagMark } from './tag-mark.tsx';

type Labels = OutputOf<'list-query-labels'>;
type Labelled = Labels['queries'][number];

const isSuggested = ({ suggestedIntent, suggestedTags }: Labelled): boolean =>
  suggestedIntent !== null || suggestedTags.length > 0;

/** The queries of each query group, in the order of the list; none of them is empty. */
function byGroup(rows: readonly Labelled[]): [Labelled, ...Labelled[]][] {
  const groups = new Map<number, [Labelled, ...Labelled[]]>();
  for (const row of rows) {
    const group = groups.get(row.queryGroupId);
    if (group === undefined) groups.set(row.queryGroupId, [row]);
    else group.push(row);
  }
  return [...groups.values()];
}

/** Rows drawn before “show all”. */
const firstRows = 100;

/** The queries of a client, or of one of its groups, with their tags and intents: several are changed at once. */
export function QueryLabels({ customerId, groupId }: { customerId: number; groupId?: number }) {
  const labels = useOperation(
    'list-query-labels',
    groupId === undefined ? { customerId } : { customerId, queryGroupId: groupId },
  );
  return (
    <Query
      of={labels}
      what={t('the tags and intents')}
      compact
      loading={<Lines count={10} />}
      isEmpty={({ queries }) => queries.length === 0}
      empty={
        <Empty compact title={t('No queries yet')}>
          {t('Add queries to this group first.')}
        </Empty>
      }
    >
      {(data) => <LabelForm customerId={customerId} labels={data} />}
    </Query>
  );
}

function LabelForm({ customerId, labels }: { customerId: number; labels: Labels }) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [search, setSearch] = useState('');
  const [all, setAll] = useState(false);
  const save = useCommand('set-query-labels', { quiet: true });
  const accept = useCommand('accept-query-labels', { quiet: true });
  const wanted = search.trim().toLowerCase();
  const listed = useMemo(
    () =>
      labels.queries.filter(
        ({ query, tags }) =>
          query.toLowerCase().includes(wanted) || tags.some((tag) => tag.toLowerCase().includes(wanted)),
      ),
    [labels, wanted],
  );
  const rows = all ? listed : listed.slice(0, firstRows);
  const groups = new Set(labels.queries.map(({ queryGroupId }) => queryGroupId)).size;
  const ids = listed.map(({ queryId }) => queryId).filter((id) => chosen.has(id));
  const suggested = listed.filter(isSuggested).map(({ queryId }) => queryId);
  const colours = new Map(labels.tags.map(({ name, colour }) => [name, colour]));
  const failed = save.isError ? save.error : accept.isError ? accept.error : null;
  const set = (change: Omit<InputOf<'set-query-labels'>, 'customerId' | 'queryIds'>) =>
    save.mutate(
      { customerId, queryIds: ids, ...change },
      {
        onSuccess: ({ queries }) =>
          notifications.show({
            message: t('{count, plural, one {# query changed} other {# queries changed}}', { count: queries }),
          }),
      },
    );
  const choose = (id: number) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  return (
    <div className="label-page">
      <div className="label-tools">
        <SearchBox label={t('Search in queries and tags')} value={search} change={setSearch} />
        <Checkbox
          className="label-all"
          size="xs"
          label={ids.length === 0 ? t('Select all') : t('{count, number} selected', { count: ids.length })}
          checked={ids.length > 0 && ids.length === listed.length}
          indeterminate={ids.length > 0 && ids.length < listed.length}
          onChange={() =>
            setChosen(ids.length === listed.length ? new Set() : new Set(listed.map(({ queryId }) => queryId)))
          }
        />
        {suggested.length > 0 && (
          <Button
            variant="default"
            loading={accept.isPending}
            onClick={() =>
              accept.mutate(
                { customerId, queryIds: suggested },
                {
                  onSuccess: ({ queries }) =>
                    notifications.show({
                      message: t(
                        '{count, plural, one {Intent of # query accepted} other {Intent of # queries accepted}}',
                        {
                          count: queries,
                        },
                      ),
                    }),
                },
              )
            }
          >
            {t('{count, plural, one {Accept # suggested intent} other {Accept # suggested intents}}', {
              count: labels.queries.filter(({ suggestedIntent }) => suggestedIntent !== null).length,
            })}
          </Button>
        )}
      </div>
      {ids.length > 0 && <ChangeLabels labels={labels} set={set} busy={save.isPending} />}
      {failed !== null && (
        <p className="bad small" role="alert">
          {t('Nothing was changed: {reason}', { reason: messageOf(failed) })}
        </p>
      )}
      {byGroup(rows).map(([first, ...others]) => (
        <section key={first.queryGroupId} className="label-group">
          {groups > 1 && (
            <h3>
              <bdi>{first.queryGroupName}</bdi>
            </h3>
          )}
          <ul
            className="label-queries"
            aria-label={t('Queries of {group} with tags and intents', { group: first.queryGroupName })}
          >
            {[first, ...others].map((row) => (
              <li key={row.queryId}>
                <Checkbox
                  size="xs"
                  label={<bdi dir="auto">{row.query}</bdi>}
                  checked={chosen.has(row.queryId)}
                  onChange={() => choose(row.queryId)}
                />
                <span className="tag-list">
                  {row.tags.map((name) => (
                    <TagMark key={name} name={name} colour={colours.get(name) ?? null} />
                  ))}
                  {row.suggestedTags.map((name) => (
                    <TagMark key={`suggested-${name}`} name={name} colour={null} suggested />
                  ))}
                </span>
                <span className="intent">
                  {row.intent !== null
                    ? intentLabels[row.intent]
                    : row.suggestedIntent !== null
                      ? `${intentLabels[row.suggestedIntent]} ${t('(suggested)')}`
                      : t('No intent')}
                  {row.branded && ` · ${t('branded')}`}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {listed.length > rows.length && (
        <Button variant="subtle" onClick={() => setAll(true)}>
          {t('Show all {count, number}', { count: listed.length })}
        </Button>
      )}
      {listed.length === 0 && <p className="small dim">{t('No query matches “{search}”.', { search })}</p>}
    </div>
  );
}
