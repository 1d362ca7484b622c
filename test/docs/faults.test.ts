import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#main/paths.ts';

const read = (...parts: string[]): string => readFileSync(path.join(projectRoot(), ...parts), 'utf8');
const tests = ['scan', 'durability']
  .flatMap((folder) =>
    readdirSync(path.join(projectRoot(), 'test/src-main', folder)).map((file) => [folder, file] as const),
  )
  .filter(([, file]) => file.endsWith('.test.ts'))
  .map(([folder, file]) => read('test/src-main', folder, file).replaceAll("\\'", "'"))
  .join('\n');

test('every row of the table of faults names a test that exists', () => {
  const rows = read('docs/faults.md')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2);
  expect(rows.length).toBeGreaterThan(25);
  for (const row of rows) {
    const named = [...(row.split('|').at(-2) ?? '').matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '');
    expect(named.length, row).toBeGreaterThan(0);
    for (const title of named) expect(tests.includes(title), `no test is called "${title}"`).toBe(true);
  }
});
