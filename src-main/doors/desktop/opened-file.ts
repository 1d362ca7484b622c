import { closeSync, openSync, readSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { OpenedFile } from '#main/service/shell-controls.ts';

/** Endings of recorded answers, of a backup, and of a client that was handed over. All are only a first guess: the content decides. */
const answerEndings = new Set(['.csv', '.tsv', '.json', '.jsonl', '.ndjson', '.txt', '.xlsx']);
const backupEnding = '.answerscope';
const clientEnding = '.answerscope-client';

/** How SQLite and age files begin, and where a workspace says that it is one ("Answ"). */
const sqliteStart = 'SQLite format 3\0';
const ageStart = 'age-encryption.org/v1\n';
const applicationIdAt = 68;
const applicationId = 'Answ';

/**
 * What a file is that the system asks the app to open, by its name and first bytes; null for what is no such file at all (a
 * switch, an address, a folder, another ending). Nothing is read beyond 72 bytes, and nothing is changed.
 */
export function describeOpened(argument: string, workingDirectory: string): OpenedFile | null {
  const named = pathOf(argument);
  if (named === null) return null;
  const ending = path.extname(named).toLowerCase();
  if (!answerEndings.has(ending) && ending !== backupEnding && ending !== clientEnding) return null;
  const file = path.resolve(workingDirectory, named);
  const name = path.basename(file);
  const refused = (problem: string): OpenedFile => ({
    file,
    name,
    bytes: 0,
    kind: 'unknown',
    encrypted: false,
    problem,
  });
  const beginning = Buffer.alloc(applicationIdAt + applicationId.length);
  let bytes: number;
  try {
    const stat = statSync(file);
    if (!stat.isFile()) return refused('is not a file');
    bytes = stat.size;
    const descriptor = openSync(file, 'r');
    try {
      readSync(descriptor, beginning, 0, beginning.length, 0);
    } finally {
      closeSync(descriptor);
    }
  } catch {
    return refused('cannot be read');
  }
  if (answerEndings.has(ending)) return { file, name, bytes, kind: 'answers', encrypted: false, problem: null };
  const text = beginning.toString('latin1');
  const encrypted = text.startsWith(ageStart);
  if (ending === clientEnding)
    return encrypted
      ? { file, name, bytes, kind: 'client', encrypted, problem: null }
      : refused('is not a client handed over by Answerscope');
  if (!encrypted && !(text.startsWith(sqliteStart) && text.slice(applicationIdAt) === applicationId))
    return refused('is not a backup of Answerscope');
  return { file, name, bytes, kind: 'backup', encrypted, problem: null };
}

/** The path in an argument; null for a switch or an address. Linux passes local files as addresses (`%U` in the desktop file). */
function pathOf(argument: string): string | null {
  if (argument === '' || argument.startsWith('-') || argument.includes('\0')) return null;
  if (!argument.includes('://')) return argument;
  if (!argument.startsWith('file:///')) return null;
  try {
    const file = fileURLToPath(argument);
    return file.includes('\0') ? null : file;
  } catch {
    return null;
  }
}

/** The first file among the arguments of a start; the program itself is none. */
export function openedAmong(args: readonly string[], workingDirectory: string): OpenedFile | null {
  for (const argument of args) {
    const opened = describeOpened(argument, workingDirectory);
    if (opened !== null) return opened;
  }
  return null;
}
