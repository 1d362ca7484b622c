import path from 'node:path';
import { InvalidArgumentError, Option, type Command } from 'commander';
import { definedFields } from '#shared/domain/fields.ts';
import type { InputOf } from '#shared/contract/index.ts';
import {
  evidenceRules,
  reportFormats,
  reportPapers,
  reportSections,
  type EvidenceRule,
  type ReportFormat,
  type ReportPaper,
  type ReportSection,
} from '#shared/contract/workspace/reports.ts';
import { textLanguages } from '#shared/language/text-languages.ts';
import { parseId, parseNewFile } from '../arguments.ts';
import { action, withWorkspace, type CommandContext } from '../command-context.ts';
import type { CommandIo } from '../command-io.ts';
import { withJobProgress } from '../job-progress.ts';

interface ReportOptions {
  readonly customer: number;
  readonly format: ReportFormat;
  readonly out: string;
  readonly from?: string;
  readonly to?: string;
  readonly group?: number;
  readonly platform?: string;
  readonly sections?: ReportSection[];
  readonly title?: string;
  readonly intro?: string;
  readonly accent?: string;
  readonly templateOf?: number;
  readonly coverText?: string;
  readonly footer?: string;
  readonly logo?: string;
  readonly clientLogo?: string;
  readonly author?: string;
  readonly contact?: string;
  readonly language?: string;
  readonly paper?: ReportPaper;
  readonly evidence?: EvidenceRule;
  readonly evidencePerGroup?: number;
  readonly wholeAnswers?: boolean;
}

/** Registers `report`: a report for a client, as a file. */
export function registerReport(program: Command, io: CommandIo): void {
  program
    .command('report')
    .description('write a report about a customer, by its template; covers the last 90 days unless dates are given')
    .requiredOption('--customer <id>', 'customer the report is about', parseId)
    .addOption(new Option('--format <format>', 'file format').choices(reportFormats).makeOptionMandatory())
    .requiredOption(
      '--out <file>',
      'file to write; an existing file is replaced once the new one is complete',
      parseNewFile,
    )
    .option('--from <day>', 'first day, yyyy-mm-dd')
    .option('--to <day>', 'last day, yyyy-mm-dd (default: today)')
    .option('--group <id>', 'only this query group', parseId)
    .option('--platform <name>', 'only this platform')
    .option('--sections <names>', `sections in the order of the report, of ${reportSections.join(',')}`, parseSections)
    .option('--template-of <id>', "use the template of this customer (default: the customer's own)", parseId)
    .option('--title <text>', 'title, instead of the default')
    .option('--intro <text>', 'introduction, in Markdown')
    .option('--accent <colour>', 'accent colour, such as #5b45d9')
    .option('--cover-text <text>', 'plain text on the cover')
    .option('--footer <text>', 'text at the foot of each page (default: author and contact)')
    .option('--logo <file>', 'your logo for the cover, PNG, JPEG or SVG, at most 512 KiB')
    .option('--client-logo <file>', "the client's logo for the cover")
    .option('--author <name>', 'who made it, for the cover and the foot of each page (default: the organization)')
    .option('--contact <text>', 'how to reach the author')
    .addOption(
      new Option('--language <code>', 'of texts, dates and numbers (default: that of most query groups)').choices(
        textLanguages.map(({ code }) => code),
      ),
    )
    .addOption(new Option('--paper <size>', 'size of paper (default: a4)').choices(reportPapers))
    .addOption(
      new Option('--evidence <rule>', 'whole answers in the evidence (default: sample)').choices(evidenceRules),
    )
    .option('--evidence-per-group <number>', 'answers sampled per query group and platform (default: 2)', parseId)
    .option('--whole-answers', 'csv and json: with the whole text of every answer')
    .action(action(io, program, report));
}

/** Parses a list of sections such as `summary,trend`. */
function parseSections(text: string): ReportSection[] {
  return text.split(',').map((part) => {
    const section = reportSections.find((known) => known === part.trim());
    if (section === undefined)
      throw new InvalidArgumentError(`"${part.trim()}" is not one of ${reportSections.join(', ')}.`);
    return section;
  });
}

function requestOf({
  customer,
  format,
  out,
  group,
  logo,
  clientLogo,
  accent,
  ...rest
}: ReportOptions): InputOf<'create-report'> {
  const given = {
    ...rest,
    queryGroupId: group,
    accentColor: accent,
    // Another process may run the command, from another folder.
    logoFile: logo === undefined ? undefined : path.resolve(logo),
    clientLogoFile: clientLogo === undefined ? undefined : path.resolve(clientLogo),
  };
  return { customerId: customer, format, file: path.resolve(out), ...definedFields(given) };
}

const report = (context: CommandContext, options: ReportOptions): Promise<void> =>
  withWorkspace(context, async (client) => {
    const made = await withJobProgress(context, client, 'report', () =>
      client.call('create-report', requestOf(options)),
    );
    context.printer.record(
      made,
      `${made.file}: ${made.from} to ${made.to}, ${made.answers} answers, ${made.bytes} bytes`,
    );
  });
