import { toSecond } from '#shared/domain/dates.ts';
import { invalidRequest, ServiceError } from '#shared/contract/errors.ts';
import { maximumActiveQueries } from '#shared/contract/v1/fields.ts';
import { rewordedFrom } from '#main/analysis/language/reworded.ts';
import { keepQueryLabels } from '#main/store/query-labels.ts';
import { renameQueryGroup, groupNameTaken } from '#main/store/query-groups.ts';
import {
  insertQuery,
  insertQueryRevision,
  listQueryRevisions,
  listQueryRows,
  softDeleteQuery,
} from '#main/store/queries.ts';
import { nowIso, type HandlersOf } from '../context.ts';
import { requireQueryGroup } from '../ownership.ts';

/** The queries of a group: reading, editing in one transaction, their revisions; renaming the group. */
export const definitionHandlers: HandlersOf<
  'get-queries-definitions' | 'edit-queries-definitions' | 'list-query-revisions' | 'update-query-group-name'
> = {
  'get-queries-definitions': (request, context, caller) => {
    const group = requireQueryGroup(context, caller, request.queryGroupId, 'published');
    return listQueryRows(context.store, group.id, request.includeDeleted ?? false).map((query) => ({
      query_id: query.id,
      query: query.text,
      query_group_id: query.queryGroupId,
      date: toSecond(query.createdAt),
      is_deleted: query.deletedAt === null ? 0 : 1,
    }));
  },

  'edit-queries-definitions': (request, context, caller) => {
    const { store } = context;
    const added = [...new Set(request.addedQueries)];
    const deletedIds = [...new Set(request.deletedQueriesIds)];
    const group = requireQueryGroup(context, caller, request.queryGroupId, 'published');
    if (added.length === 0 && deletedIds.length === 0)
      throw new ServiceError(
        'nothing_to_edit',
        'Nothing to edit: addedQueries or deletedQueriesIds must hold at least one entry.',
      );
    store.transaction(() => {
      const active = new Map(listQueryRows(store, group.id, false).map((query) => [query.id, query.text]));
      for (const id of deletedIds)
        if (!active.has(id))
          throw new ServiceError('query_not_in_group', `deletedQueriesIds: the group has no active query ${id}.`, {
            details: [{ path: 'deletedQueriesIds', message: `${id} is not an active query of the group` }],
          });
      const deletedTexts = deletedIds.map((id) => active.get(id) ?? '');
      const remaining = new Set([...active].filter(([id]) => !deletedIds.includes(id)).map(([, text]) => text));
      const known = added.find((text) => remaining.has(text));
      if (known !== undefined) throw invalidRequest('addedQueries', `the group already asks "${known}"`);
      const after = remaining.size + added.length;
      if (after > maximumActiveQueries)
        throw new ServiceError(
          'active_query_limit',
          `The group would have ${after} active queries; the maximum is ${maximumActiveQueries}.`,
        );
      const at = nowIso(context);
      for (const id of deletedIds) softDeleteQuery(store, id, at);
      const reworded = rewordedFrom(added, deletedTexts);
      for (const text of added) {
        const queryId = insertQuery(store, group.id, text, at);
        const before = deletedIds[deletedTexts.indexOf(reworded.get(text) ?? '')];
        if (before !== undefined) keepQueryLabels(store, before, queryId);
      }
      insertQueryRevision(store, {
        groupId: group.id,
        createdAt: at,
        comments: request.comments ?? '',
        added,
        deleted: deletedTexts,
      });
    });
    return { message: `${added.length} added, ${deletedIds.length} deleted.` };
  },

  'list-query-revisions': (request, context, caller) =>
    listQueryRevisions(context.store, requireQueryGroup(context, caller, request.queryGroupId, 'workspace').id).map(
      (row) => ({
        revisionId: row.id,
        at: toSecond(row.createdAt),
        comments: row.comments,
        added: [...row.added],
        deleted: [...row.deleted],
      }),
    ),

  'update-query-group-name': (request, context, caller) => {
    const group = requireQueryGroup(context, caller, request.queryGroupId, 'published');
    context.store.transaction(() => {
      if (groupNameTaken(context.store, group.customerId, request.name, group.id))
        throw invalidRequest('name', `the customer already has a query group named "${request.name}"`);
      renameQueryGroup(context.store, group.id, request.name);
    });
    return { message: `Renamed to "${request.name}".` };
  },
};
