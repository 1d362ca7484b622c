import type { CustomSeriesRenderItem, SeriesOption } from 'echarts';
import { daysBetween, type Day } from '#shared/domain/dates.ts';
import type { NoteDay } from '#shared/domain/note-days.ts';
import { platformLabel } from '#shared/domain/platforms.ts';
import type { Texts } from '#shared/language/texts.ts';
import type { PlatformTrend } from '../report-model.ts';
import { platformColour } from './colours.ts';
import { chartInk, drawChart } from './draw-chart.ts';
import { markup, type Markup } from './markup.ts';

const width = 720;
const height = 300;
/** Points from the beginning of a letter to where the next may begin, and from one level of letters to the next. */
const letterWidth = 12;
const letterHeight = 12;
/** The highest level of letters above the chart, from 0; a letter with no place has none. */
const highestLevel = 2;
/** Each platform has its own shape as well as its own colour. */
const shapes: Readonly<Record<string, string>> = {
  chatgpt: 'circle',
  aioverview: 'diamond',
  perplexity: 'triangle',
  gemini: 'rect',
  claude: 'path://M0-4.8L1.4-1.5L4.8-1.2L2.2 1.1L3 4.6L0 2.7L-3 4.6L-2.2 1.1L-4.8-1.2L-1.4-1.5Z',
};
const otherShape = 'path://M-4.4-3.4H4.4L0 4.6Z';
/** Where a shape is drawn in the legend, which is HTML. */
const legendPaths: Readonly<Record<string, string>> = {
  circle: 'M-3.6 0A3.6 3.6 0 1 0 3.6 0A3.6 3.6 0 1 0 -3.6 0Z',
  diamond: 'M0-4.8L4.8 0L0 4.8L-4.8 0Z',
  triangle: 'M0-4.6L4.4 3.6H-4.4Z',
  rect: 'M-3.6-3.6H3.6V3.6H-3.6Z',
};
const shapeOf = (platform: string): string => shapes[platform] ?? otherShape;

/** Scores of the scans as dots, and the 30-day score as a line with its interval as a band, per platform, on an axis of time; days with notes by their letter. */
export function trendChart(
  trend: readonly PlatformTrend[],
  { from, to }: { from: Day; to: Day },
  noted: readonly NoteDay<unknown>[],
  texts: Texts,
): Markup {
  const { t, percent } = texts;
  const letters = placeLetters(noted, { from, to });
  const picture = drawChart({
    id: 'trend',
    width,
    height,
    description: [
      description(trend, texts),
      ...(noted.length === 0 ? [] : [t('Notes by their letter are listed below.')]),
    ].join(' '),
    option: {
      useUTC: true,
      grid: { left: 44, right: 14, top: 18 + letterHeight * mostLevels(letters), bottom: 30 },
      xAxis: {
        type: 'time',
        splitNumber: 6,
        min: from,
        max: to,
        axisLine: { lineStyle: { color: chartInk.soft } },
        axisLabel: {
          color: chartInk.soft,
          fontSize: 11,
          hideOverlap: true,
          showMinLabel: false,
          showMaxLabel: false,
          formatter: (time: number) => axisLabel(time, texts),
        },
      },
      yAxis: {
        type: 'value',
        min: 0,
        max: 100,
        interval: 25,
        axisLabel: { color: chartInk.soft, fontSize: 11, formatter: (value: number) => percent(value, 0) },
        splitLine: { lineStyle: { color: chartInk.line } },
      },
      series: [...noteLines(letters), ...trend.flatMap(series)],
    },
  });
  return markup`${picture}
    <ul class="legend">
      ${trend.map(({ platform }) => markup`<li><svg viewBox="-11 -6 22 12" width="22" height="12" aria-hidden="true"><path d="M-11 0H11" stroke="${platformColour(platform)}" stroke-width="2" /><path d="${legendPaths[shapeOf(platform)] ?? shapeOf(platform).slice('path://'.length)}" fill="${platformColour(platform)}" stroke="#fff" stroke-width="0.8" /></svg>${platformLabel(platform)}</li>`)}
    </ul>`;
}

/** A day on the axis; the years where they begin. */
function axisLabel(time: number, { day, axisDay }: Texts): string {
  const date = new Date(time).toISOString().slice(0, 10);
  return date.endsWith('-01-01') ? day(date) : axisDay(date);
}

interface PlacedLetter extends NoteDay<unknown> {
  /** Above the chart, from 0; null: no place without touching another letter. */
  readonly level: number | null;
}

/** Letters of days close to each other are on different levels, so that none touches another. */
function placeLetters(noted: readonly NoteDay<unknown>[], { from, to }: { from: Day; to: Day }): PlacedLetter[] {
  const perDay = (width - 58) / Math.max(1, daysBetween(from, to));
  const ends: number[] = [];
  return noted.map((note) => {
    const at = daysBetween(from, note.day) * perDay;
    const level = Array.from({ length: highestLevel + 1 }, (_, index) => index).find(
      (index) => at >= (ends[index] ?? Number.NEGATIVE_INFINITY),
    );
    if (level !== undefined) ends[level] = at + letterWidth * note.letter.length;
    return { ...note, level: level ?? null };
  });
}

const mostLevels = (letters: readonly PlacedLetter[]): number => Math.max(0, ...letters.map(({ level }) => level ?? 0));

function noteLines(letters: readonly PlacedLetter[]): SeriesOption[] {
  if (letters.length === 0) return [];
  return [
    {
      type: 'line',
      silent: true,
      data: [],
      markLine: {
        silent: true,
        symbol: 'none',
        lineStyle: { color: chartInk.soft, type: [3, 3], width: 1 },
        label: { color: chartInk.soft, fontSize: 11, formatter: '{b}' },
        data: letters.map(({ day, letter, level }) => ({
          xAxis: day,
          name: letter,
          label: { show: level !== null, distance: 4 + letterHeight * (level ?? 0) },
        })),
      },
    },
  ];
}

/** The interval of the 30-day score as a closed shape; drawn once, for the first of its points. */
const band =
  (points: readonly { date: Day; low: number; high: number }[], colour: string): CustomSeriesRenderItem =>
  (parameters, api) => {
    if (parameters.dataIndex !== 0) return undefined;
    const at = (date: Day, value: number): number[] => api.coord([Date.parse(date), value]);
    return {
      type: 'polygon',
      shape: {
        points: [
          ...points.map(({ date, high }) => at(date, high)),
          ...points.toReversed().map(({ date, low }) => at(date, low)),
        ],
      },
      style: { fill: colour, opacity: 0.12 },
    };
  };

function series({ platform, scans, rolling }: PlatformTrend): SeriesOption[] {
  const colour = platformColour(platform);
  const banded = rolling.flatMap(({ date, low, high }) => (low === null || high === null ? [] : [{ date, low, high }]));
  return [
    {
      type: 'custom',
      silent: true,
      z: 1,
      renderItem: band(banded, colour),
      data: banded.map(({ date, low }) => [date, low]),
    },
    {
      type: 'scatter',
      silent: true,
      symbol: shapeOf(platform),
      symbolSize: scans.length > 60 ? 5 : 8,
      z: 3,
      itemStyle: { color: colour, opacity: 0.55 },
      data: scans.map(({ date, score }) => [date, score]),
    },
    {
      type: 'line',
      silent: true,
      showSymbol: rolling.length === 1,
      z: 4,
      lineStyle: { color: colour, width: 2.25 },
      itemStyle: { color: colour },
      data: rolling.map(({ date, score }) => [date, score]),
    },
  ];
}

function description(trend: readonly PlatformTrend[], { t, percent, day }: Texts): string {
  const parts = trend.flatMap(({ platform, scans }) => {
    const [first, last] = [scans[0], scans.at(-1)];
    if (first === undefined || last === undefined) return [];
    return [
      t('{platform}: {first} on {firstDay}, {last} on {lastDay}, {count, plural, one {# point} other {# points}}.', {
        platform: platformLabel(platform),
        first: percent(first.score),
        firstDay: day(first.date),
        last: percent(last.score),
        lastDay: day(last.date),
        count: scans.length,
      }),
    ];
  });
  return [t('Score of every scan and the 30-day score.'), ...parts].join(' ');
}
