import path from 'node:path';
import type { Command } from 'commander';
import { action, withWorkspace, type CommandContext } from '../command-context.ts';
import { CommandError } from '../command-error.ts';
import type { CommandIo } from '../command-io.ts';
import { withJobProgress } from '../job-progress.ts';
import { isEncrypted } from '#main/files/is-encrypted.ts';
import {
  passphraseFileHelp,
  readNewPassphrase,
  readPassphrase,
  withPassphrase,
  type PassphraseOptions,
} from '../passphrase.ts';
import { findAnswering, openWorkspace } from '../workspace-client.ts';

/** Registers `backup` and `restore`. */
export function registerBackup(program: Command, io: CommandIo): void {
  const made = program
    .command('backup')
    .argument('<file>', 'file to write; must not exist yet')
    .description('write the whole workspace to one file, even while it is in use');
  withPassphrase(made, 'encrypt it with a passphrase, in the age format');
  made.action(action(io, program, backup));
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
    .option('--passphrase-file <file>', passphraseFileHelp)
    .action(action(io, program, restore));
}

async function backup(context: CommandContext, file: string, options: PassphraseOptions): Promise<void> {
  const passphrase = await readNewPassphrase(context.io, options);
  await withWorkspace(context, async (client) => {
    const made = await withJobProgress(context, client, 'backup', () =>
      client.call('create-backup', { file: path.resolve(file), ...passphrase }),
    );
    context.printer.record(
      made,
      'passphrase' in passphrase
        ? `${made.file}: ${made.bytes} bytes, encrypted. Without its passphrase no one opens it.`
        : `${made.file}: ${made.bytes} bytes. Protect it like the workspace itself: it contains everything.`,
    );
  });
}

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
        encrypted: ({ encrypted }) => (encrypted ? 'yes' : 'no'),
        file: ({ file }) => file,
      },
      'There are no copies yet.',
    );
  });

/** Leaves the present workspace closed, because it may be damaged. */
async function restore(
  { io, dataDirectory, printer }: CommandContext,
  file: string,
  options: PassphraseOptions,
): Promise<void> {
  const backupFile = path.resolve(file);
  const passphrase = isEncrypted(backupFile) ? await readPassphrase(io, options, backupFile) : {};
  const running = await findAnswering(dataDirectory);
  if (running !== null)
    throw new CommandError(
      `The workspace in ${dataDirectory} is open in process ${running.pid}. Close it first; nothing was changed.`,
    );
  const client = await openWorkspace(io, { dataDirectory, closed: true });
  let keptBefore: string | null;
  try {
    ({ keptBefore } = await client.call('restore-backup', { file: backupFile, ...passphrase }));
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
