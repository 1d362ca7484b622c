import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { OperationName } from '#shared/contract/index.ts';
import { databaseFile } from '#main/store/open.ts';
import { startReplayServer } from '#test/support/replay-server.ts';
import { startServiceProcess, type ServiceProcess } from '#test/support/service-process.ts';
import { longSize } from '#test/support/size.ts';
import { fullDisks } from '#test/support/small-volume.ts';
import { temporaryDirectory } from '#test/support/workspace.ts';

/** Calls an operation that is to succeed. */
const must = async <Value>(result: Promise<{ ok: true; data: Value } | { ok: false; error: { message: string } }>) => {
  const settled = await result;
  if (!settled.ok) throw new Error(settled.error.message);
  return settled.data;
};

async function addGroup(service: ServiceProcess, queries: number): Promise<void> {
  await must(service.call('add-organization', { name: 'Northlight', quota: 5 }));
  await must(service.call('add-customer', { organizationId: 1, name: 'Acme', websiteUrl: 'acme.com' }));
  await must(
    service.call('add-query-group', {
      customerId: 1,
      name: 'Anvils',
      websiteUrl: 'acme.com',
      keywords: 'anvil',
      language: 'English',
      countryCode: 'us',
      queries: Array.from({ length: queries }, (_, index) => `Which anvil is best for job ${index + 1}?`),
      platforms: ['chatgpt'],
    }),
  );
}

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (;;) {
    if (await condition()) return;
    await pause(50);
  }
}

describe.each(fullDisks())('on $kind', ({ problem, make }) => {
  test.skipIf(problem !== null)(
    'a scan keeps its paid answers in memory and its process alive, though log and workspace share the disk',
    async () => {
      const disk = make();
      const platform = await startReplayServer();
      onTestFinished(() => platform.close());
      // The first two answers are stored; those that follow wait until the disk is full.
      const full = Promise.withResolvers<void>();
      platform.rule(() => ({
        fixture: 'openai/answer-with-citations',
        ...(platform.requests.length > 2 ? { after: full.promise } : {}),
      }));
      const service = await startServiceProcess(disk.directory, { environment: platform.environment() });
      await addGroup(service, 12);
      await must(service.call('set-provider', { platform: 'chatgpt', concurrency: 2, requestsPerMinute: 100_000 }));
      await must(service.call('start-scan', { queryGroupId: 1, platform: 'chatgpt' }));
      await until(() => platform.requests.length >= 4);
      disk.fill(service.pid);
      full.resolve();
      // Two in flight come back to a full disk; whatever is asked after that would be lost.
      await pause(1_000);
      const asked = platform.requests.length;
      await pause(1_000);
      expect([service.end(), service.errors()]).toEqual([null, '']);
      expect(platform.requests).toHaveLength(asked);
      expect(asked).toBeLessThan(12);
      disk.free(service.pid);
      await until(async () => {
        const { executions } = await must(service.call('list-executions', {}));
        return executions[0]?.state === 'Done';
      });
      expect(await service.close()).toBe(0);
      // Every query was paid for once and has its answer.
      expect(new Set(platform.requests.map(({ query }) => query)).size).toBe(12);
      expect(platform.requests).toHaveLength(12);
      const db = new Database(databaseFile(disk.directory), { readonly: true });
      onTestFinished(() => void db.close());
      expect(db.prepare('SELECT COUNT(*) FROM answer').pluck().get()).toBe(12);
      expect(db.prepare('SELECT COALESCE(SUM(unconfirmed_micro), 0) FROM spend').pluck().get()).toBe(0);
      const log = readFileSync(path.join(disk.directory, 'answerscope.log'), 'utf8');
      for (const line of log.trim().split('\n')) expect(() => JSON.parse(line) as unknown, line).not.toThrow();
    },
  );

  test.skipIf(problem !== null)(
    'import, re-analysis, report, backup, restore and sample end with a sentence, and succeed once there is room',
    async () => {
      const disk = make();
      const { directory } = disk;
      const service = await startServiceProcess(directory);
      await addGroup(service, 3);
      const file = path.join(temporaryDirectory(), 'answers.jsonl');
      writeFileSync(file, recordedAnswers(longSize(5_000, 1_000)));
      const before = path.join(directory, 'before.db');
      await must(service.call('create-backup', { file: before }));
      const attempts: readonly [name: OperationName, request: object][] = [
        ['import-answers', { file, customerId: 1, queryGroupId: 1, platform: 'chatgpt' }],
        ['save-brand', { customerId: 1, name: 'Ironhand', state: 'confirmed' }],
        ['reanalyse', {}],
        ['create-report', { customerId: 1, format: 'html', file: path.join(directory, 'report.html') }],
        ['create-backup', { file: path.join(directory, 'backup.db') }],
        ['open-sample-workspace', {}],
        ['restore-backup', { file: before }],
      ];
      disk.fill(service.pid);
      for (const [name, request] of attempts) {
        const result = await service.call(name, request as never);
        expect([name, result.ok ? null : result.error.code]).toEqual([
          name,
          name === 'restore-backup' ? 'invalid_request' : 'unavailable',
        ]);
        expect(result.ok ? '' : result.error.message).toMatch(/full|cannot be written|does not take|did not take/);
        expect(result.ok ? '' : result.error.message).not.toContain('.part');
      }
      expect([service.end(), service.errors()]).toEqual([null, '']);
      expect(readdirSync(directory).filter((name) => name.endsWith('.part'))).toEqual([]);
      disk.free(service.pid);
      await until(async () => (await service.call('get-workspace-status', {})).ok);
      // The sample takes half a minute.
      for (const [name, request] of attempts.filter(
        ([name]) => name !== 'open-sample-workspace' || longSize(true, false),
      )) {
        await must(service.call(name, request as never));
        if (name === 'open-sample-workspace') await must(service.call('open-own-workspace', {}));
      }
      expect((await must(service.call('check-workspace', {}))).findings).toEqual([]);
      expect(await service.close()).toBe(0);
    },
  );

  test.skipIf(problem !== null).each(['an import'])(
    'a disk that fills up during %s loses nothing that was stored, and the work can be repeated',
    async () => {
      const disk = make();
      const service = await startServiceProcess(disk.directory);
      await addGroup(service, 3);
      const file = path.join(temporaryDirectory(), 'answers.jsonl');
      const rows = longSize(20_000, 8_000);
      writeFileSync(file, recordedAnswers(rows));
      let importing = 0;
      let filled = false;
      service.onJob(({ job, message, completed }) => {
        // The first pass only checks the file.
        if (job !== 'import') return;
        if (message === 'waiting') importing += 1;
        if (importing < 2 || completed < 100 || filled) return;
        filled = true;
        disk.fill(service.pid);
      });
      const request = { file, customerId: 1, queryGroupId: 1, platform: 'chatgpt' } as const;
      const stopped = await service.call('import-answers', request);
      expect(stopped).toMatchObject({ ok: false, error: { code: 'unavailable' } });
      disk.free(service.pid);
      const again = await must(service.call('import-answers', request));
      expect(again.alreadyThere).toBeGreaterThan(0);
      expect(again.alreadyThere + again.imported).toBe(rows);
      expect(await must(service.call('check-workspace', {}))).toMatchObject({ answers: rows, findings: [] });
      expect(await service.close()).toBe(0);
    },
  );
});

const recordedAnswers = (rows: number): string =>
  Array.from({ length: rows }, (_, index) =>
    JSON.stringify({
      query: `Which anvil suits workshop number ${index % 25}?`,
      answer: index % 3 === 0 ? '- **Acme** is solid.' : '- **Anvilmaster**, and **Boltworks**.',
      date: new Date(Date.UTC(2020, 0, 1 + Math.floor(index / 25))).toISOString().slice(0, 10),
    }),
  ).join('\n');
