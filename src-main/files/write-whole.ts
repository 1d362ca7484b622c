import { closeSync, openSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { invalidRequest, ServiceError } from '#shared/contract/errors.ts';
import { moveIntoPlace, temporaryBeside } from './durable.ts';
import { fileProblem } from './file-problem.ts';
import { noteTemporary } from './leftovers.ts';

/** Checks that a path is absolute and no folder, so that what follows cannot end somewhere unexpected; throws `invalid_request`. */
export function requireFilePath(file: string): string {
  if (!path.isAbsolute(file)) throw invalidRequest('file', 'must be an absolute path');
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory() === true)
    throw invalidRequest('file', `${file} is a folder`);
  return file;
}

/** A name as part of a file name that every system accepts; empty if nothing of it can be. */
export const fileNameOf = (name: string): string =>
  name
    .replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, '-')
    .replace(/^[.\s]+/, '')
    .slice(0, 60)
    .trim();

/**
 * Lets `write` fill a temporary file beside the target, and renames it once it is complete and on the disk: no one ever sees
 * a partial file, and on failure the previous one stays. Throws `ServiceError` for problems
 * that the user can fix.
 *
 * @param workspace the folder whose next start deletes the temporary file if this process is killed
 */
export async function writeWhole<Value>(
  file: string,
  workspace: string,
  write: (temporary: string) => Promise<Value>,
): Promise<Value> {
  const temporary = temporaryBeside(file);
  const withdrawNote = noteTemporary(workspace, file);
  try {
    // Before the long work, so that a folder that is not writable is reported at once.
    closeSync(openSync(temporary, 'wx', 0o600));
    rmSync(temporary);
    const value = await write(temporary);
    moveIntoPlace(temporary, file);
    return value;
  } catch (error) {
    throw inTermsOf(file, temporary, fileProblem(error, file));
  } finally {
    rmSync(temporary, { force: true });
    withdrawNote();
  }
}

/** A message about the temporary file, as one about the file that was asked for. */
const inTermsOf = (file: string, temporary: string, error: unknown): unknown =>
  error instanceof ServiceError && error.message.includes(temporary)
    ? new ServiceError(error.code, error.message.replaceAll(temporary, file), {
        details: error.details.map(({ path: field, message }) => ({
          path: field,
          message: message.replaceAll(temporary, file),
        })),
        cause: error,
      })
    : error;
