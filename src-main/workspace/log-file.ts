import { isoInstant } from '#shared/domain/dates.ts';
import {
  closeSync,
  fstatSync,
  ftruncateSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { makeDirectory } from '#main/files/paths.ts';

/** When a log file is put aside, and for how long those put aside are kept. */
export interface LogLimits {
  readonly maxBytes: number;
  readonly maxAgeMs: number;
  /** How many files put aside are kept: `.1` is the newest. */
  readonly kept: number;
  readonly keptMs: number;
  readonly now: () => number;
}

const dayMs = 86_400_000;
const defaults: LogLimits = {
  maxBytes: 4 * 1024 ** 2,
  maxAgeMs: 30 * dayMs,
  kept: 4,
  keptMs: 120 * dayMs,
  now: Date.now,
};

/** A file that lines of JSON are appended to. Nothing about it throws: on a full disk lines are counted as lost. */
export interface LogFile {
  /** Appends a line, which ends with a line break. */
  write(line: string): void;
  close(): void;
}

/** Opens a log file that only the user can read, and that is put aside by size and age. */
export function createLogFile(file: string, given: Partial<LogLimits> = {}): LogFile {
  const limits = { ...defaults, ...given };
  let open: { readonly fd: number; bytes: number; readonly since: number } | null = null;
  let lost = 0;

  const closeFile = (): void => {
    if (open === null) return;
    const { fd } = open;
    open = null;
    attempt(() => closeSync(fd));
  };
  const append = (line: string): void => {
    const now = limits.now();
    if (open !== null && (open.bytes >= limits.maxBytes || now - open.since >= limits.maxAgeMs)) {
      closeFile();
      putAside(file, limits);
    }
    open ??= openFile(file, now);
    const before = open.bytes;
    const bytes = Buffer.from(line);
    try {
      let written = 0;
      while (written < bytes.length) written += writeSync(open.fd, bytes, written);
      open.bytes += bytes.length;
    } catch (error) {
      // Half a line would spoil the next one.
      const { fd } = open;
      attempt(() => ftruncateSync(fd, before));
      closeFile();
      throw error;
    }
  };
  const reportLost = (): void => {
    if (lost > 0) append(lostLines(lost, limits.now()));
    lost = 0;
  };
  return {
    write: (line) => {
      try {
        reportLost();
        append(line);
      } catch {
        lost += 1;
      }
    },
    close: () => {
      attempt(reportLost);
      closeFile();
    },
  };
}

const lostLines = (lost: number, now: number): string =>
  `${JSON.stringify({ level: 40, time: isoInstant(new Date(now)), lost, msg: 'lines were lost: the log could not be written' })}\n`;

function openFile(file: string, now: number): { fd: number; bytes: number; since: number } {
  makeDirectory(path.dirname(file));
  const fd = openSync(file, 'a+', 0o600);
  const bytes = fstatSync(fd).size;
  return { fd, bytes, since: bytes === 0 ? now : (firstTime(fd) ?? now) };
}

/** The time of the first line; undefined if it has none. */
function firstTime(fd: number): number | undefined {
  const start = Buffer.alloc(200);
  const length = readSync(fd, start, 0, start.length, 0);
  const [, time] = /"time":"([^"]+)"/.exec(start.toString('utf8', 0, length)) ?? [];
  const parsed = Date.parse(time ?? '');
  return Number.isNaN(parsed) ? undefined : parsed;
}

/** Renames the file to `.1`, `.1` to `.2` and so on; deletes those over the number or too old. */
function putAside(file: string, { kept, keptMs, now }: LogLimits): void {
  attempt(() => rmSync(`${file}.${kept}`, { force: true }));
  for (let number = kept - 1; number >= 1; number--)
    attempt(() => renameSync(`${file}.${number}`, `${file}.${number + 1}`));
  attempt(() => renameSync(file, `${file}.1`));
  for (let number = 1; number <= kept; number++)
    attempt(() => {
      if (now() - statSync(`${file}.${number}`).mtimeMs > keptMs) rmSync(`${file}.${number}`);
    });
}

function attempt(work: () => void): void {
  try {
    work();
  } catch {
    // Logging goes on with what there is.
  }
}
