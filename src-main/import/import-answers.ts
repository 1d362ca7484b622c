import { dayIn } from '#shared/domain/dates.ts';
import type { JobContext } from '#main/jobs/job.ts';
import type { OrderOf, OutcomeOf } from '#main/jobs/job-table.ts';
import { recomputeCustomer } from '#main/findings/recompute-history.ts';
import { mapColumns, type ColumnMapping } from './columns.ts';
import { createImportTarget } from './import-target.ts';
import { BadRow, parseRow, type RecordedAnswer, type RowDefaults } from './parse-row.ts';
import { detectFormat, readRecords } from './read-records.ts';

type ImportOutcome = OutcomeOf<'import'>;

/** Small enough that a scan never waits long for the write lock. */
const rowsPerTransaction = 50;
const mostProblems = 50;
const previewedRows = 5;
const previewLength = 300;

/**
 * Imports recorded answers: reads the file row by row, stores valid rows in small transactions, reports invalid ones by
 * line, then updates the brand book and analyses the new answers. Importing a file again adds nothing.
 */
export async function importAnswers(order: OrderOf<'import'>, context: JobContext): Promise<ImportOutcome> {
  const { format, delimiter } = await detectFormat(order.file);
  const defaults: RowDefaults = {
    platform: order.platform ?? null,
    date: order.date ?? dayIn(context.timeZone, context.now()),
    timeZone: context.timeZone,
  };
  const target = createImportTarget(context.store, order.customerId, order.queryGroupId ?? null, context.now);
  const seen = new Set<string>();
  const problems: { line: number; message: string }[] = [];
  const preview: ImportOutcome['preview'] = [];
  let mapping: ColumnMapping = {};
  let columns: string[] | null = null;
  let [rows, imported, alreadyThere, rejected] = [0, 0, 0, 0];
  const reject = (line: number, message: string): void => {
    rejected += 1;
    if (problems.length < mostProblems) problems.push({ line, message });
  };

  let batch: RecordedAnswer[] = [];
  const flush = (): void => {
    if (batch.length > 0 && !order.dryRun) context.store.transaction(() => batch.forEach((row) => target.store(row)));
    batch = [];
  };
  const take = (row: RecordedAnswer): void => {
    const key = JSON.stringify([row.platform, row.date, row.query]);
    if (seen.has(key) || target.has(row)) {
      alreadyThere += 1;
      return;
    }
    seen.add(key);
    imported += 1;
    batch.push(row);
    if (preview.length < previewedRows) preview.push(previewOf(row));
    if (batch.length >= rowsPerTransaction) flush();
  };

  for await (const record of readRecords(order.file, format, delimiter)) {
    context.checkCancelled();
    rows += 1;
    if (record.kind === 'bad') {
      reject(record.line, record.message);
      continue;
    }
    if (columns === null) {
      columns = Object.keys(record.values);
      mapping = mapColumns(columns, order.mapping ?? {});
    }
    try {
      take(parseRow(record.values, mapping, defaults));
    } catch (error) {
      if (!(error instanceof BadRow)) throw error;
      reject(record.line, error.message);
    }
    context.progress(rows, 0, `${imported} answers read`);
  }
  flush();
  if (!order.dryRun) recomputeCustomer(order.customerId, context);
  return {
    query_group_id: order.queryGroupId ?? null,
    execution_ids: [...target.executionIds()],
    format,
    mapping,
    unusedColumns: (columns ?? []).filter((column) => !Object.values(mapping).includes(column)),
    rows,
    imported,
    alreadyThere,
    rejected,
    problems,
    queriesAdded: target.queriesAdded(),
    dryRun: order.dryRun ?? false,
    preview,
  };
}

const previewOf = (row: RecordedAnswer): ImportOutcome['preview'][number] => ({
  query: row.query,
  answer: row.captured.text.slice(0, previewLength),
  date: row.date,
  platform: row.platform,
  citations: row.captured.citations.length,
});
