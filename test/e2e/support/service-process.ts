import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { projectRoot } from '#main/files/paths.ts';

export interface Announcement {
  readonly dashboard_url: string;
  readonly api_base_url: string;
  readonly data_directory: string;
  readonly env: string;
}

/** A built service in its own process, with its own data folder. */
export interface ServiceProcess extends Announcement, AsyncDisposable {
  readonly dataDirectory: string;
  /** Its standard error so far. */
  errors(): string;
  /** Runs a command on the same data folder with `--json`; returns the objects it printed. */
  command(...args: string[]): Promise<unknown[]>;
  stop(): Promise<number | null>;
}

interface StartOptions {
  readonly args?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** A folder to use and keep; default: a temporary one. */
  readonly dataDirectory?: string;
  /** The command line to start; default: the built one. */
  readonly cli?: string;
}

const builtCli = path.join(projectRoot(), 'out', 'main', 'cli.js');
const exited = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) =>
    child.exitCode === null && child.signalCode === null ? child.on('exit', resolve) : resolve(child.exitCode),
  );

/** Starts the built service headless on a free port, and waits until it prints its address. */
export async function startService({
  args = [],
  environment = {},
  dataDirectory: given,
  cli = builtCli,
}: StartOptions = {}): Promise<ServiceProcess> {
  const dataDirectory = given ?? mkdtempSync(path.join(os.tmpdir(), 'answerscope-e2e-'));
  const env = { ...process.env, HOME: dataDirectory, ...environment };
  const child = spawn(process.execPath, [cli, '--data', dataDirectory, '--json', 'serve', '--port', '0', ...args], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const announcement = await new Promise<Announcement>((resolve, reject) => {
    let text = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
      if (text.includes('\n')) resolve(JSON.parse(text.split('\n')[0] ?? '') as Announcement);
    });
    child.on('exit', (code) => reject(new Error(`the service ended with ${code}: ${errors}`)));
  });
  const stop = async (): Promise<number | null> => {
    child.kill('SIGTERM');
    return exited(child);
  };
  return {
    ...announcement,
    dataDirectory,
    errors: () => errors,
    command: (...command) => runBuilt(cli, ['--data', dataDirectory, '--json', ...command], env),
    stop,
    [Symbol.asyncDispose]: async () => {
      await stop();
      if (given === undefined) rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}

/** Runs a command of the built command line; throws its one-line error if it fails. */
async function runBuilt(cli: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<unknown[]> {
  const child = spawn(process.execPath, [cli, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let [out, errors] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const code = await exited(child);
  if (code !== 0) throw new Error(errors);
  return out
    .split('\n')
    .filter(Boolean)
    .map((line): unknown => JSON.parse(line));
}
