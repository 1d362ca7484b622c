import path from 'node:path';
import { InvalidArgumentError, type Command } from 'commander';
import type { InputOf } from '#shared/contract/index.ts';
import { defaultPattern, namePlaceholders } from '#shared/contract/workspace/report-runs.ts';
import { reportFormats, type ReportFormat } from '#shared/contract/workspace/reports.ts';
import { parseId } from '../arguments.ts';
import { action, withWorkspace, type CommandContext } from '../command-context.ts';
import { CommandError, usageError } from '../command-error.ts';
import type { CommandIo } from '../command-io.ts';
import { withJobProgress } from '../job-progress.ts';

interface ReportsOptions {
  readonly all?: boolean;
  readonly customer?: number[];
  readonly month: string;
  readonly folder: string;
  readonly format?: ReportFormat[];
  readonly pattern?: string;
  readonly draft?: boolean;
  readonly replace?: boolean;
  readonly plan?: boolean;
}

/** Registers `reports`: the reports of a month for many clients. */
export function registerReports(program: Command, io: CommandIo): void {
  program
    .command('reports')
    .description(
      'write the reports of a month for all customers into a folder, each by its template; files that exist are kept',
    )
    .option('--all', 'for every customer that is not archived')
    .option('--customer <id>', 'for this customer; may be repeated', collectIds)
    .requiredOption('--month <month>', 'month, yyyy-mm')
    .requiredOption('--folder <folder>', 'folder to write to; created if it is missing')
    .option('--format <formats>', `formats, of ${reportFormats.join(',')} (default: pdf)`, parseFormats)
    .option(
      '--pattern <text>',
      `names of the files, with ${namePlaceholders.map((name) => `{${name}}`).join(', ')}; / begins a folder (default: ${defaultPattern})`,
    )
    .option('--draft', 'write an e-mail draft with the files beside them; nothing is sent')
    .option('--replace', 'replace files that exist')
    .option('--plan', 'only print which files would be written')
    .action(action(io, program, reports));
}

const collectIds = (text: string, before: readonly number[] = []): number[] => [...before, parseId(text)];

function parseFormats(text: string): ReportFormat[] {
  return text.split(',').map((part) => {
    const format = reportFormats.find((known) => known === part.trim());
    if (format === undefined)
      throw new InvalidArgumentError(`"${part.trim()}" is not one of ${reportFormats.join(', ')}.`);
    return format;
  });
}

function requestOf({ all, customer, month, folder, format, pattern, draft }: ReportsOptions): InputOf<'plan-reports'> {
  if ((all === true) === (customer !== undefined)) throw new CommandError('Choose --all or --customer.', usageError);
  return {
    month,
    // Another process may run the command, from another folder.
    folder: path.resolve(folder),
    ...(customer !== undefined && { customerIds: customer }),
    ...(format !== undefined && { formats: format }),
    ...(pattern !== undefined && { pattern }),
    ...(draft === true && { draft }),
  };
}

async function reports(context: CommandContext, options: ReportsOptions): Promise<void> {
  const request = requestOf(options);
  await withWorkspace(context, async (client) => {
    const { printer } = context;
    if (options.plan === true) {
      const { problem, clients } = await client.call('plan-reports', request);
      if (problem !== null) throw new CommandError(problem);
      for (const planned of clients)
        printer.record(
          planned,
          planned.files.map(({ file, exists }) => (exists ? `${file} (exists)` : file)).join('\n'),
        );
      return;
    }
    const { clients } = await withJobProgress(context, client, 'reports', () =>
      client.call('create-reports', { ...request, replace: options.replace === true, wait: true }),
    );
    for (const made of clients ?? []) {
      const what = made.message === '' ? made.files.join(', ') || 'all files exist' : made.message;
      printer.record(made, `${made.customerName}: ${made.state}: ${what}`);
    }
    const failed = clients?.filter(({ state }) => state === 'failed').length ?? 0;
    if (failed > 0)
      throw new CommandError(`The reports of ${failed} of ${clients?.length} customers were not written.`);
  });
}
