/** The worker's file: beside this one when run from source, `worker.js` beside the bundle when built. */
export const workerEntry = (): URL =>
  new URL(import.meta.url.endsWith('.ts') ? '../worker.ts' : './worker.js', import.meta.url);
