import type { ReadStore, Store } from './open.ts';

export interface NoteRow {
  readonly id: number;
  readonly customerId: number;
  readonly queryGroupId: number | null;
  readonly queryGroupName: string | null;
  readonly day: string;
  readonly text: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

const notes = `SELECT n.id, n.customer_id AS customerId, n.query_group_id AS queryGroupId, g.name AS queryGroupName, n.day, n.text,
    n.created_at AS createdAt, n.updated_at AS updatedAt
  FROM note n LEFT JOIN query_group g ON g.id = n.query_group_id WHERE g.deleted_at IS NULL`;

/** Which notes of a customer: with a group, those about it and those about the whole customer; both days inclusive. */
export interface NoteScope {
  readonly customerId: number;
  readonly queryGroupId?: number | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Notes by day, those of a day in the order in which they were added. */
export const listNoteRows = (store: ReadStore, { customerId, queryGroupId, from, to }: NoteScope): NoteRow[] =>
  store.all(
    `${notes} AND n.customer_id = :customerId AND (:queryGroupId IS NULL OR n.query_group_id IS NULL OR n.query_group_id = :queryGroupId)
       AND (:from IS NULL OR n.day >= :from) AND (:to IS NULL OR n.day <= :to) ORDER BY n.day, n.id`,
    { customerId, queryGroupId: queryGroupId ?? null, from: from ?? null, to: to ?? null },
  );

export const findNote = (store: ReadStore, noteId: number): NoteRow | undefined =>
  store.get(`${notes} AND n.id = :noteId`, { noteId });

export const countNotes = (store: ReadStore, customerId: number): number =>
  store.get<{ notes: number }>('SELECT COUNT(*) AS notes FROM note WHERE customer_id = :customerId', { customerId })
    ?.notes ?? 0;

type NoteContent = Pick<NoteRow, 'day' | 'text' | 'queryGroupId'>;

/** Adds a note; returns its id. */
export const insertNote = (
  store: Store,
  customerId: number,
  { day, text, queryGroupId }: NoteContent,
  at: string,
): number =>
  store.run(
    `INSERT INTO note (customer_id, query_group_id, day, text, created_at, updated_at)
     VALUES (:customerId, :queryGroupId, :day, :text, :at, :at)`,
    { customerId, queryGroupId, day, text, at },
  ).id;

export const updateNote = (store: Store, id: number, { day, text, queryGroupId }: NoteContent, at: string): void => {
  store.run(
    'UPDATE note SET day = :day, text = :text, query_group_id = :queryGroupId, updated_at = :at WHERE id = :id',
    { id, day, text, queryGroupId, at },
  );
};

export const removeNote = (store: Store, id: number): void => {
  store.run('DELETE FROM note WHERE id = :id', { id });
};
