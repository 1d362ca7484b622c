import { mkdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const folder = (): string => path.join(os.tmpdir(), `answerscope-test-run-${process.pid}`);

/** A folder of this test run: what one of its threads makes there, the others find. */
export function runFolder(): string {
  mkdirSync(folder(), { recursive: true });
  return folder();
}

/** Removes what the run has made, at its end. */
export const removeRunFolder = (): void => rmSync(folder(), { recursive: true, force: true });
