import writeXlsxFile from 'write-excel-file/node';
import type { ReportModel } from '../report-model.ts';
import { chartFeature } from './chart-feature.ts';
import { chartsSheet } from './charts-sheet.ts';
import { printFeature } from './print-feature.ts';
import { propertiesFeature } from './properties-feature.ts';
import type { ReportSheet } from './sheet.ts';
import { tableSheets } from './sheet-tables.ts';
import { summarySheet } from './summary-sheet.ts';

/** The report as a workbook: a summary, native charts, and a sheet per table; numbers as numbers, days as days, no formulas. */
export function renderXlsx(model: ReportModel): Promise<Buffer> {
  const charts = chartsSheet(model);
  const sheets: ReportSheet[] = [...[summarySheet(model)], ...(charts === null ? [] : [charts]), ...tableSheets(model)];
  return writeXlsxFile(sheets, {
    fontFamily: 'Calibri',
    fontSize: 11,
    features: [printFeature(sheets, model), chartFeature(sheets), propertiesFeature(model)],
  }).toBuffer();
}
