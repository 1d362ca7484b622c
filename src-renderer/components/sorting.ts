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
