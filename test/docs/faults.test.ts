import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#main/files/paths.ts';

const read = (...parts: string[]): string => readFileSync(path.join(projectRoot(), ...parts), 'utf8');
const tests = ['src-main/scan', 'src-main/durability', 'src-main/money', 'src-main/messages', 'long/durability']
  .flatMap((folder) => readdirSync(path.join(projectRoot(), 'test', folder)).map((file) => [folder, file] as const))
  .filter(([, file]) => file.endsWith('.test.ts'))
  .map(([folder, file]) => titlesOnly(read('test', folder, file)))
  .join('\n');

/** A test file without its comments, so that nothing but code can be meant. */
function titlesOnly(source: string): string {
  return source.replaceAll("\\'", "'").replace(/^\s*(?:\/\/|\/?\*).*$/gm, '');
}

/** The page in two parts: the tables of faults, and the list of the tests that produce them. */
const [faults = '', listed = ''] = read('docs/faults.md').split('\n## Tests\n');

test('every fault of the tables is in the list of tests, and every test named there exists', () => {
  const rows = faults
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| fault') && !line.startsWith('| ---'))
    .map((line) => (line.split('|')[1] ?? '').replace('(**B**)', '').trim());
  const titlesOf = new Map(
    [...listed.matchAll(/^- (.+?): (`.+)$/gm)].map(([, fault = '', titles = '']) => [
      fault,
      [...titles.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? ''),
    ]),
  );
  expect(rows.length).toBeGreaterThan(25);
  expect([...titlesOf.keys()]).toEqual(rows);
  for (const title of [...titlesOf.values()].flat())
    expect(tests.includes(title), `no test is called "${title}"`).toBe(true);
});

test('every fault that is produced on loopback is in the list', () => {
  const table = [...listed.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '');
  const source = read('test/src-main/scan/faults.test.ts');
  const titles = [...source.matchAll(/(?:\btest\(|\)\(\s*)(?:'([^']+)'|"([^"]+)"),/g)].map(
    (match) => match[1] ?? match[2] ?? '',
  );
  const cases = [...source.matchAll(/\['([^']+)', \{ (?:fault|status|fixture)/g)].map((match) => match[1] ?? '');
  expect(titles.length).toBeGreaterThan(14);
  expect(cases.length).toBeGreaterThan(6);
  // The cases of a table replace the title they share.
  const maybeBilled = '%s: asked once more, and its cost counted against the caps';
  expect(titles).toContain(maybeBilled);
  for (const title of [...titles.filter((title) => title !== maybeBilled), ...cases])
    expect(
      table.some((named) => title.startsWith(named)),
      `no fault names "${title}"`,
    ).toBe(true);
});
