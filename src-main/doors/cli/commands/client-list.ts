import path from 'node:path';
import type { Command } from 'commander';
import type { OutputOf } from '#shared/contract/index.ts';
import { parseId } from '../arguments.ts';
import { action, withWorkspace, type CommandContext } from '../command-context.ts';
import type { CommandIo } from '../command-io.ts';
import { printable } from '../printable.ts';

interface Options {
  readonly organization: number;
  readonly dryRun?: boolean;
  readonly skipBad?: boolean;
}

/** Registers `customer import`: a list of clients. */
export function registerClientList(program: Command, io: CommandIo): void {
  program.commands
    .find((known) => known.name() === 'customer')
    ?.command('import')
    .argument(
      '<file>',
      'CSV with the columns name and website, and if known aliases, domains, language, country, competitors',
    )
    .description('add the customers of a list: all that are new, or none; those that exist or are repeated are listed')
    .requiredOption('--organization <id>', 'organization they belong to', parseId)
    .option('--skip-bad', 'leave out lines that cannot be read (default: then nothing is imported)')
    .option('--dry-run', 'read and check everything without storing it')
    .action(action(io, program, importClients));
}

const importClients = (context: CommandContext, file: string, options: Options): Promise<void> =>
  withWorkspace(context, async (client) => {
    const outcome = await client.call('import-customers', {
      file: path.resolve(file),
      organizationId: options.organization,
      dryRun: options.dryRun ?? false,
      skipBad: options.skipBad ?? false,
    });
    for (const row of outcome.rows)
      if (row.message !== null)
        context.io.stderr.write(printable(`${file}: line ${row.line}: ${row.name} ${row.message}\n`));
    context.printer.record(outcome, linesOf(outcome).join('\n'));
  });

function linesOf({ rows, unusedColumns, dryRun }: OutputOf<'import-customers'>): string[] {
  const count = (result: (typeof rows)[number]['result']): number => rows.filter((row) => row.result === result).length;
  const added = rows.filter(({ result }) => result === 'new');
  return [
    ...added.map(({ name, websiteUrl, customerId }) => `${customerId ?? '+'}  ${name}  ${websiteUrl}`),
    ...(unusedColumns.length > 0 ? [`Not read: ${unusedColumns.join(', ')}`] : []),
    `${rows.length} ${rows.length === 1 ? 'line' : 'lines'}: ${added.length} ${dryRun ? 'to import' : 'imported'}, ${count('exists')} already there, ${count('repeated')} repeated, ${count('bad')} cannot be read.${dryRun ? ' Nothing was stored.' : ''}`,
  ];
}
