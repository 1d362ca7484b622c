import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** The package as it is handed out, around a stand-in for the runtime. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '../..'),
  test: {
    name: 'package',
    include: ['test/package/**/*.test.ts'],
    globalSetup: ['test/e2e/support/build-once.ts'],
    setupFiles: ['test/support/forbid-harm.ts'],
    reporters: ['default', path.resolve(import.meta.dirname, '../support/summary-reporter.ts')],
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
