import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { writeSettings } from './write-settings.ts';

const recordSchema = z.object({ version: z.string(), path: z.string() });
/** A version that is kept until its successor has opened the workspace once, and where. */
export type KeptVersion = z.output<typeof recordSchema>;

const recordIn = (folder: string): string => path.join(folder, 'kept.json');

/** What an update replaces: the AppImage, the bundle (macOS) or the folder (Windows); null if this app cannot replace itself. */
export function installedProgram(
  platform: NodeJS.Platform,
  executable: string,
  environment: Readonly<Record<string, string | undefined>>,
): string | null {
  if (platform === 'linux') return environment['APPIMAGE'] || null;
  if (platform === 'win32')
    return environment['PORTABLE_EXECUTABLE_FILE'] === undefined ? path.win32.dirname(executable) : null;
  if (platform !== 'darwin') return null;
  const end = executable.indexOf('.app/Contents/');
  return end < 0 ? null : executable.slice(0, end + '.app'.length);
}

/**
 * Copies the installed program into `folder`, where it can be started from. Rejects with a system error, leaving nothing.
 *
 * @param copy in Electron that of `original-fs`: the patched one takes the archive for a folder
 */
export async function keepVersion(program: string, version: string, folder: string, copy = cp): Promise<void> {
  const place = path.join(folder, version);
  const kept = { version, path: path.join(place, path.basename(program)) };
  if (keptVersion(folder)?.version === version) return;
  await rm(folder, { recursive: true, force: true });
  await mkdir(`${place}.part`, { recursive: true, mode: 0o700 });
  try {
    await copy(program, path.join(`${place}.part`, path.basename(program)), {
      recursive: true,
      verbatimSymlinks: true,
    });
    await rename(`${place}.part`, place);
    writeSettings(recordIn(folder), JSON.stringify(kept));
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** The version that is kept, if any. */
export function keptVersion(folder: string): KeptVersion | null {
  try {
    return recordSchema.parse(JSON.parse(readFileSync(recordIn(folder), 'utf8')));
  } catch {
    return null;
  }
}

/** Deletes what is kept of another version: this one has opened the workspace. */
export function forgetKeptVersion(folder: string, running: string): void {
  const kept = keptVersion(folder);
  if (kept !== null && kept.version !== running) rmSync(folder, { recursive: true, force: true });
}
