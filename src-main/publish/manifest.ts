import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { codeOf } from '#main/files/file-problem.ts';
import type { StagedFiles } from './staged-files.ts';

/** What a folder holds of a workspace: the digest of each of its parts, by name. */
export type Manifest = Map<string, string>;

const stored = z.object({ format: z.literal(1), parts: z.record(z.string(), z.string()) });

const fileOf = (folder: string, workspace: string): string => path.join(folder, '_answerscope', `${workspace}.json`);

/** Reads what was published; empty if there is nothing, or nothing readable: everything is then published again. */
export function readManifest(folder: string, workspace: string): Manifest {
  try {
    return new Map(Object.entries(stored.parse(JSON.parse(readFileSync(fileOf(folder, workspace), 'utf8'))).parts));
  } catch (error) {
    if (codeOf(error) !== '' && codeOf(error) !== 'ENOENT') throw error;
    return new Map();
  }
}

/** Notes what was published, once all of it is on the disk. */
export function writeManifest(folder: string, workspace: string, manifest: Manifest, files: StagedFiles): void {
  files.commit();
  const parts = Object.fromEntries([...manifest].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  files.write(fileOf(folder, workspace), Buffer.from(`${JSON.stringify({ format: 1, parts }, null, 1)}\n`));
  files.commit();
}
