import type { Command } from 'commander';
import { action, withWorkspace, type CommandContext } from '../command-context.ts';
import type { CommandIo } from '../command-io.ts';
import { createProgressLine } from '../progress-line.ts';

/** Registers `sample`: builds the sample workspace, or resets it to how it was. */
export function registerSample(program: Command, io: CommandIo): void {
  program
    .command('sample')
    .description('build or reset the sample workspace of simulated data')
    .action(action(io, program, buildSample));
}

const buildSample = (context: CommandContext): Promise<void> =>
  withWorkspace(context, async (client) => {
    const progress = createProgressLine(context.io.stderr);
    const stop = client.subscribe((event) => {
      if (event.kind === 'job' && event.job === 'sample') progress.show(event.completed, event.total, event.message);
    });
    const started = performance.now();
    try {
      const { env } = await client.call('open-sample-workspace', { rebuild: true });
      progress.clear();
      const seconds = Math.round((performance.now() - started) / 100) / 10;
      context.printer.record(
        { env, seconds },
        `The sample workspace was built in ${seconds} seconds. Open it with: serve --sample`,
      );
    } finally {
      stop();
      progress.clear();
    }
  });
