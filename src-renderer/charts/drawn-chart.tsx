import { init, type EChartsType } from 'echarts/core';
import { useEffect, useRef } from 'react';
import type { ChartProps } from './chart-props.ts';
import { drawInTurn } from './draw-in-turn.ts';
import { stepsOf } from './first-chart.ts';
import './used-charts.ts';

/** The one ECharts wrapper: draws an option, follows the size of its place, reports clicks. */
export default function DrawnChart({ option, height, label, onPick }: ChartProps) {
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
    const steps = stepsOf(option).map((step) => drawInTurn(() => chart.current?.setOption(step, { notMerge: true })));
    return () => {
      for (const giveUp of steps) giveUp();
    };
  }, [option]);

  return <div ref={place} style={{ height, width: '100%' }} role="img" aria-label={label} />;
}
