import {
  columnVisibilityFeature,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type SortingState,
} from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useDeferredValue, useEffect, useMemo, useRef, type KeyboardEvent } from 'react';
import { useViewParameters } from '../app/use-place.ts';
import { shownTitle } from '../format/table-data.ts';
import { ScrollCues } from './scrolls.tsx';
import { trackWidths } from './track-widths.ts';
import type { DataTableProps } from './table-props.ts';
import './data-table.css';
import { compareValues, nextSort, sortInAddress, sortParameters, type Sort } from './sorting.ts';

const features = tableFeatures({
  columnVisibilityFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
});

/** Rows drawn beyond those in view, so that scrolling shows no gap. */
const rowsBeyond = 12;

/** What a window has above and below its table at least. */
const frameHeight = 200;

const toState = (sort: Sort | null | undefined): SortingState =>
  sort === null || sort === undefined ? [] : [{ id: sort.column, desc: sort.descending }];

/** Rows of any number: only those in view are drawn; arrow keys move from row to row, Enter opens. */
export default function DrawnTable<Row extends object>(props: DataTableProps<Row>) {
  const { columns, rows, rowHeight = 40 } = props;
  const [parameters, change] = useViewParameters();
  const manual = props.onSort !== undefined;
  const localSort = useMemo(
    () => sortInAddress(parameters, columns, props.initialSort ?? null),
    [parameters, columns, props.initialSort],
  );
  const sort = manual ? (props.sort ?? null) : localSort;
  const sortBy = (next: Sort | null) => {
    if (props.onSort !== undefined) props.onSort(next);
    else change(sortParameters(next, props.initialSort ?? null));
  };
  const { onSorted } = props;
  useEffect(() => {
    if (!manual) onSorted?.(localSort);
  }, [manual, localSort, onSorted]);
  const scroller = useRef<HTMLDivElement>(null);

  const definitions = useMemo(
    () =>
      columns.map((column): ColumnDef<typeof features, Row> => ({
        id: column.id,
        header: column.title,
        accessorFn: (row: Row) => column.value(row) ?? undefined,
        sortFn: (a, b) => compareValues(column.value(a.original), column.value(b.original)),
        sortUndefined: 'last',
      })),
    [columns],
  );
  const visibility = useMemo(() => Object.fromEntries((props.hidden ?? []).map((id) => [id, false])), [props.hidden]);
  const sorting = useMemo(() => toState(sort), [sort]);
  const data = useMemo(() => [...rows], [rows]);
  const table = useTable({
    features,
    columns: definitions,
    data,
    state: { columnVisibility: visibility, sorting },
    manualSorting: manual,
  });
  const visible = columns.filter((column) => visibility[column.id] !== false);
  const model = table.getRowModel().rows;
  const tracks = trackWidths(visible.map((column) => column.width));

  // The rows in view are painted first.
  const overscan = useDeferredValue(rowsBeyond, 0);
  const virtualizer = useVirtualizer({
    count: model.length,
    getScrollElement: () => scroller.current,
    // Until the table is measured: drawn with the rows that a window holds, it is not drawn again at once.
    initialRect: { width: 0, height: Math.max(0, window.innerHeight - frameHeight) },
    estimateSize: (index) => {
      const row = model[index];
      return typeof rowHeight === 'number' || row === undefined ? Number(rowHeight) || 40 : rowHeight(row.original);
    },
    getItemKey: (index) => {
      const row = model[index];
      return row === undefined ? index : props.rowKey(row.original);
    },
    overscan,
    scrollPaddingStart: 34,
  });
  const lastInView = virtualizer.getVirtualItems().at(-1)?.index ?? 0;
  const { onNearEnd } = props;
  const more = model.length < (props.total ?? model.length);
  useEffect(() => {
    if (more && lastInView >= model.length - 40) onNearEnd?.();
  }, [more, lastInView, model.length, onNearEnd]);

  const moveFocus = (event: KeyboardEvent<HTMLDivElement>) => {
    const steps: Record<string, number> = {
      ArrowDown: 1,
      ArrowUp: -1,
      PageDown: 15,
      PageUp: -15,
      Home: -model.length,
      End: model.length,
    };
    const step = steps[event.key];
    const from = (event.target as HTMLElement).closest<HTMLElement>('[data-index]')?.dataset['index'];
    if (step === undefined || from === undefined) return;
    event.preventDefault();
    const index = Math.max(0, Math.min(model.length - 1, Number(from) + step));
    virtualizer.scrollToIndex(index);
    requestAnimationFrame(() =>
      requestAnimationFrame(() =>
        scroller.current
          ?.querySelector<HTMLElement>(`[data-index="${index}"] a, [data-index="${index}"] button`)
          ?.focus(),
      ),
    );
  };

  return (
    <div className={props.stickyFirst === true ? 'table-frame table-sticky panel' : 'table-frame panel'}>
      <div className="scrolls table-place">
        <div
          className="table-scroll"
          ref={scroller}
          role="table"
          aria-label={props.label}
          aria-rowcount={(props.total ?? model.length) + 1}
          aria-colcount={visible.length}
          tabIndex={0}
        >
          <div className="table-head" role="row" aria-rowindex={1} style={{ gridTemplateColumns: tracks }}>
            {visible.map((column) => {
              const sorted = sort?.column === column.id ? (sort.descending ? 'descending' : 'ascending') : undefined;
              return (
                <div
                  key={column.id}
                  role="columnheader"
                  aria-sort={sorted}
                  className={column.numeric === true ? 'table-cell figure' : 'table-cell'}
                >
                  {column.sortable === true ? (
                    <button type="button" className="table-sort" onClick={() => sortBy(nextSort(sort, column))}>
                      {shownTitle(column.title)}
                      {sorted === 'descending' && <IconArrowDown size={12} aria-hidden="true" />}
                      {sorted === 'ascending' && <IconArrowUp size={12} aria-hidden="true" />}
                    </button>
                  ) : (
                    shownTitle(column.title)
                  )}
                </div>
              );
            })}
          </div>
          <div
            className="table-body"
            role="rowgroup"
            style={{ height: virtualizer.getTotalSize() }}
            onKeyDown={moveFocus}
          >
            {virtualizer.getVirtualItems().map((item) => {
              const row = model[item.index];
              if (row === undefined) return null;
              return (
                <div
                  key={props.rowKey(row.original)}
                  role="row"
                  aria-rowindex={item.index + 2}
                  data-index={item.index}
                  className={props.isCurrent?.(row.original) === true ? 'table-row table-row-current' : 'table-row'}
                  style={{ gridTemplateColumns: tracks, height: item.size, transform: `translateY(${item.start}px)` }}
                >
                  {visible.map((column) => (
                    <div
                      key={column.id}
                      role="cell"
                      className={column.numeric === true ? 'table-cell figure' : 'table-cell'}
                    >
                      {column.cell === undefined ? (column.value(row.original) ?? '–') : column.cell(row.original)}
                    </div>
                  ))}
                </div>
              );
            })}
          </div>
        </div>
        <ScrollCues of={scroller} />
      </div>
      {props.footer !== undefined && <div className="table-foot">{props.footer}</div>}
    </div>
  );
}
