import { toCsv } from '#shared/domain/csv.ts';
import type { ReportModel } from './report-model.ts';
import { answerTable } from './report-tables.ts';

/** The answers of the period, one row each, as CSV; the last column says whether the data is simulated. */
export function renderCsv(model: ReportModel): string {
  const { columns, rows } = answerTable(model);
  return toCsv(
    [...columns.map((column) => column.heading), 'Data'],
    rows.map((row) => [...row, model.env]),
  );
}
