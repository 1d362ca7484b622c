import { existsSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { defaultDataDirectory } from '#main/files/paths.ts';
import { interrupted } from './command-error.ts';
import type { CommandIo } from './command-io.ts';
import { inOptions } from './in-options.ts';
import { createPrinter, type Printer } from './printer.ts';
import { openWorkspace, type WorkspaceClient } from './workspace-client.ts';

/** What every command receives: input and output, and the global options. */
export interface CommandContext {
  readonly io: CommandIo;
  readonly dataDirectory: string;
  readonly printer: Printer;
}

export type Run<Arguments extends unknown[]> = (context: CommandContext, ...args: Arguments) => Promise<void>;

/** Turns a function that takes the context first into a command's action. */
export function action<Arguments extends unknown[]>(
  io: CommandIo,
  program: Command,
  run: Run<Arguments>,
): (...args: Arguments) => Promise<void> {
  return async (...args) => {
    const { data, json } = program.opts<{ data?: string; json?: boolean }>();
    const dataDirectory = data === undefined ? defaultDataDirectory(io.environment) : path.resolve(data);
    const command: unknown = args.at(-1);
    try {
      if (data !== undefined && !existsSync(dataDirectory) && command instanceof Command && !beginsWorkspace(command))
        io.stderr.write(`There was no workspace in ${dataDirectory}: this is a new, empty one.\n`);
      await run({ io, dataDirectory, printer: createPrinter(io, json ?? false) }, ...args);
    } catch (error) {
      throw command instanceof Command ? inOptions(error, command) : error;
    }
  };
}

const beginners = new Set(['serve', 'sample', 'call', 'restore', 'watch', 'mcp', 'completion']);
/** Whether a new workspace is what a command is for; others answer of an empty one where the name of a folder is mistyped. */
const beginsWorkspace = (command: Command): boolean =>
  beginners.has(command.name()) || (command.name() === 'add' && command.parent?.name() === 'organization');

/**
 * Opens the workspace of the command without scheduled scans, and always closes it. If the user interrupts, running work
 * stops at a safe point.
 */
export async function withWorkspace<Value>(
  { io, dataDirectory }: CommandContext,
  work: (client: WorkspaceClient) => Promise<Value>,
): Promise<Value> {
  const client = await openWorkspace(io, { dataDirectory, scheduler: false });
  const stopped = Promise.withResolvers<never>();
  const stop = (): void => stopped.reject(interrupted('Interrupted. Everything done so far is kept.'));
  io.signal.addEventListener('abort', stop, { once: true });
  try {
    if (io.signal.aborted) stop();
    return await Promise.race([work(client), stopped.promise]);
  } finally {
    io.signal.removeEventListener('abort', stop);
    await client.close();
  }
}
