import { t, texts } from '../language/current.ts';

/** Shown in place of a missing figure: missing is never zero. */
export const noFigure = '–';

type Figure = number | null | undefined;

/** 12,345 */
export const formatCount = (value: Figure): string => texts().count(value ?? null);
/** 93.3 (a score: 0–100) */
export const formatScore = (value: Figure): string => texts().decimal(value ?? null);
/** 93.3 %, with one decimal or as many as asked for. */
export const formatPercent = (value: Figure, digits = 1): string => texts().percent(value ?? null, digits);
/** $3.20 */
export const formatDollars = (value: Figure): string => texts().dollars(value ?? null);
/** $0.0132: the cost of one answer. */
export const formatFineDollars = (value: Figure): string => texts().dollars(value ?? null, 4);

/** Percentage points with their sign: +4.2, −1.0, ±0.0 (a true minus). */
export const formatPoints = (value: number, digits = 1): string => texts().points(value, digits);

/** 88.0–96.5, or nothing where the interval is unknown. */
export const formatInterval = (low: number | null, high: number | null): string =>
  low === null || high === null ? '' : `${formatScore(low)}–${formatScore(high)}`;

/** 1.8 s, 240 ms */
export function formatLatency(ms: Figure): string {
  if (ms === null || ms === undefined) return noFigure;
  return ms < 1_000
    ? t('{time} ms', { time: formatCount(ms) }, 'milliseconds')
    : t('{time} s', { time: formatScore(ms / 1_000) }, 'seconds');
}

/** The size of a file. */
export const formatBytes = (bytes: number): string =>
  bytes < 1024 ** 2
    ? t('{size} KiB', { size: formatCount(Math.max(1, Math.round(bytes / 1024))) })
    : t('{size} MiB', { size: formatScore(bytes / 1024 ** 2) });
