import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { size, wholeSize } from './size.ts';
import { temporaryDirectory } from './workspace.ts';

/** A folder whose disk a test can fill. */
export interface FillableDisk {
  readonly directory: string;
  /** Fills the disk, except for some bytes, for a process that works in the folder. */
  fill(pid: number, exceptBytes?: number): void;
  /** Makes room again. */
  free(pid: number): void;
}

function problemOf(attempt: () => void): string | null {
  try {
    attempt();
    return null;
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
  }
}

const run = (command: string, ...args: string[]): void => void execFileSync(command, args, { stdio: 'pipe' });

function mountProblem(): void {
  const directory = path.join('/tmp', `answerscope-volume-${process.pid}`);
  mkdirSync(directory, { recursive: true });
  try {
    run('mount', '-t', 'tmpfs', '-o', 'size=1m', 'answerscope', directory);
    run('umount', directory);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

const limitProblem = (): void => run('prlimit', '--pid', String(process.pid), '--fsize');

function smallVolume(megabytes: number): FillableDisk {
  const directory = path.join(temporaryDirectory(), 'volume');
  mkdirSync(directory);
  run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'answerscope', directory);
  onTestFinished(() => run('umount', '-l', directory));
  const filler = path.join(directory, 'filler');
  return {
    directory,
    fill: (_pid, exceptBytes = 0) => {
      const file = openSync(filler, 'a');
      const { bavail, bsize } = statfsSync(directory);
      const zeros = Buffer.alloc(bsize);
      try {
        for (let left = bavail * bsize - exceptBytes; left > 0; left -= bsize) writeSync(file, zeros);
      } catch (error) {
        // The process writes at the same time: the disk is full all the same.
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
      } finally {
        closeSync(file);
      }
    },
    free: () => rmSync(filler, { force: true }),
  };
}

/** Every write of the process to a file fails, as the file would become too large. */
const limitedFiles = (): FillableDisk => ({
  directory: temporaryDirectory(),
  fill: (pid) => run('prlimit', '--pid', String(pid), '--fsize=1:unlimited'),
  free: (pid) => run('prlimit', '--pid', String(pid), '--fsize=unlimited:unlimited'),
});

/**
 * Full disks: a volume of a few megabytes where mounting is permitted, and a limit of the size of a process's files where
 * there is a system for it. A small run, and the gate, take the first that there is.
 */
export const fullDisks = (): readonly FullDisk[] => {
  const usable = allDisks.filter(({ problem }) => problem === null);
  return wholeSize(usable.length > 0 ? usable.slice(0, 1) : allDisks, allDisks);
};

interface FullDisk {
  readonly kind: string;
  /** Why it cannot be had here. */
  readonly problem: string | null;
  readonly make: () => FillableDisk;
}

const allDisks: readonly FullDisk[] = [
  { kind: 'a full volume', problem: problemOf(mountProblem), make: () => smallVolume(size(48, 500)) },
  { kind: 'a limit of file size', problem: problemOf(limitProblem), make: limitedFiles },
];
