import type { EChartsOption, SeriesOption } from 'echarts';
import type { OutputOf } from '#shared/contract/index.ts';
import { platformLabel } from '#shared/domain/platforms.ts';
import { formatDay, formatPeriod } from '../format/dates.ts';
import { formatInterval, formatScore } from '../format/numbers.ts';
import type { ChartNotes } from '../notes/chart-notes.ts';
import { t } from '../language/current.ts';
import { chartFont, chartTheme, dayAxis, escapeHtml, percentAxis, nearestTooltip } from './chart-theme.ts';
import { chartSides, noteAxis, noteRow, noteSeries } from './note-series.ts';
import { chartSymbol, platformColour, platformShape, type Scheme } from './palette.ts';

export type Trend = OutputOf<'get-overview'>['trend'];

const silent = { silent: true, symbol: 'none' as const, tooltip: { show: false }, emphasis: { disabled: true } };

function platformSeries(entry: Trend[number], scheme: Scheme): SeriesOption[] {
  const colour = platformColour(entry.platform, scheme);
  const days = entry.scans;
  const { rolling } = entry;
  const banded = rolling.filter((point) => point.low !== null && point.high !== null);
  const stack = `band-${entry.platform}`;
  const name = platformLabel(entry.platform);
  return [
    {
      type: 'line',
      id: `low-${entry.platform}`,
      stack,
      ...silent,
      lineStyle: { opacity: 0 },
      data: banded.map((point) => [point.date, point.low ?? 0]),
    },
    {
      type: 'line',
      id: `high-${entry.platform}`,
      stack,
      ...silent,
      lineStyle: { opacity: 0 },
      areaStyle: { color: colour, opacity: scheme === 'dark' ? 0.14 : 0.1 },
      data: banded.map((point) => [point.date, (point.high ?? 0) - (point.low ?? 0)]),
    },
    {
      type: 'line',
      id: `rolling-${entry.platform}`,
      name,
      symbol: 'none',
      z: 4,
      lineStyle: { color: colour, width: 2.25 },
      itemStyle: { color: colour },
      emphasis: { disabled: true },
      data: rolling.map((point) => [point.date, point.score]),
    },
    {
      type: 'scatter',
      id: `scans-${entry.platform}`,
      name,
      symbol: chartSymbol[platformShape(entry.platform)],
      symbolSize: days.length > 80 ? 4 : 6,
      z: 3,
      itemStyle: { color: colour, opacity: 0.55 },
      emphasis: { scale: 1.6, itemStyle: { opacity: 1 } },
      data: days.map((day) => ({ value: [day.date, day.score], name: String(day.executionId) })),
    },
  ];
}

interface ShownScore {
  readonly score: number;
  readonly low: number | null;
  readonly high: number | null;
}

/** 93.3 (88.0–96.5) */
function withInterval({ score, low, high }: ShownScore): string {
  const interval = formatInterval(low, high);
  return interval === '' ? formatScore(score) : `${formatScore(score)} (${interval})`;
}

const scanWords = (scan: ShownScore & { readonly n: number }): string =>
  scan.n > 0
    ? t('scan {score}, {count, plural, one {# answer} other {# answers}}', {
        score: withInterval(scan),
        count: scan.n,
      })
    : t('scan {score}', { score: withInterval(scan) });

/** The tooltip of a day: each platform's 30-day score, and its scan of that day with interval and n. */
export function trendTooltip(trend: Trend, date: string): string {
  const lines = trend.flatMap((entry) => {
    const rolling = entry.rolling.find((point) => point.date === date);
    const scan = entry.scans.find((day) => day.date === date);
    if (rolling === undefined && scan === undefined) return [];
    const figures = [
      ...(rolling === undefined ? [] : [t('30-day {score}', { score: withInterval(rolling) })]),
      ...(scan === undefined ? [] : [scanWords(scan)]),
    ];
    return [`<div><b>${escapeHtml(platformLabel(entry.platform))}</b> ${escapeHtml(figures.join(' · '))}</div>`];
  });
  return lines.length === 0 ? '' : `<div style="opacity:.7">${formatDay(date)}</div>${lines.join('')}`;
}

const dayOf = (stamp: unknown): string | null => {
  if (typeof stamp === 'string') return stamp.slice(0, 10);
  return typeof stamp === 'number' ? new Date(stamp).toISOString().slice(0, 10) : null;
};

/** Numbered vertical lines at days on which something was done. */
const markedDays = (days: readonly string[], scheme: Scheme): SeriesOption => ({
  type: 'line',
  id: 'marked-days',
  data: [],
  markLine: {
    silent: true,
    symbol: 'none',
    lineStyle: { color: chartTheme[scheme].text, type: 'dashed', width: 1 },
    label: { formatter: '{b}', color: chartTheme[scheme].strong, fontSize: 11, fontFamily: chartFont },
    data: days.map((day, index) => ({ xAxis: day, name: String(index + 1) })),
  },
});

/**
 * The trend of the score: a 30-day score per platform with its 95 % interval, and a point per scan day; days on which
 * something was done are marked with a number, days with notes with a letter.
 */
export function trendOptions(
  trend: Trend,
  scheme: Scheme,
  marked: readonly string[] = [],
  notes: ChartNotes | null = null,
): EChartsOption {
  const markRow = marked.length === 0 ? 0 : 10;
  return {
    useUTC: true,
    animation: false,
    textStyle: { fontFamily: chartFont },
    grid: { ...chartSides, top: 10 + markRow + (notes === null ? 0 : noteRow), bottom: 24 },
    xAxis: { ...dayAxis(scheme, trendDays(trend)), ...noteAxis(notes) },
    yAxis: percentAxis(scheme),
    tooltip: nearestTooltip(scheme, (at) => {
      const date = dayOf(at);
      return date === null ? '' : trendTooltip(trend, date);
    }),
    series: [
      ...trend.flatMap((entry) => platformSeries(entry, scheme)),
      ...(marked.length === 0 ? [] : [markedDays(marked, scheme)]),
      ...(notes === null ? [] : [noteSeries(notes, scheme, markRow)]),
    ],
  };
}

/** The days of all points of a trend, in no order. */
export const trendDays = (trend: Trend): string[] =>
  trend.flatMap(({ scans, rolling }) => [...scans, ...rolling].map(({ date }) => date));

/** The first and last day of a trend in words; '' without any. */
export function trendPeriod(trend: Trend): string {
  const days = trendDays(trend).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  return first === undefined || last === undefined ? '' : formatPeriod(first, last);
}

/** The chart in one sentence, for those who cannot see it. */
export function trendSentence(trend: Trend): string {
  const parts = trend.flatMap((entry) => {
    const first = entry.rolling[0];
    const last = entry.rolling.at(-1);
    if (first === undefined || last === undefined) return [];
    return [
      t('{platform} from {first} on {firstDay} to {last} on {lastDay}', {
        platform: platformLabel(entry.platform),
        first: formatScore(first.score),
        firstDay: formatDay(first.date),
        last: formatScore(last.score),
        lastDay: formatDay(last.date),
      }),
    ];
  });
  return parts.length === 0 ? t('No scans to show.') : t('30-day score: {platforms}.', { platforms: parts.join('; ') });
}
