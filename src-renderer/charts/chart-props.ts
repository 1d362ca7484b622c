import type { EChartsOption } from 'echarts';

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
