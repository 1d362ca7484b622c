import { randomBytes } from 'node:crypto';
import { closeSync, copyFileSync, existsSync, fsyncSync, linkSync, openSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/** A new hidden name in the folder of a file, to be renamed to it once it is complete. */
export const temporaryBeside = (file: string): string =>
  path.join(path.dirname(file), `${temporaryStart(file)}${randomBytes(6).toString('hex')}.part`);

/** What the temporary names of a file start with. */
export const temporaryStart = (file: string): string => `.${path.basename(file).slice(0, 100)}.`;

/** Whether a name is one of {@link temporaryBeside}, or of a journal beside it. */
export const isTemporary = (name: string): boolean => /^\..+\.[0-9a-f]{12}\.part(?:-journal|-wal|-shm)?$/.test(name);

/** Returns once the bytes of a file are on the disk. */
function syncFile(file: string): void {
  const descriptor = openSync(file, 'r+');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Returns once the names in a folder are on the disk; does nothing where folders cannot be opened (Windows). */
export function syncFolder(folder: string): void {
  let descriptor: number;
  try {
    descriptor = openSync(folder, 'r');
  } catch {
    return;
  }
  try {
    fsyncSync(descriptor);
  } catch {
    // Some file systems do not offer it; they write names in order.
  } finally {
    closeSync(descriptor);
  }
}

/** Gives a complete file its name, in one step that a power cut cannot halve. */
export function moveIntoPlace(complete: string, place: string): void {
  syncFile(complete);
  renameSync(complete, place);
  syncFolder(path.dirname(place));
}

/** The same where the name must be free: throws `EEXIST` if it is not, also if it was taken this moment. */
export function moveIntoFreePlace(complete: string, place: string): void {
  syncFile(complete);
  try {
    linkSync(complete, place);
    rmSync(complete);
  } catch (error) {
    // A file system without second names cannot do both at once.
    if ((error as NodeJS.ErrnoException).code === 'EEXIST' || existsSync(place))
      throw Object.assign(new Error(`${place} exists already`, { cause: error }), { code: 'EEXIST' });
    renameSync(complete, place);
  }
  syncFolder(path.dirname(place));
}

/** Gives a file a second name, or its content where a file system has no second names; on the disk when this returns. */
export function linkOrCopy(file: string, target: string): void {
  try {
    linkSync(file, target);
  } catch {
    copyFileSync(file, target);
    syncFile(target);
  }
  syncFolder(path.dirname(target));
}

/** Deletes a database with its journals; missing ones are no error. */
export function removeDatabase(file: string): void {
  for (const ending of ['', '-wal', '-shm', '-journal']) rmSync(file + ending, { force: true });
}
