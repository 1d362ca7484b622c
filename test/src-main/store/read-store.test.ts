import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { migrationsDirectory, projectRoot } from '#main/files/paths.ts';
import { openStore, type ReadStore } from '#main/store/open.ts';
import { temporaryDirectory } from '#test/support/workspace.ts';

const open = (directory = temporaryDirectory()) => openStore(directory, { migrationsDirectory: migrationsDirectory() });

test('a read handle cannot write, neither by its type nor at run time', () => {
  const store = open();
  const reader: ReadStore = store;
  // @ts-expect-error A reader has no `run`.
  const runs: unknown = reader.run;
  // @ts-expect-error A reader has no `transaction`.
  const transacts: unknown = reader.transaction;
  expect([typeof runs, typeof transacts]).toEqual(['function', 'function']);
  const write = "INSERT INTO setting (key, value) VALUES ('a', '1') RETURNING key";
  expect(() => reader.get(write)).toThrow(/a statement that writes was passed as a read/);
  expect(() => reader.all(write)).toThrow(/a statement that writes was passed as a read/);
  expect(reader.all("SELECT 1 FROM setting WHERE key = 'a'")).toEqual([]);
  store.close();
});

test('values are passed by the name of their parameter', () => {
  const store = open();
  expect(store.get('SELECT :later - :earlier AS d', { earlier: 3, later: 5 })).toEqual({ d: 2 });
  expect(() => store.get('SELECT :later - :earlier AS d', { later: 5 })).toThrow(/earlier/);
  // @ts-expect-error Values in order are not accepted.
  expect(() => store.get('SELECT :later - :earlier AS d', [5, 3])).toThrow(/Too many parameter values/);
  store.close();
});

test('a snapshot sees one state, whatever other connections write meanwhile', () => {
  const directory = temporaryDirectory();
  const [store, other] = [open(directory), open(directory)];
  const countSettings = (): unknown => store.get('SELECT COUNT(*) AS n FROM setting');
  const [before, after] = store.snapshot(() => {
    const first = countSettings();
    other.run("INSERT INTO setting (key, value) VALUES ('b', '1')");
    return [first, countSettings()];
  });
  expect(after).toEqual(before);
  expect(countSettings()).not.toEqual(before);
  store.close();
  other.close();
});

test('statistics, results and reports take a handle that only reads', () => {
  const files = globSync('src-main/{store/statistics,results,report}/**/*.ts', { cwd: projectRoot() });
  expect(files.length).toBeGreaterThan(40);
  const writers = files.filter((file) =>
    /[:<,(|]\s*Store\b/.test(readFileSync(path.join(projectRoot(), file), 'utf8')),
  );
  expect(writers).toEqual([]);
});
