import { describe } from 'vitest';
import { haveShared } from './shared-data.ts';

/**
 * Tests on recordings and studies in `../shared`, skipped and counted if it is absent. What they prove, other tests
 * prove on material of the project's own.
 */
export function describeShared(name: string, body: () => void): void {
  // oxlint-disable-next-line vitest/valid-title, vitest/valid-describe-callback -- both are the caller's
  describe.skipIf(!haveShared)(name, { tags: ['shared'] }, body);
}
