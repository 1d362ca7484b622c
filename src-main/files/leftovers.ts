import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isTemporary, removeDatabase, temporaryStart } from './durable.ts';
import { makeDirectory } from './paths.ts';

const notesFolder = (workspace: string): string => path.join(workspace, 'unfinished');

/**
 * Notes in the workspace's folder that a file is being written, so that the next start deletes its temporary file if this
 * process is killed first. Returns how to withdraw the note. Never throws: a note is no reason to refuse the work.
 */
export function noteTemporary(workspace: string, target: string): () => void {
  const note = path.join(notesFolder(workspace), randomBytes(6).toString('hex'));
  try {
    makeDirectory(notesFolder(workspace));
    writeFileSync(note, target, { mode: 0o600 });
  } catch {
    // The disk is full, say: then what follows fails as well.
  }
  return () => rmSync(note, { force: true });
}

/** Deletes what a killed process left half done; the caller holds the workspace's lock. Never throws. */
export function removeLeftovers(workspace: string): void {
  attempt(() => removeDatabase(path.join(workspace, 'restoring.db')));
  for (const building of ['building', 'sample/building'])
    attempt(() => rmSync(path.join(workspace, building), { recursive: true, force: true }));
  for (const folder of ['.', 'backups', 'reports']) removeTemporaries(path.join(workspace, folder), '.');
  for (const name of namesIn(notesFolder(workspace)))
    attempt(() => {
      const note = path.join(notesFolder(workspace), name);
      const target = readFileSync(note, 'utf8');
      // A note is only a text in a file: nothing but a temporary file of this name is deleted for it.
      if (path.isAbsolute(target)) removeTemporaries(path.dirname(target), temporaryStart(target));
      rmSync(note);
    });
}

function removeTemporaries(folder: string, start: string): void {
  for (const name of namesIn(folder))
    if (name.startsWith(start) && isTemporary(name))
      attempt(() => rmSync(path.join(folder, name), { recursive: true, force: true }));
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function attempt(work: () => void): void {
  try {
    work();
  } catch {
    // It stays; the next start tries again.
  }
}
