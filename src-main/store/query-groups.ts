import type { ReadStore, Store } from './open.ts';

export interface QueryGroupRow {
  readonly id: number;
  readonly customerId: number;
  readonly name: string;
  readonly type: 'original' | 'clone';
  readonly parentId: number | null;
  readonly websiteUrl: string;
  readonly keywords: string;
  readonly language: string;
  readonly country: string;
  readonly status: 'Active' | 'Pause' | 'Not Active';
  readonly samples: number;
  /** How often its next scan asks each query, once, to see how much answers vary; null: as often as always. */
  readonly noiseSamples: number | null;
  readonly schedule: string;
  readonly nextDueAt: string | null;
  readonly createdAt: string;
  readonly activeQueries: number;
}

const columns = `id, customer_id AS customerId, name, type, parent_id AS parentId, website_url AS websiteUrl, keywords, language, country,
  status, samples, noise_samples AS noiseSamples, schedule, next_due_at AS nextDueAt, created_at AS createdAt,
  (SELECT COUNT(*) FROM query q WHERE q.query_group_id = query_group.id AND q.deleted_at IS NULL) AS activeQueries`;

/** A group that was not deleted, whatever its status. */
export const findQueryGroup = (store: ReadStore, id: number): QueryGroupRow | undefined =>
  store.get(`SELECT ${columns} FROM query_group WHERE id = :id AND deleted_at IS NULL`, { id });

/** Groups by their latest execution, newest first, then those without one by creation. */
export const listQueryGroupRows = (store: ReadStore, customerId: number): QueryGroupRow[] =>
  store.all(
    `SELECT ${columns},
       (SELECT MAX(execution_date || printf('%012d', id)) FROM execution e WHERE e.query_group_id = query_group.id AND e.state = 'Done') AS latest
     FROM query_group WHERE customer_id = :customerId AND deleted_at IS NULL
     ORDER BY latest IS NULL, latest DESC, created_at, id`,
    { customerId },
  );

/** Whether another group of the customer has this name. */
export const groupNameTaken = (store: ReadStore, customerId: number, name: string, exceptId: number | null): boolean =>
  store.get(
    'SELECT 1 FROM query_group WHERE customer_id = :customerId AND name = :name AND deleted_at IS NULL AND id IS NOT :exceptId',
    { customerId, name, exceptId },
  ) !== undefined;

export interface NewQueryGroup {
  readonly customerId: number;
  readonly name: string;
  readonly type: 'original' | 'clone';
  readonly parentId: number | null;
  readonly websiteUrl: string;
  readonly keywords: string;
  readonly language: string;
  readonly country: string;
  readonly schedule: string;
  readonly nextDueAt: string | null;
  readonly createdAt: string;
  readonly platforms: readonly string[];
}

export function insertQueryGroup(store: Store, group: NewQueryGroup): number {
  const { platforms, ...row } = group;
  const { id } = store.run(
    `INSERT INTO query_group (customer_id, name, type, parent_id, website_url, keywords, language, country, schedule, next_due_at, created_at)
     VALUES (:customerId, :name, :type, :parentId, :websiteUrl, :keywords, :language, :country, :schedule, :nextDueAt, :createdAt)`,
    row,
  );
  for (const platform of platforms)
    store.run('INSERT OR IGNORE INTO group_platform (query_group_id, platform) VALUES (:id, :platform)', {
      id,
      platform,
    });
  return id;
}

/** Has the next scan of a group ask each query several times, or (null) as often as always. */
export const setNoiseSamples = (store: Store, groupId: number, samples: number | null): void => {
  store.run('UPDATE query_group SET noise_samples = :samples WHERE id = :groupId AND noise_samples IS NOT :samples', {
    groupId,
    samples,
  });
};

const publishedFirst = "CASE platform WHEN 'chatgpt' THEN 0 WHEN 'aioverview' THEN 1 ELSE 2 END, platform";

/** Platforms scanned for a group: the published ones first. */
export const groupPlatforms = (store: ReadStore, groupId: number): string[] =>
  store
    .all<{ platform: string }>(
      `SELECT platform FROM group_platform WHERE query_group_id = :groupId
       ORDER BY ${publishedFirst}`,
      { groupId },
    )
    .map((row) => row.platform);

/** Platforms of every group, each group's as `groupPlatforms` orders them. */
export const platformsByGroup = (store: ReadStore): Map<number, string[]> => {
  const rows = store.all<{ groupId: number; platform: string }>(
    `SELECT query_group_id AS groupId, platform FROM group_platform ORDER BY query_group_id, ${publishedFirst}`,
  );
  return new Map(
    [...Map.groupBy(rows, ({ groupId }) => groupId)].map(([groupId, of]) => [
      groupId,
      of.map(({ platform }) => platform),
    ]),
  );
};

/** Spends one credit for a group; returns false without spending if none is left. */
export const spendCredit = (store: Store, organizationId: number, groupId: number, spentAt: string): boolean =>
  store.run(
    `INSERT INTO credit (organization_id, query_group_id, spent_at)
     SELECT id, :groupId, :spentAt FROM organization WHERE id = :organizationId AND quota > (SELECT COUNT(*) FROM credit WHERE organization_id = organization.id)`,
    { groupId, spentAt, organizationId },
  ).changes === 1;

export const renameQueryGroup = (store: Store, id: number, name: string): void => {
  store.run('UPDATE query_group SET name = :name WHERE id = :id', { name, id });
};

export const updateQueryGroupStatus = (store: Store, id: number, status: QueryGroupRow['status']): void => {
  store.run('UPDATE query_group SET status = :status WHERE id = :id', { status, id });
};

export const findGroupByName = (store: ReadStore, customerId: number, name: string): { id: number } | undefined =>
  store.get('SELECT id FROM query_group WHERE customer_id = :customerId AND name = :name AND deleted_at IS NULL', {
    customerId,
    name,
  });
