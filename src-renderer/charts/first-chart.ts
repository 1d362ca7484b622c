import type { EChartsOption } from 'echarts';

let isFirst = true;

/**
 * What to draw one after the other for a chart: of the first one of the page the axes, then a line, then half of it, then all. The browser
 * compiles the code of a chart as it runs, which at once takes three times as long as a later chart.
 */
export function stepsOf(option: EChartsOption): readonly EChartsOption[] {
  const { series } = option;
  if (!isFirst || !Array.isArray(series)) return [option];
  isFirst = false;
  return [
    ...[0, 1, Math.ceil(series.length / 2)].map((drawn) => ({ ...option, series: series.slice(0, drawn) })),
    option,
  ];
}
