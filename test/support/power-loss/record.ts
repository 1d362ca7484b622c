import { execFileSync } from 'node:child_process';
import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '#main/files/paths.ts';
import { startServiceProcess, type ServiceProcess, type ServiceProcessOptions } from '../service-process.ts';
import { temporaryDirectory } from '../workspace.ts';
import { contentBefore, type ContentBefore, type Recorded } from './simulated-disk.ts';

/** Everything that a process changed in a folder, from a state of it. */
export interface Recording {
  readonly directory: string;
  readonly before: ContentBefore;
  readonly changes: readonly Recorded[];
}

const compilers = ['cc', 'gcc', 'clang'];

/** A compiler of C for Linux, where a library can be loaded before all others; null if there is none. */
export function findCompiler(): string | null {
  if (process.platform !== 'linux') return null;
  return (
    compilers.find((compiler) => {
      try {
        execFileSync(compiler, ['--version'], { stdio: 'ignore' });
        return true;
      } catch {
        return false;
      }
    }) ?? null
  );
}

/** Runs the service of a closed workspace, and records every change it makes in its folder until it is closed. */
export async function recordService(
  compiler: string,
  folder: string,
  work: (service: ServiceProcess) => Promise<void>,
  options: ServiceProcessOptions = {},
): Promise<Recording> {
  const directory = realpathSync(folder);
  const outside = temporaryDirectory();
  const library = path.join(outside, 'record-changes.so');
  const source = path.join(projectRoot(), 'test', 'support', 'power-loss', 'record-changes.c');
  execFileSync(compiler, ['-shared', '-fPIC', '-O1', '-o', library, source, '-ldl', '-lpthread']);
  const record = path.join(outside, 'record');
  const before = contentBefore(directory);
  const service = await startServiceProcess(directory, {
    ...options,
    environment: { ...options.environment, LD_PRELOAD: library, RECORD_ROOT: directory, RECORD_FILE: record },
  });
  await work(service);
  const end = await service.close();
  if (end !== 0) throw new Error(`the recorded service ended with ${end}: ${service.errors()}`);
  return { directory, before, changes: parse(readFileSync(record)) };
}

/** Parses the format that `record-changes.c` describes. */
function parse(record: Buffer): Recorded[] {
  const changes: Recorded[] = [];
  for (let at = 0; at < record.length;) {
    const lineEnd = record.indexOf('\n', at);
    const letter = record.toString('latin1', at, at + 1);
    const rest = record.toString('utf8', at + 2, lineEnd);
    at = lineEnd + 1;
    const bytes = (length: number): Buffer => record.subarray(at, (at += length));
    const [first = '', second = '', third = ''] = rest.split(' ');
    const afterFirst = rest.slice(first.length + 1);
    const [from = '', to = ''] = rest.split('\0');
    if (letter === 'C') changes.push({ kind: 'created', inode: Number(first), file: afterFirst });
    else if (letter === 'T') changes.push({ kind: 'truncated', inode: Number(first), length: Number(second) });
    else if (letter === 'W')
      changes.push({ kind: 'written', inode: Number(first), offset: Number(second), bytes: bytes(Number(third)) });
    else if (letter === 'S')
      changes.push(
        first === '0' ? { kind: 'folder synced', folder: afterFirst } : { kind: 'synced', inode: Number(first) },
      );
    else if (letter === 'R') changes.push({ kind: 'renamed', from, to });
    else if (letter === 'L') changes.push({ kind: 'linked', from, to });
    else if (letter === 'U') changes.push({ kind: 'deleted', file: rest });
    else if (letter === 'D') changes.push({ kind: 'folder made', file: rest });
    else if (letter === 'X') changes.push({ kind: 'folder deleted', file: rest });
    else if (letter === 'A') changes.push({ kind: 'said', bytes: bytes(Number(first)) });
    else if (letter === 'N') changes.push({ kind: 'sent', bytes: bytes(Number(first)) });
    else throw new Error(`the record has an unknown event ${letter} ${rest.slice(0, 100)}`);
  }
  return changes;
}
