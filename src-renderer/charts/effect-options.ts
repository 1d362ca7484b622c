import type { EChartsOption } from 'echarts';
import type { OutputOf } from '#shared/contract/index.ts';
import { formatDay } from '../format/dates.ts';
import { formatPoints } from '../format/numbers.ts';
import { t } from '../language/current.ts';
import { chartFont, chartTheme, dayAxis, escapeHtml, nearestTooltip } from './chart-theme.ts';
import { chartSides } from './note-series.ts';
import { platformColour, type Scheme } from './palette.ts';

type PlatformEffect = OutputOf<'list-effects'>[number]['platforms'][number];

const hidden = { silent: true, symbol: 'none' as const, lineStyle: { opacity: 0 }, tooltip: { show: false } };

/** From one line of the axis to the next, in points. */
const steps = [10, 20, 50];

/** The figure of an effect week by week, with its confidence sequence; 0 is no difference. */
export function effectOptions({ platform, looks }: PlatformEffect, scheme: Scheme): EChartsOption {
  const colour = platformColour(platform, scheme);
  const [high, low] = [Math.max(0, ...looks.map((look) => look.high)), Math.max(0, ...looks.map((look) => -look.low))];
  const step = steps.find((one) => Math.max(high, low) <= 3 * one) ?? 100;
  const byDay = new Map(looks.map((look) => [look.day, look]));
  return {
    useUTC: true,
    animation: false,
    textStyle: { fontFamily: chartFont },
    grid: { ...chartSides, left: 40, top: 10, bottom: 24 },
    xAxis: dayAxis(
      scheme,
      looks.map(({ day }) => day),
    ),
    yAxis: {
      type: 'value',
      min: -step * Math.ceil(low / step),
      max: step * Math.max(1, Math.ceil(high / step)),
      interval: step,
      axisLabel: {
        color: chartTheme[scheme].text,
        fontSize: 11,
        fontFamily: chartFont,
        formatter: (value: number) => (value === 0 ? '0' : formatPoints(value, 0)),
      },
      splitLine: { lineStyle: { color: chartTheme[scheme].line } },
    },
    tooltip: nearestTooltip(scheme, (day) => {
      const look = typeof day === 'string' ? byDay.get(day) : undefined;
      return look === undefined
        ? ''
        : `<div style="opacity:.7">${formatDay(look.day)}</div>${escapeHtml(
            t('{estimate} points, {low} to {high}', {
              estimate: formatPoints(look.estimate),
              low: formatPoints(look.low),
              high: formatPoints(look.high),
            }),
          )}`;
    }),
    series: [
      {
        type: 'line',
        id: 'low',
        stack: 'band',
        stackStrategy: 'all',
        ...hidden,
        data: looks.map(({ day, low }) => [day, low]),
      },
      {
        type: 'line',
        id: 'high',
        stack: 'band',
        stackStrategy: 'all',
        ...hidden,
        areaStyle: { color: colour, opacity: scheme === 'dark' ? 0.2 : 0.14 },
        data: looks.map(({ day, low, high }) => [day, high - low]),
      },
      {
        type: 'line',
        id: 'estimate',
        symbol: 'circle',
        symbolSize: 4,
        lineStyle: { color: colour, width: 2.25 },
        itemStyle: { color: colour },
        emphasis: { disabled: true },
        data: looks.map(({ day, estimate }) => [day, estimate]),
        markLine: {
          silent: true,
          symbol: 'none',
          label: { show: false },
          lineStyle: { color: chartTheme[scheme].text, type: 'solid', width: 1 },
          data: [{ yAxis: 0 }],
        },
      },
    ],
  };
}
