import { describe, expect, test } from 'vitest';
import { chunkByLoad } from '../../scripts/chunk-groups.ts';

/** What each module imports: a command opens a workspace, a thread reads pages with a part of it. */
const imports: Readonly<Record<string, readonly string[]>> = {
  command: ['options', 'paths'],
  workspace: ['options', 'store', 'matching', 'paths'],
  page: ['store', 'html'],
  store: ['time'],
  time: [],
  matching: ['time'],
  html: [],
  options: [],
  paths: ['home'],
  home: [],
};
const graph = {
  getModuleInfo: (id: string) =>
    imports[id] === undefined ? null : { importedIds: imports[id], dynamicallyImportedIds: [] },
};

const chunkOf = (id: string): string | null => chunks(id, graph);
const chunks = chunkByLoad(() => ({
  atOnce: { commands: ['command'], workspace: ['workspace'] },
  inPart: { pages: ['page'] },
  before: ['paths'],
}));

describe('the files of the build', () => {
  test('hold what the same places load', () => {
    expect(chunkOf('matching')).toBe('workspace');
    expect(chunkOf('workspace')).toBe('workspace');
    expect(chunkOf('options')).toBe('commands-workspace');
    expect(['store', 'time'].map(chunkOf)).toEqual(['workspace-pages', 'workspace-pages']);
  });

  test('are left as they are for what is loaded on demand, or before all else', () => {
    expect(['page', 'html', 'paths', 'home', 'unknown'].map(chunkOf)).toEqual([null, null, null, null, null]);
  });

  test('are not planned by a module that was moved', () => {
    const planned = chunkByLoad(() => ({ atOnce: { commands: ['moved'] }, inPart: {}, before: [] }));
    expect(() => planned('command', graph)).toThrow('moved is no module of this build');
  });

  test('never import one another in a circle', () => {
    const edges = Object.entries(imports).flatMap(([id, imported]) =>
      imported.map((other) => [chunkOf(id), chunkOf(other)] as const),
    );
    const from = (chunk: string | null, seen: readonly (string | null)[]): boolean =>
      edges.some(
        ([start, end]) =>
          start === chunk &&
          start !== null &&
          end !== null &&
          end !== start &&
          (seen.includes(end) || from(end, [...seen, end])),
      );
    for (const chunk of new Set(Object.keys(imports).map(chunkOf))) expect(from(chunk, [chunk])).toBe(false);
  });
});
