import type { Command } from 'commander';
import { action, withWorkspace, type CommandContext } from '../command-context.ts';
import { CommandError } from '../command-error.ts';
import type { CommandIo } from '../command-io.ts';
import { withJobProgress } from '../job-progress.ts';

/** Registers `check`: whether the workspace is intact and up to date. */
export function registerCheck(program: Command, io: CommandIo): void {
  program
    .command('check')
    .description('check the file, recount every figure and look for outdated analyses; prints one line per finding')
    .action(action(io, program, check));
}

const check = (context: CommandContext): Promise<void> =>
  withWorkspace(context, async (client) => {
    const { executions, answers, findings } = await withJobProgress(context, client, 'check', () =>
      client.call('check-workspace', {}),
    );
    for (const finding of findings) context.printer.record(finding, `${finding.kind}: ${finding.message}`);
    if (findings.length > 0)
      throw new CommandError(
        `${findings.length} ${findings.length === 1 ? 'finding' : 'findings'} in ${executions} executions with ${answers} answers.`,
      );
    context.printer.record(
      { executions, answers, findings: 0 },
      `No findings in ${executions} executions with ${answers} answers.`,
    );
  });
