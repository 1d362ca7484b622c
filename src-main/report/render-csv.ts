import { toCsv } from '#shared/domain/csv.ts';
import type { ReportModel, ReportNote } from './report-model.ts';
import { answerTable } from './report-tables.ts';

/**
 * The answers of the period, one row each, as CSV; the last column says whether the data is simulated. Notes follow with the
 * outcome `note`, their day, group and text, if the report has its trend.
 */
export function renderCsv(model: ReportModel): string {
  // Programs read its heads and words: they are English in every language.
  const { columns, rows } = answerTable({ ...model, language: 'en' });
  const cells: Readonly<Record<string, (note: ReportNote) => string>> = {
    Day: ({ day }) => day,
    'Query group': ({ queryGroup }) => queryGroup ?? '',
    Outcome: () => 'note',
    Excerpt: ({ text }) => text,
  };
  const notes = model.sections.includes('trend') ? model.notes : [];
  return toCsv(
    [...columns.map((column) => column.heading), 'Data'],
    [...rows, ...notes.map((note) => columns.map(({ heading }) => cells[heading]?.(note) ?? null))].map((row) => [
      ...row,
      model.env,
    ]),
  );
}
