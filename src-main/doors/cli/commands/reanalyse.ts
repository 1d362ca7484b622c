import type { Command } from 'commander';
import { parseId } from '../arguments.ts';
import { action, withWorkspace, type CommandContext } from '../command-context.ts';
import type { CommandIo } from '../command-io.ts';
import { withJobProgress } from '../job-progress.ts';

/** Registers `reanalyse`: stored answers are analysed again. */
export function registerReanalyse(program: Command, io: CommandIo): void {
  program
    .command('reanalyse')
    .description('re-analyse answers that were analysed with an earlier version or an earlier brand book')
    .option('--customer <id>', 'only answers about this customer', parseId)
    .action(action(io, program, reanalyse));
}

const reanalyse = (context: CommandContext, { customer }: { customer?: number }): Promise<void> =>
  withWorkspace(context, async (client) => {
    const request = customer === undefined ? {} : { customerId: customer };
    const { answers } = await withJobProgress(context, client, 'reanalysis', () => client.call('reanalyse', request));
    context.printer.record(
      { answers },
      answers === 0 ? 'All answers are up to date.' : `${answers} ${answers === 1 ? 'answer' : 'answers'} re-analysed.`,
    );
  });
