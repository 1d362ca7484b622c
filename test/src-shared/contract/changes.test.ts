import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contract } from '#shared/contract/index.ts';
import { operation, topics, type Operation } from '#shared/contract/operation.ts';

const operations: readonly Operation[] = Object.values(contract);
const queries = operations.filter((entry) => entry.kind === 'query');
const commands = operations.filter((entry) => entry.kind === 'command');

describe('what commands change and queries read', () => {
  it('is stated by every command: one without it does not compile', () => {
    const described = {
      name: 'forget-everything',
      summary: 'Forgets.',
      request: z.strictObject({}),
      response: z.strictObject({}),
      errors: [],
      example: {},
    } as const;
    // @ts-expect-error: a command says what it changes
    expect(operation({ ...described, kind: 'command' })).not.toHaveProperty('changes');
    // @ts-expect-error: a query says what it reads
    expect(operation({ ...described, kind: 'query' })).not.toHaveProperty('reads');
    expect(commands.filter((command) => !Array.isArray(command.changes))).toEqual([]);
  });

  it('uses topics that exist, and each query reads at least one', () => {
    const known = new Set<string>([...topics, 'workspace']);
    expect(commands.flatMap(({ changes }) => changes).filter((topic) => !known.has(topic))).toEqual([]);
    expect(queries.filter(({ reads }) => reads.length === 0 || reads.some((topic) => !known.has(topic)))).toEqual([]);
  });

  it('leaves no topic unread, and none that nothing changes', () => {
    const read = new Set(queries.flatMap(({ reads }) => reads));
    const changed = new Set<string>(commands.flatMap(({ changes }) => changes));
    expect(topics.filter((topic) => !read.has(topic))).toEqual([]);
    expect(topics.filter((topic) => !changed.has(topic))).toEqual([]);
  });
});
