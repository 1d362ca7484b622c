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
    const wrong = findings.filter(({ kind }) => kind !== 'stale' && kind !== 'unfinished').length;
    const left = findings.length - wrong;
    const where = `in ${executions} executions with ${answers} answers`;
    if (wrong > 0) throw new CommandError(`${wrong} ${wrong === 1 ? 'finding' : 'findings'} ${where}.`);
    context.printer.record(
      { executions, answers, findings: 0, unfinished: left },
      left === 0
        ? `No findings ${where}.`
        : `Nothing is wrong ${where}; work was left over ${left === 1 ? 'once' : `${left} times`}, and \`serve\` or the desktop app finishes it when it starts.`,
    );
  });
