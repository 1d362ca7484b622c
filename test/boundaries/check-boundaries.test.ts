import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkBoundaries } from '../../scripts/check-boundaries.ts';

let root: string;
beforeEach(() => void (root = mkdtempSync(path.join(os.tmpdir(), 'boundaries-'))));
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

/** What the checker says of one file in an otherwise empty project. */
function said(file: string, text: string): string[] {
  write(file, text);
  const problems = checkBoundaries(root);
  rmSync(path.join(root, file));
  return problems;
}

/** That this project keeps its boundaries is checked by `npm run lint`, beside the tests. */
describe('the boundary check', () => {
  it('keeps Node, the DOM, Electron and the other folders out of src-shared', () => {
    for (const wrong of [
      "import { readFileSync } from 'node:fs';",
      "import fs from 'fs';",
      "import type { Stats } from 'node:fs';",
      "import { app } from 'electron';",
      "import ky from 'ky';",
      "export const later = () => import('node:crypto');",
      "export type Day = import('#main/service/service.ts').Caller;",
      "export * from '../src-main/files/paths.ts';",
      'export const size = () => Buffer.byteLength("x");',
      'export const home = process.env;',
      'export const title = () => document.title;',
      'export const width = () => window.innerWidth;',
    ])
      expect(said('src-shared/wrong.ts', wrong).join('\n'), wrong).toContain('src-shared runs anywhere');
    for (const right of [
      "import { z } from 'zod'; export const a = z.string();",
      "import { b } from './b.ts'; export const a = b;",
      'export const a = (document: string) => document.length;',
      'export interface A { window: number } export const a = { process: 1 }.process;',
      '// import fs from "node:fs"\nexport const a = "process.env";',
    ])
      expect(said('src-shared/right.ts', right), right).toEqual([]);
  });

  it('keeps input, output, clocks and chance out of analysis', () => {
    for (const wrong of [
      "import { readFile } from 'node:fs/promises';",
      "import type { Store } from '#main/store/open.ts';",
      "import { fetch } from 'undici';",
      "import pg from 'pg';",
      'export const now = () => Date.now();',
      'export const now = () => new Date();',
      'export const chance = () => Math.random();',
      'export const key = process.env["KEY"];',
      'export const page = () => fetch("http://127.0.0.1");',
      'export const log = () => console.log(1);',
      'export const later = () => setTimeout(() => {}, 1);',
    ])
      expect(said('src-main/analysis/matching/wrong.ts', wrong), wrong).toHaveLength(1);
    expect(
      said(
        'src-main/analysis/right.ts',
        'export const year = (iso: string) => new Date(iso).getUTCFullYear() + Math.max(1, 2);',
      ),
    ).toEqual([]);
    expect(said('src-main/scan/right.ts', 'export const now = () => Date.now();')).toEqual([]);
  });

  it('keeps SQL in store', () => {
    for (const wrong of [
      "import Database from 'better-sqlite3'; export { Database };",
      "import type { Statement } from 'better-sqlite3'; export type { Statement };",
      "export const read = 'SELECT id FROM customer WHERE id = ?';",
      'export const read = (t: string) => `select * from ${t} where id = 1`;',
      "export const write = '  INSERT OR IGNORE INTO url (text) VALUES (?)';",
      "export const write = 'UPDATE customer SET name = ?';",
      "export const write = 'DELETE FROM customer';",
      "export const make = 'CREATE TABLE x (id)';",
      "export const pragma = 'PRAGMA foreign_keys = ON';",
      "export const read = 'WITH scope AS (SELECT 1) SELECT * FROM scope';",
    ]) {
      expect(said('src-main/service/wrong.ts', wrong), wrong).toHaveLength(1);
      expect(said('src-main/store/right.ts', wrong), wrong).toEqual([]);
    }
    for (const words of [
      'Select a customer from the list',
      'Update the group, set its name',
      'selected from',
      'Delete from here',
      'With care as (always)',
    ])
      expect(said('src-main/service/right.ts', `export const words = '${words}';`), words).toEqual([]);
    expect(said('src-main/service/0002-wrong.sql', 'SELECT 1;')).toHaveLength(1);
    expect(said('src-main/store/migrations/0001-right.sql', 'SELECT 1;')).toEqual([]);
  });

  it('keeps electron in the shell', () => {
    for (const file of [
      'src-main/service/wrong.ts',
      'src-main/doors/ipc/wrong.ts',
      'src-main/cli.ts',
      'src-renderer/wrong.tsx',
      'src-main/doors/desktop-tools/wrong.ts',
    ])
      expect(said(file, "import { app } from 'electron'; app.quit();"), file).toHaveLength(1);
    for (const file of ['src-main/doors/desktop/window.ts', 'src-main/main.ts', 'src-main/preload.ts'])
      expect(said(file, "import { app } from 'electron'; app.quit();"), file).toEqual([]);
  });

  it('keeps renderer and main process apart, in both directions', () => {
    for (const wrong of [
      "import { owner } from '#main/service/service.ts';",
      "import type { Caller } from '../src-main/service/service.ts';",
      "import path from 'node:path';",
    ])
      expect(said('src-renderer/wrong.tsx', wrong), wrong).toHaveLength(1);
    expect(said('src-main/service/wrong.ts', "import { App } from '../../src-renderer/app/app.tsx';")).toHaveLength(1);
    expect(said('src-main/service/wrong.ts', "import { useState } from 'react';")).toHaveLength(1);
  });

  it('lets imports of src-main lead down the floors only: values, types and dynamic imports', () => {
    const kinds: readonly ((target: string) => string)[] = [
      (target) => `import { a } from '${target}'; export const b = a;`,
      (target) => `export { a } from '${target}';`,
      (target) => `export * from '${target}';`,
      (target) => `import '${target}';`,
      (target) => `import type { A } from '${target}'; export type B = A;`,
      (target) => `import { type A } from '${target}'; export type B = A;`,
      (target) => `export type { A } from '${target}';`,
      (target) => `export type B = import('${target}').A;`,
      (target) => `export const a = (): typeof import('${target}') | null => null;`,
      (target) => `export const later = () => import('${target}');`,
      (target) => `export const later = () => import(\`${target}\`);`,
    ];
    for (const kind of kinds) {
      const upward = kind('#main/scan/runner.ts');
      expect(said('src-main/store/wrong.ts', upward), upward).toEqual([
        'src-main/store/wrong.ts: imports src-main/scan/runner.ts: scan/ is above store/ (imports of src-main lead down the floors)',
      ]);
      const downward = kind('../store/open.ts');
      expect(said('src-main/scan/right.ts', downward), downward).toEqual([]);
    }
    expect(said('src-main/scan/right.ts', "export { a } from './runner.ts';")).toEqual([]);
  });

  it('keeps rooms that share a floor apart, and knows every room', () => {
    expect(said('src-main/import/wrong.ts', "export { a } from '../generate/zones.ts';")).toHaveLength(1);
    expect(said('src-main/elsewhere/wrong.ts', 'export const a = 1;')).toEqual([
      'src-main/elsewhere/wrong.ts: is in no room of the floors table (imports of src-main lead down the floors)',
    ]);
    expect(said('src-main/wrong.ts', 'export const a = 1;')).toHaveLength(1);
    expect(said('src-main/scan/wrong.ts', "export { a } from '../elsewhere/a.ts';")).toHaveLength(1);
  });

  it('lets doors know the service, the workspace and the contract only', () => {
    for (const target of ['store/open', 'scan/runner', 'jobs/job', 'report/labels', 'analysis/types'])
      expect(said('src-main/doors/cli/commands/wrong.ts', `export { a } from '#main/${target}.ts';`)).toHaveLength(1);
    for (const target of ['#main/service/service.ts', '#main/workspace/log.ts', '#shared/contract/errors.ts'])
      expect(said('src-main/doors/http/right.ts', `export { a } from '${target}';`)).toEqual([]);
    expect(said('src-main/service/wrong.ts', "export { a } from '#main/doors/http/http-door.ts';")).toHaveLength(1);
    expect(said('src-main/service/wrong.ts', "import Fastify from 'fastify'; export { Fastify };")).toHaveLength(1);
  });

  it('finds import cycles, of types too, once each', () => {
    write('src-main/scan/a.ts', "import { b } from './b.ts'; export const a = b;");
    write('src-main/scan/b.ts', "import type { C } from '#main/scan/c.ts'; export const b: C = 1;");
    write('src-main/scan/c.ts', "export type C = number; export * from './a.ts';");
    write('src-main/scan/d.ts', "import './a.ts';");
    expect(checkBoundaries(root)).toEqual([
      'import cycle: src-main/scan/a.ts – src-main/scan/b.ts – src-main/scan/c.ts',
    ]);
  });

  it('finds files that are too long, unless they are tables of values', () => {
    const lines = (count: number, line: (index: number) => string) =>
      Array.from({ length: count }, (_, index) => line(index)).join('\n');
    write('src-main/scan/short.ts', 'export const a = 1;');
    write('src-main/scan/short-too.ts', 'export const a = 1;');
    expect(
      said(
        'src-main/scan/long.ts',
        lines(501, (index) => `export const f${index} = () => ${index};`),
      ),
    ).toEqual(['src-main/scan/long.ts: has 501 lines, more than 500']);
    expect(
      said(
        'src-main/scan/just.ts',
        lines(500, (index) => `export const f${index} = () => ${index};`),
      ),
    ).toEqual([]);
    expect(
      said('src-main/scan/table.ts', `export const table = [\n${lines(600, (index) => `  { id: ${index} },`)}\n];`),
    ).toEqual([]);
    expect(
      said('src-main/scan/no-table.ts', `export const table = [\n${lines(600, (index) => `  () => ${index},`)}\n];`),
    ).toHaveLength(1);
  });

  it('finds that files are too long on the whole', () => {
    const text = Array.from({ length: 101 }, (_, index) => `export const f${index} = () => ${index};`).join('\n');
    write('src-main/scan/a.ts', text);
    expect(said('src-main/scan/b.ts', text)).toEqual(['the median file has 101 lines, more than 100']);
  });
});
