import path from 'node:path';
import type { Command } from 'commander';
import { action, withWorkspace, type CommandContext } from '../command-context.ts';
import { CommandError } from '../command-error.ts';
import type { CommandIo } from '../command-io.ts';
import { withJobProgress } from '../job-progress.ts';
import { findAnswering, openWorkspace } from '../workspace-client.ts';

/** Registers `backup` and `restore`. */
export function registerBackup(program: Command, io: CommandIo): void {
  const made = program
    .command('backup')
    .argument('<file>', 'file to write; must not exist yet')
    .description('write the whole workspace to one file, even while it is in use')
    .action(action(io, program, backup));
  made
    .command('list')
    .description(
      'list the copies of the workspace, newest first: automatic ones, backups, and those before a restore or an upgrade',
    )
    .action(action(io, program, list));
  program
    .command('restore')
    .argument('<file>', 'backup to restore')
    .description('replace the workspace with a backup; the previous one is kept in its backups folder')
    .action(action(io, program, restore));
}

const backup = (context: CommandContext, file: string): Promise<void> =>
  withWorkspace(context, async (client) => {
    const made = await withJobProgress(context, client, 'backup', () =>
      client.call('create-backup', { file: path.resolve(file) }),
    );
    context.printer.record(
      made,
      `${made.file}: ${made.bytes} bytes. Protect it like the workspace itself: it contains everything.`,
    );
  });

const list = (context: CommandContext): Promise<void> =>
  withWorkspace(context, async (client) => {
    const { copies } = await client.call('get-upkeep', {});
    context.printer.table(
      copies,
      {
        made: ({ madeAt }) => madeAt,
        kind: ({ kind }) => kind,
        bytes: ({ bytes }) => bytes,
        whole: ({ whole }) => (whole ? 'yes' : 'no'),
        file: ({ file }) => file,
      },
      'There are no copies yet.',
    );
  });

/** Leaves the present workspace closed, because it may be damaged. */
async function restore({ io, dataDirectory, printer }: CommandContext, file: string): Promise<void> {
  const running = await findAnswering(dataDirectory);
  if (running !== null)
    throw new CommandError(
      `The workspace in ${dataDirectory} is open in process ${running.pid}. Close it first; nothing was changed.`,
    );
  const client = await openWorkspace(io, { dataDirectory, closed: true });
  let keptBefore: string | null;
  try {
    ({ keptBefore } = await client.call('restore-backup', { file: path.resolve(file) }));
  } finally {
    await client.close();
  }
  const before =
    keptBefore === null ? 'There was no previous workspace.' : `The previous workspace is kept as ${keptBefore}.`;
  printer.record(
    { restored: true, data_directory: dataDirectory, kept_before: keptBefore },
    `Restored to ${dataDirectory}. ${before}`,
  );
}
