// `npm test`: types and lint beside the tests, since the tests do not keep two processors busy; then one line with the result.
import { requireNode } from './own-node.mjs';

requireNode();
const { runTests } = await import('./run-tests.mjs');
process.exitCode = await runTests(process.argv.slice(2));
