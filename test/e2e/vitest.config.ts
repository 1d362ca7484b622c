import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** The built product in a real browser: two files at a time, since each starts a service and a Chromium. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '../..'),
  test: {
    name: 'e2e',
    include: ['test/e2e/**/*.test.ts'],
    globalSetup: ['test/e2e/support/build-once.ts'],
    setupFiles: ['test/support/forbid-harm.ts'],
    reporters: ['default', path.resolve(import.meta.dirname, '../support/summary-reporter.ts')],
    maxWorkers: 2,
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
