import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** Builds the dashboard alone (`vite build src-renderer`), for work on it without the desktop shell. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  plugins: [react()],
  build: { outDir: '../out/renderer', emptyOutDir: true, chunkSizeWarningLimit: 1_500 },
});
