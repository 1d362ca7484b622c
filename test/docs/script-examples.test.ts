import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { projectRoot } from '#main/files/paths.ts';
import { owner } from '#main/service/service.ts';
import { openInterface } from '#test/fixtures/interface/open-interface.ts';
import { temporaryDirectory } from '#test/support/workspace.ts';

const run = promisify(execFile);
const page = readFileSync(path.join(projectRoot(), 'docs', 'scripts.md'), 'utf8');
const example = (language: string): string => page.split(`\`\`\`${language}\n`)[1]?.split('\n```')[0] ?? '';

test('the scripts of docs/scripts.md run as they are, print the same, and add one client between them', async () => {
  const api = await openInterface();
  const [{ organizationId, agency }] = api.agencies;
  const key = await api.switcher.current().call('create-key', { organizationId, scopes: ['manage', 'spend'] }, owner);
  if (!key.ok) throw new Error(key.error.message);
  const env = { ...process.env, API_KEY: key.data.api_key, ANSWERSCOPE_URL: api.door.origin };
  const folder = temporaryDirectory();
  const typescript = path.join(folder, 'example.ts');
  const python = path.join(folder, 'example.py');
  writeFileSync(typescript, example('ts'));
  writeFileSync(python, example('python'));
  const first = await run(process.execPath, ['--disable-warning=MODULE_TYPELESS_PACKAGE_JSON', typescript], { env });
  const lines = first.stdout.trim().split('\n');
  expect(lines[0]).toMatch(new RegExp(`^${agency.customer}, \\w+: [\\d.]+ \\([\\d.]+ to [\\d.]+, n = \\d+\\), \\w+$`));
  expect(lines.slice(-2).join('; ')).toMatch(/^client \d+; a scan costs at most \$\d+\.\d\d$/);
  const second = await run('python3', [python], { env });
  expect(second.stdout.split('\n').at(-3)).toBe(lines.at(-2));
  expect(second.stdout.trim().split('\n').at(-1)).toBe(lines.at(-1));
  const customers = await api.switcher.current().call('list-customers', {}, owner);
  expect(customers.ok && customers.data.filter(({ name }) => name === 'Acme')).toHaveLength(1);
  await expect(run('python3', [python], { env: { ...env, API_KEY: 'as_wrong' } })).rejects.toThrow('unauthorized');
});
