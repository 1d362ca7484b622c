import { invalidRequest, notFound } from '#shared/contract/errors.ts';
import type { OutputOf } from '#shared/contract/index.ts';
import { maximumSavedViews } from '#shared/contract/workspace/saved-views.ts';
import { tagKey, tagLimits, type Intent } from '#shared/domain/intents.ts';
import { keywordsIn, suggestIntent } from '#main/analysis/language/suggest-intent.ts';
import { matchesRule } from '#main/analysis/language/label-rule.ts';
import { brandedQueries } from '#main/findings/branded-queries.ts';
import {
  addQueryTag,
  applyRule,
  countTags,
  countTagsOfQuery,
  findRule,
  findTag,
  findTagByName,
  insertRule,
  insertTag,
  listLabelledQueries,
  listRules,
  listTags,
  readWithoutBranded,
  removeQueryTag,
  removeRule,
  removeTag,
  setIntent,
  setWithoutBranded,
  updateTag,
  type LabelledQueryRow,
  type RuleRow,
  type TagRow,
} from '#main/store/query-labels.ts';
import { findSavedView, listSavedViewRows, removeSavedView, upsertSavedView } from '#main/store/saved-views.ts';
import type { Store } from '#main/store/open.ts';
import type { HandlersOf, ServiceContext } from '../context.ts';
import { requireCustomer, requireOneCustomer, requireQueryGroup } from '../ownership.ts';
import type { Caller } from '../service.ts';

type Labelled = OutputOf<'list-query-labels'>['queries'][number];

const maximumRules = 200;

/** Tags and intents of queries, rules that set them, and what is suggested; whether scores leave out branded queries. */
export const labelHandlers: HandlersOf<
  | 'list-query-labels'
  | 'set-query-labels'
  | 'accept-query-labels'
  | 'save-tag'
  | 'delete-tag'
  | 'save-label-rule'
  | 'delete-label-rule'
  | 'set-branded-queries'
> = {
  'list-query-labels': ({ customerId, queryGroupId }, context, caller) => {
    const { store } = context;
    requireCustomer(context, caller, customerId);
    if (queryGroupId !== undefined) {
      const group = requireQueryGroup(context, caller, queryGroupId, 'workspace');
      if (group.customerId !== customerId) throw notFound('query group', queryGroupId);
    }
    const active = activeQueries(store, customerId);
    return {
      tags: listTags(store, customerId).map(toTag),
      rules: listRules(store, customerId).map((rule) => toRule(rule, active)),
      withoutBranded: readWithoutBranded(store, customerId),
      queries: labelled(
        store,
        customerId,
        active.filter((query) => queryGroupId === undefined || query.queryGroupId === queryGroupId),
      ),
    };
  },

  'set-query-labels': ({ customerId, queryIds, addTags = [], removeTags = [], intent }, context, caller) => {
    const { store } = context;
    requireCustomer(context, caller, customerId);
    const queries = requireQueries(context, caller, customerId, queryIds);
    return store.transaction(() => {
      const tagIds = requireTags(store, customerId, addTags, 'addTags');
      const removed = removeTags.flatMap((name) => findTagByName(store, customerId, name)?.id ?? []);
      for (const { id } of queries) {
        for (const tagId of removed) removeQueryTag(store, id, tagId);
        for (const tagId of tagIds) addQueryTag(store, id, tagId);
        requireFewTags(store, id);
        if (intent !== undefined) setIntent(store, id, intent);
      }
      return { queries: queries.length };
    });
  },

  'accept-query-labels': ({ customerId, queryIds, tags = false }, context, caller) => {
    const { store } = context;
    requireCustomer(context, caller, customerId);
    const suggested = labelled(store, customerId, requireQueries(context, caller, customerId, queryIds));
    return store.transaction(() => {
      let changed = 0;
      for (const { queryId, suggestedIntent, suggestedTags } of suggested) {
        const names = tags ? suggestedTags : [];
        if (suggestedIntent === null && names.length === 0) continue;
        if (suggestedIntent !== null) setIntent(store, queryId, suggestedIntent);
        for (const tagId of requireTags(store, customerId, names, 'tags')) addQueryTag(store, queryId, tagId);
        requireFewTags(store, queryId);
        changed += 1;
      }
      return { queries: changed };
    });
  },

  'save-tag': ({ customerId, tagId, name, colour }, context, caller) => {
    const { store } = context;
    requireCustomer(context, caller, customerId);
    return store.transaction(() => {
      const known = tagId === undefined ? undefined : requireTag(store, customerId, tagId);
      const other = findTagByName(store, customerId, name);
      if (other !== undefined && other.id !== tagId)
        throw invalidRequest('name', `the customer already has a tag named "${other.name}"`);
      if (known !== undefined) updateTag(store, known.id, name, colour ?? known.colour);
      else requireRoomForTags(store, customerId, 1, 'name');
      const saved = known?.id ?? insertTag(store, customerId, name, colour);
      return toTag(requireTag(store, customerId, saved));
    });
  },

  'delete-tag': ({ customerId, tagId }, context, caller) => {
    requireCustomer(context, caller, customerId);
    requireTag(context.store, customerId, tagId);
    context.store.transaction(() => removeTag(context.store, tagId));
    return { tagId };
  },

  'save-label-rule': ({ customerId, text, tag, intent = null }, context, caller) => {
    const { store } = context;
    requireCustomer(context, caller, customerId);
    if (tag === undefined && intent === null)
      throw invalidRequest('tag', 'name a tag or an intent for the rule to set');
    if (text.replaceAll(/[*\s]/g, '') === '') throw invalidRequest('text', 'must contain a word besides *');
    return store.transaction(() => {
      if (listRules(store, customerId).length >= maximumRules)
        throw invalidRequest('customerId', `has ${maximumRules} rules, the most it may have; delete some first`);
      const [tagId = null] = tag === undefined ? [] : requireTags(store, customerId, [tag], 'tag');
      const rule = requireRule(store, customerId, insertRule(store, customerId, { text, tagId, intent }));
      const queries = listLabelledQueries(store, customerId);
      for (const query of queries) if (applyRule(store, rule, query)) requireFewTags(store, query.id);
      return toRule(rule, queries.filter(isActive));
    });
  },

  'delete-label-rule': ({ customerId, ruleId }, context, caller) => {
    requireCustomer(context, caller, customerId);
    requireRule(context.store, customerId, ruleId);
    context.store.transaction(() => removeRule(context.store, ruleId));
    return { ruleId };
  },

  'set-branded-queries': ({ customerId, withoutBranded }, context, caller) => {
    requireCustomer(context, caller, customerId);
    setWithoutBranded(context.store, customerId, withoutBranded);
    return { withoutBranded };
  },
};

/** Views of the dashboard with a name. */
export const savedViewHandlers: HandlersOf<'list-saved-views' | 'save-view' | 'delete-view'> = {
  'list-saved-views': ({ customerId }, context, caller) => {
    requireOneCustomer(caller, customerId);
    if (customerId !== undefined) requireCustomer(context, caller, customerId);
    return listSavedViewRows(context.store, customerId ?? null);
  },

  'save-view': (view, context, caller) => {
    const { store } = context;
    requireCustomer(context, caller, view.customerId);
    return store.transaction(() => {
      const views = listSavedViewRows(store, view.customerId);
      if (views.length >= maximumSavedViews && views.every(({ name }) => name !== view.name))
        throw invalidRequest(
          'customerId',
          `has ${maximumSavedViews} saved views, the most it may have; delete some first`,
        );
      return { viewId: upsertSavedView(store, view), ...view };
    });
  },

  'delete-view': ({ customerId, viewId }, context, caller) => {
    requireCustomer(context, caller, customerId);
    if (findSavedView(context.store, viewId)?.customerId !== customerId) throw notFound('saved view', viewId);
    removeSavedView(context.store, viewId);
    return { viewId };
  },
};

const isActive = ({ active }: LabelledQueryRow): boolean => active === 1;
const activeQueries = (store: Store, customerId: number): LabelledQueryRow[] =>
  listLabelledQueries(store, customerId).filter(isActive);

function labelled(store: Store, customerId: number, queries: readonly LabelledQueryRow[]): Labelled[] {
  const isBranded = brandedQueries(store, customerId);
  return queries.map((query) => {
    const { tags } = query;
    const known = new Set(tags.map(tagKey));
    const branded = isBranded(query.text);
    const suggested = keywordsIn(query.text, query.keywords).filter(
      (keyword) => !known.has(tagKey(keyword)) && keyword.length <= tagLimits.characters,
    );
    return {
      queryId: query.id,
      query: query.text,
      queryGroupId: query.queryGroupId,
      queryGroupName: query.groupName,
      tags: [...tags],
      intent: query.intent,
      branded,
      suggestedIntent: query.intent === null ? suggestIntent(query.text, query.language, branded) : null,
      suggestedTags: suggested.slice(0, Math.max(0, tagLimits.ofQuery - tags.length)),
    };
  });
}

/** The queries with these ids, whether still asked or not; throws `not_found` for one that is not the customer's. */
function requireQueries(
  { store }: ServiceContext,
  _caller: Caller,
  customerId: number,
  queryIds: readonly number[],
): LabelledQueryRow[] {
  const queries = new Map(listLabelledQueries(store, customerId).map((query) => [query.id, query]));
  return [...new Set(queryIds)].map((id) => {
    const query = queries.get(id);
    if (query === undefined) throw notFound('query', id);
    return query;
  });
}

/** The ids of tags by name; those that do not exist are created. */
function requireTags(store: Store, customerId: number, names: readonly string[], path: string): number[] {
  // The first spelling wins.
  const byKey = new Map(names.toReversed().map((name) => [tagKey(name), name]));
  const missing = [...byKey.values()].filter((name) => findTagByName(store, customerId, name) === undefined);
  requireRoomForTags(store, customerId, missing.length, path);
  return [...byKey.values()].map(
    (name) => findTagByName(store, customerId, name)?.id ?? insertTag(store, customerId, name),
  );
}

function requireRoomForTags(store: Store, customerId: number, added: number, path: string): void {
  if (added > 0 && countTags(store, customerId) + added > tagLimits.ofClient)
    throw invalidRequest(path, `the customer would have more than ${tagLimits.ofClient} tags; delete some first`);
}

function requireFewTags(store: Store, queryId: number): void {
  if (countTagsOfQuery(store, queryId) > tagLimits.ofQuery)
    throw invalidRequest('addTags', `query ${queryId} would have more than ${tagLimits.ofQuery} tags`);
}

function requireTag(store: Store, customerId: number, tagId: number): TagRow {
  const tag = findTag(store, tagId);
  if (tag?.customerId !== customerId) throw notFound('tag', tagId);
  return tag;
}

function requireRule(store: Store, customerId: number, ruleId: number): RuleRow {
  const rule = findRule(store, ruleId);
  if (rule?.customerId !== customerId) throw notFound('rule', ruleId);
  return rule;
}

const toTag = ({ id, name, colour, queries }: TagRow): OutputOf<'save-tag'> => ({ tagId: id, name, colour, queries });

const toRule = (
  { id, text, tag, intent }: RuleRow,
  active: readonly { readonly text: string }[],
): OutputOf<'save-label-rule'> => ({
  ruleId: id,
  text,
  tag,
  intent: intent satisfies Intent | null,
  queries: active.filter((query) => matchesRule(text, query.text)).length,
});
