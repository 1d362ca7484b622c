import type { CsvValue } from '../format/csv.ts';
import { texts } from '../language/current.ts';

/** What a table is sorted by. */
export interface Sort {
  readonly column: string;
  readonly descending: boolean;
}

/** First click: the usual order (figures descending); second: the reverse; third: none. */
export function nextSort(
  current: Sort | null,
  column: { id: string; numeric?: boolean; sortsDescending?: boolean },
): Sort | null {
  const first = column.numeric === true || column.sortsDescending === true;
  if (current?.column !== column.id) return { column: column.id, descending: first };
  return current.descending === first ? { column: column.id, descending: !first } : null;
}

/** Compares figures by size, everything else in natural language order; the table itself keeps missing values last. */
export function compareValues(a: CsvValue, b: CsvValue): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return texts().compare(String(a ?? ''), String(b ?? ''));
}

/** The sort of a table in an address: a column of it, or `none`; else the initial one. */
export function sortInAddress(
  parameters: URLSearchParams,
  columns: readonly { readonly id: string; readonly sortable?: boolean }[],
  initial: Sort | null,
): Sort | null {
  const column = parameters.get('sort');
  if (column === 'none') return null;
  if (column === null || !columns.some(({ id, sortable }) => id === column && sortable === true)) return initial;
  return { column, descending: parameters.get('desc') === '1' };
}

/** A sort as parameters of an address; the initial one needs none. */
export function sortParameters(
  sort: Sort | null,
  initial: Sort | null,
): { readonly sort: string | null; readonly desc: 1 | null } {
  if (sort === null) return { sort: initial === null ? null : 'none', desc: null };
  const isInitial = initial !== null && sort.column === initial.column && sort.descending === initial.descending;
  return isInitial ? { sort: null, desc: null } : { sort: sort.column, desc: sort.descending ? 1 : null };
}
