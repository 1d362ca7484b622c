import type { EChartsOption } from 'echarts';
import type { EChartsType } from 'echarts/core';
import { useEffect, useRef } from 'react';
import { init } from './echarts.ts';

/** What was clicked in a chart: the series and the value of the point. */
export interface ChartClick {
  readonly seriesId: string | undefined;
  readonly data: unknown;
}

/**
 * The one ECharts wrapper: draws an option, follows the size of its place, tells clicks. `label` says in a sentence
 * what the picture shows, for those who do not see it; the table behind the chart is one click away.
 */
export function Chart({
  option,
  height,
  label,
  onPick,
}: {
  option: EChartsOption;
  height: number;
  label: string;
  onPick?: (click: ChartClick) => void;
}) {
  const place = useRef<HTMLDivElement>(null);
  const chart = useRef<EChartsType>(null);
  const pick = useRef(onPick);

  useEffect(() => {
    pick.current = onPick;
  });

  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const made = init(element, null, { renderer: 'svg' });
    chart.current = made;
    made.on('click', (event) => pick.current?.({ seriesId: event.seriesId, data: event.data }));
    const observer = new ResizeObserver(() => made.resize());
    observer.observe(element);
    return () => {
      observer.disconnect();
      made.dispose();
      chart.current = null;
    };
  }, []);

  useEffect(() => {
    chart.current?.setOption(option, { notMerge: true });
  }, [option]);

  return <div ref={place} style={{ height, width: '100%' }} role="img" aria-label={label} />;
}
