import path from 'node:path';
import type { Command } from 'commander';
import { defaultDataDirectory } from '#main/files/paths.ts';
import { interrupted } from './command-error.ts';
import type { CommandIo } from './command-io.ts';
import { createPrinter, type Printer } from './printer.ts';
import { openWorkspace, type WorkspaceClient } from './workspace-client.ts';

/** What a command is given: the world outside, and the global options. */
export interface CommandContext {
  readonly io: CommandIo;
  readonly dataDirectory: string;
  readonly printer: Printer;
}

export type Run<Arguments extends unknown[]> = (context: CommandContext, ...args: Arguments) => Promise<void>;

/** Makes a command's action of a function that takes the context first. */
export function action<Arguments extends unknown[]>(
  io: CommandIo,
  program: Command,
  run: Run<Arguments>,
): (...args: Arguments) => Promise<void> {
  return (...args) => {
    const { data, json } = program.opts<{ data?: string; json?: boolean }>();
    const dataDirectory = data === undefined ? defaultDataDirectory(io.environment) : path.resolve(data);
    return run({ io, dataDirectory, printer: createPrinter(io, json ?? false) }, ...args);
  };
}

/**
 * Works on the workspace of the command, with no scheduled scans beside it, and closes it whatever happens, also when
 * the user interrupts: work under way then stops at a safe point.
 */
export async function withWorkspace<Value>(
  { io, dataDirectory }: CommandContext,
  work: (client: WorkspaceClient) => Promise<Value>,
): Promise<Value> {
  const client = await openWorkspace(io, { dataDirectory, scheduler: false });
  const stopped = Promise.withResolvers<never>();
  const stop = (): void => stopped.reject(interrupted('Interrupted. What was done so far is kept.'));
  io.signal.addEventListener('abort', stop, { once: true });
  try {
    if (io.signal.aborted) stop();
    return await Promise.race([work(client), stopped.promise]);
  } finally {
    io.signal.removeEventListener('abort', stop);
    await client.close();
  }
}
