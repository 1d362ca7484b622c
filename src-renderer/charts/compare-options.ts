import type { EChartsOption, SeriesOption } from 'echarts';
import { formatDay } from '../format/dates.ts';
import { formatScore } from '../format/numbers.ts';
import type { ChartNotes } from '../notes/chart-notes.ts';
import { chartFont, chartTheme, dayAxis, escapeHtml, percentAxis, tooltipStyle } from './chart-theme.ts';
import { chartSides, noteAxis, noteRow, noteSeries } from './note-series.ts';
import { companyColour, type Scheme } from './palette.ts';

/** One line of a comparison. */
export interface ComparedLine {
  readonly id: number;
  readonly title: string;
  readonly points: readonly { date: string; score: number }[];
}

/** Lines differ in dashes as well as in colour. */
const dashes: readonly (number[] | 'solid')[] = ['solid', [7, 4], [2, 3], [10, 3, 2, 3]];

/** Colours of companies that no platform has: beside a legend of platforms, a line of a group looks like none of them. */
const lineColours = [6, 11, 13, 10, 12, 8, 9, 7, 14, 15] as const;

/** The style of the n-th line. */
export const lineLook = (index: number, scheme: Scheme) => ({
  colour: companyColour(lineColours[index % lineColours.length] ?? 0, false, scheme),
  dash: dashes[index % dashes.length] ?? 'solid',
});

/** The 30-day scores of several query groups on one platform in one chart; days with notes are marked with a letter. */
export function compareOptions(
  lines: readonly ComparedLine[],
  scheme: Scheme,
  notes: ChartNotes | null = null,
): EChartsOption {
  return {
    useUTC: true,
    animation: false,
    textStyle: { fontFamily: chartFont },
    grid: { ...chartSides, top: 10 + (notes === null ? 0 : noteRow), bottom: 24 },
    xAxis: { ...dayAxis(scheme, comparedDays(lines)), ...noteAxis(notes) },
    yAxis: percentAxis(scheme),
    tooltip: {
      trigger: 'axis',
      axisPointer: { type: 'line', lineStyle: { color: chartTheme[scheme].text, type: 'dashed' } },
      ...tooltipStyle(scheme),
      formatter: (parameters) => {
        const list = Array.isArray(parameters) ? parameters : [parameters];
        const rows = list.map((item) => {
          const value: unknown = Array.isArray(item.value) ? item.value[1] : item.value;
          return `<div>${escapeHtml(item.seriesName ?? '')} <b>${typeof value === 'number' ? formatScore(value) : ''}</b></div>`;
        });
        const first: unknown = Array.isArray(list[0]?.value) ? list[0].value[0] : null;
        return `<div style="opacity:.7">${typeof first === 'string' ? formatDay(first) : ''}</div>${rows.join('')}`;
      },
    },
    series: [
      ...lines.map((line, index): SeriesOption => {
        const look = lineLook(index, scheme);
        return {
          type: 'line' as const,
          id: `line-${line.id}`,
          name: line.title,
          symbol: 'none',
          lineStyle: { color: look.colour, width: 2.25, type: look.dash },
          itemStyle: { color: look.colour },
          emphasis: { disabled: true },
          data: line.points.map((point) => [point.date, point.score]),
        };
      }),
      ...(notes === null ? [] : [noteSeries(notes, scheme, 0)]),
    ],
  };
}

/** The days of all points of compared lines, in no order. */
export const comparedDays = (lines: readonly ComparedLine[]): string[] =>
  lines.flatMap(({ points }) => points.map(({ date }) => date));
