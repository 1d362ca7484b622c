import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { OperationName } from '#shared/contract/index.ts';
import { seededRandom } from '#main/analysis/intervals/random.ts';
import { databaseFile } from '#main/store/open.ts';
import { inspectWorkspace, readValue } from '#test/support/inspect-workspace.ts';
import { startServiceProcess } from '#test/support/service-process.ts';
import { fullKills as kills, longSize } from '#test/support/size.ts';
import { addCustomer, openTestWorkspace, temporaryDirectory } from '#test/support/workspace.ts';

const rows = longSize(400, 150);
const random = seededRandom(20_261_122);

/** A workspace with some recorded answers, closed. */
async function prepare(): Promise<string> {
  const workspace = await openTestWorkspace();
  const { customerId } = await addCustomer(workspace);
  const file = recordedAnswers(300);
  await workspace.call('import-answers', { file, customerId, groupName: 'Anvils', platform: 'chatgpt' });
  await workspace.call('create-backup', { file: path.join(workspace.directory, 'base.db') });
  for (const folder of ['backups', 'reports']) mkdirSync(path.join(workspace.directory, folder));
  await workspace.switcher.close();
  return workspace.directory;
}

/** Answers of one day: each life imports a day of its own. */
function recordedAnswers(life: number): string {
  const file = path.join(temporaryDirectory(), `answers-${life}.jsonl`);
  const line = (index: number): string =>
    JSON.stringify({
      query: `Which anvil suits workshop number ${index}?`,
      answer: index % 3 === 0 ? '- **Acme** is solid.' : '- **Anvilmaster**, and **Boltworks**.',
      date: dayOf(life),
    });
  writeFileSync(file, Array.from({ length: rows }, (_, index) => line(index)).join('\n'));
  return file;
}

const dayOf = (life: number): string => new Date(Date.UTC(2026, 0, 1 + life)).toISOString().slice(0, 10);

interface Killed {
  readonly directory: string;
  readonly life: number;
  readonly acknowledged: boolean;
}

interface Work {
  readonly name: OperationName;
  readonly request: (directory: string, life: number) => object;
  /** How long it is allowed to work at most, milliseconds; otherwise it is killed within the time it takes. */
  readonly lifeMs?: number;
  /** What must be true once the next start has finished its work. */
  readonly afterwards: (killed: Killed) => void;
}

const works: Record<string, Work> = {
  import: {
    name: 'import-answers',
    request: (_directory, life) => ({
      file: recordedAnswers(life),
      customerId: 1,
      queryGroupId: 1,
      platform: 'chatgpt',
    }),
    afterwards: ({ directory, life, acknowledged }) => {
      const stored = readValue<number>(
        databaseFile(directory),
        'SELECT COUNT(DISTINCT a.query_id) FROM answer a JOIN execution e ON e.id = a.execution_id WHERE e.execution_date = ?',
        dayOf(life),
      );
      // All of it, or none if it was killed while the file was still being checked.
      expect(acknowledged ? [rows] : [0, rows]).toContain(stored);
      const doubles = "SELECT COUNT(*) - COUNT(DISTINCT execution_id || ' ' || query_id) FROM answer";
      expect(readValue(databaseFile(directory), doubles)).toBe(0);
    },
  },
  're-analysis': {
    name: 'save-brand',
    request: (_directory, life) => ({
      customerId: 1,
      name: `Ironhand ${life}`,
      aliases: [`Anvilmaster ${life}`],
      state: 'confirmed',
    }),
    afterwards: ({ directory, life, acknowledged }) => {
      if (acknowledged)
        expect(
          readValue(databaseFile(directory), 'SELECT COUNT(*) FROM brand WHERE name = ?', `Ironhand ${life}`),
        ).toBe(1);
      expect(readValue(databaseFile(directory), 'SELECT COUNT(*) FROM reanalysis WHERE finished_at IS NULL')).toBe(0);
    },
  },
  backup: {
    name: 'create-backup',
    request: (directory, life) => ({ file: path.join(directory, 'backups', `killed-${life}.db`) }),
    afterwards: ({ directory, life, acknowledged }) => {
      const file = path.join(directory, 'backups', `killed-${life}.db`);
      expect(existsSync(file) || !acknowledged).toBe(true);
      if (existsSync(file)) expect(readValue(file, 'PRAGMA integrity_check')).toBe('ok');
    },
  },
  restore: {
    name: 'restore-backup',
    request: (directory) => ({ file: path.join(directory, 'base.db') }),
    afterwards: ({ directory }) => {
      expect(existsSync(path.join(directory, 'restoring.db'))).toBe(false);
      expect(readValue(databaseFile(directory), 'SELECT COUNT(*) FROM organization')).toBe(1);
    },
  },
  report: {
    name: 'create-report',
    request: (directory, life) => ({
      customerId: 1,
      format: 'html',
      file: path.join(directory, 'reports', `${life}.html`),
    }),
    afterwards: ({ directory, life, acknowledged }) => {
      const file = path.join(directory, 'reports', `${life}.html`);
      expect(existsSync(file) || !acknowledged).toBe(true);
      if (existsSync(file)) expect(readFileSync(file, 'utf8').trimEnd()).toMatch(/<\/html>$/);
    },
  },
  sample: {
    name: 'open-sample-workspace',
    lifeMs: 2_000,
    request: () => ({}),
    afterwards: ({ directory }) => {
      expect(existsSync(path.join(directory, 'sample', 'building'))).toBe(false);
      expect(existsSync(databaseFile(path.join(directory, 'sample')))).toBe(false);
    },
  },
};

const mostFurther = 5;
const sound = { notices: [], findings: [] };

test.each(Object.entries(works))(
  'killed in the middle of its work (%s), a process leaves nothing wrong, and the next start finishes what is unfinished',
  { timeout: 900_000 },
  async (_name, work) => {
    const directory = await prepare();
    let takesMs = work.lifeMs ?? (await timed(directory, work));
    let interrupted = 0;
    // The first may be slower than the others, so that few kills all come too late.
    for (let life = 1; life <= kills || (interrupted === 0 && life <= kills + mostFurther); life++) {
      const service = await startServiceProcess(directory, { resume: true });
      let acknowledged = false;
      const begun = performance.now();
      const call = service.call(work.name, work.request(directory, life) as never).then(
        (result) => {
          expect(result).toMatchObject({ ok: true });
          acknowledged = true;
          takesMs = Math.min(takesMs, performance.now() - begun);
        },
        // Killed before it replied.
        () => {},
      );
      await pause(random() * takesMs);
      await service.kill();
      await call;
      // Named as unfinished, not as wrong.
      const before = await inspectWorkspace(directory, false, () => true);
      expect(before.notices).toEqual([]);
      if (!acknowledged || before.findings.length > 0) interrupted += 1;
      expect(before.findings.filter(({ kind }) => kind !== 'unfinished' && kind !== 'stale')).toEqual([]);
      expect(await inspectWorkspace(directory, true, (findings) => findings.length === 0)).toEqual(sound);
      work.afterwards({ directory, life, acknowledged });
      expect(leftovers(directory)).toEqual([]);
    }
    expect(interrupted).toBeGreaterThanOrEqual(1);
  },
);

/** How long the work takes a fresh process that is not killed, milliseconds. */
async function timed(directory: string, work: Work): Promise<number> {
  const service = await startServiceProcess(directory);
  const began = performance.now();
  expect(await service.call(work.name, work.request(directory, 0) as never)).toMatchObject({ ok: true });
  const takesMs = performance.now() - began;
  await service.kill();
  expect(await inspectWorkspace(directory, true, (findings) => findings.length === 0)).toEqual(sound);
  return takesMs;
}

const leftovers = (directory: string): string[] =>
  readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.part|-journal$|restoring\.db|building|^unfinished.|^importing./.test(name),
  );
