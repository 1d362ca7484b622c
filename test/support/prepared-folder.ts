import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { migrationsDirectory } from '#main/files/paths.ts';
import { openStore } from '#main/store/open.ts';

/**
 * Fills a folder when it is first asked for, once for all tests of a thread, and copies it into the folder of each caller:
 * making a database takes longer than many tests.
 */
export function preparedFolder<Value>(fill: (directory: string) => Value): (target: string) => Value {
  let prepared: { directory: string; value: Value } | undefined;
  return (target) => {
    if (prepared === undefined) {
      const directory = mkdtempSync(path.join(os.tmpdir(), 'answerscope-prepared-'));
      process.once('exit', () => rmSync(directory, { recursive: true, force: true }));
      prepared = { directory, value: fill(directory) };
    }
    cpSync(prepared.directory, target, { recursive: true });
    return prepared.value;
  };
}

/** Puts a new, empty workspace of the newest format into a folder. */
export const putEmptyWorkspace = preparedFolder((directory) => {
  openStore(directory, { migrationsDirectory: migrationsDirectory() }).close();
});
