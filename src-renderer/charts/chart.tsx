import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { ChartProps } from './chart-props.ts';

export type { ChartClick } from './chart-props.ts';

const DrawnChart = lazy(() => import('./drawn-chart.tsx'));

/** A chart; ECharts is loaded when the first one is shown. */
export function Chart(props: ChartProps) {
  return (
    <Suspense fallback={<Skeleton height={props.height} radius="sm" />}>
      <DrawnChart {...props} />
    </Suspense>
  );
}
