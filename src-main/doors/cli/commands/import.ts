import path from 'node:path';
import { InvalidArgumentError, type Command } from 'commander';
import type { InputOf, OutputOf } from '#shared/contract/index.ts';
import { importFields, type ImportField } from '#shared/contract/workspace/imports.ts';
import { nearestName } from '#shared/domain/nearest-name.ts';
import { parseId } from '../arguments.ts';
import { action, withWorkspace, type CommandContext } from '../command-context.ts';
import { CommandError } from '../command-error.ts';
import type { CommandIo } from '../command-io.ts';
import { createProgressLine } from '../progress-line.ts';

type Mapping = Partial<Record<ImportField, string>>;
type Outcome = OutputOf<'import-answers'>;

interface ImportOptions {
  readonly customer: number;
  readonly group?: number;
  readonly groupName?: string;
  readonly platform?: string;
  readonly date?: string;
  readonly map?: Mapping;
  readonly language?: string;
  readonly country?: string;
  readonly dryRun?: boolean;
}

/** Registers `import`: recorded answers from a file. */
export function registerImport(program: Command, io: CommandIo): void {
  program
    .command('import')
    .argument('<file>', 'CSV, JSON or JSON Lines')
    .description('import recorded answers; bad rows are told by line, nothing is imported twice')
    .requiredOption('--customer <id>', 'customer the answers are about', parseId)
    .option('--group <id>', 'query group to import into', parseId)
    .option('--group-name <name>', 'query group to import into, made when there is none of that name')
    .option('--platform <name>', 'platform of rows that name none')
    .option('--date <day>', 'date of rows that name none, yyyy-mm-dd (default: today)')
    .option(
      '--map <columns>',
      `which column holds what: query=COL,answer=COL,…  (${importFields.join(', ')})`,
      parseMapping,
    )
    .option('--language <name>', 'language of a group that is made')
    .option('--country <code>', 'country of a group that is made')
    .option('--dry-run', 'read and check everything, store nothing')
    .action(action(io, program, importAnswers));
}

const isField = (name: string): name is ImportField => (importFields as readonly string[]).includes(name);

/** `query=Question,answer=Text` as a mapping. */
export function parseMapping(text: string): Mapping {
  const mapping: Mapping = {};
  for (const pair of text.split(',')) {
    const [field = '', ...column] = pair.split('=');
    const name = field.trim();
    if (column.length === 0) throw new InvalidArgumentError(`"${pair}" must look like query=COLUMN.`);
    if (!isField(name)) {
      const nearest = nearestName(name, importFields);
      throw new InvalidArgumentError(
        `"${name}" is none of ${importFields.join(', ')}${nearest === undefined ? '.' : `; did you mean ${nearest}?`}`,
      );
    }
    mapping[name] = column.join('=').trim();
  }
  return mapping;
}

function requestOf(file: string, options: ImportOptions): InputOf<'import-answers'> {
  const given = {
    queryGroupId: options.group,
    groupName: options.groupName,
    platform: options.platform,
    date: options.date,
    mapping: options.map,
    language: options.language,
    countryCode: options.country,
    dryRun: options.dryRun,
  };
  const present = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Partial<
    InputOf<'import-answers'>
  >;
  // Another process may carry the command out, from another folder.
  return { file: path.resolve(file), customerId: options.customer, ...present };
}

const importAnswers = (context: CommandContext, file: string, options: ImportOptions): Promise<void> =>
  withWorkspace(context, async (client) => {
    const progress = createProgressLine(context.io.stderr);
    const stop = client.subscribe((event) => {
      if (event.kind === 'job' && event.job === 'import') progress.show(event.completed, event.total, event.message);
    });
    let outcome: Outcome;
    try {
      outcome = await client.call('import-answers', requestOf(file, options));
    } finally {
      stop();
      progress.clear();
    }
    for (const { line, message } of outcome.problems) context.io.stderr.write(`${file}, line ${line}: ${message}\n`);
    context.printer.record(outcome, linesOf(outcome).join('\n'));
    if (outcome.rejected > 0 && outcome.imported === 0 && outcome.alreadyThere === 0)
      throw new CommandError(`No row of ${file} could be read; nothing was imported.`);
  });

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

function linesOf(outcome: Outcome): string[] {
  const { rows, imported, alreadyThere, rejected, queriesAdded, mapping, unusedColumns, preview, dryRun } = outcome;
  const summary = `${counted(rows, 'row')}: ${imported} ${dryRun ? 'to import' : 'imported'}, ${alreadyThere} already there, ${rejected} rejected; ${queriesAdded} new ${queriesAdded === 1 ? 'query' : 'queries'}`;
  const columns = Object.entries(mapping).map(([field, column]) => `${field} from "${column}"`);
  const read = `Read: ${columns.join(', ')}${unusedColumns.length > 0 ? `; not read: ${unusedColumns.join(', ')}` : ''}`;
  if (dryRun)
    return [
      read,
      ...preview.map(
        (row) =>
          `  ${row.date} ${row.platform} | ${row.query} | ${row.answer.slice(0, 60)} | ${counted(row.citations, 'citation')}`,
      ),
      `${summary}. Nothing was stored.`,
    ];
  return [
    read,
    `${summary}.`,
    ...(outcome.query_group_id === null
      ? []
      : [
          `Query group ${outcome.query_group_id}, ${counted(outcome.execution_ids.length, 'execution')}: ${outcome.execution_ids.join(', ')}`,
        ]),
  ];
}
