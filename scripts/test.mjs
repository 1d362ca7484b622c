// `npm test`: types and boundaries beside the tests, which wait for processes and times; then one line with the result.
import { requireNode } from './own-node.mjs';

requireNode();
const { runTests } = await import('./run-tests.mjs');
process.exitCode = await runTests(process.argv.slice(2));
