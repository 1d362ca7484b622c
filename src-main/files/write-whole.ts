import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { invalidRequest } from '#shared/contract/errors.ts';
import { fileProblem } from './file-problem.ts';

/** Checks that a path is absolute and no folder, so that what follows cannot end somewhere unexpected; throws `invalid_request`. */
export function requireFilePath(file: string): string {
  if (!path.isAbsolute(file)) throw invalidRequest('file', 'must be an absolute path');
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory() === true)
    throw invalidRequest('file', `${file} is a folder`);
  return file;
}

/**
 * Has a file written under a passing name beside its own, and puts it in place once it is whole: nobody ever sees half
 * of it, and what stood there before stays when anything fails. Throws `ServiceError` for what a person can mend.
 */
export async function writeWhole<Value>(file: string, write: (passing: string) => Promise<Value>): Promise<Value> {
  const passing = path.join(
    path.dirname(file),
    `.${path.basename(file).slice(0, 100)}.${randomBytes(6).toString('hex')}.part`,
  );
  try {
    // Before the long work: a folder that cannot be written is told at once.
    closeSync(openSync(passing, 'wx', 0o600));
    rmSync(passing);
    const value = await write(passing);
    const written = openSync(passing, 'r+');
    fsyncSync(written);
    closeSync(written);
    renameSync(passing, file);
    return value;
  } catch (error) {
    throw fileProblem(error, file);
  } finally {
    rmSync(passing, { force: true });
  }
}
