import type { ReportSection } from '#shared/contract/workspace/reports.ts';
import writeXlsxFile, { type Cell as SheetCell, type Sheet } from 'write-excel-file/node';
import { plainLines } from './excerpt.ts';
import type { ReportModel } from './report-model.ts';
import {
  actionTable,
  answerTable,
  articleTable,
  companyTable,
  domainTable,
  gapTable,
  groupTable,
  methodTable,
  movementTable,
  noteTable,
  recommendationTable,
  scoreTable,
  trendTable,
} from './report-tables.ts';
import type { Cell, Column, ReportTable } from './table-columns.ts';
import { reportTexts, sampleWarning, scopeLabel } from './labels.ts';
import { xmlText } from '#shared/domain/xml-text.ts';

/** The sheets of each section, by name. */
const sheetsOf: Readonly<Record<ReportSection, Readonly<Record<string, (model: ReportModel) => ReportTable>>>> = {
  summary: { Summary: scoreTable, 'Query groups': groupTable },
  trend: { Trend: trendTable, Notes: noteTable },
  actions: { 'Work done': actionTable },
  competitors: { Companies: companyTable },
  sources: { Domains: domainTable, Pages: articleTable, Gaps: gapTable },
  queries: { 'Queries won and lost': movementTable },
  answers: { Answers: answerTable },
  recommendations: { Recommendations: recommendationTable },
  method: { Method: methodTable },
  // Every answer is a row of its sheet; whole texts are for reading: documents have them.
  evidence: {},
};

/** Maximum number of characters in a spreadsheet cell. */
const longestCell = 32_767;
const formats: Partial<Record<Column['kind'], string>> = {
  integer: '#,##0',
  percent: '0.0',
  decimal: '0.0',
  day: 'yyyy-mm-dd',
};

const cellText = (text: string): string => xmlText(text).slice(0, longestCell).toWellFormed();

/** Text is written as text, whatever it begins with: a workbook evaluates only what is marked as a formula. */
function sheetCell(cell: Cell, { kind }: Column): SheetCell {
  if (cell === null) return null;
  const format = formats[kind];
  if (typeof cell === 'number')
    return { value: cell, type: Number, alignVertical: 'top', ...(format === undefined ? {} : { format }) };
  if (kind === 'day')
    return { value: new Date(`${cell}T00:00:00Z`), type: Date, alignVertical: 'top', format: 'yyyy-mm-dd' };
  return { value: cellText(cell), type: String, alignVertical: 'top', wrap: true };
}

const plain = (value: string, style: object = {}): SheetCell => ({ value: cellText(value), type: String, ...style });
const warning: SheetCell = plain(sampleWarning, { fontWeight: 'bold', textColor: '#b3261e' });

function tableSheet(name: string, table: ReportTable, model: ReportModel): Sheet<Buffer> {
  const { t } = reportTexts(model);
  const above: SheetCell[][] = [
    [plain(`${t.marked(table.title)} · ${scopeLabel(model)}`, { fontWeight: 'bold' })],
    ...(table.note === '' ? [] : [[plain(table.note, { textColor: '#5a6070' })]]),
    ...(model.env === 'sample' ? [[warning]] : []),
  ];
  const head = table.columns.map((column) =>
    plain(t.marked(column.heading), {
      fontWeight: 'bold',
      wrap: true,
      bottomBorderStyle: 'thin',
      height: 32,
      alignVertical: 'bottom',
      backgroundColor: '#eef0f4',
    }),
  );
  const rows = table.rows.map((row) => table.columns.map((column, index) => sheetCell(row[index] ?? null, column)));
  return {
    sheet: name,
    data: [...above, head, ...(rows.length === 0 ? [[plain(table.empty)]] : rows)],
    columns: table.columns.map((column) => ({ width: Math.round(column.width * 11) })),
    stickyRowsCount: above.length + 1,
    orientation: 'landscape',
  };
}

function aboutSheet(model: ReportModel): Sheet<Buffer> {
  const line = (label: string, value: string): SheetCell[] => [
    plain(label, { fontWeight: 'bold' }),
    plain(value, { wrap: true }),
  ];
  return {
    sheet: 'About',
    data: [
      [plain(model.title, { fontWeight: 'bold', fontSize: 16, height: 24 })],
      ...(model.env === 'sample' ? [[warning]] : []),
      line('Customer', model.customer.name),
      line('Website', model.customer.websiteUrl),
      ...(model.organization === '' ? [] : [line('Prepared by', model.organization)]),
      line('About', scopeLabel(model)),
      line('Made on', reportTexts(model).day(model.createdOn)),
      ...plainLines(model.intro).map((text) => line('', text)),
      line('Made with', `Answerscope ${model.appVersion}, analysis version ${model.analysisVersion}`),
    ],
    columns: [{ width: 18 }, { width: 90 }],
  };
}

/** The report as a workbook: one sheet per table, numbers as numbers, days as days, no formulas. */
export function renderXlsx(model: ReportModel): Promise<Buffer> {
  const sheets = model.sections.flatMap((section) =>
    Object.entries(sheetsOf[section])
      .filter(
        ([name]) =>
          (name !== 'Notes' || model.notes.length > 0) && (name !== 'Query groups' || model.groups.length > 1),
      )
      .map(([name, table]) => tableSheet(name, table(model), model)),
  );
  return writeXlsxFile([aboutSheet(model), ...sheets], { fontFamily: 'Calibri', fontSize: 11 }).toBuffer();
}
