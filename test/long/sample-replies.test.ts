import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readReport } from '#main/report/read-report.ts';
import { openStore } from '#main/store/open.ts';
import { migrationsDirectory, projectRoot } from '#main/files/paths.ts';
import { openOffice } from '#test/support/office-file.ts';
import { putSample, sampleNow as now } from '#test/support/prepared-sample.ts';
import { digestLines, recordReplies, type RecordedReply } from '#test/support/sample-replies.ts';
import { longSize } from '#test/support/size.ts';
import { openTestWorkspace, temporaryDirectory } from '#test/support/workspace.ts';

/**
 * Every reply of both interfaces about the sample, byte for byte, against digests of an earlier version: four weeks of it
 * in the gate, the year in `npm run test:long`. A difference is a change that a user sees: find it with
 * `DUMP_REPLIES=FILE` on both versions, which writes the replies themselves, and if it is meant, record both sizes with
 * `RECORD_REPLIES=1` and say so in the changelog.
 */
const sizes = {
  small: { weeks: 4, customerIds: [2, 5], thorough: false, file: 'digests-4-weeks.txt' },
  // The first five by name: one with a whole year, four that came later.
  year: { weeks: 52, customerIds: [2, 11, 9, 6, 12], thorough: true, file: 'digests.txt' },
};
const record = process.env['RECORD_REPLIES'] === '1';

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now }));
afterAll(() => void vi.useRealTimers());

test.each(record ? Object.values(sizes) : [longSize(sizes.year, sizes.small)])(
  'the replies about $weeks weeks of the sample are what they were, byte for byte',
  async ({ weeks, customerIds, thorough, file }) => {
    const directory = temporaryDirectory();
    putSample(directory, weeks);
    const { switcher } = await openTestWorkspace({ dataDirectory: directory });
    const replies = [
      ...(await recordReplies(switcher.current(), customerIds, thorough)),
      ...(await recordReports(directory, customerIds)),
    ];
    const lines = digestLines(replies);
    dump(replies);
    const recording = path.join(projectRoot(), 'test/fixtures/sample-replies', file);
    if (record) writeFileSync(recording, `${lines.join('\n')}\n`);
    const before = readFileSync(recording, 'utf8').trimEnd().split('\n');
    const differing = lines.filter((line, index) => line !== before[index]);
    expect(differing.slice(0, 20)).toEqual([]);
    expect(lines).toHaveLength(before.length);
    expect(lines.length).toBeGreaterThan(600);
  },
  240_000,
);

function dump(replies: readonly RecordedReply[]): void {
  const file = process.env['DUMP_REPLIES'];
  if (file !== undefined && file !== '') writeFileSync(file, replies.map((one) => `${JSON.stringify(one)}\n`).join(''));
}

/** Every report of every customer, the archives among them as the text of their parts. */
async function recordReports(directory: string, customerIds: readonly number[]): Promise<RecordedReply[]> {
  const reportRenderers = await freshRenderers();
  const store = openStore(directory, { migrationsDirectory: migrationsDirectory() });
  const recorded: RecordedReply[] = [];
  const reader = {
    store,
    timeZone: 'UTC',
    now: () => now,
    env: 'sample',
    appVersion: '0.1.0',
    queries: () => '',
  } as const;
  for (const customerId of customerIds)
    for (const format of ['html', 'csv', 'xlsx', 'pptx', 'json'] as const) {
      const { answers, render } = reportRenderers[format];
      const content = await render(readReport({ customerId }, reader, answers), () => '');
      const reply =
        content instanceof Uint8Array
          ? [...openOffice(content).parts]
          : typeof content === 'string'
            ? content
            : [...content].join('');
      recorded.push({ operation: 'report', request: { customerId, format }, reply });
    }
  store.close();
  return recorded;
}

/** The renderers as a new process has them: the library for presentations numbers all charts that its process makes. */
async function freshRenderers() {
  const require = createRequire(import.meta.url);
  delete require.cache[require.resolve('pptxgenjs')];
  vi.resetModules();
  return (await import('#main/report/render-report.ts')).reportRenderers;
}
