import { queryBounds, readTypedQueries } from '../start/typed-queries.ts';

/** An edit of a group's queries that was not saved yet. */
export interface QueryEdit {
  /** New queries, one a line. */
  readonly added: string;
  readonly deletedIds: readonly number[];
  readonly comments: string;
}

export const emptyEdit: QueryEdit = { added: '', deletedIds: [], comments: '' };

/** What an edit would do: nothing is saved while there is a problem, for an edit is all or nothing. */
export interface EditOutcome {
  readonly added: readonly string[];
  readonly deleted: number;
  /** Active queries afterwards. */
  readonly after: number;
  readonly problems: readonly string[];
  readonly changes: boolean;
}

/** Reads an edit against the active queries of the group. */
export function readEdit(
  edit: QueryEdit,
  active: readonly { readonly query_id: number; readonly query: string }[],
): EditOutcome {
  const typed = readTypedQueries(edit.added);
  const staying = active.filter((one) => !edit.deletedIds.includes(one.query_id));
  const known = new Set(staying.map((one) => one.query.toLowerCase()));
  const problems = [...typed.problems];
  for (const query of typed.queries)
    if (known.has(query.toLowerCase())) problems.push(`The group already asks “${query}”.`);
  const after = staying.length + typed.queries.length;
  if (after > queryBounds.most && typed.problems.length === 0)
    problems.push(`A group holds at most ${queryBounds.most} queries; it would have ${after}.`);
  return {
    added: typed.queries,
    deleted: active.length - staying.length,
    after,
    problems,
    changes: typed.queries.length > 0 || staying.length < active.length,
  };
}
