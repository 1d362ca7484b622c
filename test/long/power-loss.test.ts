import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { seededRandom } from '#main/analysis/intervals/random.ts';
import { migrationsDirectory } from '#main/files/paths.ts';
import { newestFormat } from '#main/store/format.ts';
import { databaseFile } from '#main/store/open.ts';
import { inspectWorkspace, readValue } from '#test/support/inspect-workspace.ts';
import { olderWorkspace } from '#test/support/older-workspace.ts';
import { findCompiler, recordService, type Recording } from '#test/support/power-loss/record.ts';
import { contentBefore, SimulatedDisk, type Recorded } from '#test/support/power-loss/simulated-disk.ts';
import { startReplayServer, type ReplayServer } from '#test/support/replay-server.ts';
import type { ServiceProcess } from '#test/support/service-process.ts';
import { fullShare, longSize } from '#test/support/size.ts';
import { addCustomer, openTestWorkspace, temporaryDirectory } from '#test/support/workspace.ts';

/** How many moments a power cut is simulated at, per kind of work. */
const cuts = Math.max(5, Math.round(100 * fullShare));
const rows = longSize(120, 60);
const queries = longSize(40, 12);
const revisions = 300;

/** What the world knew when the power failed. */
interface Known {
  /** Replies, by the number of the call. */
  readonly replies: ReadonlyMap<number, { readonly ok: boolean; readonly data?: unknown }>;
  /** Whether the service had started. */
  readonly ready: boolean;
  /** What was sent over connections. */
  readonly sent: string;
}

interface Work {
  /** A closed workspace. */
  readonly prepare: () => Promise<string>;
  readonly run: (service: ServiceProcess, directory: string) => Promise<void>;
  readonly resume?: boolean;
  readonly platform?: boolean;
  /** What must be true of the disk as the power left it; read from a copy. */
  readonly left?: (directory: string) => void;
  /** What must be true of the disk before anything finishes unfinished work, after a first start. */
  readonly before?: (directory: string, known: Known) => void;
  /** What must be true after the start that finishes it. */
  readonly after: (directory: string, known: Known) => void;
}

const must = async <Value>(result: Promise<{ ok: true; data: Value } | { ok: false; error: { message: string } }>) => {
  const settled = await result;
  if (!settled.ok) throw new Error(settled.error.message);
  return settled.data;
};

/** A closed workspace with recorded answers, in a backup too, and an organization that the backup has not. */
async function prepareAnswers(): Promise<string> {
  const workspace = await openTestWorkspace();
  const { customerId } = await addCustomer(workspace);
  const file = recordedAnswers(1, 40);
  await workspace.call('import-answers', { file, customerId, groupName: 'Anvils', platform: 'chatgpt' });
  await workspace.call('create-backup', { file: path.join(workspace.directory, 'base.db') });
  await workspace.call('add-organization', { name: 'After the backup', quota: 1 });
  await workspace.switcher.close();
  return workspace.directory;
}

async function prepareScan(): Promise<string> {
  const workspace = await openTestWorkspace();
  const { customerId } = await addCustomer(workspace);
  await workspace.call('add-query-group', {
    customerId,
    name: 'Anvils',
    websiteUrl: 'acme.com',
    keywords: 'anvil',
    language: 'English',
    countryCode: 'us',
    queries: Array.from({ length: queries }, (_, index) => `Which anvil is best for job ${index + 1}?`),
    platforms: ['chatgpt'],
  });
  await workspace.call('set-provider', { platform: 'chatgpt', concurrency: 2, requestsPerMinute: 100_000 });
  await workspace.switcher.close();
  return workspace.directory;
}

function recordedAnswers(day: number, count: number): string {
  const file = path.join(temporaryDirectory(), `answers-${day}.jsonl`);
  const line = (index: number): string =>
    JSON.stringify({
      query: `Which anvil suits workshop number ${index}?`,
      answer: index % 3 === 0 ? '- **Acme** is solid.' : '- **Anvilmaster**, and **Boltworks**.',
      date: dayOf(day),
    });
  writeFileSync(file, Array.from({ length: count }, (_, index) => line(index)).join('\n'));
  return file;
}

const dayOf = (day: number): string => new Date(Date.UTC(2026, 0, day)).toISOString().slice(0, 10);
const organizations = (file: string): number => readValue(file, 'SELECT COUNT(*) FROM organization');
const acknowledged = ({ replies }: Known, call: number): boolean => replies.get(call)?.ok === true;

/** A copy that has its final name is a whole one. */
function expectWhole(file: string): void {
  expect(readValue(file, 'PRAGMA integrity_check'), file).toBe('ok');
}

const copiesIn = (directory: string): string[] =>
  existsSync(path.join(directory, 'backups'))
    ? readdirSync(path.join(directory, 'backups')).filter(
        (name) => /\.(db|answerscope)$/.test(name) && !name.startsWith('.'),
      )
    : [];

const works: Readonly<Record<string, Work>> = {
  scan: {
    prepare: prepareScan,
    platform: true,
    run: async (service) => {
      await must(service.call('start-scan', { queryGroupId: 1, platform: 'chatgpt' }));
      for (;;) {
        const { executions } = await must(service.call('list-executions', {}));
        if (executions[0]?.state === 'Done') return;
        await pause(5);
      }
    },
    before: (directory, { replies, sent }) => {
      const completed = Math.max(
        0,
        ...[...replies.values()].flatMap(({ data }) =>
          ((data as { executions?: { completed: number }[] }).executions ?? []).map((execution) => execution.completed),
        ),
      );
      const file = databaseFile(directory);
      expect(readValue<number>(file, 'SELECT COUNT(*) FROM answer')).toBeGreaterThanOrEqual(completed);
      expect(readValue<number>(file, 'SELECT COUNT(*) - COUNT(DISTINCT query_id) FROM answer')).toBe(0);
      // What was asked may have been paid for: it is stored, or its cost counts as unconfirmed.
      for (const [query] of sent.matchAll(/Which anvil is best for job \d+\?/g))
        expect(
          readValue(
            file,
            "SELECT COUNT(*) FROM query q JOIN execution_query x ON x.query_id = q.id WHERE q.text = ? AND (x.state = 'asking' OR EXISTS (SELECT 1 FROM answer a WHERE a.query_id = q.id))",
            query,
          ),
          query,
        ).toBe(1);
    },
    after: () => {},
  },
  restore: {
    prepare: prepareAnswers,
    run: async (service, directory) => {
      await must(service.call('restore-backup', { file: path.join(directory, 'base.db') }));
      await must(service.call('add-organization', { name: 'After the restore', quota: 1 }));
    },
    after: (directory, known) => {
      const stored = organizations(databaseFile(directory));
      expect(acknowledged(known, 2) ? [2] : [1, 2]).toContain(stored);
      const names = readValue<string>(databaseFile(directory), 'SELECT group_concat(name) FROM organization');
      if (acknowledged(known, 1)) expect(names).not.toContain('After the backup');
      if (acknowledged(known, 2)) expect(names).toContain('After the restore');
      if (acknowledged(known, 1)) expect(copiesIn(directory)).toHaveLength(1);
      for (const name of copiesIn(directory)) {
        expectWhole(path.join(directory, 'backups', name));
        expect(organizations(path.join(directory, 'backups', name))).toBe(2);
      }
    },
  },
  import: {
    prepare: prepareAnswers,
    run: async (service) => {
      await must(
        service.call('import-answers', {
          ...{ file: recordedAnswers(2, rows), customerId: 1, queryGroupId: 1, platform: 'chatgpt' },
        }),
      );
    },
    after: (directory, known) => {
      const sql =
        'SELECT COUNT(DISTINCT a.query_id) FROM answer a JOIN execution e ON e.id = a.execution_id WHERE e.execution_date = ?';
      expect(acknowledged(known, 1) ? [rows] : [0, rows]).toContain(readValue(databaseFile(directory), sql, dayOf(2)));
      const doubles = "SELECT COUNT(*) - COUNT(DISTINCT execution_id || ' ' || query_id) FROM answer";
      expect(readValue(databaseFile(directory), doubles)).toBe(0);
    },
  },
  're-analysis': {
    prepare: prepareAnswers,
    run: async (service) => {
      await must(
        service.call('save-brand', { customerId: 1, name: 'Ironhand', aliases: ['Anvilmaster'], state: 'confirmed' }),
      );
      await must(service.call('reanalyse', {}));
    },
    after: (directory, known) => {
      const file = databaseFile(directory);
      if (acknowledged(known, 1)) expect(readValue(file, "SELECT COUNT(*) FROM brand WHERE name = 'Ironhand'")).toBe(1);
      expect(readValue(file, 'SELECT COUNT(*) FROM reanalysis WHERE finished_at IS NULL')).toBe(0);
    },
  },
  deletion: {
    prepare: prepareAnswers,
    run: async (service) => {
      await must(service.call('delete-customer', { customerId: 1, confirmName: 'Acme', wait: true }));
    },
    left: (directory) => {
      const file = databaseFile(directory);
      // A log: it was not closed since, which clears what erased rows left behind.
      if (!existsSync(`${file}-wal`)) return;
      const erased = readValue<number>(file, 'SELECT COUNT(*) FROM answer') < 40;
      if (erased) expect(readdirSync(directory)).toContain(`${path.basename(file)}.erased`);
    },
    after: (directory, known) => {
      const file = databaseFile(directory);
      const left = readValue<number>(file, 'SELECT COUNT(*) FROM answer');
      // All of it is erased, or it was never asked for.
      expect(acknowledged(known, 1) ? [0] : [0, 40]).toContain(left);
      expect(readValue(file, "SELECT COUNT(*) FROM customer WHERE name = 'Acme'")).toBe(left === 0 ? 0 : 1);
    },
  },
  backup: {
    prepare: prepareAnswers,
    run: async (service, directory) => {
      await must(service.call('create-backup', {}));
      await must(service.call('add-organization', { name: 'Later', quota: 1 }));
      await must(service.call('create-backup', { file: path.join(directory, 'backups', 'second.db') }));
    },
    after: (directory, known) => {
      if (acknowledged(known, 1)) expect(copiesIn(directory).length).toBeGreaterThan(0);
      if (acknowledged(known, 2)) expect(organizations(databaseFile(directory))).toBe(3);
      if (acknowledged(known, 3)) expect(copiesIn(directory)).toContain('second.db');
      for (const name of copiesIn(directory)) expectWhole(path.join(directory, 'backups', name));
    },
  },
  upgrade: {
    prepare: () => Promise.resolve(olderWorkspace(revisions)),
    run: async (service) => {
      await must(service.call('add-organization', { name: 'Upgraded', quota: 1 }));
    },
    after: (directory, known) => {
      const file = databaseFile(directory);
      expect(readValue(file, 'SELECT COUNT(*) FROM query_revision')).toBe(revisions);
      expect(readValue(file, 'PRAGMA user_version')).toBe(newestFormat(migrationsDirectory()));
      if (acknowledged(known, 1)) expect(organizations(file)).toBe(2);
      // The copy of the version before, from the interrupted start or from this one.
      expect(copiesIn(directory).length).toBeGreaterThan(0);
      for (const name of copiesIn(directory)) {
        expectWhole(path.join(directory, 'backups', name));
        expect(readValue(path.join(directory, 'backups', name), 'SELECT COUNT(*) FROM query_revision')).toBe(revisions);
      }
    },
  },
};

const compiler = findCompiler();
if (compiler === null)
  console.log('No power loss is simulated: that takes Linux and a C compiler (cc, gcc or clang), and there is none.');

test.skipIf(compiler === null).each(Object.entries(works))(
  'whatever was not synced when the power fails (%s), nothing acknowledged is lost, and nothing is damaged',
  { timeout: 900_000 },
  async (_name, work) => {
    const random = seededRandom(20_261_125);
    const platform = work.platform === true ? await startPlatform() : null;
    const prepared = await work.prepare();
    const recording = await recordService(compiler ?? '', prepared, (service) => work.run(service, prepared), {
      resume: work.resume ?? true,
      environment: platform?.environment() ?? {},
    });
    expectComplete(recording);
    const disk = new SimulatedDisk(recording.directory, recording.before);
    let at = 0;
    for (const moment of moments(recording.changes, random)) {
      for (; at <= moment; at++) disk.change(recording.changes[at] ?? never());
      const directory = mkdtempSync(path.join(os.tmpdir(), 'answerscope-test-'));
      try {
        disk.writeAfterPowerLoss(directory, random);
        if (work.left !== undefined) {
          const copy = temporaryDirectory();
          cpSync(directory, copy, { recursive: true });
          work.left(copy);
        }
        await expectNothingLost(directory, work, knownBy(recording.changes.slice(0, at)), moment);
      } finally {
        rmSync(directory, { recursive: true, force: true });
      }
    }
  },
);

const never = (): never => {
  throw new Error('a moment after the end');
};

async function startPlatform(): Promise<ReplayServer> {
  const platform = await startReplayServer();
  onTestFinished(() => platform.close());
  platform.rule(() => ({ fixture: 'openai/answer-with-citations', delayMs: 10 }));
  return platform;
}

/** The recording misses nothing: played back, it makes what is in the folder. */
function expectComplete({ directory, before, changes }: Recording): void {
  const disk = new SimulatedDisk(directory, before);
  for (const change of changes) disk.change(change);
  const target = temporaryDirectory();
  disk.writeSeen(target);
  const content = (folder: string): Map<string, Buffer> =>
    new Map(contentBefore(folder).files.map(({ file, bytes }) => [path.relative(folder, file), bytes]));
  const [expected, played] = [content(directory), content(target)];
  expect([...played.keys()].toSorted()).toEqual([...expected.keys()].toSorted());
  for (const [file, bytes] of expected) expect(played.get(file)?.equals(bytes), file).toBe(true);
}

/** Moments at random, half of them where most is at stake: before a sync and after something was acknowledged. */
function moments(changes: readonly Recorded[], random: () => number): number[] {
  const critical = changes.flatMap(({ kind }, index) => {
    if (kind === 'said') return [index];
    return kind === 'synced' || kind === 'folder synced' ? [index - 1] : [];
  });
  return Array.from({ length: cuts }, (_, cut) =>
    cut % 2 === 0 ? Math.floor(random() * changes.length) : (critical[Math.floor(random() * critical.length)] ?? 0),
  )
    .map((moment) => Math.max(0, moment))
    .toSorted((a, b) => a - b);
}

function knownBy(changes: readonly Recorded[]): Known {
  const text = (kind: 'said' | 'sent'): string =>
    Buffer.concat(changes.flatMap((change) => (change.kind === kind ? [change.bytes] : []))).toString('utf8');
  const lines = text('said')
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as { ready?: boolean; id?: number; result?: { ok: boolean; data?: unknown } });
  return {
    ready: lines.some(({ ready }) => ready === true),
    replies: new Map(
      lines.flatMap(({ id, result }) => (id === undefined || result === undefined ? [] : [[id, result]])),
    ),
    sent: text('sent'),
  };
}

async function expectNothingLost(directory: string, work: Work, known: Known, moment: number): Promise<void> {
  try {
    const started = await inspectWorkspace(directory, false, () => true);
    expect(started.notices).toEqual([]);
    expect(started.findings.filter(({ kind }) => kind !== 'unfinished' && kind !== 'stale')).toEqual([]);
    work.before?.(directory, known);
    const finished = await inspectWorkspace(directory, true, (findings) => findings.length === 0);
    expect(finished).toEqual({ notices: [], findings: [] });
    work.after(directory, known);
  } catch (error) {
    const left = readdirSync(directory, { recursive: true, encoding: 'utf8' });
    throw new Error(`the power failed after change ${moment}, which left ${left.join(', ')}`, { cause: error });
  }
}
