import { Skeleton } from '@mantine/core';
import { Lines, LoadingNote } from './states.tsx';

/** A loading panel. */
export function PanelSkeleton({ height, lines = 5 }: { height?: number | string; lines?: number }) {
  return (
    <div
      className="panel panel-skeleton"
      style={height === undefined ? undefined : { minHeight: height }}
      aria-hidden="true"
    >
      <Skeleton height={13} width="9rem" radius="sm" />
      <Lines count={lines} />
    </div>
  );
}

/** A loading table; `what` tells screen readers so outside a `<Query>`. */
export function TableSkeleton({ what, rows = 12 }: { what?: string; rows?: number }) {
  return (
    <div className="panel table-skeleton">
      {what !== undefined && <LoadingNote what={what} />}
      <div aria-hidden="true">
        {Array.from({ length: rows }, (_, index) => (
          <div key={index} className="table-skeleton-row">
            <Skeleton height={11} width={`${70 - ((index * 13) % 30)}%`} radius="sm" />
            <Skeleton height={11} width="60%" radius="sm" />
            <Skeleton height={11} width="50%" radius="sm" />
            <Skeleton height={11} width="70%" radius="sm" />
          </div>
        ))}
      </div>
    </div>
  );
}
