import writeXlsxFile, { type Cell } from 'write-excel-file/browser';
import { xmlText } from '#shared/domain/xml-text.ts';
import { t } from '../language/current.ts';
import type { CsvValue } from './csv.ts';
import { shownTitle, type TableData } from './table-data.ts';

/** Most characters of a cell, and of the name of a sheet. */
const longestCell = 32_767;
const longestSheetName = 31;

/** A text is written as a text, whatever it begins with: a workbook evaluates only what is marked as a formula. */
function cellOf(value: CsvValue): Cell {
  if (value === null) return null;
  if (typeof value === 'number') return Number.isFinite(value) ? { value, type: Number } : null;
  if (typeof value === 'boolean') return { value, type: Boolean };
  return { value: xmlText(value).slice(0, longestCell).toWellFormed(), type: String };
}

/** The characters that Excel does not allow in the name of a sheet are left out. */
const sheetName = (name: string): string =>
  xmlText(name)
    .replaceAll(/[\\/?*:[\]]|^'|'$/g, ' ')
    .trim()
    .slice(0, longestSheetName) || t('Table');

/** A table as an Excel workbook of one sheet, the header in bold and in view. */
export const toXlsx = ({ name, header, rows }: TableData): Promise<Blob> =>
  writeXlsxFile(
    [
      header.map((title): Cell => ({ value: xmlText(shownTitle(title)), type: String, fontWeight: 'bold' })),
      ...rows.map((row) => row.map(cellOf)),
    ],
    { sheet: sheetName(name), stickyRowsCount: 1 },
  ).toBlob();
