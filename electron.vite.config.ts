import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';
import { licencePlugin } from './scripts/licences.ts';
import { chunkByLoad, moduleOf } from './scripts/chunk-groups.ts';
import { packListsPlugin } from './scripts/pack-lists.ts';
import { packSchemaPlugin } from './scripts/pack-schema.ts';

const source = (file: string): string => path.resolve(import.meta.dirname, file);

/** What runs before the app: it loads the language that the app's modules are written in. */
const beforeApp = /src-renderer\/main\.tsx$|src-(?:renderer|shared)\/language\/[\w-]+\.ts$/;

/** The modules that the first view begins with; what they import is taken along. */
const firstView = /src-renderer\/(?:app\/start\.tsx|views\/clients\/clients\.tsx|components\/drawn-table\.tsx)$/;

/** The licences of everything that is shipped, in one file. */
const licences = licencePlugin(source('out/licences.txt'), [source('node_modules/better-sqlite3')]);

const sources = (...files: readonly string[]): string[] => files.map((file) => source(`src-main/${file}.ts`));

/** Work of threads that need few modules, and should not wait for those of jobs. */
const pages = sources('analysis/citations/article-text', 'generate/site-content');
const lightWork = sources(
  'analysis/effects/planner',
  'files/encryption',
  'workspace/check-beside',
  'workspace/effects-reader',
  'workspace/text-searcher',
);
/** The job that a command waits for before it prints anything. */
const alerts = sources('findings/alerts/evaluate-alerts');

/** A command loads its modules at its start and those of a workspace when it opens one; threads load parts of these. */
const mainChunks = chunkByLoad((graph) => {
  const work = moduleOf(graph, source('src-main/worker.ts')).dynamicallyImportedIds;
  const importedBy = (file: string) => moduleOf(graph, source(file)).importedIds;
  return {
    // Without the module itself, which waits for its commands: nothing that they load may wait for it.
    atOnce: {
      commands: importedBy('src-main/doors/cli/terminal.ts'),
      workspace: [source('src-main/workspace/workspace-switcher.ts')],
    },
    inPart: {
      app: importedBy('src-main/main.ts'),
      thread: importedBy('src-main/worker.ts'),
      pages,
      light: lightWork,
      alerts,
      jobs: work.filter((id) => ![...pages, ...lightWork, ...alerts].includes(id)),
    },
    before: sources('files/keep-private', 'files/paths'),
  };
});

/**
 * Three builds: the main process (the desktop app, the command line and the worker of long jobs, side by side), the
 * preload script (one CommonJS file, as the sandbox asks), and the dashboards. All packages are bundled but the native
 * SQLite, which is loaded from its own folder.
 */
export default defineConfig({
  main: {
    plugins: [
      licences,
      packListsPlugin(source('resources'), source('out/lists')),
      packSchemaPlugin(source('src-main/store/migrations'), source('out/schema.json')),
    ],
    build: {
      outDir: 'out/main',
      target: 'node22',
      externalizeDeps: false,
      rolldownOptions: {
        external: ['better-sqlite3', 'original-fs'],
        input: {
          main: source('src-main/main.ts'),
          cli: source('src-main/cli.ts'),
          worker: source('src-main/worker.ts'),
        },
        // Chunks sit beside the entries, so that a path relative to a module is the same from all of them.
        output: {
          format: 'es',
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: mainChunks }] },
          // Names of functions and classes are left as they are: they are in the log.
          minify: { compress: true, mangle: { keepNames: true }, codegen: { removeWhitespace: true } },
        },
      },
    },
  },
  preload: {
    plugins: [licences],
    build: {
      outDir: 'out/preload',
      externalizeDeps: false,
      rolldownOptions: {
        input: source('src-main/preload.ts'),
        output: { format: 'cjs', entryFileNames: 'preload.cjs' },
      },
    },
  },
  renderer: {
    root: source('src-renderer'),
    base: './',
    plugins: [react(), licences],
    build: {
      outDir: source('out/renderer'),
      // Off by default in electron-vite.
      minify: true,
      // The first view with React and Mantine; ECharts, which loads with the first chart, is smaller.
      chunkSizeWarningLimit: 800,
      rolldownOptions: {
        input: source('src-renderer/index.html'),
        output: {
          // What the frame and the list of clients need comes in one file: each file is a request, and the first number waits for
          // all of them. `modulepreload` is no help where a request costs more than its bytes.
          codeSplitting: {
            groups: [
              { name: 'before-app', test: beforeApp, priority: 1 },
              { name: 'first-view', test: firstView },
            ],
          },
        },
      },
    },
  },
});
