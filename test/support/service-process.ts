import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';
import type { Result } from '#shared/contract/envelope.ts';
import type { ServiceEvent } from '#shared/contract/events.ts';
import type { InputOf, OperationName, OutputOf } from '#shared/contract/index.ts';
import { program } from './programs.ts';

type JobEvent = Extract<ServiceEvent, { kind: 'job' }>;

/** The service in a process of its own. */
export interface ServiceProcess {
  readonly pid: number;
  /** Everything it wrote on standard error. */
  readonly errors: () => string;
  /** How it ended: an exit code, a signal, or null while it runs. */
  readonly end: () => number | string | null;
  /** Calls an operation; rejects if the process ends first. */
  call<Name extends OperationName>(name: Name, request: InputOf<Name>): Promise<Result<OutputOf<Name>>>;
  readonly onJob: (listener: (event: JobEvent) => void) => void;
  kill(): Promise<void>;
  /** Ends the input, so that the process closes in order; returns its exit code or signal. */
  close(): Promise<number | string>;
}

export interface ServiceProcessOptions {
  readonly resume?: boolean;
  readonly environment?: Readonly<Record<string, string>>;
}

/** Starts the service of a folder in its own process, once it is ready. */
export function startServiceProcess(directory: string, options: ServiceProcessOptions = {}): Promise<ServiceProcess> {
  // Writing beyond a limit of file size raises a signal; ignored, it fails as on a full disk.
  const child = spawn(
    'sh',
    [
      '-c',
      `trap '' XFSZ 2>/dev/null; exec "$0" "$@"`,
      process.execPath,
      program('service-process'),
      directory,
      options.resume === true ? 'resume' : 'rest',
    ],
    { env: { ...process.env, ...options.environment } },
  );
  let errors = '';
  let ended: number | string | null = null;
  let nextId = 1;
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  const jobListeners: ((event: JobEvent) => void)[] = [];
  child.stderr.on('data', (text: Buffer) => (errors += text.toString()));
  const end = new Promise<number | string>((resolve) =>
    child.on('close', (code, signal) => {
      ended = code ?? signal ?? 'unknown';
      for (const { reject } of waiting.values()) reject(new Error(`the service ended with ${ended}: ${errors}`));
      resolve(ended);
    }),
  );
  onTestFinished(() => void child.kill('SIGKILL'));
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await end;
  };
  const running: ServiceProcess = {
    pid: child.pid ?? 0,
    errors: () => errors,
    end: () => ended,
    call: (name, request) =>
      new Promise((resolve, reject) => {
        const id = nextId++;
        waiting.set(id, { resolve: resolve as (result: unknown) => void, reject });
        child.stdin.write(`${JSON.stringify({ id, name, request })}\n`);
      }),
    onJob: (listener) => void jobListeners.push(listener),
    kill,
    close: () => {
      child.stdin.end();
      return end;
    },
  };
  child.stdin.on('error', () => {});
  return new Promise((resolve, reject) => {
    void end.then(() => reject(new Error(`the service ended with ${ended}: ${errors}`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const said = JSON.parse(line) as { ready?: boolean; id?: number; result?: unknown; event?: JobEvent };
      if (said.ready) resolve(running);
      if (said.event) for (const listener of jobListeners) listener(said.event);
      if (said.id === undefined) return;
      waiting.get(said.id)?.resolve(said.result);
      waiting.delete(said.id);
    });
  });
}
