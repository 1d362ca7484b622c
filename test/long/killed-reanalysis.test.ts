import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { migrationsDirectory } from '#main/files/paths.ts';
import { readAnswerText } from '#main/store/answers.ts';
import { openStore } from '#main/store/open.ts';
import { addCustomer, openTestWorkspace } from '#test/support/workspace.ts';
import { program } from '#test/support/programs.ts';
import { reanalyseStale } from '#test/support/reanalyse-stale.ts';

const perDay = 25;
const days = 120;

/** Runs the child, kills it without warning as soon as a line satisfies `stopAt`; returns what it printed. */
function run(directory: string, stopAt: (line: string) => boolean): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const lines: string[] = [];
    const started = spawn(process.execPath, [program('killed-reanalysis'), directory], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let rest = '';
    started.stdout.on('data', (chunk: Buffer) => {
      const parts = (rest + chunk.toString()).split('\n');
      rest = parts.pop() ?? '';
      for (const line of parts) {
        lines.push(line);
        if (stopAt(line)) started.kill('SIGKILL');
      }
    });
    started.on('error', reject);
    started.on('close', () => resolve(lines));
  });
}

test('a re-analysis killed in the middle continues at the next start, to the same figures', async () => {
  const workspace = await openTestWorkspace();
  const { customerId } = await addCustomer(workspace);
  const file = path.join(workspace.directory, 'answers.jsonl');
  const rows = Array.from({ length: perDay * days }, (_, index) => ({
    query: `Which anvil suits workshop number ${index % perDay}?`,
    answer: index % 3 === 0 ? '- **Acme** is solid.' : index % 3 === 1 ? 'Anvilmaster, of course.' : '- **Boltworks**.',
    date: new Date(Date.UTC(2026, 0, 1 + Math.floor(index / perDay))).toISOString().slice(0, 10),
  }));
  writeFileSync(file, rows.map((row) => JSON.stringify(row)).join('\n'));
  await workspace.call('import-answers', { file, customerId, groupName: 'Anvils', platform: 'chatgpt' });
  await workspace.switcher.close();

  const store = openStore(workspace.directory, { migrationsDirectory: migrationsDirectory(), secondary: true });
  const texts = () =>
    store.all('SELECT a.id, t.content FROM answer a JOIN answer_text t ON t.answer_id = a.id ORDER BY a.id');
  const captured = texts();
  const own = store.get<{ id: number }>("SELECT id FROM brand WHERE kind = 'own'")?.id ?? 0;
  store.transaction(() => {
    store.run("INSERT INTO brand_name (brand_id, kind, value) VALUES (:own, 'alias', 'Anvilmaster')", { own });
    store.run('UPDATE customer SET brand_revision = brand_revision + 1');
  });
  const stale = (): number =>
    store.get<{ n: number }>(
      'SELECT COUNT(*) AS n FROM execution e JOIN customer c WHERE e.brand_revision <> c.brand_revision',
    )?.n ?? 0;
  expect(stale()).toBe(days);

  // Executions are completed some at a time, up to a hundred answers together: the first ones are finished and stamped.
  const killed = await run(workspace.directory, (line) => Number.parseInt(line, 10) > 10 * perDay);
  expect(killed).not.toContain('done');
  const left = stale();
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(days);

  const resumed = await run(workspace.directory, () => false);
  expect(resumed.at(-1)).toBe('done');
  // It continued: the executions finished before are not analysed again.
  expect(resumed.filter((line) => line.includes('/')).at(-1)).toBe(`${left * perDay}/${left * perDay}`);
  expect(stale()).toBe(0);
  const figures = () => ({
    executions: store.all('SELECT id, answered, mentioned, naming_any FROM execution ORDER BY id'),
    companies: store.all('SELECT * FROM execution_company ORDER BY execution_id, brand_id'),
    mentions: store.all('SELECT * FROM mention ORDER BY answer_id, start_offset, brand_id'),
  });
  // The record covers the whole, although it took two processes.
  const [record, ...others] = store.all<{ answers: number; changes: string; finished_at: string | null }>(
    'SELECT * FROM reanalysis',
  );
  expect(others).toEqual([]);
  expect(record).toMatchObject({ answers: perDay * days, finished_at: expect.any(String) });
  expect(JSON.parse(record?.changes ?? '[]')).toHaveLength(days);
  const first = figures();
  expect(store.get('SELECT SUM(mentioned) AS mentioned FROM execution')).toEqual({
    mentioned: (2 * perDay * days) / 3,
  });
  store.run('UPDATE execution SET analysis_version = 0');
  store.run('UPDATE answer SET found_digest = NULL');
  reanalyseStale(store, customerId);
  expect(figures()).toEqual(first);
  expect(texts()).toEqual(captured);
  expect(readAnswerText(store, 2).text).toBe('Anvilmaster, of course.');
  store.close();
});
