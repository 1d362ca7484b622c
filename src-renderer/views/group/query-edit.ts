import { t } from '../../language/current.ts';
import { queryBounds, readTypedQueries } from '../start/typed-queries.ts';

/** Unsaved changes to the queries of a group. */
export interface QueryEdit {
  /** New queries, one per line. */
  readonly added: string;
  readonly deletedIds: readonly number[];
  readonly comments: string;
}

export const emptyEdit: QueryEdit = { added: '', deletedIds: [], comments: '' };

/** The effect of an edit. An edit is saved completely or not at all, so a problem blocks it. */
export interface EditOutcome {
  readonly added: readonly string[];
  readonly deleted: number;
  /** Active queries after the edit. */
  readonly after: number;
  readonly problems: readonly string[];
  readonly changes: boolean;
}

/** Checks an edit against the active queries of the group. */
export function readEdit(
  edit: QueryEdit,
  active: readonly { readonly query_id: number; readonly query: string }[],
): EditOutcome {
  const typed = readTypedQueries(edit.added);
  const remaining = active.filter((query) => !edit.deletedIds.includes(query.query_id));
  const known = new Set(remaining.map((query) => query.query.toLowerCase()));
  const problems = [...typed.problems];
  for (const query of typed.queries)
    if (known.has(query.toLowerCase())) problems.push(t('This group already has “{query}”.', { query }));
  const after = remaining.length + typed.queries.length;
  if (after > queryBounds.maximum && typed.problems.length === 0)
    problems.push(
      t(
        'The maximum is {maximum, plural, one {# query} other {# queries}} per group; this would make {count, number}.',
        {
          maximum: queryBounds.maximum,
          count: after,
        },
      ),
    );
  return {
    added: typed.queries,
    deleted: active.length - remaining.length,
    after,
    problems,
    changes: typed.queries.length > 0 || remaining.length < active.length,
  };
}
