import type { Cell, Column, ReportTable } from '../report-tables.ts';
import { count, dayWords, oneDecimal } from '../report-words.ts';
import { html, safeAddress, type Markup } from './markup.ts';

const isNumber = (column: Column): boolean =>
  column.kind === 'integer' || column.kind === 'percent' || column.kind === 'decimal';

function cellText(cell: Cell, column: Column): string {
  if (cell === null) return '–';
  if (typeof cell === 'string') return column.kind === 'day' ? dayWords(cell) : cell;
  return column.kind === 'integer' ? count(cell) : oneDecimal(cell);
}

function tableCell(cell: Cell, column: Column): Markup {
  if (isNumber(column)) return html`<td class="number">${cellText(cell, column)}</td>`;
  const address = column.kind === 'url' && typeof cell === 'string' ? safeAddress(cell) : null;
  if (address !== null)
    return html`<td><a href="${address}" rel="noopener noreferrer">${cellText(cell, column)}</a></td>`;
  return html`<td dir="auto">${cellText(cell, column)}</td>`;
}

/** A table of the report; `columns` picks some of them by heading, `own` marks rows of the customer. */
export function htmlTable(
  table: ReportTable,
  options: { columns?: readonly string[]; own?: (row: readonly Cell[]) => boolean } = {},
): Markup {
  if (table.rows.length === 0) return html`<p class="note">${table.empty}</p>`;
  const shown = table.columns
    .map((column, index) => ({ column, index }))
    .filter(({ column }) => options.columns?.includes(column.heading) ?? true);
  return html`<table>
    <caption>
      ${table.note}
    </caption>
    <thead>
      <tr>
        ${shown.map(({ column }) => html`<th scope="col" ${isNumber(column) ? html` class="number"` : null}>${column.heading}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${table.rows.map(
        (row) =>
          html`<tr${options.own?.(row) === true ? html` class="own"` : null}>${shown.map(({ column, index }) => tableCell(row[index] ?? null, column))}</tr>
`,
      )}
    </tbody>
  </table>`;
}
