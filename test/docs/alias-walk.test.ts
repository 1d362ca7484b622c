import { Session } from 'node:inspector/promises';
import { expect, test } from 'vitest';
import type { JobContext } from '#main/jobs/job.ts';
import { reanalysisJob } from '#main/findings/recompute-history.ts';
import type { ServiceContext } from '#main/service/context.ts';
import { brandHandlers } from '#main/service/handlers/brands.ts';
import { owner } from '#main/service/service.ts';
import { seedStore } from '#test/support/seed-store.ts';
import { documents } from './documents.ts';

const filesOf = (text: string): string[] => [...text.matchAll(/`(src-main\/[\w./-]+)`/g)].map(([, file = '']) => file);

/** The section of docs/architecture.md: the files of its numbered steps, and those it names beside them. */
function documentedWalk(): { steps: string[]; beside: string[] } {
  const architecture = documents().find(({ file }) => file === 'docs/architecture.md')?.text ?? '';
  const [, section = ''] = architecture.split('### From an alias to the recomputed history\n');
  const lines = (section.split('\n## ')[0] ?? '').split('\n');
  const isStep = (line: string): boolean => /^\d+\. /.test(line);
  return {
    steps: lines.filter(isStep).flatMap((line) => filesOf(line).slice(0, 1)),
    beside: filesOf(lines.filter((line) => !isStep(line)).join('\n')),
  };
}

/** The files of src-main with a function that runs during some work. */
async function filesThatRun(work: () => unknown): Promise<string[]> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await session.post('Profiler.takePreciseCoverage');
  await work();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  session.disconnect();
  return result
    .filter(({ functions }) =>
      functions.some(({ functionName, ranges }) => functionName !== '' && ranges.some(({ count }) => count > 0)),
    )
    .flatMap(({ url }) => /src-main\/.*$/.exec(url.replaceAll('\\', '/'))?.[0] ?? []);
}

test('adding an alias passes at most 15 files, and docs/architecture.md names every file that runs', async () => {
  const { store, customerId, ownBrandId, ...seed } = seedStore();
  const groupId = seed.addGroup();
  const texts = ['Anvilmaster, of course.', 'Hammers.'];
  const answers = texts.map((text, index) => ({ queryId: seed.addQuery(groupId, `Which anvil is ${index}?`), text }));
  seed.addExecution(groupId, { answers });
  const job: JobContext = {
    store,
    env: 'local',
    timeZone: 'UTC',
    workspaceDirectory: '',
    now: () => new Date('2026-05-01T12:00:00.000Z'),
    progress: () => {},
    checkCancelled: () => {},
    request: () => Promise.reject(new Error('no requests')),
  };
  // The job runs in this thread: jobs/jobs.ts and worker.ts only carry it to another one.
  const context: Partial<ServiceContext> = {
    store,
    now: job.now,
    recomputeInBackground: (customerIds) => void reanalysisJob({ customerIds }, job),
  };
  const addAlias = (alias: string) =>
    brandHandlers['save-brand'](
      { customerId, brandId: ownBrandId, aliases: [alias] },
      context as ServiceContext,
      owner,
    );
  // The first analysis stores the brand book that the second compares with.
  await addAlias('Anvil Works');
  const ran = await filesThatRun(() => addAlias('Anvilmaster'));
  expect(store.get('SELECT SUM(mentioned) AS mentioned FROM execution')).toEqual({ mentioned: 1 });

  const { steps, beside } = documentedWalk();
  expect(steps.length).toBeLessThanOrEqual(15);
  const unnamed = ran.filter(
    (file) => ![...steps, ...beside].some((named) => file === named || (named.endsWith('/') && file.startsWith(named))),
  );
  expect(unnamed).toEqual([]);
  const carriers = ['src-main/jobs/jobs.ts', 'src-main/worker.ts'];
  expect(steps.filter((file) => !ran.includes(file))).toEqual(carriers);
});
