import type { Cell, Column, ReportTable } from '../report-tables.ts';
import { count, dayLabel, oneDecimal } from '../labels.ts';
import { markup, safeAddress, type Markup } from './markup.ts';

export interface TableOptions {
  /** Headings of the columns to show; all unless given. */
  readonly columns?: readonly string[];
  /** The customer's rows, which are highlighted. */
  readonly own?: (row: readonly Cell[]) => boolean;
  /** Two columns shown as one: a text that links to an address. */
  readonly link?: { readonly text: string; readonly address: string };
}

const isNumber = (column: Column): boolean =>
  column.kind === 'integer' || column.kind === 'percent' || column.kind === 'decimal';

function cellText(cell: Cell, column: Column): string {
  if (cell === null) return '–';
  if (typeof cell === 'string') return column.kind === 'day' ? dayLabel(cell) : cell;
  return column.kind === 'integer' ? count(cell) : oneDecimal(cell);
}

function tableCell(cell: Cell, column: Column, address: Cell): Markup {
  const text = cellText(cell, column);
  if (isNumber(column)) return markup`<td class="number">${text}</td>`;
  if (column.kind === 'day') return markup`<td class="day">${text}</td>`;
  const target = typeof address === 'string' ? safeAddress(address) : null;
  if (target === null) return markup`<td dir="auto">${text}</td>`;
  return markup`<td dir="auto"><a href="${target}" rel="noopener noreferrer">${text}</a><div class="note" dir="ltr">${new URL(target).hostname}</div></td>`;
}

/** A table of the report. */
export function htmlTable(table: ReportTable, { columns, own, link }: TableOptions = {}): Markup {
  if (table.rows.length === 0) return markup`<p class="note">${table.empty}</p>`;
  const addressAt = table.columns.findIndex((column) => column.heading === link?.address);
  const visible = table.columns
    .map((column, index) => ({ column, index }))
    .filter(({ column, index }) => index !== addressAt && (columns?.includes(column.heading) ?? true));
  const heading = ({ column }: { column: Column }): Markup =>
    isNumber(column)
      ? markup`<th scope="col" class="number">${column.heading}</th>`
      : markup`<th scope="col">${column.heading}</th>`;
  const row = (cells: readonly Cell[]): Markup => {
    const inner = visible.map(({ column, index }) =>
      tableCell(cells[index] ?? null, column, column.heading === link?.text ? (cells[addressAt] ?? null) : null),
    );
    return own?.(cells) === true ? markup`<tr class="own">${inner}</tr>\n` : markup`<tr>${inner}</tr>\n`;
  };
  return markup`<table>
${table.note === '' ? null : markup`<caption>${table.note}</caption>`}
<thead><tr>${visible.map(heading)}</tr></thead>
<tbody>
${table.rows.map(row)}</tbody>
</table>`;
}
