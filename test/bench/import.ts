import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createWorkspaceSwitcher } from '#main/workspace/workspace-switcher.ts';
import { owner } from '#main/service/service.ts';
import { writeRecordedAnswers } from './recorded-answers.ts';

/** Import of 20,000 recorded answers: reading, storing, discovering companies, matching brands, updating rollups. */
const answers = 20_000;
const directory = mkdtempSync(path.join(os.tmpdir(), 'answerscope-bench-'));
const file = path.join(directory, 'answers.jsonl');
await writeRecordedAnswers(file, answers);

const switcher = await createWorkspaceSwitcher({ dataDirectory: path.join(directory, 'workspace'), environment: {} });
const service = switcher.current();
await service.call('add-organization', { name: 'Bench' }, owner);
await service.call('add-customer', { organizationId: 1, name: 'Acme', websiteUrl: 'acme.com' }, owner);
let cpu = process.cpuUsage();
const started = performance.now();
const outcome = await service.call(
  'import-answers',
  { file, customerId: 1, groupName: 'Anvils', platform: 'chatgpt' },
  owner,
);
const seconds = (performance.now() - started) / 1000;
if (!outcome.ok || outcome.data.imported !== answers)
  throw new Error(`imported ${JSON.stringify(outcome).slice(0, 500)}`);
console.log(
  `${answers} answers of about 2 KB imported and analysed in ${seconds.toFixed(1)} s: ${Math.round(answers / seconds)} answers a second, ${processorTime()}`,
);

// Re-analysis of the whole history, as after a change of a name.
const brands = await service.call('list-brands', { customerId: 1 }, owner);
const own = brands.ok ? brands.data.find((brand) => brand.own) : undefined;
await service.call('save-brand', { customerId: 1, brandId: own?.brandId ?? 0, aliases: ['Acme Works'] }, owner);
cpu = process.cpuUsage();
const again = performance.now();
const replay = await service.call('reanalyse', { customerId: 1 }, owner);
const replaySeconds = (performance.now() - again) / 1000;
if (!replay.ok) throw new Error(replay.error.message);
console.log(
  `re-analysis of ${answers} answers in ${replaySeconds.toFixed(1)} s: ${Math.round(answers / replaySeconds)} answers a second, ${processorTime()}`,
);
await switcher.close();
rmSync(directory, { recursive: true, force: true });

/** What all threads took since `cpu`: beside other programs it says more than the clock. */
function processorTime(): string {
  const { user, system } = process.cpuUsage(cpu);
  return `${((user + system) / 1000 / answers).toFixed(3)} ms of a processor each`;
}
