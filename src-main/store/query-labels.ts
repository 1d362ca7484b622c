import { tagColours, tagKey, type Intent, type TagColour } from '#shared/domain/intents.ts';
import { matchesRule } from '#main/analysis/language/label-rule.ts';
import { textsIn, type AsStored } from './json-columns.ts';
import type { ReadStore, Store } from './store.ts';

export interface TagRow {
  readonly id: number;
  readonly customerId: number;
  readonly name: string;
  readonly colour: TagColour;
  /** Queries in use that have it. */
  readonly queries: number;
}

const tags = `SELECT t.id, t.customer_id AS customerId, t.name, t.colour, (
    SELECT COUNT(*) FROM query_tag x JOIN query q ON q.id = x.query_id AND q.deleted_at IS NULL
    JOIN query_group g ON g.id = q.query_group_id AND g.deleted_at IS NULL WHERE x.tag_id = t.id) AS queries
  FROM tag t`;

/** The tags of a customer, by name. */
export const listTags = (store: ReadStore, customerId: number): TagRow[] =>
  store.all(`${tags} WHERE t.customer_id = :customerId ORDER BY t.key, t.id`, { customerId });

export const findTag = (store: ReadStore, tagId: number): TagRow | undefined =>
  store.get(`${tags} WHERE t.id = :tagId`, { tagId });

export const findTagByName = (store: ReadStore, customerId: number, name: string): TagRow | undefined =>
  store.get(`${tags} WHERE t.customer_id = :customerId AND t.key = :key`, { customerId, key: tagKey(name) });

export const countTags = (store: ReadStore, customerId: number): number =>
  store.get<{ n: number }>('SELECT COUNT(*) AS n FROM tag WHERE customer_id = :customerId', { customerId })?.n ?? 0;

/** Adds a tag; without a colour it gets the next one. Returns its id. */
export const insertTag = (store: Store, customerId: number, name: string, colour?: TagColour): number =>
  store.run('INSERT INTO tag (customer_id, name, key, colour) VALUES (:customerId, :name, :key, :colour)', {
    customerId,
    name,
    key: tagKey(name),
    colour: colour ?? tagColours[1 + (countTags(store, customerId) % (tagColours.length - 1))] ?? tagColours[0],
  }).id;

export const updateTag = (store: Store, tagId: number, name: string, colour: TagColour): void => {
  store.run('UPDATE tag SET name = :name, key = :key, colour = :colour WHERE id = :tagId', {
    tagId,
    name,
    key: tagKey(name),
    colour,
  });
};

/** Deletes a tag with its place on queries; rules that set it keep their intent, or are deleted. */
export function removeTag(store: Store, tagId: number): void {
  store.run('DELETE FROM query_tag WHERE tag_id = :tagId', { tagId });
  store.run('DELETE FROM label_rule WHERE tag_id = :tagId AND intent IS NULL', { tagId });
  store.run('UPDATE label_rule SET tag_id = NULL WHERE tag_id = :tagId', { tagId });
  store.run('DELETE FROM tag WHERE id = :tagId', { tagId });
}

/** Gives a query a tag; returns whether it did not have it. One set by a rule becomes a person's. */
export const addQueryTag = (store: Store, queryId: number, tagId: number): boolean =>
  store.run(
    `INSERT INTO query_tag (query_id, tag_id) VALUES (:queryId, :tagId)
     ON CONFLICT DO UPDATE SET rule_id = NULL WHERE rule_id IS NOT NULL`,
    { queryId, tagId },
  ).changes > 0;

export const removeQueryTag = (store: Store, queryId: number, tagId: number): boolean =>
  store.run('DELETE FROM query_tag WHERE query_id = :queryId AND tag_id = :tagId', { queryId, tagId }).changes > 0;

export const countTagsOfQuery = (store: ReadStore, queryId: number): number =>
  store.get<{ n: number }>('SELECT COUNT(*) AS n FROM query_tag WHERE query_id = :queryId', { queryId })?.n ?? 0;

/** Sets the intent of a query; returns whether it was another. */
export const setIntent = (store: Store, queryId: number, intent: Intent | null): boolean =>
  store.run('UPDATE query SET intent = :intent WHERE id = :queryId AND intent IS NOT :intent', { queryId, intent })
    .changes > 0;

export interface LabelledQueryRow {
  readonly id: number;
  readonly text: string;
  readonly queryGroupId: number;
  readonly groupName: string;
  readonly keywords: string;
  readonly language: string;
  readonly intent: Intent | null;
  /** Names, in order. */
  readonly tags: readonly string[];
  readonly active: 0 | 1;
}

/** SQL for the names of the tags of query `q`, as a JSON list. */
export const tagsOfQuery = `(SELECT json_group_array(name) FROM (
    SELECT t.name FROM query_tag x JOIN tag t ON t.id = x.tag_id WHERE x.query_id = q.id ORDER BY t.key))`;

/** The queries of a customer or a group, those no longer asked included, by group and query. */
export const listLabelledQueries = (
  store: ReadStore,
  customerId: number,
  groupId: number | null = null,
): LabelledQueryRow[] =>
  store
    .all<AsStored<LabelledQueryRow, 'tags'>>(
      `SELECT q.id, q.text, g.id AS queryGroupId, g.name AS groupName, g.keywords, g.language, q.intent, q.deleted_at IS NULL AS active,
       ${tagsOfQuery} AS tags
     FROM query_group g JOIN query q ON q.query_group_id = g.id
     WHERE g.customer_id = :customerId AND g.deleted_at IS NULL AND (:groupId IS NULL OR g.id = :groupId) ORDER BY g.name, q.id`,
      { customerId, groupId },
    )
    .map(({ tags: names, ...row }) => ({ ...row, tags: textsIn(names) }));

/** The intents that queries of a customer have. */
export const countIntents = (store: ReadStore, customerId: number): number =>
  store.get<{ n: number }>(
    `SELECT COUNT(DISTINCT q.intent) AS n FROM query q JOIN query_group g ON g.id = q.query_group_id
     WHERE g.customer_id = :customerId AND g.deleted_at IS NULL`,
    { customerId },
  )?.n ?? 0;

export interface RuleRow {
  readonly id: number;
  readonly customerId: number;
  readonly text: string;
  readonly tagId: number | null;
  readonly tag: string | null;
  readonly intent: Intent | null;
}

const rules = `SELECT r.id, r.customer_id AS customerId, r.text, r.tag_id AS tagId, t.name AS tag, r.intent
  FROM label_rule r LEFT JOIN tag t ON t.id = r.tag_id`;

/** The rules of a customer, in the order in which they were added. */
export const listRules = (store: ReadStore, customerId: number): RuleRow[] =>
  store.all(`${rules} WHERE r.customer_id = :customerId ORDER BY r.id`, { customerId });

export const findRule = (store: ReadStore, ruleId: number): RuleRow | undefined =>
  store.get(`${rules} WHERE r.id = :ruleId`, { ruleId });

export const insertRule = (
  store: Store,
  customerId: number,
  { text, tagId, intent }: { readonly text: string; readonly tagId: number | null; readonly intent: Intent | null },
): number =>
  store.run('INSERT INTO label_rule (customer_id, text, tag_id, intent) VALUES (:customerId, :text, :tagId, :intent)', {
    customerId,
    text,
    tagId,
    intent,
  }).id;

/** Deletes a rule with the tags that it set. */
export function removeRule(store: Store, ruleId: number): void {
  store.run('DELETE FROM query_tag WHERE rule_id = :ruleId', { ruleId });
  store.run('DELETE FROM label_rule WHERE id = :ruleId', { ruleId });
}

/** Applies a rule to a query that it matches: adds its tag, and its intent if the query has none. */
export function applyRule(store: Store, rule: RuleRow, query: { readonly id: number; readonly text: string }): boolean {
  if (!matchesRule(rule.text, query.text)) return false;
  if (rule.tagId !== null)
    store.run('INSERT OR IGNORE INTO query_tag (query_id, tag_id, rule_id) VALUES (:queryId, :tagId, :ruleId)', {
      queryId: query.id,
      tagId: rule.tagId,
      ruleId: rule.id,
    });
  if (rule.intent !== null)
    store.run('UPDATE query SET intent = :intent WHERE id = :queryId AND intent IS NULL', {
      queryId: query.id,
      intent: rule.intent,
    });
  return true;
}

/** Gives a query the intent and the tags of another one of its customer, beside what it has. */
export function keepQueryLabels(store: Store, fromQueryId: number, toQueryId: number): void {
  const ids = { from: fromQueryId, to: toQueryId };
  store.run(
    'UPDATE query SET intent = COALESCE((SELECT intent FROM query WHERE id = :from), intent) WHERE id = :to',
    ids,
  );
  store.run(
    'INSERT OR IGNORE INTO query_tag (query_id, tag_id, rule_id) SELECT :to, tag_id, rule_id FROM query_tag WHERE query_id = :from',
    ids,
  );
}

/** Labels a query that was just added: as a query of the same text is in another group of the client, then by the rules. */
export function labelNewQuery(
  store: Store,
  groupId: number,
  query: { readonly id: number; readonly text: string },
): void {
  const owner = store.get<{ customerId: number; known: number | null; ruled: 0 | 1 }>(
    `SELECT g.customer_id AS customerId, EXISTS (SELECT 1 FROM label_rule r WHERE r.customer_id = g.customer_id) AS ruled, (
       SELECT MAX(q.id) FROM query_group o JOIN query q ON q.query_group_id = o.id
       WHERE o.customer_id = g.customer_id AND o.deleted_at IS NULL AND q.deleted_at IS NULL AND q.text = :text AND q.id <> :id) AS known
     FROM query_group g WHERE g.id = :groupId`,
    { groupId, text: query.text, id: query.id },
  );
  if (owner === undefined) return;
  if (owner.known !== null) keepQueryLabels(store, owner.known, query.id);
  if (owner.ruled === 1) for (const rule of listRules(store, owner.customerId)) applyRule(store, rule, query);
}

/** Whether the figures of a customer leave out branded queries. */
export const readWithoutBranded = (store: ReadStore, customerId: number): boolean =>
  store.get('SELECT 1 FROM customer WHERE id = :customerId AND without_branded = 1', { customerId }) !== undefined;

/** The customers whose figures leave out branded queries. */
export const listWithoutBranded = (store: ReadStore): Set<number> =>
  new Set(
    store
      .all<{ id: number }>('SELECT id FROM customer WHERE without_branded = 1 AND deleted_at IS NULL')
      .map(({ id }) => id),
  );

export const setWithoutBranded = (store: Store, customerId: number, without: boolean): void => {
  store.run('UPDATE customer SET without_branded = :without WHERE id = :customerId AND without_branded <> :without', {
    customerId,
    without: without ? 1 : 0,
  });
};

/** Gives a query of a customer the intent and the tags of a query of another one; tags are the same if their names are. */
export function copyQueryLabels(store: Store, fromQueryId: number, toQueryId: number, customerId: number): void {
  const ids = { from: fromQueryId, to: toQueryId };
  store.run(
    'UPDATE query SET intent = COALESCE((SELECT intent FROM query WHERE id = :from), intent) WHERE id = :to',
    ids,
  );
  const tags = store.all<{ name: string; colour: TagColour }>(
    'SELECT t.name, t.colour FROM query_tag x JOIN tag t ON t.id = x.tag_id WHERE x.query_id = :from ORDER BY t.id',
    ids,
  );
  for (const { name, colour } of tags)
    addQueryTag(
      store,
      toQueryId,
      findTagByName(store, customerId, name)?.id ?? insertTag(store, customerId, name, colour),
    );
}
