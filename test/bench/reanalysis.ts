import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { analysisVersion } from '#main/analysis/analysis-version.ts';
import { migrationsDirectory } from '#main/files/paths.ts';
import { createWorkspaceSwitcher } from '#main/workspace/workspace-switcher.ts';
import { owner, type WorkspaceSwitcher } from '#main/service/service.ts';
import { insertAnswer } from '#main/store/answers.ts';
import { relaxDurability } from '#main/store/durability.ts';
import { insertExecution } from '#main/store/executions.ts';
import { openStore } from '#main/store/open.ts';
import { insertQuery } from '#main/store/queries.ts';
import { captured } from '../support/answers.ts';

/**
 * Re-analysis of a long history while a dashboard is read: as after a new version of the analysis or of discovery
 * (every answer is analysed again), after a change of one name, and with only the rollups to update. `ANSWERS=10000` for a short run.
 */
const answers = Number(process.env['ANSWERS'] ?? 100_000);
const perExecution = 140;
const directory = mkdtempSync(path.join(os.tmpdir(), 'answerscope-bench-'));
const competitors = Array.from(
  { length: 60 },
  (_, index) =>
    `${'Bolt Crate Dyna Ember Fern Grid'.split(' ')[index % 6]}${'works line forge lane hill'.split(' ')[index % 5]} ${String.fromCharCode(65 + (index % 26))}${index}`,
);
const filler =
  'It is worth comparing weight, face hardness and the quality of the stand before buying, since a light block moves on hard blows and a soft face dents. Delivery times differ between makers, and most offer a warranty of several years. ';

await fill();
const switcher = await createWorkspaceSwitcher({ dataDirectory: directory, environment: {} });
console.log(`${answers} answers of 2 to 3 KB, ${competitors.length + 1} brands, in executions of ${perExecution}`);

await change({ aliases: ['Acme Works'] });
await measure('companies discovered, and everything analysed for the first time');
forgetVersions();
await measure('everything analysed again, as after a new version of the analysis');
forgetVersions();
forgetDiscovery();
await measure('company names discovered again as well, as after a new version of discovery');
await change({ aliases: ['Acme Works', 'Workshop Number'] });
await measure('a name in many answers');
await change({ aliases: ['Acme Works', 'Workshop Number', 'Rare Name'] });
await measure('a name in one answer in a thousand');
await switcher.close();
rmSync(directory, { recursive: true, force: true });

/** Re-analyses while a dashboard is read ten times a second, and prints the cost of both. */
async function measure(what: string): Promise<void> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const cpu = process.cpuUsage();
  const started = performance.now();
  const reads: number[] = [];
  const reading = setInterval(() => {
    const at = performance.now();
    void call(switcher, 'get-overview', { customerId: 1 }).then(() => reads.push(performance.now() - at));
  }, 100);
  await call(switcher, 'reanalyse', { customerId: 1 });
  clearInterval(reading);
  const seconds = (performance.now() - started) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  delay.disable();
  const slowest = reads.toSorted((a, b) => a - b).at(Math.floor(reads.length * 0.99));
  console.log(
    `${what}: ${seconds.toFixed(1)} s, ${Math.round(answers / seconds)} answers/s, ${((user + system) / 1e6).toFixed(1)} s of CPU; ` +
      `event-loop delay p99 ${(delay.percentile(99) / 1e6).toFixed(0)} ms, dashboard p99 ${slowest?.toFixed(0) ?? '–'} ms (${reads.length} reads)`,
  );
}

async function change(request: { aliases: string[] }): Promise<void> {
  const brands = await call(switcher, 'list-brands', { customerId: 1 });
  const own = (brands as { own: boolean; brandId: number }[]).find((brand) => brand.own);
  // The decision itself starts a re-analysis, for which the measured one waits.
  await call(switcher, 'save-brand', { customerId: 1, brandId: own?.brandId ?? 0, ...request });
}

async function call(
  service: WorkspaceSwitcher,
  name: Parameters<ReturnType<WorkspaceSwitcher['current']>['callUnchecked']>[0],
  request: unknown,
): Promise<unknown> {
  const result = await service.current().callUnchecked(name, request, owner);
  if (!result.ok) throw new Error(result.error.message);
  return result.data;
}

function forgetDiscovery(): void {
  const store = openStore(directory, { migrationsDirectory: migrationsDirectory(), secondary: true });
  store.run('DELETE FROM discovery_state');
  store.close();
}

function forgetVersions(): void {
  const store = openStore(directory, { migrationsDirectory: migrationsDirectory(), secondary: true });
  store.run('UPDATE execution SET analysis_version = :analysisVersion', { analysisVersion: analysisVersion - 1 });
  store.close();
}

async function fill(): Promise<void> {
  const first = await createWorkspaceSwitcher({ dataDirectory: directory, environment: {} });
  await call(first, 'add-organization', { name: 'Bench' });
  await call(first, 'add-customer', { organizationId: 1, name: 'Acme', websiteUrl: 'acme.com' });
  for (const name of competitors) await call(first, 'save-brand', { customerId: 1, name });
  await call(first, 'add-query-group', {
    customerId: 1,
    name: 'Anvils',
    websiteUrl: 'acme.com',
    keywords: 'anvil',
    language: 'English',
    countryCode: 'us',
    queries: ['Which anvil is best?'],
  });
  await first.close();
  const store = openStore(directory, { migrationsDirectory: migrationsDirectory(), secondary: true });
  relaxDurability(store);
  const queries = Array.from({ length: perExecution }, (_, index) =>
    insertQuery(
      store,
      1,
      `Which anvil suits workshop number ${index}?`,
      '2024-01-01T00:00:00.000Z',
      '2024-01-01T00:00:00.000Z',
    ),
  );
  for (let from = 0; from < answers; from += perExecution)
    store.transaction(() => {
      const date = new Date(Date.UTC(2024, 0, 1 + from / perExecution)).toISOString().slice(0, 10);
      const executionId = insertExecution(store, {
        customerId: 1,
        groupId: 1,
        platform: 'chatgpt',
        origin: 'scan',
        state: 'Done',
        executionDate: date,
        createdAt: `${date}T00:00:00.000Z`,
        samples: 1,
        analysisVersion,
        brandRevision: 0,
      });
      for (let index = from; index < Math.min(from + perExecution, answers); index += 1)
        insertAnswer(store, {
          executionId,
          queryId: queries[index - from] ?? 0,
          sample: 1,
          capturedAt: `${date}T12:00:00.000Z`,
          costMicro: null,
          captured: captured({
            text: answerText(index),
            citations: [0, 1, 2].map((number) => ({
              url: `https://guide${(index + number) % 40}.example.com/anvils/${index % 300}`,
              title: '',
              cited: true,
            })),
          }),
        });
    });
  store.close();
}

function answerText(index: number): string {
  const named = competitors.filter((_, company) => (index * 7 + company * 3) % 15 < 2);
  const list = named.map((name, rank) => `${rank + 1}. **${name}** — ${filler}`).join('\n');
  const own = index % 3 === 0 ? 'Acme is also worth a look. ' : '';
  const rare = index % 1000 === 0 ? 'Some swear by Rare Name. ' : '';
  const number = index % 2 === 0 ? `Workshop number ${index % perExecution} needs a stand. ` : '';
  return `Short answer: it depends on the work you do.\n\n${list}\n\n${own}${rare}${number}${filler.repeat(2)}`;
}
