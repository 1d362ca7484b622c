import type { CsvValue } from '../format/csv.ts';

/** What a table is sorted by. */
export interface Sort {
  readonly column: string;
  readonly descending: boolean;
}

/** First click: the order that is asked for most (figures from the top); second: the other; third: none. */
export function nextSort(current: Sort | null, column: { id: string; numeric?: boolean }): Sort | null {
  const first = column.numeric === true;
  if (current?.column !== column.id) return { column: column.id, descending: first };
  return current.descending === first ? { column: column.id, descending: !first } : null;
}

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** Figures by size, everything else as people order words; what is missing is kept at the end by the table. */
export function compareValues(one: CsvValue, other: CsvValue): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return collator.compare(String(one ?? ''), String(other ?? ''));
}
