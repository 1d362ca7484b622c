import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { contract, isOperation } from '#shared/contract/index.ts';
import { projectRoot } from '#main/files/paths.ts';
import { createHandlers } from '#test/support/renderer-double/handlers.ts';

/** Operations that the dashboard calls, from its source. */
function calledOperations(): string[] {
  const files = globSync('src-renderer/**/*.{ts,tsx}', { cwd: projectRoot() });
  const calls = files.flatMap((file) => [
    ...readFileSync(path.join(projectRoot(), file), 'utf8').matchAll(
      /\b(?:useOperation|useCommand|call)(?:<[^>]*>)?\(\s*'([a-z-]+)'/g,
    ),
  ]);
  return [...new Set(calls.map((match) => match[1] ?? ''))].toSorted();
}

describe('the stand-in of the service', () => {
  it('plays every reading operation that a view calls', () => {
    const called = calledOperations();
    expect(called.length).toBeGreaterThan(50);
    expect(called.filter((name) => !isOperation(name))).toEqual([]);
    const { handlers, stop } = createHandlers({ scenario: 'full', model: null, emit: () => undefined });
    stop();
    const reads = called.filter((name) => isOperation(name) && contract[name].kind === 'query');
    expect(reads.filter((name) => !(name in handlers))).toEqual([]);
  });
});
