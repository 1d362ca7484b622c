import { defineConfig } from 'vitest/config';

/** One command: what runs anywhere, what needs Node and SQLite, the dashboards' logic, and their views in a DOM. */
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
          include: [
            'test/src-main/**/*.test.ts',
            'test/boundaries/**/*.test.ts',
            'test/docs/**/*.test.ts',
            'test/scripts/**/*.test.ts',
          ],
          globalSetup: ['test/support/programs.ts'],
          setupFiles: ['test/support/forbid-harm.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'renderer',
          include: ['test/src-renderer/**/*.test.ts'],
          setupFiles: ['test/support/forbid-harm.ts'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'views',
          environment: 'happy-dom',
          include: ['test/src-renderer/**/*.test.tsx'],
          setupFiles: ['test/support/forbid-harm.ts', 'test/support/render-setup.ts'],
          testTimeout: 60_000,
        },
      },
    ],
  },
});
