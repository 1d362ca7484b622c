import { defineConfig } from 'vitest/config';
import { keepWrappers } from './test/support/node-flags.ts';

/** Three projects with one command: what runs anywhere, what needs Node and SQLite, what belongs to the dashboards. */
export default defineConfig({
  test: {
    reporters: ['default'],
    projects: [
      {
        test: {
          name: 'shared',
          include: ['test/src-shared/**/*.test.ts'],
          setupFiles: ['test/support/forbid-harm.ts'],
        },
      },
      {
        test: {
          name: 'main',
          include: ['test/src-main/**/*.test.ts', 'test/boundaries/**/*.test.ts', 'test/docs/**/*.test.ts'],
          setupFiles: ['test/support/forbid-harm.ts'],
          execArgv: [keepWrappers],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'renderer',
          include: ['test/src-renderer/**/*.test.ts?(x)'],
          setupFiles: ['test/support/forbid-harm.ts'],
        },
      },
    ],
  },
});
