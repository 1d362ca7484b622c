import { otherColour, visibleOnWhite } from '../html/colours.ts';
import { domainCategoryWords } from '#shared/domain/domain-categories.ts';
import { mark } from '#shared/language/text-key.ts';
import { reportTexts } from '../labels.ts';
import { companyTable, domainTable, gapTable } from '../named-and-cited-tables.ts';
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

const companiesNamed = mark('Companies named');
const sourcesBehind = mark('Sources behind the answers');

export const competitors: AddSlides = (deck, model) => {
  const { t, count, percent, decimal } = reportTexts(model);
  const slide = addSlide(deck, model, companiesNamed, headlineOf(model, 'competitors', companiesNamed));
  const { note, empty } = companyTable(model);
  const shown = model.companies.filter((company, index) => index < 11 || company.own);
  if (shown.length === 0) return addNote(slide, empty, { y: contentTop });
  addBars(
    slide,
    t('Share of answers that name each company, %'),
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
      { heading: mark('Company'), width: 2.2 },
      { heading: mark('Answers'), width: 1, number: true },
      { heading: mark('Share of voice'), width: 1.1, number: true },
      { heading: mark('Share of mentions'), width: 1.2, number: true },
      { heading: mark('Position'), width: 1, number: true },
    ],
    shown.map((company) => [
      slideText(company.company, 28),
      count(company.count),
      percent(company.shareOfVoice),
      percent(company.shareOfMentions),
      decimal(company.averagePosition),
    ]),
    {
      x: tableX,
      w: tableWidth,
      strong: (index) => shown[index]?.own === true,
    },
  );
  addNote(slide, note, { y: 6.4, h: 0.6 });
};

export const sources: AddSlides = (deck, model) => {
  const { t, count, percent } = reportTexts(model);
  const slide = addSlide(deck, model, sourcesBehind, headlineOf(model, 'sources', sourcesBehind));
  const { note, empty } = domainTable(model);
  const shown = model.domains.slice(0, 12);
  if (shown.length === 0) return addNote(slide, empty, { y: contentTop });
  addBars(
    slide,
    t('Share of answers that cite each domain, %'),
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
      { heading: mark('Domain'), width: 2.4 },
      { heading: mark('Category'), width: 1.4 },
      { heading: mark('Answers'), width: 1, number: true },
    ],
    shown.map((domain) => [
      slideText(domain.domain, 30),
      t.marked(domainCategoryWords[domain.category]),
      count(domain.count),
    ]),
    { x: tableX, w: tableWidth, strong: (index) => shown[index]?.category === 'owned' },
  );
  addNote(
    slide,
    `${note} ${t('Citation share: {share} of {count, plural, one {# answer} other {# answers}} with a source.', {
      share: percent(model.citationShare.value),
      count: model.citationShare.n,
    })}`,
    { y: 6.4, h: 0.5 },
  );
  if (model.gaps.length < fewestGaps) return;
  const gaps = addSlide(
    deck,
    model,
    mark('Where others are named'),
    t(
      '{count, plural, one {# cited page is} other {# cited pages are}} behind answers that name other companies only',
      { count: model.gaps.length },
    ),
  );
  addTable(
    gaps,
    model,
    [
      { heading: mark('Page'), width: 4 },
      { heading: mark('Domain'), width: 2 },
      { heading: mark('Category'), width: 1.2 },
      { heading: mark('Answers'), width: 1, number: true },
    ],
    model.gaps
      .slice(0, 13)
      .map((page) => [
        slideText(page.title || page.url, 70),
        slideText(page.domain, 32),
        t.marked(domainCategoryWords[page.category]),
        count(page.count),
      ]),
  );
  addNote(gaps, gapTable(model).note, { y: 6.5, h: 0.4 });
};
