import { otherColour, visibleOnWhite } from '../html/colours.ts';
import { count, counted, oneDecimal, percent } from '../labels.ts';
import { companyTable, domainTable, gapTable } from '../report-tables.ts';
import type { AddSlides, Slide } from './deck.ts';
import {
  addNote,
  addSlide,
  addTable,
  bare,
  contentTop,
  contentWidth,
  headlineOf,
  margin,
  slideText,
} from './slide-parts.ts';

const chartWidth = 6.4;
/** Fewer such pages have no slide of their own: the summary names the first. */
const fewestGaps = 4;
const tableX = margin + chartWidth + 0.2;
const tableWidth = contentWidth - chartWidth - 0.2;

function addBars(slide: Slide, name: string, bars: readonly { label: string; value: number; colour: string }[]): void {
  // A bar chart is drawn from the bottom.
  const upwards = bars.toReversed();
  slide.addChart(
    'bar',
    [{ name, labels: upwards.map((bar) => slideText(bar.label, 28)), values: upwards.map((bar) => bar.value) }],
    {
      x: margin,
      y: contentTop,
      w: chartWidth,
      h: 4.85,
      barDir: 'bar',
      barGapWidthPct: 40,
      chartColors: upwards.map((bar) => bare(visibleOnWhite(bar.colour))),
      valAxisMinVal: 0,
      valAxisMaxVal: 100,
      valAxisMajorUnit: 25,
      showValue: true,
      dataLabelFormatCode: '0.0',
      dataLabelFontSize: 10,
      catAxisLabelFontSize: 11,
      valAxisLabelFontSize: 10,
      showLegend: false,
      showTitle: true,
      title: name,
      titleFontSize: 12,
      altText: name,
    },
  );
}

export const competitors: AddSlides = (deck, model) => {
  const slide = addSlide(deck, model, 'Companies named', headlineOf(model, 'competitors', 'Companies named'));
  const { note, empty } = companyTable(model);
  const shown = model.companies.filter((company, index) => index < 11 || company.own);
  if (shown.length === 0) return addNote(slide, empty, { y: contentTop });
  addBars(
    slide,
    'Share of answers that name each company, %',
    shown.map((company) => ({
      label: company.company,
      value: company.percentage,
      colour: company.own ? model.accentColor : otherColour,
    })),
  );
  addTable(
    slide,
    model,
    [
      { heading: 'Company', width: 2.2 },
      { heading: 'Answers', width: 1, number: true },
      { heading: 'Share of voice', width: 1.1, number: true },
      { heading: 'Share of mentions', width: 1.2, number: true },
      { heading: 'Position', width: 1, number: true },
    ],
    shown.map((company) => [
      slideText(company.company, 28),
      count(company.count),
      percent(company.shareOfVoice),
      percent(company.shareOfMentions),
      oneDecimal(company.averagePosition),
    ]),
    {
      x: tableX,
      w: tableWidth,
      strong: (row) => shown.some((company) => company.own && slideText(company.company, 28) === row[0]),
    },
  );
  addNote(slide, note, { y: 6.4, h: 0.6 });
};

export const sources: AddSlides = (deck, model) => {
  const slide = addSlide(
    deck,
    model,
    'Sources behind the answers',
    headlineOf(model, 'sources', 'Sources behind the answers'),
  );
  const { note, empty } = domainTable(model);
  const shown = model.domains.slice(0, 12);
  if (shown.length === 0) return addNote(slide, empty, { y: contentTop });
  addBars(
    slide,
    'Share of answers that cite each domain, %',
    shown.map((domain) => ({
      label: domain.domain,
      value: domain.percentage,
      colour: domain.category === 'owned' ? model.accentColor : otherColour,
    })),
  );
  addTable(
    slide,
    model,
    [
      { heading: 'Domain', width: 2.4 },
      { heading: 'Category', width: 1.4 },
      { heading: 'Answers', width: 1, number: true },
    ],
    shown.map((domain) => [slideText(domain.domain, 30), domain.category, count(domain.count)]),
    { x: tableX, w: tableWidth, strong: (row) => row[1] === 'owned' },
  );
  addNote(
    slide,
    `${note} Citation share: ${percent(model.citationShare.value)} of ${counted(model.citationShare.n, 'answer')} with a source.`,
    { y: 6.4, h: 0.5 },
  );
  if (model.gaps.length < fewestGaps) return;
  const gaps = addSlide(
    deck,
    model,
    'Where others are named',
    `${counted(model.gaps.length, 'cited page is', 'cited pages are')} behind answers that name other companies only`,
  );
  addTable(
    gaps,
    model,
    [
      { heading: 'Page', width: 4 },
      { heading: 'Domain', width: 2 },
      { heading: 'Category', width: 1.2 },
      { heading: 'Answers', width: 1, number: true },
    ],
    model.gaps
      .slice(0, 13)
      .map((page) => [
        slideText(page.title || page.url, 70),
        slideText(page.domain, 32),
        page.category,
        count(page.count),
      ]),
  );
  addNote(gaps, gapTable(model).note, { y: 6.5, h: 0.4 });
};
