import { percent } from '../labels.ts';
import { markup, type Markup } from './markup.ts';

export interface Bar {
  readonly label: string;
  /** Percent. */
  readonly value: number;
  readonly low: number | null;
  readonly high: number | null;
  readonly colour: string;
  /** In bold: the customer. */
  readonly strong: boolean;
}

const width = 720;
const labelWidth = 190;
const valueWidth = 64;
const rowHeight = 24;
const axis = 8;
const longestLabel = 26;

const shortened = (label: string): string =>
  [...label].length > longestLabel ? `${[...label].slice(0, longestLabel - 1).join('')}…` : label;

/** Horizontal bars of shares from 0 to 100 %, each with its interval as a whisker. */
export function barChart(title: string, bars: readonly Bar[]): Markup {
  const height = bars.length * rowHeight + axis;
  const x = (value: number): string => (labelWidth + ((width - labelWidth - valueWidth) * value) / 100).toFixed(1);
  const description = bars.map((bar) => `${bar.label} ${percent(bar.value)}`).join(', ');
  return markup`<svg class="chart" viewBox="0 0 ${width} ${height}" role="img" aria-label="${title}: ${description}">
    ${[0, 25, 50, 75, 100].map((value) => markup`<line x1="${x(value)}" x2="${x(value)}" y1="0" y2="${height - axis}" stroke="#e3e5ea" />`)}
    ${bars.map((bar, index) => {
      const top = index * rowHeight;
      const middle = top + rowHeight / 2;
      return markup`<text
          x="${labelWidth - 8}"
          y="${middle}"
          dy="4"
          text-anchor="end"
          direction="ltr"
          unicode-bidi="plaintext"
          class="label${bar.strong ? ' strong' : ''}"
          >${shortened(bar.label)}</text
        >
        <rect
          x="${labelWidth}"
          y="${top + 4}"
          width="${(Number(x(bar.value)) - labelWidth).toFixed(1)}"
          height="${rowHeight - 8}"
          rx="2"
          fill="${bar.colour}"
        />
        ${bar.low === null || bar.high === null ? markup`` : markup`<path d="M${x(bar.low)} ${middle}H${x(bar.high)}M${x(bar.low)} ${middle - 4}v8M${x(bar.high)} ${middle - 4}v8" stroke="#20242c" stroke-width="1.2" fill="none" />`}
        <text x="${width - valueWidth + 8}" y="${middle}" dy="4" class="value${bar.strong ? ' strong' : ''}"
          >${percent(bar.value)}</text
        >`;
    })}
  </svg>`;
}
