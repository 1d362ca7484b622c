import type { ReportSection } from '#shared/contract/workspace/reports.ts';
import type { MarkedText } from '#shared/language/text-key.ts';
import { columnWidths } from './column-widths.ts';
import { newSlide, type Deck, type Slide } from './deck.ts';
import { slideWidth } from './slide-width.ts';
import { contrastOnWhite, readableOnWhite } from '../html/colours.ts';
import type { ReportModel } from '../report-model.ts';
import { reportTexts, sampleWarning, scopeLabel } from '../labels.ts';
import { xmlText } from '#shared/domain/xml-text.ts';

export type SlideCell = string | number;

/** Inches: the margin of everything on a slide. */
export const margin = 0.6;
export const contentWidth = slideWidth - 2 * margin;
export const contentTop = 1.45;

/** Colours without `#`, as the library expects them. */
export const bare = (colour: string): string => colour.slice(1);
export const ink = '20242c';
export const soft = '5a6070';
const line = 'd5d8df';

const rightToLeft = /^[^\p{L}]*[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

const graphemesOf = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Text for a slide, cut to a number of characters (grapheme clusters). */
export function slideText(text: string, most = 400): string {
  const clean = xmlText(text);
  let cut = '';
  let count = 0;
  for (const { segment, index } of graphemesOf.segment(clean)) {
    count += 1;
    if (count > most) return `${cut}…`;
    if (count < most) cut = clean.slice(0, index + segment.length);
  }
  return clean;
}

/** Right-to-left text is aligned to the right. */
export const direction = (text: string): { rtlMode?: true; align?: 'right' } =>
  rightToLeft.test(text) ? { rtlMode: true, align: 'right' } : {};

/** The topic of a slide in the report's language. */
const topicOf = (model: ReportModel, topic: MarkedText): string => reportTexts(model).t.marked(topic);

/** The sentence of the summary that a section's slide is headed by; the topic itself if there is none. */
export const headlineOf = (model: ReportModel, section: ReportSection, topic: MarkedText): string =>
  model.summary.find(({ evidence }) => evidence === section)?.text ?? topicOf(model, topic);

/** A slide with its topic and its headline, the scope and the page number at the bottom, and a warning if the data is simulated. */
export function addSlide(deck: Deck, model: ReportModel, marked: MarkedText, headline?: string): Slide {
  const topic = topicOf(model, marked);
  const title = headline ?? topic;
  const slide = newSlide(deck, model);
  slide.background = { color: 'FFFFFF' };
  slide.addShape('rect', { x: 0, y: 0, w: slideWidth, h: 0.14, fill: { color: bare(model.accentColor) } });
  if (topic !== title)
    slide.addText(slideText(topic, 80), {
      x: margin,
      y: 0.2,
      w: contentWidth,
      h: 0.3,
      fontSize: 11,
      bold: true,
      color: bare(readableOnWhite(model.accentColor)),
    });
  slide.addText(slideText(title, 210), {
    x: margin,
    y: 0.47,
    w: contentWidth,
    h: 0.8,
    fontSize: title.length > 110 ? 16 : title.length > 58 ? 20 : 26,
    bold: true,
    color: ink,
    valign: 'top',
    fit: 'shrink',
    ...direction(title),
  });
  slide.addText(slideText(scopeLabel(model), 150), { x: margin, y: 7.02, w: 9, h: 0.3, fontSize: 9, color: soft });
  if (model.env === 'sample')
    slide.addText(reportTexts(model).t.marked(sampleWarning), {
      x: 6.2,
      y: 7.02,
      w: 5.9,
      h: 0.3,
      fontSize: 10,
      bold: true,
      color: 'b3261e',
      align: 'right',
    });
  slide.slideNumber = { x: 12.3, y: 7.02, w: 0.5, h: 0.3, fontSize: 9, color: soft };
  return slide;
}

export interface SlideColumn {
  readonly heading: MarkedText;
  /** Relative width. */
  readonly width: number;
  readonly number?: boolean;
}

/** A table whose rows fit the slide; texts must already be cut. `strong` selects the customer's rows. */
export function addTable(
  slide: Slide,
  model: ReportModel,
  columns: readonly SlideColumn[],
  rows: readonly (readonly SlideCell[])[],
  place: {
    x?: number;
    y?: number;
    w?: number;
    fontSize?: number;
    strong?: (index: number) => boolean;
  } = {},
): void {
  const { x = margin, y = contentTop, w = contentWidth, fontSize = 11, strong } = place;
  const fill = readableOnWhite(model.accentColor);
  const headings = columns.map(({ heading }) => reportTexts(model).t.marked(heading));
  const head = columns.map((column, index) => ({
    text: headings[index] ?? '',
    options: {
      bold: true,
      color: contrastOnWhite(fill) >= 4.5 ? 'FFFFFF' : ink,
      fill: { color: bare(fill) },
      align: column.number === true ? ('right' as const) : ('left' as const),
    },
  }));
  const body = rows.map((row, place) =>
    columns.map((column, index) => {
      const text = String(row[index] ?? '');
      return {
        text,
        options: {
          color: ink,
          bold: strong?.(place) ?? false,
          ...(column.number === true ? { align: 'right' as const } : { align: 'left' as const, ...direction(text) }),
        },
      };
    }),
  );
  slide.addTable([head, ...body], {
    x,
    y,
    w,
    colW: columnWidths(
      columns.map(({ width }) => width),
      headings,
      { w, fontSize },
    ),
    fontSize,
    border: { type: 'solid', pt: 0.5, color: line },
    margin: 0.05,
    valign: 'top',
  });
}

export const addNote = (slide: Slide, text: string, place: { y: number; h?: number; x?: number; w?: number }): void => {
  slide.addText(slideText(text, 700), {
    x: margin,
    w: contentWidth,
    h: 0.5,
    fontSize: 11,
    color: soft,
    valign: 'top',
    ...place,
  });
};
