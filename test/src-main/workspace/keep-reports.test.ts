import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createJobs } from '#main/jobs/jobs.ts';
import { migrationsDirectory } from '#main/files/paths.ts';
import { readReportSchedule, writeReportSchedule } from '#main/service/report-schedule.ts';
import { reportsDue } from '#main/workspace/keep-reports.ts';
import { seedStore } from '#test/support/seed-store.ts';
import { jobThreads, temporaryDirectory } from '#test/support/workspace.ts';

test('reports that are due are written once; where they cannot be, they stay due', async () => {
  const { store, addGroup, addQuery, addExecution } = seedStore();
  const group = addGroup();
  addExecution(group, { date: '2026-10-06', answers: [{ queryId: addQuery(group, 'Which?'), text: 'Acme.' }] });
  const shared = { env: 'local', timeZone: 'UTC', emit: () => undefined } as const;
  const workspaceDirectory = path.dirname(store.db.name);
  const migrations = { migrationsDirectory: migrationsDirectory() };
  const jobs = createJobs({ ...shared, ...migrations, workspaceDirectory, threads: jobThreads });
  onTestFinished(() => jobs.close());
  const due = (day: string) =>
    reportsDue(
      { ...shared, store, jobs, now: () => new Date(`${day}T12:00:00Z`), appVersion: '1' },
      new AbortController().signal,
    );
  const folder = path.join(temporaryDirectory(), 'Reports');
  const schedule = { on: true, day: 5, folder, pattern: '{client}', draft: false, doneMonth: null };
  writeReportSchedule(store, { ...schedule, formats: ['html'] });
  expect(await due('2026-11-04')).toBeNull();
  writeFileSync(folder, 'in the way');
  await expect(due('2026-11-05')).rejects.toMatchObject({ code: 'invalid_request' });
  expect(readReportSchedule(store).doneMonth).toBeNull();
  writeReportSchedule(store, { ...readReportSchedule(store), folder: `${folder} 2` });
  expect(await due('2026-11-05')).toEqual({ problem: null });
  expect(readdirSync(`${folder} 2`)).toEqual(['Acme.html']);
  expect(readReportSchedule(store).doneMonth).toBe('2026-10');
  expect(await due('2026-11-06')).toBeNull();
});
