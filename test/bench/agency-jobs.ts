import { constants, copyFileSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { analysisVersion } from '#main/analysis/analysis-version.ts';
import { migrationsDirectory } from '#main/files/paths.ts';
import { buildSample } from '#main/sample/build-sample.ts';
import { owner } from '#main/service/service.ts';
import { databaseFile, openStore } from '#main/store/open.ts';
import { createWorkspaceSwitcher } from '#main/workspace/workspace-switcher.ts';
import type { InputOf, OperationName, OutputOf } from '#shared/contract/index.ts';
import { writeRecordedAnswers } from './recorded-answers.ts';

const imported = 20_000;

/** Long work on a copy of the workspace: backup, check, import, re-analysis; and the sample beside it. */
export async function measureJobs(directory: string): Promise<void> {
  const copy = mkdtempSync(path.join(os.tmpdir(), 'answerscope-agency-jobs-'));
  try {
    buildingSample(copy);
    copyFileSync(databaseFile(directory), databaseFile(copy), constants.COPYFILE_FICLONE);
    await measure('check of the whole workspace', copy, (call) => call('check-workspace', {}));
    await measure('backup', copy, async (call) => {
      const file = path.join(copy, 'backup.answerscope');
      await call('create-backup', { file });
      console.log(`  ${(statSync(file).size / 1e9).toFixed(2)} GB`);
      rmSync(file);
    });
    const file = path.join(copy, 'answers.jsonl');
    await writeRecordedAnswers(file, imported);
    await measure(
      `import of ${imported} answers of about 2 KB, analysed`,
      copy,
      async (call) => {
        const { customer_id: customerId } = await call('add-customer', {
          organizationId: 1,
          name: 'Acme',
          websiteUrl: 'acme.com',
        });
        await call('import-answers', { file, customerId, groupName: 'Anvils', platform: 'chatgpt' });
      },
      imported,
    );
    const store = openStore(copy, { migrationsDirectory: migrationsDirectory(), secondary: true });
    store.run('UPDATE execution SET analysis_version = :version', { version: analysisVersion - 1 });
    const answers = store.get<{ n: number }>('SELECT COUNT(*) AS n FROM answer')?.n ?? 0;
    store.close();
    await measure(
      're-analysis of every answer, as after a new version',
      copy,
      (call) => call('reanalyse', {}),
      answers,
    );
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function buildingSample(directory: string): void {
  const started = performance.now();
  const cpu = process.cpuUsage();
  buildSample(
    { directory: path.join(directory, 'sample') },
    { now: () => new Date(), timeZone: 'UTC', progress: () => {}, checkCancelled: () => {} },
  );
  const { user, system } = process.cpuUsage(cpu);
  console.log(
    `\nsample year built in ${((performance.now() - started) / 1000).toFixed(1)} s, ${((user + system) / 1e6).toFixed(1)} s of processor time (load ${os.loadavg()[0]?.toFixed(1)}; goal 8 s)`,
  );
}

type Call = <Name extends OperationName>(name: Name, request: InputOf<Name>) => Promise<OutputOf<Name>>;

/** Runs work on a service of its own and prints its duration, processor time, event-loop delay and memory. */
async function measure(
  what: string,
  directory: string,
  work: (call: Call) => Promise<unknown>,
  answers?: number,
): Promise<void> {
  const switcher = await createWorkspaceSwitcher({ dataDirectory: directory, environment: {}, resume: false });
  const call: Call = async (name, request) => {
    const result = await switcher.current().call(name, request, owner);
    if (!result.ok) throw new Error(`${name}: ${result.error.message}`);
    return result.data;
  };
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const cpu = process.cpuUsage();
  const started = performance.now();
  await work(call);
  const seconds = (performance.now() - started) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  delay.disable();
  const rate = answers === undefined ? '' : `, ${Math.round(answers / seconds)} answers a second`;
  console.log(
    `${what}: ${seconds.toFixed(1)} s${rate}, ${((user + system) / 1e6).toFixed(1)} s of processor time, event-loop delay p99 ${(delay.percentile(99) / 1e6).toFixed(0)} ms, ` +
      `${Math.round(process.memoryUsage().rss / 2 ** 20)} MB resident (load ${os.loadavg()[0]?.toFixed(1)})`,
  );
  await switcher.close();
}
