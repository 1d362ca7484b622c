// The command line from source: bundled when a source changed since the last time, then run in this process.
import { requireNode } from './own-node.mjs';

requireNode();
const { bundle } = await import('./dev-bundle.mjs');
await bundle();
const built = '../out/dev/cli.js';
await import(built);
