import { texts } from '../language/current.ts';
import type { Scheme } from './palette.ts';

/** Colours of axes, grid and tooltips. */
export const chartTheme = {
  light: { text: '#59616e', strong: '#181b21', line: '#e3e6eb', surface: '#ffffff' },
  dark: { text: '#a0a8b5', strong: '#e9ebef', line: '#272b34', surface: '#1c2027' },
} as const satisfies Record<Scheme, unknown>;

export const chartFont = "'Inter Variable', 'Noto Sans', system-ui, sans-serif";

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Tooltips are HTML: every text in them is escaped here. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);

/** The style of all tooltips. */
export const tooltipStyle = (scheme: Scheme) => ({
  backgroundColor: chartTheme[scheme].surface,
  borderColor: chartTheme[scheme].line,
  borderWidth: 1,
  padding: [8, 11] as [number, number],
  textStyle: { color: chartTheme[scheme].strong, fontSize: 12, fontFamily: chartFont },
  extraCssText: 'border-radius:8px;box-shadow:0 4px 16px rgb(0 0 0 / 12%);font-variant-numeric:tabular-nums',
});

interface HoveredPoint {
  readonly value?: unknown;
}

/** The tooltip of the points nearest to the pointer along the axis; `words`: its HTML, by their place on the axis. */
export const nearestTooltip = (scheme: Scheme, words: (at: unknown) => string) => ({
  trigger: 'axis' as const,
  axisPointer: {
    type: 'line' as const,
    snap: true,
    lineStyle: { color: chartTheme[scheme].text, type: 'dashed' as const },
  },
  ...tooltipStyle(scheme),
  formatter: (points: HoveredPoint | HoveredPoint[]) => {
    const value = Array.isArray(points) ? points[0]?.value : points.value;
    return words(Array.isArray(value) ? (value[0] as unknown) : value);
  },
});

/** A value axis from 0 to 100 with a subtle grid. */
export const percentAxis = (scheme: Scheme) => ({
  type: 'value' as const,
  min: 0,
  max: 100,
  interval: 25,
  axisLabel: { color: chartTheme[scheme].text, fontSize: 11, fontFamily: chartFont },
  splitLine: { lineStyle: { color: chartTheme[scheme].line, width: 1 } },
  axisLine: { show: false },
  axisTick: { show: false },
});

const dayMs = 24 * 60 * 60 * 1000;

/** Days up to which every label of an axis names its day. */
const shortSpan = 100;

/**
 * The labels of a time axis. Over a short span each is a day ("30 Oct", "1 Nov"), because a bare "Nov" between two days, or
 * "2026" for the first of January, reads as if it stood in the wrong place; over a long one months begin with their name.
 */
export function dayLabels(days: readonly string[]): (stamp: number) => string {
  const stamps = days.map((day) => Date.parse(day));
  const span = stamps.length === 0 ? 0 : (Math.max(...stamps) - Math.min(...stamps)) / dayMs;
  return (stamp) => {
    const { day, axisDay, shortMonth } = texts();
    const date = new Date(stamp).toISOString().slice(0, 10);
    const isNewYear = date.endsWith('-01-01');
    if (span <= shortSpan) return isNewYear ? day(date) : axisDay(date);
    return date.endsWith('-01') ? shortMonth(date.slice(0, 7), isNewYear) : axisDay(date);
  };
}

/** A time axis of days, never of hours; `days` are those of its points. */
export const dayAxis = (scheme: Scheme, days: readonly string[]) => ({
  type: 'time' as const,
  minInterval: dayMs,
  axisLabel: {
    color: chartTheme[scheme].text,
    fontSize: 11,
    fontFamily: chartFont,
    hideOverlap: true,
    formatter: dayLabels(days),
  },
  axisLine: { lineStyle: { color: chartTheme[scheme].line } },
  axisTick: { show: false },
  splitLine: { show: false },
});
