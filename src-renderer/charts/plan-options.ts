import type { EChartsOption } from 'echarts';
import type { OutputOf } from '#shared/contract/index.ts';
import { aboutDollars } from '../format/money.ts';
import { formatScore } from '../format/numbers.ts';
import { t } from '../language/current.ts';
import { chartFont, chartTheme, escapeHtml, nearestTooltip } from './chart-theme.ts';
import { lineLook } from './compare-options.ts';
import type { Scheme } from './palette.ts';

type Curve = OutputOf<'get-plan'>['platforms'][number]['curves'][number];

/** How often each query is asked per scan, in words. */
export const samplesLabel = (samples: number): string =>
  t('{samples, plural, one {Asked once} other {Asked # times}}', { samples });

/** The smallest change that is seen, by weeks, a line for each number of samples; `wanted` is marked. */
export function planOptions(curves: readonly Curve[], wanted: number | null, scheme: Scheme): EChartsOption {
  const seen = curves.flatMap(({ points }) => points.flatMap(({ change }) => change ?? []));
  const most = Math.min(60, 10 * Math.ceil(Math.max(10, ...seen) / 10));
  return {
    animation: false,
    textStyle: { fontFamily: chartFont },
    grid: { left: 44, right: 16, top: 12, bottom: 40 },
    xAxis: {
      type: 'value',
      min: 2,
      max: 26,
      interval: 4,
      name: t('Weeks after the action'),
      nameLocation: 'middle',
      nameGap: 24,
      nameTextStyle: { color: chartTheme[scheme].text, fontSize: 11 },
      axisLabel: { color: chartTheme[scheme].text, fontSize: 11, showMinLabel: true },
      axisLine: { lineStyle: { color: chartTheme[scheme].line } },
      splitLine: { show: false },
    },
    yAxis: {
      type: 'value',
      min: 0,
      max: most,
      axisLabel: { color: chartTheme[scheme].text, fontSize: 11, fontFamily: chartFont },
      splitLine: { lineStyle: { color: chartTheme[scheme].line } },
    },
    tooltip: nearestTooltip(scheme, (weeks) => {
      if (typeof weeks !== 'number') return '';
      const lines = curves.flatMap(({ samples, points }) => {
        const point = points.find((one) => one.weeks === weeks);
        if (point === undefined) return [];
        const change =
          point.change === null ? t('nothing seen') : t('{points} points', { points: formatScore(point.change) });
        const cost = t('{cost} in all', { cost: aboutDollars(point.costUsd) });
        return [`<div>${escapeHtml(samplesLabel(samples))}: <b>${escapeHtml(change)}</b> · ${escapeHtml(cost)}</div>`];
      });
      return `<div style="opacity:.7">${escapeHtml(t('{count, plural, one {# week} other {# weeks}}', { count: weeks }))}</div>${lines.join('')}`;
    }),
    series: curves.map(({ samples, points }, index) => {
      const look = lineLook(index, scheme);
      return {
        type: 'line',
        id: `samples-${samples}`,
        name: samplesLabel(samples),
        symbol: 'none',
        lineStyle: { color: look.colour, width: 2.25, type: look.dash },
        itemStyle: { color: look.colour },
        emphasis: { disabled: true },
        data: points.map(({ weeks, change }) => [weeks, change]),
        ...(index > 0 || wanted === null
          ? {}
          : {
              markLine: {
                silent: true,
                symbol: 'none',
                label: {
                  formatter: t('wanted'),
                  color: chartTheme[scheme].text,
                  fontSize: 11,
                  position: 'insideStartBottom',
                },
                lineStyle: { color: chartTheme[scheme].strong, type: 'dashed', width: 1 },
                data: [{ yAxis: wanted }],
              },
            }),
      };
    }),
  };
}
