import { listQueryRevisions } from '#main/store/queries.ts';
import type { HandlersOf } from '../context.ts';
import { requireQueryGroup } from '../ownership.ts';

/** What became of the queries of a group over time. */
export const queryHistoryHandlers: HandlersOf<'list-query-revisions'> = {
  'list-query-revisions': (request, context, caller) =>
    listQueryRevisions(context.store, requireQueryGroup(context, caller, request.queryGroupId, 'workspace').id).map(
      (row) => ({
        revisionId: row.id,
        at: row.createdAt,
        comments: row.comments,
        added: JSON.parse(row.added) as string[],
        deleted: JSON.parse(row.deleted) as string[],
      }),
    ),
};
