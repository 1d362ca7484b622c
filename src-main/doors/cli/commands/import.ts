import path from 'node:path';
import { InvalidArgumentError, type Command } from 'commander';
import { definedFields } from '#shared/domain/fields.ts';
import { ServiceError } from '#shared/contract/errors.ts';
import type { InputOf, OutputOf } from '#shared/contract/index.ts';
import { importFields, type ImportField } from '#shared/contract/workspace/imports.ts';
import { nearestName } from '#shared/domain/nearest-name.ts';
import { collect, parseId } from '../arguments.ts';
import { action, withWorkspace, type CommandContext } from '../command-context.ts';
import { CommandError, usageError } from '../command-error.ts';
import type { CommandIo } from '../command-io.ts';
import { withJobProgress } from '../job-progress.ts';
import { printable } from '../printable.ts';

type Mapping = Partial<Record<ImportField, string>>;
type Outcome = OutputOf<'import-answers'>;

interface ImportOptions {
  readonly customer: number;
  readonly group?: number;
  readonly groupName?: string;
  readonly platform?: string;
  readonly newPlatform?: string[];
  readonly date?: string;
  readonly map?: Mapping;
  readonly mapping?: string;
  readonly list?: string;
  readonly language?: string;
  readonly country?: string;
  readonly dryRun?: boolean;
}

/** Registers `import`: recorded answers from files. */
export function registerImport(program: Command, io: CommandIo): void {
  program
    .command('import')
    .argument('<files...>', 'CSV, JSON, JSON Lines or XLSX; several that belong together, or their folder')
    .description(
      'import recorded answers, also the exports of other trackers; rejected rows are reported by cause, no answer is imported twice',
    )
    .requiredOption('--customer <id>', 'customer the answers are about', parseId)
    .option('--group <id>', 'query group to import into', parseId)
    .option('--group-name <name>', 'query group to import into; created if there is none of that name')
    .option('--platform <name>', 'platform of rows that do not name one')
    .option('--new-platform <name>', 'platform that rows may name although it is not known; may be repeated', collect)
    .option('--date <day>', 'date of rows that do not have one, yyyy-mm-dd (default: today)')
    .option(
      '--map <columns>',
      `column of each field: query=COLUMN,answer=COLUMN,… (fields: ${importFields.join(', ')})`,
      parseMapping,
    )
    .option('--mapping <file>', 'mapping file of a tool that is not known (see docs/importing.md)')
    .option(
      '--list <path>',
      'of a JSON file with several lists of rows, the one to import: .results, .data[].answers; of a workbook, the sheet',
    )
    .option('--language <name>', 'language of a group that is created')
    .option('--country <code>', 'country of a group that is created')
    .option('--dry-run', 'read and check everything without storing it')
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
        `"${name}" is not one of ${importFields.join(', ')}${nearest === undefined ? '.' : `; did you mean ${nearest}?`}`,
      );
    }
    mapping[name] = column.join('=').trim();
  }
  return mapping;
}

function requestOf([file = '', ...further]: readonly string[], options: ImportOptions): InputOf<'import-answers'> {
  const given = {
    // Another process may run the command, from another folder.
    files: further.length === 0 ? undefined : further.map((one) => path.resolve(one)),
    mappingFile: options.mapping === undefined ? undefined : path.resolve(options.mapping),
    queryGroupId: options.group,
    groupName: options.groupName,
    platform: options.platform,
    newPlatforms: options.newPlatform,
    date: options.date,
    mapping: options.map,
    list: options.list,
    language: options.language,
    countryCode: options.country,
    dryRun: options.dryRun,
  };
  return { file: path.resolve(file), customerId: options.customer, ...definedFields(given) };
}

const importAnswers = (context: CommandContext, files: readonly string[], options: ImportOptions): Promise<void> =>
  withWorkspace(context, async (client) => {
    const file = files.join(', ');
    const outcome = await withJobProgress(context, client, 'import', () =>
      client.call('import-answers', requestOf(files, options)),
    ).catch((error: unknown) => {
      throw inOptions(error, file);
    });
    for (const problem of outcome.problems)
      context.io.stderr.write(printable(`${file}: ${problemLine(problem, outcome)}\n`));
    context.printer.record(outcome, linesOf(outcome).join('\n'));
    if (outcome.needs !== null) throw new CommandError('Nothing was read: choose first.');
    if (outcome.rows === 0) throw new CommandError(`${file} has no rows. Nothing was imported.`);
    if (outcome.rejected > 0 && outcome.imported + outcome.alreadyThere + outcome.queriesOnly === 0)
      throw new CommandError(`No row of ${file} could be read. Nothing was imported.`);
  });

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** What to do about rows that an option decides about. */
const remedies = {
  platform: '; choose one for such rows with --platform',
  newPlatforms: '; allow a new one with --new-platform',
} as const;

/** `412 rows: the answer is empty (lines 2, 3, 5, 8, 9, …)`. */
function problemLine(problem: Outcome['problems'][number], { countedIn }: Outcome): string {
  const { message, count, lines, example, decidedBy } = problem;
  const place = countedIn === 'rows' ? 'row' : 'line';
  const places = `${place}${count === 1 ? '' : 's'} ${lines.join(', ')}${count > lines.length ? ', …' : ''}`;
  return `${counted(count, 'row')}: ${message}${example === null ? '' : `, not "${example}"`}${decidedBy === null ? '' : remedies[decidedBy]} (${places})`;
}

/** The option that sets each field of the request. */
const optionOf: Readonly<Record<string, string>> = {
  customerId: '--customer',
  queryGroupId: '--group',
  groupName: '--group-name',
  platform: '--platform',
  newPlatforms: '--new-platform',
  date: '--date',
  mapping: '--map',
  mappingFile: '--mapping',
  list: '--list',
  language: '--language',
  countryCode: '--country',
};
const fieldNames = new RegExp(
  String.raw`\b(?:${Object.keys(optionOf)
    .filter((name) => /[A-Z]/.test(name))
    .join('|')})\b`,
  'g',
);

/** A problem of the request in the words of the command line: its options, and the file, of which the service may have a copy. */
function inOptions(error: unknown, file: string): unknown {
  if (!(error instanceof ServiceError) || error.details.length === 0) return error;
  const lines = error.details.map(({ path: field, message }) => {
    const [name = ''] = field.split(/[.[]/);
    return `${name === 'file' ? file : (optionOf[name] ?? field)}: ${message.replaceAll(fieldNames, (word) => optionOf[word] ?? word)}`;
  });
  const isOfFile = error.details.every(({ path: field }) => field === 'file');
  return new CommandError(lines.join('; '), isOfFile ? 1 : usageError);
}

/** What has to be chosen before the file can be read. */
function choiceLines({ needs, lists, unusedColumns, format }: Outcome): string[] {
  if (needs === 'list')
    return [
      format === 'xlsx'
        ? 'The workbook has several sheets; choose one with --list NAME:'
        : 'The file holds several lists of rows; choose one with --list PATH:',
      ...lists.map(({ path: list, rows, columns }) => `  ${list} (${counted(rows, 'row')}): ${columns.join(', ')}`),
    ];
  if (needs === 'columns')
    return [
      'Choose the columns that hold the queries and the answers with --map query=COLUMN,answer=COLUMN.',
      `Columns: ${unusedColumns.join(', ')}`,
    ];
  return [];
}

/** `Read of .data (Profound, Raw answers): query from "prompt", …`, or a line for each of several files. */
function readLines({ files, list, tool, mapping, unusedColumns }: Outcome): string[] {
  if (files.length > 0)
    return files.map(({ name, tool: known, rows, problem }) =>
      problem === null
        ? `Read ${name}${known === null ? '' : ` (${known})`}: ${counted(rows, 'row')}`
        : `Left out ${name}: ${problem}`,
    );
  const from = `${list === null || list === '.' ? '' : ` of ${list}`}${tool === null ? '' : ` (${tool.name}, ${tool.export})`}`;
  const columns = Object.entries(mapping).map(([field, column]) => `${field} from "${column}"`);
  // Of an export that is known, each column left out is said with its reason.
  const unread = tool === null && unusedColumns.length > 0 ? `; not read: ${unusedColumns.join(', ')}` : '';
  return [`Read${from}: ${columns.join(', ')}${unread}`];
}

const notCarriedLines = ({ notCarriedOver }: Outcome): string[] =>
  notCarriedOver.length === 0
    ? []
    : [
        'Not carried over:',
        ...notCarriedOver.map(({ what, why, rows }) => `  ${rows === null ? '' : `${rows} `}${what}: ${why}`),
      ];

function linesOf(outcome: Outcome): string[] {
  if (outcome.needs !== null) return choiceLines(outcome);
  const { rows, imported, alreadyThere, rejected, queriesAdded, queriesOnly, preview, dryRun } = outcome;
  const summary = `${counted(rows, 'row')}: ${imported} ${dryRun ? 'to import' : 'imported'}, ${alreadyThere} already stored or repeated, ${rejected} rejected; ${queriesAdded} new ${queriesAdded === 1 ? 'query' : 'queries'}${queriesOnly === 0 ? '' : `, ${queriesOnly} without an answer`}`;
  if (dryRun)
    return [
      ...readLines(outcome),
      ...preview.map(
        (row) =>
          `  ${row.date} ${row.platform} | ${row.query} | ${row.answer.slice(0, 60).replaceAll(/\s+/g, ' ')} | ${counted(row.citations, 'citation')}`,
      ),
      ...notCarriedLines(outcome),
      ...(outcome.query_group_id === null
        ? ['The query group does not exist yet: the import creates it, for one credit of the quota, for good.']
        : []),
      `${summary}. Nothing was stored.`,
    ];
  return [
    ...readLines(outcome),
    ...notCarriedLines(outcome),
    `${summary}.`,
    ...(outcome.query_group_id === null
      ? []
      : [
          `Query group ${outcome.query_group_id}, ${counted(outcome.execution_ids.length, 'execution')}: ${outcome.execution_ids.join(', ')}`,
        ]),
  ];
}
