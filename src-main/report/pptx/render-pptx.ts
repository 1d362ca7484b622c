import { createDeck, newSlide, type Deck, type Slide } from './deck.ts';
import { plainLines } from '../excerpt.ts';
import { escapeText } from '../html/markup.ts';
import type { ReportModel } from '../report-model.ts';
import { reportTexts, sampleWarning, scopeLabel } from '../labels.ts';
import { bare, contentWidth, direction, ink, margin, slideText, soft } from './slide-parts.ts';
import { slideWidth } from './slide-width.ts';
import { sectionSlides } from './slides.ts';

const logoHeight = 0.7;
const widestLogo = 3;

/** The report as slides with native, editable charts and tables. */
export async function renderPptx(model: ReportModel): Promise<Uint8Array> {
  const deck = createDeck();
  deck.layout = 'LAYOUT_WIDE';
  deck.title = slideText(model.title);
  // The only text that the library does not escape.
  deck.company = escapeText(slideText(model.organization));
  deck.author = 'Answerscope';
  const { language } = reportTexts(model);
  // The system replaces a font that lacks a script; for Japanese the replacement may be one for Chinese.
  if (language.code === 'ja') deck.theme = { headFontFace: 'Yu Gothic', bodyFontFace: 'Yu Gothic' };
  deck.rtlMode = language.direction === 'rtl';
  addTitle(deck, model);
  for (const section of model.sections) sectionSlides[section](deck, model);
  return (await deck.write({ outputType: 'uint8array', compression: true })) as Uint8Array;
}

function addLogo(slide: Slide, logo: ReportModel['logo'], side: 'left' | 'right'): void {
  if (logo === null) return;
  const w = Math.min(widestLogo, logoHeight * logo.aspect);
  const x = side === 'left' ? margin : slideWidth - margin - w;
  slide.addImage({ data: `${logo.mediaType};base64,${logo.base64}`, x, y: 0.8, w, h: w / logo.aspect });
}

function addTitle(deck: Deck, model: ReportModel): void {
  const { t, day } = reportTexts(model);
  const slide = newSlide(deck, model);
  slide.addShape('rect', { x: 0, y: 0, w: slideWidth, h: 0.35, fill: { color: bare(model.bandColor) } });
  addLogo(slide, model.logo, 'left');
  addLogo(slide, model.clientLogo, 'right');
  slide.addText(slideText(model.title, 200), {
    x: margin,
    y: 1.9,
    w: contentWidth,
    h: 1.5,
    fontSize: 38,
    bold: true,
    color: ink,
    valign: 'bottom',
    fit: 'shrink',
    ...direction(model.title),
  });
  slide.addText(slideText(scopeLabel(model), 200), {
    x: margin,
    y: 3.5,
    w: contentWidth,
    h: 0.5,
    fontSize: 18,
    color: soft,
  });
  const made = [
    ...(model.author === ''
      ? []
      : [
          t('Prepared by {author}', { author: [model.author, model.contact].filter((part) => part !== '').join(', ') }),
        ]),
    day(model.createdOn),
  ].join(' · ');
  slide.addText(slideText(made, 200), {
    x: margin,
    y: 4,
    w: contentWidth,
    h: 0.4,
    fontSize: 14,
    color: soft,
  });
  const intro = [model.coverText, ...plainLines(model.intro)].filter((line) => line !== '').join('\n');
  if (intro !== '')
    slide.addText(slideText(intro, 900), {
      x: margin,
      y: 4.6,
      w: contentWidth,
      h: 1.9,
      fontSize: 14,
      color: ink,
      valign: 'top',
      fit: 'shrink',
      ...direction(intro),
    });
  if (model.env === 'sample')
    slide.addText(t.marked(sampleWarning), {
      x: margin,
      y: 6.6,
      w: contentWidth,
      h: 0.45,
      fontSize: 18,
      bold: true,
      color: 'b3261e',
    });
}
