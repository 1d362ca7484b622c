import { textsIn, type AsStored } from './json-columns.ts';
import type { ReadStore, Store } from './open.ts';
import { labelNewQuery } from './query-labels.ts';

export interface QueryRow {
  readonly id: number;
  readonly queryGroupId: number;
  readonly text: string;
  readonly createdAt: string;
  readonly deletedAt: string | null;
}

const columns = 'id, query_group_id AS queryGroupId, text, created_at AS createdAt, deleted_at AS deletedAt';

export const listQueryRows = (store: ReadStore, groupId: number, includeDeleted: boolean): QueryRow[] =>
  store.all(
    `SELECT ${columns} FROM query WHERE query_group_id = :groupId ${includeDeleted ? '' : 'AND deleted_at IS NULL'} ORDER BY id`,
    { groupId },
  );

/** Adds a query with the labels of its text and by the rules; with `deletedAt` it exists for its history only. */
export const insertQuery = (
  store: Store,
  groupId: number,
  text: string,
  createdAt: string,
  deletedAt: string | null = null,
): number => {
  const { id } = store.run(
    'INSERT INTO query (query_group_id, text, created_at, deleted_at) VALUES (:groupId, :text, :createdAt, :deletedAt)',
    { groupId, text, createdAt, deletedAt },
  );
  labelNewQuery(store, groupId, { id, text });
  return id;
};

export const softDeleteQuery = (store: Store, id: number, deletedAt: string): void => {
  store.run('UPDATE query SET deleted_at = :deletedAt WHERE id = :id AND deleted_at IS NULL', { deletedAt, id });
};

export interface QueryRevisionRow {
  readonly id: number;
  readonly createdAt: string;
  readonly comments: string;
  readonly added: readonly string[];
  readonly deleted: readonly string[];
}

export const insertQueryRevision = (
  store: Store,
  revision: {
    groupId: number;
    createdAt: string;
    comments: string;
    added: readonly string[];
    deleted: readonly string[];
  },
): number =>
  store.run(
    'INSERT INTO query_revision (query_group_id, created_at, comments, added, deleted) VALUES (:groupId, :createdAt, :comments, :added, :deleted)',
    { ...revision, added: JSON.stringify(revision.added), deleted: JSON.stringify(revision.deleted) },
  ).id;

export const listQueryRevisions = (store: ReadStore, groupId: number): QueryRevisionRow[] =>
  store
    .all<AsStored<QueryRevisionRow, 'added' | 'deleted'>>(
      'SELECT id, created_at AS createdAt, comments, added, deleted FROM query_revision WHERE query_group_id = :groupId ORDER BY id DESC',
      { groupId },
    )
    .map(({ added, deleted, ...row }) => ({ ...row, added: textsIn(added), deleted: textsIn(deleted) }));

export const findQuery = (store: ReadStore, id: number): QueryRow | undefined =>
  store.get(`SELECT ${columns} FROM query WHERE id = :id`, { id });
