/** Shown in place of a missing figure: missing is never zero. */
export const noFigure = '–';

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const oneDecimal = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const fineDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 2,
  maximumFractionDigits: 4,
});

const orNone = (format: (value: number) => string) => (value: number | null | undefined) =>
  value === null || value === undefined ? noFigure : format(value);

/** 12,345 */
export const formatCount = orNone((value) => whole.format(value));
/** 93.3 (a score: 0–100) */
export const formatScore = orNone((value) => oneDecimal.format(value));
/** 93.3 % */
export const formatPercent = orNone((value) => `${oneDecimal.format(value)} %`);
/** $3.20 */
export const formatDollars = orNone((value) => dollars.format(value));
/** $0.0132: the cost of one answer. */
export const formatFineDollars = orNone((value) => fineDollars.format(value));

/** Percentage points with their sign: +4.2, −1.0, 0.0 (a true minus). */
export function formatPoints(value: number): string {
  const text = oneDecimal.format(Math.abs(value));
  if (text === '0.0') return text;
  return `${value < 0 ? '−' : '+'}${text}`;
}

/** 88.0–96.5, or nothing where the interval is unknown. */
export const formatInterval = (low: number | null, high: number | null): string =>
  low === null || high === null ? '' : `${oneDecimal.format(low)}–${oneDecimal.format(high)}`;

/** 1.8 s, 240 ms */
export const formatLatency = orNone((ms) =>
  ms < 1_000 ? `${whole.format(ms)} ms` : `${oneDecimal.format(ms / 1_000)} s`,
);

/** "1 query", "12 queries" */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${whole.format(count)} ${count === 1 ? one : many}`;

/** The size of a file. */
export const formatBytes = (bytes: number): string =>
  bytes < 1024 ** 2 ? `${Math.max(1, Math.round(bytes / 1024))} KiB` : `${oneDecimal.format(bytes / 1024 ** 2)} MiB`;
