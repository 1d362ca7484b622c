export type Cell = string | number | null;

export interface Column {
  readonly heading: string;
  /** The type of its cells, which determines alignment and number format. Percent: 0–100. */
  readonly kind: 'text' | 'integer' | 'percent' | 'decimal' | 'day' | 'url';
  /** Relative width. */
  readonly width: number;
}

/** A table of the report, the same in every format. */
export interface ReportTable {
  readonly title: string;
  /** The basis of its figures; empty if the headings say it. */
  readonly note: string;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
  /** Shown instead of rows if there are none. */
  readonly empty: string;
}

/** A column of text; widths are relative. */
export const text = (heading: string, width = 2): Column => ({ heading, kind: 'text', width });
export const integer = (heading: string, width = 1): Column => ({ heading, kind: 'integer', width });
export const percentOf = (heading: string, width = 1): Column => ({ heading, kind: 'percent', width });
