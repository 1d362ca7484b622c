import { existsSync } from 'node:fs';
import path from 'node:path';

/** Published studies and recordings beside the checkout; tests on them are skipped where they are missing. */
export const sharedDirectory = path.resolve(import.meta.dirname, '../../../shared');

/** The path of shared data, or null with the reason printed. */
export function sharedData(relative: string): string | null {
  const file = path.join(sharedDirectory, relative);
  if (existsSync(file)) return file;
  console.log(`skipped: ${relative} is not beside the checkout`);
  return null;
}
