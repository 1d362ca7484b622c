import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { moveIntoPlace, temporaryBeside } from '#main/files/durable.ts';

/** Writes a settings file of the app whole, readable by its owner only. Throws a system error. */
export function writeSettings(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const beside = temporaryBeside(file);
  try {
    writeFileSync(beside, text, { mode: 0o600 });
    moveIntoPlace(beside, file);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}
