import { chartFont, chartTheme, escapeHtml } from '../charts/chart-theme.ts';
import { ownColour } from '../charts/palette.ts';
import { formatCount } from '../format/numbers.ts';
import { t } from '../language/current.ts';
import { drawOption } from './draw-option.ts';
import { embeddedFonts } from './embedded-fonts.ts';
import type { BarRow, GridRow, Picture } from './picture.ts';

const width = 960;
const edge = 28;
const inner = width - 2 * edge;

interface Drawn {
  readonly svg: string;
  readonly height: number;
}
type Theme = (typeof chartTheme)['light'] | (typeof chartTheme)['dark'];

const measuring = document.createElement('canvas').getContext('2d');
function textWidth(text: string, size: number, weight = 400): number {
  if (measuring === null) return text.length * size * 0.56;
  measuring.font = `${weight} ${size}px ${chartFont}`;
  return measuring.measureText(text).width;
}

/** A text cut to a width, with an ellipsis. */
function fitted(text: string, size: number, most: number, weight = 400): string {
  if (textWidth(text, size, weight) <= most) return text;
  const characters = [...text];
  while (characters.length > 1 && textWidth(`${characters.join('')}…`, size, weight) > most) characters.pop();
  return `${characters.join('')}…`;
}

const text = (
  words: string,
  x: number,
  y: number,
  style: { size: number; fill: string; weight?: number; anchor?: 'start' | 'middle' | 'end' },
): string =>
  `<text x="${x}" y="${y}" font-size="${style.size}" font-weight="${style.weight ?? 400}" fill="${style.fill}" text-anchor="${style.anchor ?? 'start'}">${escapeHtml(words.replaceAll(/\p{Cc}/gu, ' '))}</text>`;

const bar = (x: number, y: number, length: number, height: number, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${Math.max(0, length)}" height="${height}" rx="${height / 2}" fill="${fill}"/>`;

const rowHeight = 30;

function drawBars(rows: readonly BarRow[], theme: Theme): Drawn {
  const names = 270;
  const figures = 70;
  const track = inner - names - figures;
  const lines = rows.map((row, index) => {
    const y = index * rowHeight;
    const weight = row.strong ? 650 : 450;
    const label = text(fitted(row.label, 14, names - 36, weight), 20, y + 19, { size: 14, fill: theme.strong, weight });
    const low = row.low ?? 0;
    const interval =
      row.low === null || row.high === null
        ? ''
        : bar(names + (track * low) / 100, y + 13.25, Math.max(2, (track * (row.high - low)) / 100), 1.5, theme.strong);
    return [
      row.mark === '' ? '' : `<g transform="translate(0 ${y + 8})">${row.mark}</g>`,
      label,
      bar(names, y + 10, track, 8, theme.line),
      bar(names, y + 10, (track * row.share) / 100, 8, row.colour),
      interval,
      text(row.value, inner, y + 19, { size: 14, fill: theme.strong, weight, anchor: 'end' }),
    ].join('');
  });
  return { svg: lines.join(''), height: rows.length * rowHeight };
}

const channel = (colour: string, at: number): number => Number.parseInt(colour.slice(at, at + 2), 16);

/** A share of one `#rrggbb` colour over another. */
function mixed(colour: string, over: string, share: number): string {
  const parts = [1, 3, 5].map((at) => Math.round(channel(colour, at) * share + channel(over, at) * (1 - share)));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

function drawGrid(columns: readonly string[], rows: readonly GridRow[], picture: Picture): Drawn {
  const theme = chartTheme[picture.scheme];
  const names = 330;
  const cell = (inner - names - 40) / Math.max(1, columns.length);
  // Slanted, because names are longer than their columns are wide.
  const top = 74;
  const head = columns.map(
    (name, index) =>
      `<g transform="translate(${names + (index + 0.45) * cell} ${top - 8}) rotate(-38)">${text(fitted(name, 12, 100, 550), 0, 0, { size: 12, fill: theme.text, weight: 550 })}</g>`,
  );
  const lines = rows.map((row, line) => {
    const y = top + line * 24;
    const cells = row.shares.map((share, index) => {
      if (share === null) return '';
      const fill = mixed(ownColour[picture.scheme], theme.surface, (share / 100) * 0.88);
      const onDark = picture.scheme === 'light' && share > 60;
      return [
        `<rect x="${names + index * cell + 1}" y="${y + 1}" width="${cell - 2}" height="22" fill="${fill}"/>`,
        text(share === 0 ? '·' : formatCount(share), names + (index + 0.5) * cell, y + 16, {
          size: 12,
          fill: onDark ? '#ffffff' : picture.scheme === 'dark' && share > 60 ? '#111111' : theme.strong,
          anchor: 'middle',
        }),
      ].join('');
    });
    return text(fitted(row.label, 13, names - 14), 0, y + 16, { size: 13, fill: theme.strong }) + cells.join('');
  });
  return { svg: head.join('') + lines.join(''), height: top + rows.length * 24 };
}

function drawBody(picture: Picture): Drawn {
  const { body } = picture;
  if (body.kind === 'bars') return drawBars(body.rows, chartTheme[picture.scheme]);
  if (body.kind === 'grid') return drawGrid(body.columns, body.rows, picture);
  return { svg: drawOption(body.option, inner, body.height), height: body.height };
}

/** The legend in as many lines as it needs. */
function drawLegend({ legend, scheme }: Picture): Drawn {
  if (legend.length === 0) return { svg: '', height: 0 };
  let [x, y] = [0, 0];
  const entries = legend.map(({ mark, label }) => {
    const words = fitted(label, 13, inner - 20);
    const length = 18 + textWidth(words, 13) + 22;
    if (x > 0 && x + length > inner) [x, y] = [0, y + 22];
    const entry = `<g transform="translate(${x} ${y})"><g transform="translate(0 1)">${mark}</g>${text(words, 18, 12, { size: 13, fill: chartTheme[scheme].text })}</g>`;
    x += length;
    return entry;
  });
  return { svg: entries.join(''), height: y + 26 };
}

/** The lines below a figure, each cut to its width. */
function drawNotes({ notes = [], scheme }: Picture): Drawn {
  const lines = notes.map((line, index) =>
    text(fitted(line, 13, inner), 0, 24 + index * 20, { size: 13, fill: chartTheme[scheme].text }),
  );
  return { svg: lines.join(''), height: lines.length === 0 ? 0 : 12 + lines.length * 20 };
}

/** Draws a figure as an SVG file that needs nothing else: title, client, period, legend, background and fonts. */
export async function composePicture(picture: Picture): Promise<string> {
  const theme = chartTheme[picture.scheme];
  const background = picture.scheme === 'dark' ? '#15181e' : '#ffffff';
  const about = [picture.client, picture.period, picture.note].filter((words) => words !== '').join(' · ');
  const legend = drawLegend(picture);
  const body = drawBody(picture);
  const bodyTop = 84 + legend.height;
  const notes = drawNotes(picture);
  const height = bodyTop + body.height + notes.height + edge;
  const sample = picture.simulated ? t('SAMPLE: simulated data') : '';
  const content = [
    `<rect width="${width}" height="${height}" fill="${background}"/>`,
    text(fitted(picture.title, 20, inner - textWidth(sample, 13, 700) - 20, 640), edge, 42, {
      size: 20,
      fill: theme.strong,
      weight: 640,
    }),
    sample === ''
      ? ''
      : text(sample, width - edge, 42, {
          size: 13,
          fill: picture.scheme === 'dark' ? '#ffb15c' : '#8a3d00',
          weight: 700,
          anchor: 'end',
        }),
    text(fitted(about, 13, inner), edge, 64, { size: 13, fill: theme.text }),
    `<g transform="translate(${edge} 80)">${legend.svg}</g>`,
    `<g transform="translate(${edge} ${bodyTop})">${body.svg}</g>`,
    `<g transform="translate(${edge} ${bodyTop + body.height})">${notes.svg}</g>`,
  ].join('');
  const fonts = await embeddedFonts(content);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${escapeHtml(chartFont)}"><title>${escapeHtml(picture.title)}</title>${fonts === '' ? '' : `<style>${fonts}</style>`}${content}</svg>`;
}
