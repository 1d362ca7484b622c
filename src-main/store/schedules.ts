import { settingKeys } from './setting-keys.ts';
import { readSetting, writeSetting } from './settings.ts';
import type { ReadStore, Store } from './open.ts';

/** A group that is scanned on a schedule. */
export interface ScheduledGroup {
  readonly id: number;
  readonly customerId: number;
  readonly name: string;
  readonly customerName: string;
  /** JSON, see `scan/schedule.ts`. */
  readonly schedule: string;
  readonly samples: number;
  readonly nextDueAt: string | null;
  readonly lastDueAt: string | null;
  readonly createdAt: string;
  readonly activeQueries: number;
}

const active = `
  SELECT g.id, g.customer_id AS customerId, g.name, c.name AS customerName, g.schedule, g.samples, g.next_due_at AS nextDueAt, g.last_due_at AS lastDueAt, g.created_at AS createdAt,
    (SELECT COUNT(*) FROM query q WHERE q.query_group_id = g.id AND q.deleted_at IS NULL) AS activeQueries
  FROM query_group g JOIN customer c ON c.id = g.customer_id
  WHERE g.status = 'Active' AND g.deleted_at IS NULL AND c.deleted_at IS NULL AND c.archived_at IS NULL`;

/** Every group whose schedule applies: the active ones of customers that are neither deleted nor archived. */
export const listScheduledGroups = (store: ReadStore): ScheduledGroup[] => store.all(`${active} ORDER BY g.id`);

/** Active groups that are due, the longest overdue first. */
export const listDueGroups = (store: ReadStore, at: string): ScheduledGroup[] =>
  store.all(`${active} AND g.next_due_at IS NOT NULL AND g.next_due_at <= :at ORDER BY g.next_due_at, g.id`, { at });

/** Sets when a group is due next and, unless null, which slot was run last. */
export const setDue = (
  store: Store,
  groupId: number,
  due: { nextDueAt: string | null; lastDueAt: string | null },
): void => {
  store.run(
    'UPDATE query_group SET next_due_at = :nextDueAt, last_due_at = COALESCE(:lastDueAt, last_due_at) WHERE id = :groupId',
    { nextDueAt: due.nextDueAt, lastDueAt: due.lastDueAt, groupId },
  );
};

export const setGroupSchedule = (store: Store, groupId: number, schedule: string, dueAt: string | null): void => {
  store.run('UPDATE query_group SET schedule = :schedule, next_due_at = :dueAt WHERE id = :groupId', {
    schedule,
    dueAt,
    groupId,
  });
};

export const setGroupSamples = (store: Store, groupId: number, samples: number): void => {
  store.run('UPDATE query_group SET samples = :samples WHERE id = :groupId', { samples, groupId });
};

/** Replaces the platforms a group is scanned on. */
export const setGroupPlatforms = (store: Store, groupId: number, platforms: readonly string[]): void =>
  store.transaction(() => {
    store.run('DELETE FROM group_platform WHERE query_group_id = :groupId', { groupId });
    for (const platform of platforms)
      store.run('INSERT OR IGNORE INTO group_platform (query_group_id, platform) VALUES (:groupId, :platform)', {
        groupId,
        platform,
      });
  });

/** Why a group must not be scanned now: its status, or that it or its customer was deleted; null if it may be scanned. */
export const groupWaitReason = (store: ReadStore, groupId: number): 'Pause' | 'Not Active' | 'deleted' | null => {
  const row = store.get<{ status: 'Active' | 'Pause' | 'Not Active'; gone: number }>(
    `SELECT g.status, g.deleted_at IS NOT NULL OR c.deleted_at IS NOT NULL AS gone
     FROM query_group g JOIN customer c ON c.id = g.customer_id WHERE g.id = :groupId`,
    { groupId },
  );
  if (!row || row.gone === 1) return 'deleted';
  return row.status === 'Active' ? null : row.status;
};

/** The platforms on which scans of a group were started between two instants; one that failed altogether does not count. */
export const platformsScanned = (store: ReadStore, groupId: number, from: string, to: string): string[] =>
  store
    .all<{ platform: string }>(
      `SELECT DISTINCT platform FROM execution
       WHERE query_group_id = :groupId AND origin <> 'import' AND state <> 'Failed' AND substr(created_at, 1, 19) BETWEEN substr(:from, 1, 19) AND substr(:to, 1, 19)`,
      { groupId, from, to },
    )
    .map(({ platform }) => platform);

export const hasExecutions = (store: ReadStore, groupId: number): boolean =>
  store.get("SELECT 1 FROM execution WHERE query_group_id = :groupId AND origin <> 'import' LIMIT 1", { groupId }) !==
  undefined;

/** Whether the person paused all scans of the workspace. */
export const scansArePaused = (store: Store): boolean => readSetting(store, settingKeys.scansPaused) === true;

/** Pauses or resumes all scans of the workspace; due scans stay due. */
export const pauseScans = (store: Store, paused: boolean): void => writeSetting(store, settingKeys.scansPaused, paused);
