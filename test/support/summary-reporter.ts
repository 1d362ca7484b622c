import { appendFileSync } from 'node:fs';
import type { SerializedError } from 'vitest';
import type { Reporter, TestModule } from 'vitest/node';

/** The tag of tests on data beside the checkout, in `../shared`. */
const sharedTag = 'shared';

/**
 * Ends a test run with what ran: how many tests on the project's own material and how many on `../shared`. Adds the result
 * to the file named by `TEST_TALLY`, for a run that consists of several: a line `passed 0`, then `0 1 name: message` for each
 * failure. Prints the result otherwise.
 */
export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    let passed = 0;
    const failures = errors.map((error) => `error outside the tests: ${firstLine(error.message)}`);
    const own = { ran: 0, skipped: 0 };
    const shared = { ran: 0, skipped: 0 };
    for (const module of modules) {
      // A file that cannot be loaded has no tests to fail.
      failures.push(...module.errors().map((error) => `${module.relativeModuleId}: ${firstLine(error.message)}`));
      for (const test of module.children.allTests()) {
        const { state, errors: reasons } = test.result();
        const kind = test.tags.includes(sharedTag) ? shared : own;
        if (state === 'skipped' || state === 'pending') kind.skipped += 1;
        else kind.ran += 1;
        if (state === 'passed') passed += 1;
        if (state === 'failed')
          failures.push(`${module.relativeModuleId} > ${test.fullName}: ${firstLine(reasons?.[0]?.message)}`);
      }
    }
    console.log(`own material: ${described(own)}; ../shared: ${describedShared(shared)}`);
    const tally = process.env['TEST_TALLY'];
    if (tally) appendFileSync(tally, [`${passed} 0`, ...failures.map((failure) => `0 1 ${failure}`), ''].join('\n'));
    else console.log(`${passed} passed, ${failures.length} failed`);
  }
}

const maxMessageCharacters = 300;

const firstLine = (message = ''): string => (message.split('\n', 1)[0] ?? '').slice(0, maxMessageCharacters);

interface Count {
  readonly ran: number;
  readonly skipped: number;
}

const described = ({ ran, skipped }: Count): string => `${ran} tests${skipped > 0 ? `, ${skipped} skipped` : ''}`;

function describedShared({ ran, skipped }: Count): string {
  if (ran + skipped === 0) return 'none of these tests';
  if (ran > 0) return `present, ${ran} further tests ran${skipped > 0 ? `, ${skipped} did not` : ''}`;
  return `absent, ${skipped} tests on recordings and studies did not run`;
}
