import { BarChart, CustomChart, LineChart, ScatterChart } from 'echarts/charts';
import { GridComponent, MarkLineComponent } from 'echarts/components';
import { init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import type { EChartsOption } from 'echarts';
import { escapeText, Markup } from './markup.ts';

use([LineChart, ScatterChart, BarChart, CustomChart, GridComponent, MarkLineComponent, SVGRenderer]);

/** Colours of what every chart has. */
export const chartInk = { text: '#20242c', soft: '#5a6070', line: '#e3e5ea' } as const;

export interface DrawnChart {
  /** Part of the ids within the picture; unique on the page. */
  readonly id: string;
  readonly width: number;
  readonly height: number;
  /** What the chart shows, in words with its figures. */
  readonly description: string;
  readonly option: EChartsOption;
}

/** Styles become attributes, since the page's policy allows no inline styles; the font is that of the page. */
const attributesOf = (style: string): string =>
  style
    .split(';')
    .map((rule) => rule.split(':'))
    .filter(([name]) => name === 'font-size' || name === 'font-weight')
    .map(([name = '', value = '']) => ` ${name}="${value}"`)
    .join('');

/** A text without its parts between two signs, signs included. */
const without = (text: string, open: string, close: string): string => {
  const [before = '', ...parts] = text.split(open);
  return before + parts.map((part) => part.split(close).slice(1).join(close)).join('');
};

/** Draws a chart as an SVG element for the page: text stays text, nothing in it runs or loads. */
export function drawChart({ id, width, height, description, option }: DrawnChart): Markup {
  const chart = init(null, null, { renderer: 'svg', ssr: true, width, height });
  try {
    chart.setOption({ animation: false, ...option });
    const drawn = without(without(chart.renderToSVGString(), '<style', '</style>'), '<!--', '-->');
    const svg = drawn
      .replaceAll(/<[a-z][^<>]*>/gi, (tag) =>
        tag
          .replaceAll(/ (?:class|ecmeta_\w+|id="0"|xml:space)="[^"]*"| id="0"/g, '')
          .replace(/ style="([^"]*)"/, (_, style: string) => attributesOf(style)),
      )
      .replaceAll(/zr\d+-/g, `${id}-`)
      .replace(
        /^<svg\b[^>]*>/,
        // ECharts says nothing of texts of its own default size, and the page's is another.
        `<svg class="chart" viewBox="0 0 ${width} ${height}" font-size="12" role="img" aria-label="${escapeText(description)}">`,
      );
    return new Markup(svg);
  } finally {
    chart.dispose();
  }
}
