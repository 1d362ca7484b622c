import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { OutcomeOf } from '#main/jobs/job-table.ts';
import { buildSample } from '#main/sample/build-sample.ts';
import { databaseFile } from '#main/store/open.ts';
import { runFolder } from './run-folder.ts';

/** The moment at which samples are built whose content is compared with what is recorded. */
export const sampleNow = new Date('2026-11-20T15:00:00Z');

/** What the building of a sample said. */
interface Building {
  readonly outcome: OutcomeOf<'sample'>;
  readonly reports: readonly { readonly completed: number; readonly total: number; readonly message: string }[];
}

/**
 * Puts a sample of some weeks into a folder. It is built once for all tests of a run, whichever thread asks first, and copied:
 * building four weeks takes seconds.
 */
export function putSample(target: string, weeks: number, now: Date = sampleNow): Building {
  const place = path.join(runFolder(), `sample-of-${weeks}-weeks-${now.toISOString().slice(0, 10)}`);
  const finished = path.join(place, 'building.json');
  while (!existsSync(finished))
    if (isMine(place)) build(place, finished, weeks, now);
    else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
  mkdirSync(target, { recursive: true });
  cpSync(databaseFile(place), databaseFile(target));
  return JSON.parse(readFileSync(finished, 'utf8')) as Building;
}

/** Whether this thread is the first to make a folder. */
function isMine(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

function build(directory: string, finished: string, weeks: number, now: Date): void {
  const reports: Building['reports'][number][] = [];
  try {
    const outcome = buildSample(
      { directory, weeks },
      {
        now: () => now,
        timeZone: 'UTC',
        progress: (completed, total, message) => void reports.push({ completed, total, message }),
        checkCancelled: () => {},
      },
    );
    writeFileSync(`${finished}.part`, JSON.stringify({ outcome, reports } satisfies Building));
    renameSync(`${finished}.part`, finished);
  } catch (error) {
    // Whoever waits for it tries for itself.
    rmSync(directory, { recursive: true, force: true });
    throw error;
  }
}
