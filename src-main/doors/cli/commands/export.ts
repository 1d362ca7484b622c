import path from 'node:path';
import type { Command } from 'commander';
import { parseId } from '../arguments.ts';
import { action, withWorkspace, type CommandContext } from '../command-context.ts';
import type { CommandIo } from '../command-io.ts';
import { withJobProgress } from '../job-progress.ts';
import { readNewPassphrase, withPassphrase, type PassphraseOptions } from '../passphrase.ts';

interface ExportOptions extends PassphraseOptions {
  readonly customer: number;
  readonly out: string;
}

/** Registers `export`: everything about a customer, for other programs. */
export function registerExport(program: Command, io: CommandIo): void {
  const command = program
    .command('export')
    .description('write everything about a customer into a folder: tables as CSV and JSON, answers as Markdown')
    .requiredOption('--customer <id>', 'customer to export', parseId)
    .requiredOption(
      '--out <path>',
      'folder to write; must not exist yet. With a passphrase: the archive, such as acme.tar.age',
    );
  withPassphrase(command, 'write one archive instead, encrypted with a passphrase in the age format').action(
    action(io, program, exportCustomer),
  );
}

async function exportCustomer(context: CommandContext, options: ExportOptions): Promise<void> {
  const passphrase = await readNewPassphrase(context.io, options);
  await withWorkspace(context, async (client) => {
    const made = await withJobProgress(context, client, 'export', () =>
      client.call('export-customer', {
        customerId: options.customer,
        folder: path.resolve(options.out),
        ...passphrase,
      }),
    );
    context.printer.record(made, `${made.path}: ${made.answers} answers in ${made.files} files`);
  });
}
