import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createJobs } from '#main/jobs/jobs.ts';
import { migrationsDirectory } from '#main/files/paths.ts';
import { daysToThin } from '#main/store/copies.ts';
import { openStore, type Store } from '#main/store/open.ts';
import { writeSetting } from '#main/store/settings.ts';
import { settingKeys } from '#main/store/setting-keys.ts';
import { copyOfToday } from '#main/workspace/automatic-copies.ts';
import { createWorkspaceSwitcher } from '#main/workspace/workspace-switcher.ts';
import { runCommand } from '#test/support/run-command.ts';
import { addCustomer, jobThreads, openTestWorkspace, temporaryDirectory } from '#test/support/workspace.ts';

const days = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10));

test('of two years of daily copies 7 days, 5 weeks and 12 months are kept', () => {
  let kept: string[] = [];
  for (const day of days(730)) {
    kept.push(day);
    const dropped = daysToThin(kept);
    kept = kept.filter((one) => !dropped.includes(one));
    expect(kept).toContain(day);
  }
  expect(kept.slice(-7)).toEqual(days(730).slice(-7));
  // The newest of each of the five last weeks and the twelve last months.
  expect(kept).toEqual([
    '2027-01-31',
    '2027-02-28',
    '2027-03-31',
    '2027-04-30',
    '2027-05-31',
    '2027-06-30',
    '2027-07-31',
    '2027-08-31',
    '2027-09-30',
    '2027-10-31',
    '2027-11-30',
    '2027-12-05',
    '2027-12-12',
    '2027-12-19',
    '2027-12-25',
    '2027-12-26',
    '2027-12-27',
    '2027-12-28',
    '2027-12-29',
    '2027-12-30',
    '2027-12-31',
  ]);
});

test('after months of absence the copies from before are kept', () => {
  expect(daysToThin(['2026-01-05', '2026-01-06', '2026-01-07', '2026-06-01'])).toEqual([]);
});

interface Stage {
  readonly store: Store;
  readonly directory: string;
  copy(day: string, disk?: { total: number; free: number }): Promise<string | null>;
}

async function stage(): Promise<Stage> {
  const workspace = await openTestWorkspace();
  await addCustomer(workspace);
  await workspace.switcher.close();
  const { directory } = workspace;
  const store = openStore(directory, { migrationsDirectory: migrationsDirectory(), secondary: true });
  onTestFinished(() => store.close());
  const jobs = createJobs({
    workspaceDirectory: directory,
    migrationsDirectory: migrationsDirectory(),
    env: 'local',
    timeZone: 'UTC',
    emit: () => {},
    threads: jobThreads,
  });
  onTestFinished(() => jobs.close());
  return {
    store,
    directory,
    copy: (day, disk) =>
      copyOfToday({
        store,
        jobs,
        timeZone: 'UTC',
        now: () => new Date(`${day}T12:00:00Z`),
        ...(disk === undefined ? {} : { diskOf: () => disk }),
      }),
  };
}

const gigabyte = 1024 ** 3;

test('one copy a day is written, in another folder by choice, and listed with a way to restore it', async () => {
  const { store, directory, copy } = await stage();
  const folder = temporaryDirectory();
  writeSetting(store, settingKeys.automaticCopies, { folder });
  expect(await copy('2026-11-20')).toBeNull();
  expect(await copy('2026-11-20')).toBeNull();
  expect(await copy('2026-11-21')).toBeNull();
  expect(readdirSync(folder)).toEqual(['automatic-2026-11-20.db', 'automatic-2026-11-21.db']);
  expect(existsSync(path.join(directory, 'backups'))).toBe(false);
  const run = (...args: string[]) => runCommand(['--data', directory, '--json', ...args], { createWorkspaceSwitcher });
  const listed = (await run('backup', 'list')).stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { file: string });
  expect(listed).toMatchObject([
    { kind: 'automatic', whole: true, encrypted: false, file: path.join(folder, 'automatic-2026-11-21.db') },
    { kind: 'automatic', whole: true, encrypted: false, file: path.join(folder, 'automatic-2026-11-20.db') },
  ]);
  expect((await run('restore', listed[1]?.file ?? '')).exitCode).toBe(0);
});

test('copies stay within their share of the disk: the oldest go first, and where one is too large it is told', async () => {
  const { store, directory, copy } = await stage();
  for (const day of ['2026-11-18', '2026-11-19', '2026-11-20']) await copy(day);
  const bytes = Number(store.db.pragma('page_count', { simple: true })) * 4096;
  // Room for two: ten per cent of it.
  expect(await copy('2026-11-21', { total: bytes * 25, free: gigabyte })).toBeNull();
  const names = (): string[] => readdirSync(path.join(directory, 'backups')).toSorted();
  expect(names()).toEqual(['automatic-2026-11-20.db', 'automatic-2026-11-21.db']);
  expect(await copy('2026-11-22', { total: bytes * 5, free: gigabyte })).toMatch(/more than 10 % of the disk/);
  // A full disk: the last copy is not given up for one that may fail.
  expect(await copy('2026-11-22', { total: gigabyte, free: 1024 })).toMatch(/the disk of .* has \d+ MB left/);
  expect(names()).toEqual(['automatic-2026-11-21.db']);
  writeSetting(store, settingKeys.automaticCopies, { on: false });
  expect(await copy('2026-11-22')).toBeNull();
  expect(names()).toEqual(['automatic-2026-11-21.db']);
});
