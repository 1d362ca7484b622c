import type { Command } from 'commander';
import { parseId } from '../arguments.ts';
import { action, withWorkspace, type CommandContext } from '../command-context.ts';
import type { CommandIo } from '../command-io.ts';
import { withJobProgress } from '../job-progress.ts';

/** Registers `reanalyse`: what is found in answers, found again. */
export function registerReanalyse(program: Command, io: CommandIo): void {
  program
    .command('reanalyse')
    .description('look through answers again that were analysed with an earlier version or earlier names')
    .option('--customer <id>', 'only those about this customer', parseId)
    .action(action(io, program, reanalyse));
}

const reanalyse = (context: CommandContext, { customer }: { customer?: number }): Promise<void> =>
  withWorkspace(context, async (client) => {
    const request = customer === undefined ? {} : { customerId: customer };
    const { answers } = await withJobProgress(context, client, 'reanalysis', () => client.call('reanalyse', request));
    context.printer.record(
      { answers },
      answers === 0
        ? 'Everything was up to date.'
        : `${answers} ${answers === 1 ? 'answer' : 'answers'} looked through again.`,
    );
  });
