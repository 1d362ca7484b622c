import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { dayIn, isoInstant, type Day } from '#shared/domain/dates.ts';
import { noHelpers } from '#main/jobs/in-order.ts';
import type { JobContext } from '#main/jobs/job.ts';
import type { OrderOf, OutcomeOf } from '#main/jobs/job-table.ts';
import { settingKeys } from '#main/store/setting-keys.ts';
import { moveIntoPlace, syncFolder } from '#main/files/durable.ts';
import { migrationsDirectory } from '#main/files/paths.ts';
import { evaluateAlerts } from '#main/findings/alerts/evaluate-alerts.ts';
import { createDiscoverAhead } from '#main/findings/discover-ahead.ts';
import { createRecentContents } from '#main/findings/recent-contents.ts';
import { sampleSeed } from '#main/platforms/simulated/simulated.ts';
import { seedData } from '#main/platforms/simulated/seed-data.ts';
import { firstOfMonth } from '#main/money/budget.ts';
import { writeCap } from '#main/money/caps.ts';
import { bookedByCustomer } from '#main/store/spend.ts';
import { relaxDurability } from '#main/store/durability.ts';
import { databaseFile, openStore, type Store } from '#main/store/open.ts';
import {
  insertQuery,
  insertQueryRevision,
  listQueryRows,
  softDeleteQuery,
  type QueryRow,
} from '#main/store/queries.ts';
import { writeSetting } from '#main/store/settings.ts';
import { WorkspaceProblem } from '#main/store/workspace-problem.ts';
import { analyseCustomer } from './analyse-customer.ts';
import { createAgency, samplePlatforms, type SampleAgency, type SampleGroup } from './agency.ts';
import { createCategoriser } from '#main/findings/categorise-domain.ts';
import { scanInThePast } from './scan-in-the-past.ts';

/** The part of a job context that building uses; it opens its own store. */
export type SampleContext = Pick<JobContext, 'now' | 'timeZone' | 'progress' | 'checkCancelled'> &
  Partial<Pick<JobContext, 'helpers'>>;

/** Whether a folder holds a complete sample. */
export const sampleExists = (directory: string): boolean => existsSync(databaseFile(directory));

/**
 * Builds the sample workspace: an agency of twelve customers with up to a year of weekly scans on two platforms, every answer
 * simulated and put through the same discovery, matching and rollups as a real one. It is built in a separate folder and
 * moved into place at the end, so that an unfinished one is never opened; if cancelled or failed, it leaves nothing behind
 * and an earlier sample untouched.
 */
export function buildSample(payload: OrderOf<'sample'>, context: SampleContext): OutcomeOf<'sample'> {
  const started = performance.now();
  const { directory, seed = sampleSeed, weeks = 52 } = payload;
  const workshop = path.join(directory, 'building');
  // It loads its lists while the first answers are written.
  if (weeks >= manyWeeks) context.helpers?.start();
  try {
    rmSync(workshop, { recursive: true, force: true });
    mkdirSync(workshop, { recursive: true, mode: 0o700 });
    const store = openStore(workshop, { migrationsDirectory: migrationsDirectory() });
    let counts: { answers: number; executions: number };
    try {
      relaxDurability(store);
      counts = fillSample(store, seed, weeks, context);
    } finally {
      store.close();
    }
    context.checkCancelled();
    // The log of an earlier sample would be merged into this one.
    for (const ending of ['-wal', '-shm']) rmSync(databaseFile(directory) + ending, { force: true });
    syncFolder(directory);
    moveIntoPlace(databaseFile(workshop), databaseFile(directory));
    return { ...counts, seconds: (performance.now() - started) / 1000 };
  } catch (error) {
    throw error instanceof Error && 'code' in error ? WorkspaceProblem.from(error, directory) : error;
  } finally {
    rmSync(workshop, { recursive: true, force: true });
  }
}

function fillSample(
  store: Store,
  seed: number,
  weeks: number,
  context: SampleContext,
): { answers: number; executions: number } {
  const now = context.now();
  const agency = store.transaction(() => {
    writeSetting(store, settingKeys.env, 'sample');
    writeSetting(store, settingKeys.timeZone, context.timeZone);
    writeSetting(store, settingKeys.sample, { seed, builtAt: isoInstant(now) });
    return createAgency(store, now, context.timeZone, weeks);
  });
  const today = dayIn(context.timeZone, now);
  const stages = createStages(agency, context);
  const recent = createRecentContents();
  const ahead = createDiscoverAhead(store, context.helpers ?? noHelpers, recent);
  const queriesOf = new Map<number, QueryRow[]>();
  let answers = 0;
  let executions = 0;
  for (let week = 0; week < weeks; week++)
    for (const group of agency.groups) {
      if (group.edit?.week === week) {
        store.transaction(() => editQueries(store, group));
        queriesOf.delete(group.id);
      }
      const scheduled = group.scans[week];
      if (!scheduled) continue;
      const day = dayIn(context.timeZone, scheduled);
      const queries = queriesOf.get(group.id) ?? listQueryRows(store, group.id, false);
      queriesOf.set(group.id, queries);
      for (const [index, platform] of samplePlatforms.entries()) {
        context.checkCancelled();
        const at = new Date(scheduled.getTime() + index * 15 * 60_000);
        const failing = group.failures.some((one) => one.platform === platform && one.weeksAgo === weeks - 1 - week);
        const scan = scanInThePast(store, { group, queries, platform, at, day, today, seed, failing });
        for (const { id, captured } of scan.answered) {
          recent.add(id, captured);
          ahead.stored(group.customerId, { id, languageCode: group.language });
        }
        ahead.poke();
        answers += scan.answers;
        executions += 1;
      }
      stages.report('scan', (week + 1) / weeks);
    }
  ahead.allStored();
  const categorise = createCategoriser('sample');
  for (const [index, customerId] of agency.customerIds.entries())
    analyseCustomer(store, agency, customerId, {
      ...{ ahead, recent, categorise, seed, now, today },
      checkCancelled: context.checkCancelled,
      progress: (share) => stages.report('analyse', (index + share) / agency.customerIds.length),
    });
  stages.report('analyse', 1);
  setCaps(store, agency, today);
  const [first] = agency.groups.flatMap(({ scans }) => scans[0] ?? []).toSorted((a, b) => a.getTime() - b.getTime());
  evaluateAlerts({
    ...{ store, timeZone: context.timeZone, now: context.now, checkCancelled: context.checkCancelled },
    progress: () => {},
    toldSince: dayIn(context.timeZone, first ?? now),
  });
  return { answers, executions };
}

/** Sets the monthly caps, so that the given share of each is spent; none before the first scan of the month. */
function setCaps(store: Store, { customerIds }: SampleAgency, today: Day): void {
  const spent = bookedByCustomer(store, firstOfMonth(today));
  for (const [index, { capUsed }] of seedData().markets.entries()) {
    const customerId = customerIds[index];
    const costMicro = customerId === undefined ? 0 : (spent.get(customerId)?.costMicro ?? 0);
    if (capUsed === undefined || customerId === undefined || costMicro === 0) continue;
    writeCap(store, { kind: 'customer', customerId }, Math.floor(costMicro / capUsed / 10_000) / 100);
  }
}

/** Applies the one edit of a group's queries during the year. */
function editQueries(store: Store, { id, edit, scans }: SampleGroup): void {
  const at = edit && scans[edit.week];
  if (!edit || !at) return;
  const editedAt = isoInstant(new Date(at.getTime() - 3_600_000));
  const [added] = edit.add;
  const removed = listQueryRows(store, id, false).find((query) => query.text === edit.delete);
  insertQuery(store, id, added, editedAt);
  if (removed) softDeleteQuery(store, removed.id, editedAt);
  insertQueryRevision(store, {
    groupId: id,
    createdAt: editedAt,
    comments: edit.comment,
    added: [added],
    deleted: removed ? [removed.text] : [],
  });
}

const stageNames = {
  scan: 'Asking the simulated platforms',
  analyse: 'Finding companies',
} as const;
type Stage = keyof typeof stageNames;
/** Weeks from which the analysis is worth a second thread. */
const manyWeeks = 20;
/** The share of the time that each stage takes. */
const stageShares: Readonly<Record<Stage, readonly [from: number, to: number]>> = {
  scan: [0, 0.45],
  analyse: [0.45, 1],
};

/** Progress in thousandths of the whole build. */
function createStages(agency: SampleAgency, context: SampleContext): { report(stage: Stage, share: number): void } {
  context.progress(0, 1000, `${agency.groups.length} query groups`);
  return {
    report: (stage, share) => {
      const [from, to] = stageShares[stage];
      context.progress(Math.round((from + share * (to - from)) * 1000), 1000, stageNames[stage]);
    },
  };
}
