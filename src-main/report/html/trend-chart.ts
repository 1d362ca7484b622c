import { addDays, daysBetween, type Day } from '#shared/domain/dates.ts';
import type { NoteDay } from '#shared/domain/note-days.ts';
import { platformLabel } from '#shared/domain/platforms.ts';
import type { PlatformTrend } from '../report-model.ts';
import { dayLabel } from '../labels.ts';
import { platformColour } from './colours.ts';
import { markup, type Markup } from './markup.ts';

const width = 720;
const height = 260;
const left = 40;
const right = 12;
const top = 12;
const bottom = 30;

/** Scores of the scans as dots with their intervals, and the 30-day score as a line, per platform; days with notes by their letter. */
export function trendChart(
  trend: readonly PlatformTrend[],
  period: { from: Day; to: Day },
  noted: readonly NoteDay<unknown>[] = [],
): Markup {
  const span = Math.max(1, daysBetween(period.from, period.to));
  const x = (day: Day): string => (left + ((width - left - right) * daysBetween(period.from, day)) / span).toFixed(1);
  const y = (score: number): string => (top + (height - top - bottom) * (1 - score / 100)).toFixed(1);
  return markup`<svg class="chart" viewBox="0 0 ${width} ${height}" role="img" aria-label="${description(trend)}${noted.length === 0 ? '' : ' Notes by their letter are listed below.'}">
      ${[0, 25, 50, 75, 100].map((score) => markup`<line x1="${left}" x2="${width - right}" y1="${y(score)}" y2="${y(score)}" stroke="#e3e5ea" /><text x="${left - 6}" y="${y(score)}" dy="4" text-anchor="end" class="tick">${score}</text>`)}${noted.map(
        ({ day, letter }) => markup`
      <line x1="${x(day)}" x2="${x(day)}" y1="${top}" y2="${height - bottom}" stroke="#5a6070" stroke-dasharray="3 3" /><text x="${x(day)}" y="${top - 2}" text-anchor="middle" class="tick">${letter}</text>`,
      )}
      ${ticks(period, span).map((day, at, all) => markup`<text x="${x(day)}" y="${height - 8}" text-anchor="${at === 0 ? 'start' : at === all.length - 1 ? 'end' : 'middle'}" class="tick">${dayLabel(day)}</text>`)}
      ${trend.map((platform, index) => series(platform, index, x, y))}
    </svg>
    <ul class="legend">
      ${trend.map(({ platform }) => markup`<li><svg width="22" height="12" aria-hidden="true">${mark(platform, '11', '6')}</svg>${platformLabel(platform)}</li>`)}
    </ul>`;
}

function series(
  { platform, scans, rolling }: PlatformTrend,
  index: number,
  x: (day: Day) => string,
  y: (score: number) => string,
): Markup {
  const colour = platformColour(platform);
  // Platforms scanned on the same day are drawn side by side.
  const beside = (day: Day): string => (Number(x(day)) + 2.5 * index).toFixed(1);
  const line = rolling.map((point, index) => `${index === 0 ? 'M' : 'L'}${x(point.date)} ${y(point.score)}`).join('');
  return markup`<g
    >${scans.map((scan) => (scan.low === null || scan.high === null ? markup`` : markup`<line x1="${beside(scan.date)}" x2="${beside(scan.date)}" y1="${y(scan.low)}" y2="${y(scan.high)}" stroke="${colour}" stroke-opacity="0.3" stroke-width="3" />`))}
    <path d="${line}" fill="none" stroke="${colour}" stroke-width="2" />
    ${scans.map((scan) => mark(platform, beside(scan.date), y(scan.score)))}</g
  >`;
}

/** Each platform has its own shape as well as its own colour. */
function mark(platform: string, x: string, y: string): Markup {
  const colour = platformColour(platform);
  const at = markup`transform="translate(${x} ${y})" fill="${colour}" stroke="#fff" stroke-width="0.8"`;
  switch (platform) {
    case 'chatgpt':
      return markup`<circle ${at} r="3.6" />`;
    case 'aioverview':
      return markup`<path ${at} d="M0-4.8L4.8 0L0 4.8L-4.8 0Z" />`;
    case 'perplexity':
      return markup`<path ${at} d="M0-4.6L4.4 3.6H-4.4Z" />`;
    case 'gemini':
      return markup`<path ${at} d="M-3.6-3.6H3.6V3.6H-3.6Z" />`;
    default:
      return markup`<path ${at} d="M-4.4-3.4H4.4L0 4.6Z" />`;
  }
}

/** The days labelled on the axis: the first, the last and some between. */
function ticks({ from, to }: { from: Day; to: Day }, span: number): Day[] {
  const steps = Math.min(4, span);
  return [
    ...new Set([...Array.from({ length: steps }, (_, index) => addDays(from, Math.round((span * index) / steps))), to]),
  ];
}

function description(trend: readonly PlatformTrend[]): string {
  const parts = trend.flatMap(({ platform, scans }) => {
    const [first, last] = [scans[0], scans.at(-1)];
    if (first === undefined || last === undefined) return [];
    return [
      `${platformLabel(platform)}: ${first.score} % on ${dayLabel(first.date)}, ${last.score} % on ${dayLabel(last.date)}, ${scans.length} points`,
    ];
  });
  return `Score of every scan and its 30-day score. ${parts.join('. ')}. The figures of every scan are below.`;
}
