import type { SeriesOption } from 'echarts';
import { markLetters, type ChartNotes } from '../notes/chart-notes.ts';
import { chartFont, chartTheme } from './chart-theme.ts';
import type { Scheme } from './palette.ts';

/** Pixels left and right of what a chart with notes draws. */
export const chartSides = { left: 34, right: 14 } as const;

/** Pixels that the marks of notes take above a chart. */
export const noteRow = 20;

/** A line with a letter at every day that has notes; `above` are the pixels that other marks take between chart and letter. */
export const noteSeries = (notes: ChartNotes, scheme: Scheme, above: number): SeriesOption => ({
  type: 'line',
  id: 'notes',
  data: [],
  markLine: {
    silent: true,
    symbol: 'none',
    lineStyle: { color: chartTheme[scheme].text, type: [1, 3], width: 1 },
    label: {
      formatter: '{b}',
      distance: [0, above + 3],
      color: chartTheme[scheme].surface,
      backgroundColor: chartTheme[scheme].text,
      padding: [2, 4],
      borderRadius: 3,
      fontSize: 10,
      fontFamily: chartFont,
    },
    data: markLetters(notes).map((name, index) => ({
      xAxis: notes.days[index]?.day ?? notes.first,
      name,
      ...(name === '' ? { label: { show: false } } : {}),
    })),
  },
});

/** The first and last day of an axis, fixed so that the marks are where their days are. */
export const noteAxis = (notes: ChartNotes | null): { min?: string; max?: string } =>
  notes === null || notes.first === notes.last ? {} : { min: notes.first, max: notes.last };
