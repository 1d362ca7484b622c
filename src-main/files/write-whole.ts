import { closeSync, openSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { invalidRequest, ServiceError } from '#shared/contract/errors.ts';
import { moveIntoPlace, syncFolder, temporaryBeside } from './durable.ts';
import { fileProblem } from './file-problem.ts';
import { noteTemporary } from './leftovers.ts';

/** Checks that a path is absolute and no folder, so that what follows cannot end somewhere unexpected; throws `invalid_request`. */
export function requireFilePath(file: string): string {
  if (!path.isAbsolute(file)) throw invalidRequest('file', 'must be an absolute path');
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory() === true)
    throw invalidRequest('file', `${file} is a folder`);
  return file;
}

/**
 * Lets `write` fill a temporary file beside the target, and renames it once it is complete and on the disk: no one ever sees
 * a partial file, and on failure the previous one stays. Throws `ServiceError` for problems
 * that the user can fix.
 *
 * @param workspace the folder whose next start deletes the temporary file if this process is killed
 * @param place gives the complete file its name; by default it replaces one that is there
 */
export async function writeWhole<Value>(
  file: string,
  workspace: string,
  write: (temporary: string) => Promise<Value>,
  place: (complete: string, file: string) => void = moveIntoPlace,
): Promise<Value> {
  const temporary = temporaryBeside(file);
  const withdrawNote = noteTemporary(workspace, file);
  try {
    // Before the long work, so that a folder that is not writable is reported at once.
    closeSync(openSync(temporary, 'wx', 0o600));
    rmSync(temporary);
    const value = await write(temporary);
    place(temporary, file);
    return value;
  } catch (error) {
    throw inTermsOf(file, temporary, fileProblem(error, file));
  } finally {
    rmSync(temporary, { force: true });
    withdrawNote();
  }
}

/** The same for a new folder; returns how many files it has, and their bytes. */
export async function writeFolderWhole(
  folder: string,
  workspace: string,
  write: (temporary: string) => Promise<void>,
): Promise<{ readonly files: number; readonly bytes: number }> {
  const temporary = temporaryBeside(folder);
  const withdrawNote = noteTemporary(workspace, folder);
  try {
    await write(temporary);
    const files = readdirSync(temporary, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0);
    renameSync(temporary, folder);
    syncFolder(path.dirname(folder));
    return { files: files.length, bytes };
  } catch (error) {
    throw inTermsOf(folder, temporary, fileProblem(error, folder));
  } finally {
    rmSync(temporary, { recursive: true, force: true });
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
