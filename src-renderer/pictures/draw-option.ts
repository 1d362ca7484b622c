import type { EChartsOption } from 'echarts';
import { init } from 'echarts/core';
import '../charts/used-charts.ts';

/** Draws a chart as SVG, apart from the page and its width. */
export function drawOption(option: EChartsOption, width: number, height: number): string {
  const chart = init(null, null, { renderer: 'svg', ssr: true, width, height });
  try {
    chart.setOption(option);
    return chart.renderToSVGString();
  } finally {
    chart.dispose();
  }
}
