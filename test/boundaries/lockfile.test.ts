import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#main/files/paths.ts';

interface Locked {
  version?: string;
  optionalDependencies?: Record<string, string>;
  gypfile?: boolean;
}
const { packages } = JSON.parse(readFileSync(path.join(projectRoot(), 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>;
};
const nameOf = (place: string): string => place.split('node_modules/').at(-1) ?? '';

describe('the lockfile', () => {
  it('holds the parts for every system, so that npm ci works on all of them', () => {
    const held = new Set(Object.keys(packages).map(nameOf));
    const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !held.has(name))
        .map((name) => `${nameOf(place)} → ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('says that SQLite comes built: without it npm ci would compile it, and needs a compiler', () => {
    // With a lockfile npm reads the entry there, not the package's own; write it back after changing the version.
    expect(packages['node_modules/better-sqlite3']?.gypfile).toBe(false);
  });
});
