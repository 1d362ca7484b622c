/** `worker.js` beside the bundle; when running from source, the bundle that `scripts/dev-bundle.mjs` makes. */
export const workerEntry = (): URL =>
  new URL(import.meta.url.endsWith('.ts') ? '../../out/dev/worker.js' : './worker.js', import.meta.url);
