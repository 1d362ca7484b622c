import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { syncFolder, temporaryBeside } from '#main/files/durable.ts';

/** Files that are written under temporary names and get their own together. */
export interface StagedFiles {
  write(file: string, bytes: Uint8Array): void;
  /** Gives all files their names once their bytes are on the disk: one flush for many is much faster than one for each. */
  commit(): void;
  /** Deletes what was not committed. */
  discard(): void;
}

export function stageFiles(): StagedFiles {
  let staged: { temporary: string; file: string }[] = [];
  return {
    write: (file, bytes) => {
      mkdirSync(path.dirname(file), { recursive: true });
      const temporary = temporaryBeside(file);
      staged.push({ temporary, file });
      const descriptor = openSync(temporary, 'wx', 0o600);
      try {
        for (let at = 0; at < bytes.length;) at += writeSync(descriptor, bytes, at);
      } finally {
        closeSync(descriptor);
      }
    },
    commit: () => {
      for (const { temporary } of staged) {
        const descriptor = openSync(temporary, 'r+');
        try {
          fsyncSync(descriptor);
        } finally {
          closeSync(descriptor);
        }
      }
      for (const { temporary, file } of staged) renameSync(temporary, file);
      for (const folder of new Set(staged.map(({ file }) => path.dirname(file)))) syncFolder(folder);
      staged = [];
    },
    discard: () => {
      for (const { temporary } of staged) rmSync(temporary, { force: true });
    },
  };
}
