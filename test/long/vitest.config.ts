import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

const root = path.resolve(import.meta.dirname, '../..');

/** Files with tests of two sizes; where only a share is asked, without those that would be as small as in `npm test`. */
const importOfSizes = /import \{ (.+) \} from '#test\/support\/size\.ts'/;
const isShare = Number(process.env['TEST_SHARE'] ?? 1) !== 1;
const sized = globSync('test/src-*/**/*.test.ts', { cwd: root }).filter((file) => {
  const names = importOfSizes.exec(readFileSync(path.join(root, file), 'utf8'))?.[1];
  return names !== undefined && !(isShare && /^wholeSize( as \w+)?$/.test(names));
});

/** The tests that `npm test` runs small, at full size, and those of this folder: minutes, not seconds. */
export default defineConfig({
  root,
  test: {
    name: 'long',
    include: [...sized, 'test/long/**/*.test.ts'],
    reporters: ['default', path.join(root, 'test/support/summary-reporter.ts')],
    tags: [{ name: 'shared', description: 'On recordings and studies in ../shared, beside the checkout.' }],
    pool: 'threads',
    isolate: false,
    // One more than the processors of a small machine: many of these tests wait for processes and times.
    maxWorkers: 3,
    env: { TEST_SIZE: 'full' },
    globalSetup: ['test/support/programs.ts'],
    setupFiles: ['test/support/forbid-harm.ts'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
