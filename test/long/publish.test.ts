import { globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { JobCancelled, type JobContext } from '#main/jobs/job.ts';
import { migrationsDirectory } from '#main/files/paths.ts';
import { publishParquet } from '#main/publish/publish-parquet.ts';
import { openStore } from '#main/store/open.ts';
import { openWarehouse } from '#test/support/duckdb.ts';
import { twoClients } from '#test/support/published-workspace.ts';
import { openTestWorkspace, temporaryDirectory } from '#test/support/workspace.ts';

const filesIn = (folder: string): Map<string, number> =>
  new Map(
    globSync('**/*.{parquet,part}', { cwd: folder })
      .toSorted()
      .map((file) => [file, statSync(path.join(folder, file)).mtimeMs]),
  );

it('writes only what changed, lets deletions follow, and completes what a kill at any step left', async () => {
  const folder = path.join(temporaryDirectory(), 'warehouse');
  const workspace = await twoClients();
  const { workspace: id } = await workspace.call('publish-workspace', { folder });
  const before = filesIn(folder);
  expect(await workspace.call('publish-workspace', { folder })).toMatchObject({
    answers: 0,
    unchangedAnswers: 168,
    files: 0,
    removed: 0,
  });
  expect(filesIn(folder)).toEqual(before);

  // A decision about a company, then a re-analysis: the client's months are published again, the other's are not.
  const found = (await workspace.call('list-brands', { customerId: 1 })).find(({ name }) => name === 'Grindstone');
  await workspace.call('save-brand', { customerId: 1, brandId: found?.brandId, state: 'confirmed' });
  await workspace.call('reanalyse', {});
  writeFileSync(path.join(folder, 'answers', `.${id}.parquet.0123456789ab.part`), 'half');
  await workspace.switcher.close();
  const store = openStore(workspace.directory, { migrationsDirectory: migrationsDirectory() });
  const run = (stopAt: number): number => {
    let steps = 0;
    const context = {
      store,
      checkCancelled: () => {
        if ((steps += 1) === stopAt) throw new JobCancelled();
      },
      progress: () => {},
    } as unknown as JobContext;
    publishParquet({ folder, texts: false, workspace: id }, context);
    return steps;
  };
  let kills = 1;
  for (; ; kills += 1) {
    try {
      run(kills);
      break;
    } catch (error) {
      expect(error).toBeInstanceOf(JobCancelled);
    }
  }
  expect(kills).toBeGreaterThan(4);
  store.close();
  const after = filesIn(folder);
  expect([...after.keys()]).toEqual([...before.keys()]);
  const rewritten = [...after].filter(([file, at]) => at !== before.get(file)).map(([file]) => file);
  expect(rewritten.some((file) => file.includes('client=1'))).toBe(true);
  expect(rewritten.some((file) => file.includes('client=2'))).toBe(false);

  const again = await openTestWorkspace({ dataDirectory: workspace.directory, resume: true });
  await again.call('delete-customer', { customerId: 2, confirmName: 'Bolt', wait: true });
  expect((await again.call('publish-workspace', { folder })).removed).toBe(12);
  using warehouse = await openWarehouse(folder);
  expect(await warehouse.rows('SELECT DISTINCT client_id FROM answers')).toEqual([{ client_id: 1 }]);
  expect(
    await warehouse.rows('SELECT company, answers AS count, percentage FROM company_shares(latest_executions)'),
  ).toEqual(await again.call('get-companies-stats', { customerID: 1 }));

  // A note of what was published that cannot be read, or a file that is gone: published again.
  writeFileSync(path.join(folder, '_answerscope', `${id}.json`), '{');
  expect(await again.call('publish-workspace', { folder })).toMatchObject({ answers: 84 });
  rmSync(path.join(folder, 'mentions', 'client=1'), { recursive: true });
  expect(await again.call('publish-workspace', { folder })).toMatchObject({ answers: 84 });
  expect(readFileSync(path.join(folder, '_answerscope', `${id}.json`), 'utf8')).toContain('"format": 1');
  expect((await again.fail('publish-workspace', { folder: 'here' })).message).toContain('absolute path');
  expect((await again.fail('publish-workspace', { folder: again.directory })).message).toContain('choose one outside');
  expect(
    (await again.fail('publish-workspace', { folder: path.join(folder, '_answerscope', 'duckdb.sql') })).message,
  ).toContain('is a file');
});
