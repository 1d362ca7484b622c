import { csvLine, csvLineEnd, csvStart, type CsvValue } from '#shared/domain/csv.ts';
import type { ReadText } from './read-answers.ts';
import type { ReportModel, ReportNote } from './report-model.ts';
import { answerTable } from './report-tables.ts';

/** Rows in a part of the file. */
const partRows = 500;

const noteCells: Readonly<Record<string, (note: ReportNote) => string>> = {
  Day: ({ day }) => day,
  'Query group': ({ queryGroup }) => queryGroup ?? '',
  Outcome: () => 'note',
  Excerpt: ({ text }) => text,
};

function* rowsOf(model: ReportModel, readText: ReadText): Generator<CsvValue[]> {
  // Programs read its heads and words: they are English in every language.
  const { columns, rows } = answerTable({ ...model, language: 'en' });
  const whole = model.wholeAnswers;
  yield [...columns.map((column) => column.heading), ...(whole ? ['Answer'] : []), 'Data'];
  for (const [index, row] of rows.entries())
    yield [...row, ...(whole ? [readText(model.answers[index]?.answerId ?? 0)] : []), model.env];
  if (!model.sections.includes('trend')) return;
  for (const note of model.notes)
    yield [...columns.map(({ heading }) => noteCells[heading]?.(note) ?? null), ...(whole ? [null] : []), model.env];
}

/**
 * The answers of the period, one row each, as CSV in parts; with whole answers their Markdown is a column. The last column
 * says whether the data is simulated. Notes follow with the outcome `note`, their day, group and text, if the report has
 * its trend.
 */
export function* renderCsv(model: ReportModel, readText: ReadText): Generator<string> {
  let part = csvStart;
  let count = 0;
  for (const row of rowsOf(model, readText)) {
    part += csvLine(row) + csvLineEnd;
    count += 1;
    if (count % partRows !== 0) continue;
    yield part;
    part = '';
  }
  yield part;
}
