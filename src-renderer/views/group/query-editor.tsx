import { ActionIcon, Button, Textarea, TextInput, Tooltip } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconArrowBackUp, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { OutputOf } from '#shared/contract/index.ts';
import { messageOf } from '../../api/call-error.ts';
import { useCommand, useOperation } from '../../api/hooks.ts';
import { Query } from '../../components/query.tsx';
import { Lines } from '../../components/states.tsx';
import { t } from '../../language/current.ts';
import { emptyEdit, readEdit, type QueryEdit } from './query-edit.ts';

type Definition = OutputOf<'get-queries-definitions'>[number];

function QueryList({
  queries,
  edit,
  change,
}: {
  queries: readonly Definition[];
  edit: QueryEdit;
  change: (part: Partial<QueryEdit>) => void;
}) {
  return (
    <ol className="query-list">
      {queries.map((query) => {
        const removed = edit.deletedIds.includes(query.query_id);
        const [label, labelled] = removed
          ? [t('Keep this query'), t('Keep this query: {query}', { query: query.query })]
          : [t('Remove this query'), t('Remove this query: {query}', { query: query.query })];
        return (
          <li key={query.query_id} className={removed ? 'query-gone' : undefined}>
            <bdi dir="auto">{query.query}</bdi>
            {removed && <span className="visually-hidden"> {t('will be removed')}</span>}
            <Tooltip label={label}>
              <ActionIcon
                size="sm"
                aria-label={labelled}
                onClick={() =>
                  change({
                    deletedIds: removed
                      ? edit.deletedIds.filter((id) => id !== query.query_id)
                      : [...edit.deletedIds, query.query_id],
                  })
                }
              >
                {removed ? <IconArrowBackUp size={14} /> : <IconTrash size={14} />}
              </ActionIcon>
            </Tooltip>
          </li>
        );
      })}
    </ol>
  );
}

function QueryForm({ groupId, queries }: { groupId: number; queries: readonly Definition[] }) {
  const save = useCommand('edit-queries-definitions', { quiet: true });
  const [edit, setEdit] = useState<QueryEdit>(emptyEdit);
  const outcome = readEdit(edit, queries);
  const change = (part: Partial<QueryEdit>) => setEdit({ ...edit, ...part });
  const submit = () =>
    save.mutate(
      {
        queryGroupId: groupId,
        addedQueries: [...outcome.added],
        deletedQueriesIds: [...edit.deletedIds],
        ...(edit.comments.trim() === '' ? {} : { comments: edit.comments.trim() }),
      },
      {
        onSuccess: () => {
          setEdit(emptyEdit);
          notifications.show({
            message: t('The group now asks {count, plural, one {# query} other {# queries}}', { count: outcome.after }),
          });
        },
      },
    );
  return (
    <form
      className="plan"
      onSubmit={(event) => {
        event.preventDefault();
        if (outcome.changes && outcome.problems.length === 0) submit();
      }}
    >
      <p className="small dim">
        {t('Past answers to removed queries are kept. Write queries as a buyer would, without the client’s name.')}
      </p>
      <QueryList queries={queries} edit={edit} change={change} />
      <Textarea
        label={t('Queries to add')}
        description={t('One per line')}
        autosize
        minRows={3}
        maxRows={12}
        dir="auto"
        value={edit.added}
        error={outcome.problems.length > 0 ? outcome.problems.slice(0, 3).join(' ') : undefined}
        onChange={(event) => change({ added: event.currentTarget.value })}
      />
      <TextInput
        label={t('Comment')}
        description={t('The reason, for the version history. Optional.')}
        maxLength={2_000}
        value={edit.comments}
        onChange={(event) => change({ comments: event.currentTarget.value })}
      />
      {save.isError && (
        <p className="bad" role="alert">
          {t('Nothing was saved: {why}', { why: messageOf(save.error) })}
        </p>
      )}
      <div className="plan-save">
        <span className="small dim num" role="status">
          {outcome.changes
            ? t(
                '{added, plural, one {# query} other {# queries}} added, {removed, number} removed; {total, number} in total',
                { added: outcome.added.length, removed: outcome.deleted, total: outcome.after },
              )
            : t('{count, plural, one {# query} other {# queries}}', { count: queries.length })}
        </span>
        {outcome.changes && (
          <Button variant="default" onClick={() => setEdit(emptyEdit)}>
            {t('Discard changes')}
          </Button>
        )}
        <Button type="submit" disabled={!outcome.changes || outcome.problems.length > 0} loading={save.isPending}>
          {t('Save queries')}
        </Button>
      </div>
    </form>
  );
}

/** Adds and removes queries of a group in one edit, with a comment for the version history. */
export function QueryEditor({ groupId }: { groupId: number }) {
  const queries = useOperation('get-queries-definitions', { queryGroupId: groupId });
  return (
    <Query of={queries} what={t('the queries')} compact loading={<Lines count={10} />}>
      {(list) => <QueryForm groupId={groupId} queries={list} />}
    </Query>
  );
}
