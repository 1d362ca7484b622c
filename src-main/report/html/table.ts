import type { Cell, Column, ReportTable } from '../table-columns.ts';
import type { Texts } from '#shared/language/texts.ts';
import { shortName } from '../summary-parts.ts';
import { answerLinks } from './evidence-section.ts';
import { markup, safeAddress, type Markup } from './markup.ts';

export interface TableOptions {
  /** Headings of the columns to show; all unless given. */
  readonly columns?: readonly string[];
  /** The customer's rows by their place, which are highlighted. */
  readonly own?: (index: number) => boolean;
  /** Two columns shown as one: a text that links to an address. */
  /** Numbers of whole answers in which the row's subject is found: a column of links, if any row has one. */
  readonly seen?: (row: readonly Cell[]) => readonly number[];
  readonly link?: { readonly text: string; readonly address: string };
}

const isNumber = (column: Column): boolean =>
  column.kind === 'integer' || column.kind === 'percent' || column.kind === 'decimal';

function cellText(cell: Cell, column: Column, { count, day, decimal }: Texts): string {
  if (cell === null) return '–';
  if (typeof cell === 'string')
    return column.kind === 'day' ? day(cell) : namedColumns.has(column.heading) ? shortName(cell) : cell;
  return column.kind === 'integer' ? count(cell) : decimal(cell);
}

function tableCell(cell: Cell, column: Column, address: Cell, texts: Texts): Markup {
  const text = cellText(cell, column, texts);
  if (isNumber(column)) return markup`<td class="number">${text}</td>`;
  if (column.kind === 'day') return markup`<td class="day">${text}</td>`;
  const target = typeof address === 'string' ? safeAddress(address) : null;
  if (target === null) return markup`<td dir="auto">${text}</td>`;
  return markup`<td dir="auto"><a href="${target}" rel="noopener noreferrer">${text}</a><div class="note" dir="ltr">${new URL(target).hostname}</div></td>`;
}

/** Columns of names, of which a document shows the beginning; spreadsheets have all of it. */
const namedColumns: ReadonlySet<string> = new Set(['Company', 'Query group']);

/** The relative width of the column of links to whole answers. */
const seenWidth = 1.2;

/** Where a heading may be broken: at spaces, and between characters of scripts without them. */
const breaks = /\s+|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])/u;
/** Parts of a table's width: of a character of a heading, and of the space around it. */
const characterWidth = 0.0094;
const paddingWidth = 0.018;
const leastWidth = (heading: string): number =>
  paddingWidth + characterWidth * Math.max(...heading.split(breaks).map((word) => word.length));

/** Widths of columns as parts of the table's, from their relative widths; none is narrower than a word of its heading. */
export function columnWidths(widths: readonly number[], headings: readonly string[]): Markup {
  const least = headings.map(leastWidth);
  const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
  const total = sum(widths);
  const isNarrow = widths.map((width, index) => width / total < (least[index] ?? 0));
  const fixed = sum(least.filter((_, index) => isNarrow[index]));
  const rest = sum(widths.filter((_, index) => isNarrow[index] !== true));
  const shares = widths.map((width, index) =>
    isNarrow[index] === true ? (least[index] ?? 0) : Math.max(((1 - fixed) * width) / rest, paddingWidth),
  );
  return markup`<colgroup>${shares.map((share) => markup`<col width="${((100 * share) / sum(shares)).toFixed(1)}%" />`)}</colgroup>`;
}

/** A table of the report. */
export function htmlTable(table: ReportTable, texts: Texts, { columns, own, link, seen }: TableOptions = {}): Markup {
  const { t } = texts;
  if (table.rows.length === 0) return markup`<p class="note">${table.empty}</p>`;
  const addressAt = table.columns.findIndex((column) => column.heading === link?.address);
  const visible = table.columns
    .map((column, index) => ({ column, index }))
    .filter(({ column, index }) => index !== addressAt && (columns?.includes(column.heading) ?? true));
  const id = table.title.toLowerCase().replaceAll(/\W+/g, '-');
  const hasSeen = seen !== undefined && table.rows.some((row) => seen(row).length > 0);
  const heading = ({ column }: { column: Column }): Markup =>
    isNumber(column)
      ? markup`<th scope="col" class="number">${t.marked(column.heading)}</th>`
      : markup`<th scope="col">${t.marked(column.heading)}</th>`;
  const row = (cells: readonly Cell[], place: number): Markup => {
    const inner = visible.map(({ column, index }) =>
      tableCell(cells[index] ?? null, column, column.heading === link?.text ? (cells[addressAt] ?? null) : null, texts),
    );
    if (hasSeen) inner.push(markup`<td>${answerLinks(seen?.(cells) ?? [])}</td>`);
    return own?.(place) === true ? markup`<tr class="own">${inner}</tr>\n` : markup`<tr>${inner}</tr>\n`;
  };
  const widths = [...visible.map(({ column }) => column.width), ...(hasSeen ? [seenWidth] : [])];
  const headings = [...visible.map(({ column }) => t.marked(column.heading)), ...(hasSeen ? [t('In answers')] : [])];
  return markup`${table.note === '' ? null : markup`<p class="basis" id="about-${id}">${table.note}</p>`}
<table${table.note === '' ? null : markup` aria-describedby="about-${id}"`}>
${columnWidths(widths, headings)}
<thead><tr>${visible.map(heading)}${hasSeen ? markup`<th scope="col">${t('In answers')}</th>` : null}</tr></thead>
<tbody>
${table.rows.map(row)}</tbody>
</table>`;
}
