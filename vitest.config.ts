import { defineConfig } from 'vitest/config';

/** Views that are shown with modules of their own: one replaces a module, one opens workspaces. */
const ownModules = ['test/src-renderer/app/routes.test.tsx', 'test/src-renderer/views/import/import-page.test.tsx'];

/**
 * One command: what runs anywhere, what needs Node and SQLite, the dashboards' logic, and their views in a DOM. The files
 * of a thread share their modules: loading them again for every file takes longer than most tests.
 */
export default defineConfig({
  test: {
    reporters: ['default', './test/support/summary-reporter.ts'],
    tags: [{ name: 'shared', description: 'On recordings and studies in ../shared, beside the checkout.' }],
    pool: 'threads',
    isolate: false,
    // Two more than the processors of a small machine: many tests wait for processes, job threads and times.
    maxWorkers: 4,
    // Several times what the slowest takes on a machine that does other work.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    setupFiles: ['test/support/forbid-harm.ts'],
    projects: [
      { extends: true, test: { name: 'shared', include: ['test/src-shared/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'main',
          include: ['test/{src-main,boundaries,docs,scripts}/**/*.test.ts'],
          globalSetup: ['test/support/programs.ts'],
        },
      },
      { extends: true, test: { name: 'renderer', include: ['test/src-renderer/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'views',
          environment: 'happy-dom',
          include: ['test/src-renderer/**/*.test.tsx'],
          exclude: ownModules,
          setupFiles: ['test/support/render-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'app',
          environment: 'happy-dom',
          isolate: true,
          include: ownModules,
          setupFiles: ['test/support/render-setup.ts'],
        },
      },
    ],
  },
});
