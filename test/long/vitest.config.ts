import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

const root = path.resolve(import.meta.dirname, '../..');

/** Files with tests of two sizes. */
const sized = globSync('test/src-*/**/*.test.ts', { cwd: root }).filter((file) =>
  readFileSync(path.join(root, file), 'utf8').includes("'#test/support/size.ts'"),
);

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
    maxWorkers: 2,
    env: { TEST_SIZE: 'full' },
    globalSetup: ['test/support/programs.ts'],
    setupFiles: ['test/support/forbid-harm.ts'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
