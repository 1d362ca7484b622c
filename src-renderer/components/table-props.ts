import type { ReactNode } from 'react';
import type { CsvValue } from '../format/csv.ts';
import type { Sort } from './sorting.ts';

/** A column: its title and width, its value for sorting and files, and its cell. */
export interface Column<Row> {
  readonly id: string;
  /** Marked (`mark('Answers')`): shown in the language of the page, in English in files. */
  readonly title: string;
  /** The title in files, where that of the screen has values in it: in English. */
  readonly fileTitle?: string;
  /** A CSS grid track. */
  readonly width: string;
  readonly numeric?: boolean;
  readonly sortable?: boolean;
  /** The first click sorts descending, as for figures. */
  readonly sortsDescending?: boolean;
  /** Cannot be hidden. */
  readonly fixed?: boolean;
  readonly value: (row: Row) => CsvValue;
  readonly cell?: (row: Row) => ReactNode;
}

export interface DataTableProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  readonly rowKey: (row: Row) => string | number;
  readonly hidden?: readonly string[];
  /** Number of rows in all, when more can be loaded. */
  readonly total?: number;
  readonly onNearEnd?: () => void;
  /** The sort, where the service sorts; without it the loaded rows are sorted here. */
  readonly sort?: Sort | null;
  readonly onSort?: (sort: Sort | null) => void;
  readonly initialSort?: Sort;
  /** Called when the sort of the loaded rows changes. */
  readonly onSorted?: (sort: Sort | null) => void;
  readonly isCurrent?: (row: Row) => boolean;
  /** Pixels; 40 by default. */
  readonly rowHeight?: number | ((row: Row) => number);
  /** The first column stays in view while the others are scrolled. */
  readonly stickyFirst?: boolean;
  readonly footer?: ReactNode;
}
