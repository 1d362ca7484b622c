import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { signWeights } from '#main/analysis/matching/uses/signs.ts';
import { projectRoot } from '#main/files/paths.ts';

test('the page on brand matching lists every sign with its weight', () => {
  const page = readFileSync(path.join(projectRoot(), 'docs/brand-matching.md'), 'utf8');
  const listed = [...page.matchAll(/^\| `(\w+)` +\| (-?[\d.]+) /gm)].map(([, sign, weight]) => [sign, Number(weight)]);
  expect(new Map(listed as [string, number][])).toEqual(new Map(Object.entries(signWeights)));
});
