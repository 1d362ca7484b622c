import type { Command } from 'commander';
import { action, withWorkspace, type CommandContext } from '../command-context.ts';
import type { CommandIo } from '../command-io.ts';
import { withJobProgress } from '../job-progress.ts';

/** Registers `sample`: builds the sample workspace, or resets it. */
export function registerSample(program: Command, io: CommandIo): void {
  program
    .command('sample')
    .description('build or reset the sample workspace of simulated data')
    .action(action(io, program, buildSample));
}

const buildSample = (context: CommandContext): Promise<void> =>
  withWorkspace(context, async (client) => {
    const started = performance.now();
    const { env } = await withJobProgress(context, client, 'sample', () =>
      client.call('open-sample-workspace', { rebuild: true }),
    );
    const seconds = Math.round((performance.now() - started) / 100) / 10;
    context.printer.record(
      { env, seconds },
      `The sample workspace was built in ${seconds} seconds. Open it with: serve --sample`,
    );
  });
