import { existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Makes a private folder with whatever of its parents is missing. Level by level: the recursive call of Node 24 never
 * returns where the file system says "no such file" to a folder that could not be made (`/proc/x`).
 */
export function makeDirectory(directory: string): void {
  const missing: string[] = [];
  for (let level = path.resolve(directory); !existsSync(level); level = path.dirname(level)) missing.push(level);
  for (const level of missing.toReversed()) mkdirSync(level, { mode: 0o700 });
  if (!statSync(directory).isDirectory())
    throw Object.assign(new Error(`${directory} is not a folder`), { code: 'ENOTDIR' });
}
