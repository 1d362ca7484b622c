import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#main/files/paths.ts';

test('every test that the page on reliability names exists', () => {
  const sources = globSync('test/{long,src-main/durability,src-main/workspace}/**/*.test.ts', { cwd: projectRoot() })
    .map((file) => readFileSync(path.join(projectRoot(), file), 'utf8'))
    .join('\n');
  const page = readFileSync(path.join(projectRoot(), 'docs/reliability.md'), 'utf8');
  const titles = [...(page.split('\n## Tests\n')[1] ?? '').matchAll(/`([^`]+)`/g)]
    .map((match) => match[1] ?? '')
    .filter((title) => title.length > 20);
  expect(titles.length).toBeGreaterThan(12);
  for (const title of titles) expect(sources.includes(`'${title}'`), `no test is called "${title}"`).toBe(true);
});
