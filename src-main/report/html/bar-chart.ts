import type { CustomSeriesRenderItem } from 'echarts';
import type { Texts } from '#shared/language/texts.ts';
import { shorten } from '#shared/domain/shorten.ts';
import { visibleOnWhite } from './colours.ts';
import { chartInk, drawChart } from './draw-chart.ts';
import type { Markup } from './markup.ts';

export interface Bar {
  readonly label: string;
  /** Percent. */
  readonly value: number;
  readonly low: number | null;
  readonly high: number | null;
  readonly colour: string;
  /** In bold: the customer. */
  readonly strong: boolean;
}

const width = 720;
const labelWidth = 190;
const rowHeight = 24;
const axis = 26;
const longestLabel = 22;

const shortened = (label: string): string => shorten(label, longestLabel);

/** An interval as a line with a tick at each end. */
const whisker: CustomSeriesRenderItem = (_parameters, api) => {
  const [fromX = 0, y = 0] = api.coord([api.value(1), api.value(0)]);
  const [toX = 0] = api.coord([api.value(2), api.value(0)]);
  const style = { stroke: chartInk.text, lineWidth: 1.2 };
  const line = (x1: number, y1: number, x2: number, y2: number) => ({
    type: 'line' as const,
    shape: { x1, y1, x2, y2 },
    style,
  });
  return {
    type: 'group',
    children: [line(fromX, y, toX, y), line(fromX, y - 4, fromX, y + 4), line(toX, y - 4, toX, y + 4)],
  };
};

/** Horizontal bars of shares, each with its interval as a whisker and its figure beside it. */
export function barChart(id: string, title: string, bars: readonly Bar[], { percent }: Texts): Markup {
  const height = bars.length * rowHeight + axis;
  const most = Math.max(0, ...bars.map((bar) => bar.high ?? bar.value));
  const category = {
    type: 'category' as const,
    inverse: true,
    data: bars.map((_, index) => String(index)),
    axisLine: { show: false },
    axisTick: { show: false },
  };
  return drawChart({
    id,
    width,
    height,
    description: `${title}: ${bars.map((bar) => `${bar.label} ${percent(bar.value)}`).join(', ')}`,
    option: {
      grid: { left: labelWidth, right: 64, top: 2, bottom: axis - 2 },
      xAxis: {
        type: 'value',
        min: 0,
        // Small shares are drawn on a shorter axis, which begins at 0 all the same.
        max: most > 50 ? 100 : most > 25 ? 50 : 25,
        splitNumber: 5,
        axisLabel: { formatter: (value: number) => percent(value, 0), color: chartInk.soft, fontSize: 11 },
        splitLine: { lineStyle: { color: chartInk.line } },
      },
      yAxis: [
        {
          ...category,
          axisLabel: {
            color: chartInk.text,
            fontSize: 12,
            interval: 0,
            formatter: (index: string) => {
              const bar = bars[Number(index)];
              return bar === undefined ? '' : bar.strong ? `{own|${shortened(bar.label)}}` : shortened(bar.label);
            },
            rich: { own: { fontWeight: 700, fontSize: 12, color: chartInk.text } },
          },
        },
        {
          ...category,
          position: 'right',
          axisLabel: {
            color: chartInk.text,
            fontSize: 12,
            interval: 0,
            formatter: (index: string) => percent(bars[Number(index)]?.value ?? null),
          },
        },
      ],
      series: [
        {
          type: 'bar',
          silent: true,
          barWidth: rowHeight - 10,
          itemStyle: { borderRadius: 2 },
          data: bars.map((bar) => ({ value: bar.value, itemStyle: { color: visibleOnWhite(bar.colour) } })),
        },
        {
          type: 'custom',
          silent: true,
          renderItem: whisker,
          z: 5,
          data: bars.flatMap(({ low, high }, index) => (low === null || high === null ? [] : [[index, low, high]])),
        },
      ],
    },
  });
}
