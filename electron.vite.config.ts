import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';

const source = (file: string): string => path.resolve(import.meta.dirname, file);

/**
 * Three builds: the main process (the desktop app, the command line and the worker of long jobs, side by side), the
 * preload script (one CommonJS file, as the sandbox asks), and the dashboards. Packages of the main process stay in
 * node_modules; the licence check and the native SQLite need them there.
 */
export default defineConfig({
  main: {
    build: {
      outDir: 'out/main',
      target: 'node22',
      rolldownOptions: {
        input: {
          main: source('src-main/main.ts'),
          cli: source('src-main/cli.ts'),
          worker: source('src-main/worker.ts'),
        },
        // Chunks sit beside the entries, so that a path relative to a module is the same from all of them.
        output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  },
  preload: {
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
    plugins: [react()],
    build: {
      outDir: source('out/renderer'),
      // Off by default in electron-vite.
      minify: true,
      // ECharts, which loads with the first chart.
      chunkSizeWarningLimit: 600,
      rolldownOptions: { input: source('src-renderer/index.html') },
    },
  },
});
