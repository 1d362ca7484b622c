import writeXlsxFile from 'write-excel-file/node';
import type { ReportModel } from '../report-model.ts';
import { changeParts } from './change-parts.ts';
import { chartFeature } from './chart-feature.ts';
import { chartsSheet } from './charts-sheet.ts';
import { printFeature } from './print-feature.ts';
import { propertiesFeature } from './properties-feature.ts';
import type { ReportSheet } from './sheet.ts';
import { tableSheets } from './sheet-tables.ts';
import { summarySheet } from './summary-sheet.ts';
import { withRows } from './table-rows.ts';

/** The report as a workbook: a summary, native charts, and a sheet per table; numbers as numbers, days as days, no formulas. */
export async function renderXlsx(model: ReportModel): Promise<Buffer> {
  const charts = chartsSheet(model);
  const sheets: ReportSheet[] = [...[summarySheet(model)], ...(charts === null ? [] : [charts]), ...tableSheets(model)];
  const workbook = await writeXlsxFile(sheets, {
    fontFamily: 'Calibri',
    fontSize: 11,
    features: [printFeature(sheets, model), chartFeature(sheets), propertiesFeature(model)],
  }).toBuffer();
  const tables = new Map(sheets.map(({ layout }, index) => [`xl/worksheets/sheet${index + 1}.xml`, layout]));
  return changeParts(workbook, (path, content) => {
    const { rows = [], headRow = null } = tables.get(path) ?? {};
    if (rows.length === 0 || headRow === null) return content;
    return Buffer.from(withRows(content.toString('utf8'), rows, headRow + 1));
  });
}
