import { lazy, Suspense, type ReactNode } from 'react';
import { TableSkeleton } from './skeletons.tsx';
import type { DataTableProps } from './table-props.ts';

export type { Column } from './table-props.ts';

// A lazy component loses its type parameter.
const DrawnTable = lazy(() => import('./drawn-table.tsx')) as <Row extends object>(
  props: DataTableProps<Row>,
) => ReactNode;

/** A table; its code is loaded when the first one is shown. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  return (
    <Suspense fallback={<TableSkeleton what={props.label.toLowerCase()} />}>
      <DrawnTable {...props} />
    </Suspense>
  );
}
