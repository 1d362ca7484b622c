import type { CsvValue } from '../format/csv.ts';

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

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** Compares figures by size, everything else in natural language order; the table itself keeps missing values last. */
export function compareValues(a: CsvValue, b: CsvValue): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return collator.compare(String(a ?? ''), String(b ?? ''));
}
