import type { Cell as SheetCell, CellObject } from 'write-excel-file/node';
import { reportTexts, scopeLabel } from '../labels.ts';
import type { ReportModel } from '../report-model.ts';
import type { ReportTable } from '../table-columns.ts';
import { across, headCell, plain, soft, tableCell, warning } from './cells.ts';
import type { ReportSheet } from './sheet.ts';
import { standInRow } from './table-rows.ts';

/** Pages of a sheet that are printed, about; a sheet with more is for the screen, and says so. */
const mostPages = 4;
/** Points of a landscape page within its margins, less its repeated heads, and of a digit. */
const [pageWidth, pageHeight, digitWidth] = [770, 430, 5.6];
const fewestPoints = 15;

/** Characters of a column of relative width 1. */
const widthUnit = 11;

/** How many rows fit on the pages that are printed, made as wide as a page. */
function printedRows(rows: readonly (readonly CellObject[])[], widths: readonly number[]): number {
  const scale = Math.min(1, pageWidth / (digitWidth * widths.reduce((sum, width) => sum + width, 0)));
  let left = (mostPages * pageHeight) / scale;
  const end = rows.findIndex((row) => {
    left -= Math.max(fewestPoints, ...row.map(({ height = 0 }) => height));
    return left < 0;
  });
  return end < 0 ? rows.length : end;
}

/** A table on a sheet of its own: its heading and basis above, its column heads frozen, filtered and repeated in print. */
export function tableSheet(
  name: string,
  table: ReportTable,
  model: ReportModel,
  own: (place: number) => boolean = () => false,
): ReportSheet {
  const texts = reportTexts(model);
  const { t } = texts;
  const widths = table.columns.map((column) => Math.round(column.width * widthUnit));
  const rows = table.rows.map((row, place) =>
    table.columns.map((column, index) => tableCell(row[index] ?? null, column, widths[index], own(place))),
  );
  const printed = printedRows(rows, widths);
  const note = [
    ...(table.note === '' ? [] : [table.note]),
    ...(printed < rows.length
      ? [t('Printed: the first {count, plural, one {# row} other {# rows}}.', { count: printed })]
      : []),
  ].join(' ');
  const width = widths.reduce((sum, one) => sum + one, 0);
  const line = (value: string, style: Parameters<typeof across>[3]): SheetCell[] =>
    across(value, width, widths.length, style);
  const above: SheetCell[][] = [
    line(t.marked(table.title), { fontWeight: 'bold', fontSize: 14 }),
    line(scopeLabel(model), { textColor: soft }),
    ...(note === '' ? [] : [line(note, { textColor: soft })]),
    ...(model.env === 'sample' ? [[warning(texts)]] : []),
  ];
  const headRow = above.length + 1;
  const lastRow = headRow + Math.max(1, rows.length);
  return {
    sheet: name,
    data: [
      ...above,
      table.columns.map((column, index) => headCell(t.marked(column.heading), column, widths[index] ?? 0)),
      rows.length === 0 ? [plain(table.empty)] : standInRow(rows),
    ],
    columns: widths.map((width) => ({ width })),
    stickyRowsCount: headRow,
    showGridLines: false,
    rightToLeft: texts.language.direction === 'rtl',
    layout: {
      headRow: rows.length === 0 ? null : headRow,
      columnCount: table.columns.length,
      lastRow,
      lastPrinted: headRow + Math.max(1, printed),
      onePage: false,
      links: [],
      charts: [],
      rows,
    },
  };
}
