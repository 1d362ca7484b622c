import type { MarkedText } from '#shared/language/text-key.ts';

export type Cell = string | number | null;

export interface Column {
  /** In English, which also names the column; translated where it is written. */
  readonly heading: MarkedText;
  /** The type of its cells, which determines alignment and number format. Percent: 0–100. */
  readonly kind: 'text' | 'integer' | 'percent' | 'decimal' | 'day' | 'url';
  /** Relative width. */
  readonly width: number;
}

/** A table of the report, the same in every format. */
export interface ReportTable {
  /** In English, which also names the table; translated where it is written. */
  readonly title: MarkedText;
  /** The basis of its figures; empty if the headings say it. */
  readonly note: string;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
  /** Shown instead of rows if there are none. */
  readonly empty: string;
}

/** A column of text; widths are relative. */
export const text = (heading: MarkedText, width = 2): Column => ({ heading, kind: 'text', width });
export const integer = (heading: MarkedText, width = 1): Column => ({ heading, kind: 'integer', width });
export const percentOf = (heading: MarkedText, width = 1): Column => ({ heading, kind: 'percent', width });
