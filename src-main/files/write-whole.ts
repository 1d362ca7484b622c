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
 * Lets `write` fill a temporary file beside the target, and renames it once it is complete: no one ever sees a partial
 * file, and on failure the previous one stays. Throws `ServiceError` for problems that the user can fix.
 */
export async function writeWhole<Value>(file: string, write: (temporary: string) => Promise<Value>): Promise<Value> {
  const temporary = path.join(
    path.dirname(file),
    `.${path.basename(file).slice(0, 100)}.${randomBytes(6).toString('hex')}.part`,
  );
  try {
    // Before the long work, so that a folder that is not writable is reported at once.
    closeSync(openSync(temporary, 'wx', 0o600));
    rmSync(temporary);
    const value = await write(temporary);
    const written = openSync(temporary, 'r+');
    fsyncSync(written);
    closeSync(written);
    renameSync(temporary, file);
    return value;
  } catch (error) {
    throw fileProblem(error, file);
  } finally {
    rmSync(temporary, { force: true });
  }
}
