import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  watch,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { appEvents, life } from './lifecycle.ts';
import { fire, makeEvent } from './strict.ts';

interface Message {
  readonly argv: string[];
  readonly directory: string;
  readonly data: unknown;
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

let held: string | null = null;
export const hasLock = (): boolean => held !== null;

export function releaseLock(): void {
  if (held !== null) rmSync(path.join(held, 'holder'), { force: true });
  held = null;
}

/** Takes the lock of a folder of user data, or passes the arguments to the process that holds it. */
export function requestLock(userData: string, data: unknown): boolean {
  if (held !== null) return true;
  const directory = path.join(userData, 'SingletonStandIn');
  mkdirSync(directory, { recursive: true });
  const holder = path.join(directory, 'holder');
  try {
    closeSync(openSync(holder, 'wx'));
  } catch {
    const pid = Number(readFileSync(holder, 'utf8'));
    if (pid > 0 && isAlive(pid)) {
      const message: Message = { argv: process.argv, directory: process.cwd(), data };
      const file = path.join(directory, `${process.pid}-${Date.now()}`);
      writeFileSync(`${file}.part`, JSON.stringify(message));
      renameSync(`${file}.part`, `${file}.message`);
      return false;
    }
  }
  writeFileSync(holder, String(process.pid));
  held = directory;
  process.once('exit', releaseLock);
  watch(directory, () => receive(directory)).unref();
  return true;
}

function receive(directory: string): void {
  if (!life.ready) return void appEvents.once('ready', () => receive(directory));
  for (const name of readdirSync(directory).filter((entry) => entry.endsWith('.message'))) {
    const file = path.join(directory, name);
    const { argv, directory: workingDirectory, data } = JSON.parse(readFileSync(file, 'utf8')) as Message;
    rmSync(file);
    fire('App', appEvents, 'second-instance', makeEvent(), argv, workingDirectory, data ?? null);
  }
}
