import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#main/files/paths.ts';

const read = (...parts: string[]): string => readFileSync(path.join(projectRoot(), ...parts), 'utf8');
const tests = ['scan', 'durability', 'money']
  .flatMap((folder) =>
    readdirSync(path.join(projectRoot(), 'test/src-main', folder)).map((file) => [folder, file] as const),
  )
  .filter(([, file]) => file.endsWith('.test.ts'))
  .map(([folder, file]) => titlesOnly(read('test/src-main', folder, file)))
  .join('\n');

/** A test file without its comments, so that nothing but code can be meant. */
function titlesOnly(source: string): string {
  return source.replaceAll("\\'", "'").replace(/^\s*(?:\/\/|\/?\*).*$/gm, '');
}

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

test('every fault that is produced on loopback stands in the table', () => {
  const table = [...read('docs/faults.md').matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '');
  const source = read('test/src-main/scan/faults.test.ts');
  const titles = [...source.matchAll(/(?:\btest\(|\)\(\s*)(?:'([^']+)'|"([^"]+)"),/g)].map(
    (match) => match[1] ?? match[2] ?? '',
  );
  const cases = [...source.matchAll(/\['([^']+)', \{ (?:fault|status|fixture)/g)].map((match) => match[1] ?? '');
  expect(titles.length).toBeGreaterThan(14);
  expect(cases.length).toBeGreaterThan(6);
  // The cases of a table stand for their title.
  const perhapsBilled = '%s: asked once more, and its money counted against the caps';
  expect(titles).toContain(perhapsBilled);
  for (const title of [...titles.filter((one) => one !== perhapsBilled), ...cases])
    expect(
      table.some((named) => title.startsWith(named)),
      `no row names "${title}"`,
    ).toBe(true);
});
