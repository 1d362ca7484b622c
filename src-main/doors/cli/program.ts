import { Command, CommanderError } from 'commander';
import { appVersion } from '#main/files/app-version.ts';
import { lineOf, CommandError } from './command-error.ts';
import type { CommandIo } from './command-io.ts';
import { printable } from './printable.ts';
import { registerBackup } from './commands/backup.ts';
import { registerCall } from './commands/call.ts';
import { registerCheck } from './commands/check.ts';
import { registerAlerts } from './commands/alerts.ts';
import { registerClientList } from './commands/client-list.ts';
import { registerClients } from './commands/clients.ts';
import { registerCompletion } from './commands/completion.ts';
import { registerEffects } from './commands/effects.ts';
import { registerExport } from './commands/export.ts';
import { registerGroups } from './commands/groups.ts';
import { registerPublish } from './commands/publish.ts';
import { registerHandOver } from './commands/hand-over.ts';
import { registerImport } from './commands/import.ts';
import { registerKeys } from './commands/keys.ts';
import { registerMcp } from './commands/mcp.ts';
import { registerReanalyse } from './commands/reanalyse.ts';
import { registerReport } from './commands/report.ts';
import { registerReports } from './commands/reports.ts';
import { registerRemove } from './commands/remove.ts';
import { registerSample } from './commands/sample.ts';
import { registerScan } from './commands/scan.ts';
import { registerScans } from './commands/scans.ts';
import { registerServe } from './commands/serve.ts';
import { registerSetup } from './commands/setup.ts';
import { registerWatch } from './commands/watch.ts';

/** The exit code of a command line with a usage error. */
const usageExitCode = 2;

/** The command line with all its commands. */
export function createProgram(io: CommandIo): Command {
  const program = new Command('answerscope')
    .description('Measure how visible a brand is in the answers of AI platforms.')
    .version(appVersion(), '-V, --version', 'print the version')
    .option(
      '--data <folder>',
      'folder of the workspace (default: ANSWERSCOPE_DATA, else the folder for application data)',
    )
    .option('--json', 'machine-readable output, one object per line')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => void io.stdout.write(text),
      writeErr: (text) => void io.stderr.write(text),
      outputError: (text, write) => write(`answerscope: ${lineOf(text.replace(/^error: /, ''))}\n`),
    });
  registerServe(program, io);
  registerSample(program, io);
  registerSetup(program, io);
  registerRemove(program, io);
  registerClientList(program, io);
  registerHandOver(program, io);
  registerClients(program, io);
  registerAlerts(program, io);
  registerEffects(program, io);
  registerKeys(program, io);
  registerScan(program, io);
  registerScans(program, io);
  registerGroups(program, io);
  registerImport(program, io);
  registerCall(program, io);
  registerMcp(program, io);
  registerWatch(program, io);
  registerCompletion(program, io);
  registerReport(program, io);
  registerReports(program, io);
  registerExport(program, io);
  registerPublish(program, io);
  registerBackup(program, io);
  registerCheck(program, io);
  registerReanalyse(program, io);
  return program;
}

/** Runs a command line and returns the exit code; an error is one line on standard error. */
export async function runProgram(args: readonly string[], io: CommandIo): Promise<number> {
  const program = createProgram(io);
  try {
    await program.parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : usageExitCode;
    io.stderr.write(`answerscope: ${printable(lineOf(error))}\n`);
    return error instanceof CommandError ? error.exitCode : 1;
  }
}
