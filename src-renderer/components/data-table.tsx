import { Suspense, type ReactNode } from 'react';
import { preloadable } from './preloadable.tsx';
import { TableSkeleton } from './skeletons.tsx';
import type { DataTableProps } from './table-props.ts';

export type { Column } from './table-props.ts';

const drawnTable = preloadable(() => import('./drawn-table.tsx'));
// A component that is loaded loses its type parameter.
const DrawnTable = drawnTable as unknown as <Row extends object>(props: DataTableProps<Row>) => ReactNode;

/** Loads the code of tables before the first one is shown. */
export const preloadTable = drawnTable.preload;

/** A table; its code is loaded when the first one is shown. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  return (
    <Suspense fallback={<TableSkeleton what={props.label.toLowerCase()} />}>
      <DrawnTable {...props} />
    </Suspense>
  );
}
