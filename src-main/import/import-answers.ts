import { invalidRequest } from '#shared/contract/errors.ts';
import { platformIds } from '#shared/domain/platforms.ts';
import { extractCitations } from '#main/analysis/citations/extract-citations.ts';
import { dayIn } from '#shared/domain/dates.ts';
import { noHelpers } from '#main/jobs/in-order.ts';
import type { JobContext } from '#main/jobs/job.ts';
import type { OrderOf, OutcomeOf } from '#main/jobs/job-table.ts';
import { createDiscoverAhead } from '#main/findings/discover-ahead.ts';
import { recomputeCustomer } from '#main/findings/recompute-history.ts';
import { underNote } from './begun-imports.ts';
import { chooseList, openChoice, type ListChoice } from './choose-list.ts';
import { mapColumns, missingField, missingFields, type ColumnMapping } from './columns.ts';
import { detectFormat, type FileFormat } from './detect-format.ts';
import { createImportTarget } from './import-target.ts';
import { listKnownPlatforms } from '#main/store/imports.ts';
import { findQueryGroup } from '#main/store/query-groups.ts';
import { BadRow } from './bad-row.ts';
import { parseRow, unknownPlatform, type RecordedAnswer, type RowDefaults } from './parse-row.ts';
import { BrokenJson } from './json-tokens.ts';
import { createProblems } from './problems.ts';
import { listsOf, readRecords } from './read-records.ts';

type ImportOutcome = OutcomeOf<'import'>;

/** Some 20 ms: a scan never waits long for the write lock. Each transaction waits for the disk. */
const rowsPerTransaction = 200;
/** Answers from which their analysis is worth a second thread. */
const manyAnswers = 1_000;
const previewedRows = 5;
const previewLength = 300;
const repair = 'Export it again, or as JSON Lines, where a broken line costs only its own row';
/** Most lists and columns in an outcome. */
const mostLists = 20;
const mostColumns = 100;

/**
 * Imports recorded answers: reads the file row by row, stores valid rows in small transactions, counts invalid ones by cause,
 * then updates the brand book and analyses the new answers. Importing a file again adds nothing. If the list or the columns
 * have to be chosen first, a dry run says so in `needs` and reads no row; otherwise it is `invalid_request`.
 */
export const importAnswers = (order: OrderOf<'import'>, context: JobContext): Promise<ImportOutcome> =>
  underNote(order, context, (noted) => readFile(noted, context));

async function readFile(order: OrderOf<'import'>, context: JobContext): Promise<ImportOutcome> {
  const { store, helpers = noHelpers } = context;
  const format = await detectFormat(order.file);
  const given = order.mapping ?? {};
  const choice = format.format === 'csv' ? null : await chooseListOf(order, format);
  const today = dayIn(context.timeZone, context.now());
  const defaults: RowDefaults = {
    platform: order.platform ?? null,
    date: order.date ?? today,
    timeZone: context.timeZone,
    today,
    platforms: new Set([...platformIds, ...listKnownPlatforms(store), ...(order.newPlatforms ?? [])]),
  };
  if (defaults.date > today) throw invalidRequest('date', `${defaults.date} is in the future (today is ${today})`);
  if (defaults.platform !== null && !defaults.platforms.has(defaults.platform))
    throw invalidRequest(
      'platform',
      `${unknownPlatform(defaults.platform)}, not "${defaults.platform}"; name a new one in newPlatforms too`,
    );
  const target = createImportTarget(store, order.customerId, order.queryGroupId ?? null, context.now);
  const seen = new Set<string>();
  const problems = createProblems();
  const preview: ImportOutcome['preview'] = [];
  const list = choice?.kind === 'chosen' ? choice.list : null;
  let columns: readonly string[] | null = list?.columns ?? null;
  let mapping: ColumnMapping = list === null ? {} : mapColumns(list.columns, given, list.listColumns);
  let needs: ImportOutcome['needs'] = choice?.kind === 'open' ? 'list' : needsColumns(mapping, columns);
  let [rows, imported, alreadyThere] = [0, 0, 0];

  let batch: RecordedAnswer[] = [];
  /** Rows whose answers are there already, but perhaps not their labels. */
  let relabelled: RecordedAnswer[] = [];
  const ahead = createDiscoverAhead(store, helpers);
  const language =
    order.queryGroupId === undefined ? null : (findQueryGroup(store, order.queryGroupId)?.language ?? null);
  const flush = (): void => {
    if (batch.length + relabelled.length > 0)
      store.transaction(() => {
        for (const row of batch) {
          const id = target.store(row);
          if (id !== null && language !== null && row.captured.outcome === 'answered')
            ahead.stored(order.customerId, { id, language });
        }
        for (const row of relabelled) target.label(row);
      });
    [batch, relabelled] = [[], []];
    ahead.poke();
  };
  const take = (row: RecordedAnswer): void => {
    target.admit(row);
    const key = JSON.stringify([row.platform, row.date, row.query]);
    if (seen.has(key) || target.has(row)) {
      alreadyThere += 1;
      if (!order.dryRun && isLabelled(row)) relabelled.push(row);
      if (relabelled.length >= rowsPerTransaction) flush();
      return;
    }
    seen.add(key);
    imported += 1;
    if (order.dryRun) target.plan(row);
    else batch.push(row);
    // It is ready when the answers are read.
    if (batch.length > 0 && imported === manyAnswers) helpers.start();
    if (preview.length < previewedRows) preview.push(previewOf(row));
    if (batch.length >= rowsPerTransaction) flush();
  };

  const records = needs === null ? readRecords(order.file, format, list) : [];
  for await (const record of records) {
    context.checkCancelled();
    if (record.kind === 'row' && columns === null) {
      columns = Object.keys(record.values);
      mapping = mapColumns(columns, given);
      needs = needsColumns(mapping, columns);
      if (needs !== null) break;
    }
    rows += 1;
    if (record.kind === 'bad') {
      problems.add(record.line, record);
      continue;
    }
    try {
      take(parseRow(record.values, mapping, defaults));
    } catch (error) {
      if (!(error instanceof BadRow)) throw error;
      problems.add(record.line, error);
    }
    context.progress(rows, 0, `${imported} answers read`);
  }
  flush();
  if (needs !== null && !order.dryRun) throw whatIsNeeded(choice, mapping, columns ?? []);
  if (!order.dryRun) recomputeCustomer(order.customerId, context, ahead.finish());
  return {
    query_group_id: order.queryGroupId ?? null,
    execution_ids: [...target.executionIds()],
    format: format.format,
    needs,
    list: list === null ? null : list.path,
    lists: (choice?.choices ?? []).slice(0, mostLists).map(({ path, rows: count, columns: names }) => ({
      path,
      rows: count,
      columns: names.slice(0, mostColumns),
    })),
    countedIn: format.format === 'json' ? 'rows' : 'lines',
    mapping,
    unusedColumns: (columns ?? []).slice(0, mostColumns).filter((column) => !Object.values(mapping).includes(column)),
    rows,
    imported,
    alreadyThere,
    rejected: problems.total(),
    problems: problems.list(),
    queriesAdded: target.queriesAdded(),
    dryRun: order.dryRun ?? false,
    preview,
  };
}

const isLabelled = ({ labels }: RecordedAnswer): boolean => labels.tags.length > 0 || labels.intent !== null;

const needsColumns = (mapping: ColumnMapping, columns: readonly string[] | null): ImportOutcome['needs'] =>
  columns === null || missingFields(mapping).length === 0 ? null : 'columns';

async function chooseListOf(order: OrderOf<'import'>, format: FileFormat): Promise<ListChoice> {
  try {
    return chooseList(await listsOf(order.file, format), order.list ?? null, order.mapping ?? {});
  } catch (error) {
    if (error instanceof BrokenJson)
      throw invalidRequest('file', `the file ${error.message}; nothing was imported. ${repair}`);
    throw error;
  }
}

function whatIsNeeded(choice: ListChoice | null, mapping: ColumnMapping, columns: readonly string[]): Error {
  if (choice?.kind === 'open') return openChoice(choice.choices);
  return missingField(missingFields(mapping)[0] ?? 'query', columns);
}

const previewOf = (row: RecordedAnswer): ImportOutcome['preview'][number] => ({
  query: row.query,
  answer: row.captured.text.slice(0, previewLength),
  date: row.date,
  platform: row.platform,
  // Those in the text count too, as they will when it is analysed.
  citations: extractCitations(row.captured.text, row.captured.citations).filter(({ cited }) => cited).length,
});
