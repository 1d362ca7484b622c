import path from 'node:path';
import { invalidRequest, ServiceError } from '#shared/contract/errors.ts';
import { platformIds } from '#shared/domain/platforms.ts';
import { dayIn, isoInstant } from '#shared/domain/dates.ts';
import type { JobContext } from '#main/jobs/job.ts';
import type { OrderOf, OutcomeOf } from '#main/jobs/job-table.ts';
import { recomputeCustomer } from '#main/findings/recompute-history.ts';
import { listKnownPlatforms } from '#main/store/imports.ts';
import { BadRow } from './bad-row.ts';
import { underNote } from './begun-imports.ts';
import { openChoice } from './choose-list.ts';
import { withDateOrder } from './date-order.ts';
import { missingField, missingFields } from './columns.ts';
import { findFiles, isFolder } from './find-files.ts';
import { createSession, type ImportSession } from './import-session.ts';
import { notCarriedOver } from './not-carried-over.ts';
import { parseCitationRow, parseQueryRow, parseRow, unknownPlatform, type RowDefaults } from './parse-row.ts';
import { firstColumns, planFile, rowFormat, type FilePlan } from './plan-file.ts';
import { createProblems } from './problems.ts';
import { readRecords } from './read-records.ts';
import { columnsLeft, loadMappings, type ToolMappings } from './tool-mappings.ts';

type Order = OrderOf<'import'>;
type Outcome = OutcomeOf<'import'>;

/** Most lists and columns in an outcome. */
const mostLists = 20;
const mostColumns = 100;

/**
 * Imports recorded answers from a file, or from several that belong together: reads them row by row, stores valid rows in small
 * transactions, counts invalid ones by cause, then updates the brand book and analyses the new answers. Importing a file again
 * adds nothing. If the list or the columns of a file have to be chosen first, a dry run says so in `needs` and reads no row;
 * otherwise it is `invalid_request`.
 */
export const importAnswers = (order: Order, context: JobContext): Promise<Outcome> =>
  underNote(order, context, (noted) => readFiles(noted, context));

/** A file of an import, and how it is read or why it is not. */
type Planned =
  | { readonly name: string; readonly plan: FilePlan }
  | { readonly name: string; readonly plan: null; readonly problem: string };

async function readFiles(order: Order, context: JobContext): Promise<Outcome> {
  const mappings = loadMappings(context.workspaceDirectory, order.mappingFile);
  const named = [order.file, ...(order.files ?? [])];
  const [only, files] =
    named.length === 1 && !isFolder(order.file)
      ? [await planFile(order.file, order, mappings), []]
      : [null, await planFiles(findFiles(named), order, mappings)];
  const plans = only === null ? inOrder(files) : [only];
  const reading: Reading = {
    session: createSession(order, context),
    defaults: defaultsOf(order, context),
    problems: createProblems(),
    context,
    rows: new Map(),
  };
  for (const plan of plans) if (plan.needs === null) await readFile(plan, only === null, reading);
  const { session, problems, rows } = reading;
  session.flush();
  const needs = only?.needs ?? null;
  if (needs !== null && only !== null && order.dryRun !== true) throw whatIsNeeded(only);
  if (order.dryRun !== true) recomputeCustomer(order.customerId, context, session.finish());
  const outcome = session.outcome();
  return {
    ...outcome,
    ...(only === null ? ofSeveral : ofOne(only)),
    query_group_id: order.queryGroupId ?? null,
    files: files.map((file) => entryOf(file, rows)),
    notCarriedOver: needs === null ? notCarriedOver(plans, session.lost(), outcome.queriesOnly) : [],
    needs,
    rows: total(rows),
    rejected: problems.total(),
    problems: problems.list(),
    dryRun: order.dryRun ?? false,
  };
}

/** What the rows of all files are read with and into. */
interface Reading {
  readonly session: ImportSession;
  readonly defaults: RowDefaults;
  readonly problems: ReturnType<typeof createProblems>;
  readonly context: JobContext;
  /** Rows read of each file so far. */
  readonly rows: Map<FilePlan, number>;
}

const total = (rows: Reading['rows']): number => [...rows.values()].reduce((sum, count) => sum + count, 0);

async function readFile(
  plan: FilePlan,
  isOneOfSeveral: boolean,
  { session, defaults, problems, context, rows }: Reading,
): Promise<void> {
  const format = await withDateOrder(plan, rowFormat(plan));
  const before = total(rows);
  const reject = (line: number, cause: { readonly message: string }): void =>
    problems.add(line, isOneOfSeveral ? { ...cause, message: `${plan.name}: ${cause.message}` } : cause);
  const take = (values: Readonly<Record<string, unknown>>): void => {
    const holds = plan.recognised?.export.holds ?? 'answers';
    if (holds === 'queries') session.takeQuery(parseQueryRow(values, format));
    else if (holds === 'citations') session.takeCitations(parseCitationRow(values, format, defaults));
    else session.takeAnswer(parseRow(values, format, defaults));
  };
  let read = 0;
  for await (const record of readRecords(plan.file, plan.format, plan.list)) {
    context.checkCancelled();
    rows.set(plan, ++read);
    if (record.kind === 'bad') {
      reject(record.line, record);
      continue;
    }
    try {
      take(record.values);
    } catch (error) {
      if (!(error instanceof BadRow)) throw error;
      reject(record.line, { message: error.message, ...placeOf(error) });
    }
    context.progress(before + read, 0, `${session.imported()} answers read`);
  }
}

const placeOf = ({ example, decidedBy }: BadRow) => ({ example, decidedBy });

function defaultsOf(order: Order, context: JobContext): RowDefaults {
  const today = dayIn(context.timeZone, context.now());
  const defaults: RowDefaults = {
    platform: order.platform ?? null,
    date: order.date ?? today,
    timeZone: context.timeZone,
    today,
    now: isoInstant(context.now()),
    platforms: new Set([...platformIds, ...listKnownPlatforms(context.store), ...(order.newPlatforms ?? [])]),
  };
  if (defaults.date > today) throw invalidRequest('date', `${defaults.date} is in the future (today is ${today})`);
  if (defaults.platform !== null && !defaults.platforms.has(defaults.platform))
    throw invalidRequest(
      'platform',
      `${unknownPlatform(defaults.platform)}, not "${defaults.platform}"; name a new one in newPlatforms too`,
    );
  return defaults;
}

/** Plans each file by itself: one that cannot be read is left out, and said. Throws `invalid_request` if none can be read. */
async function planFiles(files: readonly string[], order: Order, mappings: ToolMappings): Promise<Planned[]> {
  const planned: Planned[] = [];
  for (const file of files) planned.push(await planOne(file, order, mappings));
  const problems = planned.flatMap((one) => (one.plan === null ? [`${one.name}: ${one.problem}`] : []));
  if (problems.length === planned.length)
    throw invalidRequest('file', `no file can be read: ${problems.slice(0, mostLists).join('; ')}`);
  return planned;
}

async function planOne(file: string, order: Order, mappings: ToolMappings): Promise<Planned> {
  const name = path.basename(file);
  try {
    const plan = await planFile(file, order, mappings);
    if (plan.needs === null) return { name, plan };
    const what = plan.needs === 'list' ? 'the list that holds the answers' : 'the columns of queries and answers';
    return { name, plan: null, problem: `choose ${what}: import it by itself` };
  } catch (error) {
    if (!(error instanceof ServiceError) || error.code !== 'invalid_request') throw error;
    return { name, plan: null, problem: error.details[0]?.message ?? error.message };
  }
}

/** Sources come before the answers that they belong to, and queries after the answers to them. */
const inOrder = (files: readonly Planned[]): FilePlan[] => {
  const plans = files.flatMap(({ plan }) => plan ?? []);
  const holding = (holds: string) =>
    plans.filter(({ recognised }) => (recognised?.export.holds ?? 'answers') === holds);
  return [...holding('citations'), ...holding('answers'), ...holding('queries')];
};

const entryOf = (file: Planned, rows: Reading['rows']): Outcome['files'][number] => ({
  name: file.name,
  tool: file.plan?.recognised == null ? null : `${file.plan.recognised.tool.name}, ${file.plan.recognised.export.name}`,
  rows: file.plan === null ? 0 : (rows.get(file.plan) ?? 0),
  problem: file.plan === null ? file.problem : null,
});

type OfFile = Pick<Outcome, 'format' | 'tool' | 'list' | 'lists' | 'countedIn' | 'mapping' | 'unusedColumns'>;

const ofSeveral: OfFile = {
  format: 'several',
  tool: null,
  list: null,
  lists: [],
  countedIn: 'rows',
  mapping: {},
  unusedColumns: [],
};

const ofOne = ({ format, choice, list, columns, recognised, fields }: FilePlan): OfFile => ({
  format: format.format,
  tool: recognised === null ? null : { ...recognised.tool, export: recognised.export.name },
  list: list === null ? null : list.path,
  lists: (choice?.choices ?? []).slice(0, mostLists).map(({ path: place, rows, columns: names }) => ({
    path: place,
    rows,
    columns: names.slice(0, mostColumns),
  })),
  countedIn: format.format === 'json' || format.format === 'xlsx' ? 'rows' : 'lines',
  mapping: firstColumns(fields),
  unusedColumns: columnsLeft(columns, fields).slice(0, mostColumns),
});

function whatIsNeeded({ choice, fields, columns }: FilePlan): Error {
  if (choice?.kind === 'open') return openChoice(choice.choices);
  return missingField(missingFields(firstColumns(fields))[0] ?? 'query', columns);
}
