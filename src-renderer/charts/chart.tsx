import { Skeleton } from '@mantine/core';
import type { EChartsOption } from 'echarts';
import { lazy, Suspense } from 'react';

/** What was clicked in a chart: the series and the value of the point. */
export interface ChartClick {
  readonly seriesId: string | undefined;
  readonly data: unknown;
}

export interface ChartProps {
  readonly option: EChartsOption;
  /** Pixels. */
  readonly height: number;
  /** What the picture shows, in a sentence for those who do not see it; the table is one click away. */
  readonly label: string;
  readonly onPick?: (click: ChartClick) => void;
}

const DrawnChart = lazy(() => import('./drawn-chart.tsx'));

/** A chart; ECharts is loaded when the first one is shown. */
export function Chart(props: ChartProps) {
  return (
    <Suspense fallback={<Skeleton height={props.height} radius="sm" />}>
      <DrawnChart {...props} />
    </Suspense>
  );
}
