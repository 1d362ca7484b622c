import type { Deck, Slide } from './deck.ts';
import type { ReportSection } from '#shared/contract/workspace/reports.ts';
import { platformLabel } from '#shared/domain/platforms.ts';
import { excerptText, plainLines } from '../excerpt.ts';
import { otherColour, platformColour } from '../html/colours.ts';
import { methodNotes } from '../method-notes.ts';
import type { ReportModel } from '../report-model.ts';
import { companyTable, domainTable, gapTable, movementTable, scoreTable } from '../report-tables.ts';
import { changeWords, count, counted, dayWords, intervalWords, oneDecimal, percent } from '../labels.ts';
import {
  addNote,
  addSlide,
  addTable,
  bare,
  contentTop,
  contentWidth,
  direction,
  ink,
  margin,
  portions,
  slideText,
  soft,
} from './slide-parts.ts';

type AddSlides = (deck: Deck, model: ReportModel) => void;
const mostExcerpts = 8;
const mostRecommendations = 10;
const mostMovements = 48;
const chartWidth = 6.4;
const tableX = margin + chartWidth + 0.2;
const tableWidth = contentWidth - chartWidth - 0.2;

const summary: AddSlides = (deck, model) => {
  const slide = addSlide(deck, model, 'How visible');
  const { note, empty } = scoreTable(model);
  if (model.platforms.length === 0) return addNote(slide, empty, { y: contentTop });
  addTable(
    slide,
    model,
    [
      { heading: 'Platform', width: 2.2 },
      { heading: 'Score', width: 1.1, number: true },
      { heading: '95 % interval', width: 1.8, number: true },
      { heading: 'Answers naming', width: 1.3, number: true },
      { heading: 'Answers', width: 1.2, number: true },
      { heading: 'Before', width: 1.1, number: true },
      { heading: 'Change', width: 3.6 },
      { heading: 'No overview', width: 1.3, number: true },
    ],
    model.platforms.map(({ platform, score, previous, change, outcomes }) => [
      platformLabel(platform),
      percent(score.value),
      intervalWords(score),
      count(score.successes),
      count(score.n),
      percent(previous?.value ?? null),
      `${changeWords(change)}${score.exploratory ? '; exploratory: under 50 answers' : ''}`,
      count(outcomes.noOverview),
    ]),
    { fontSize: 15 },
  );
  addNote(slide, note, { y: 6.3 });
};

const trend: AddSlides = (deck, model) => {
  const slide = addSlide(deck, model, 'Trend: 30-day average of the score');
  const drawn = model.trend.filter(({ rolling }) => rolling.length > 0);
  const dates = [...new Set(drawn.flatMap(({ rolling }) => rolling.map((point) => point.date)))].toSorted();
  if (dates.length === 0) return addNote(slide, 'No finished scan lies in this period.', { y: contentTop });
  const series = drawn.map(({ platform, rolling }) => {
    const scores = new Map(rolling.map((point) => [point.date, point.score]));
    // A day without a scan of this platform has no value; the library's types know only numbers.
    return {
      name: platformLabel(platform),
      labels: dates.map(dayWords),
      values: dates.map((date) => scores.get(date) ?? null) as number[],
    };
  });
  slide.addChart('line', series, {
    x: margin,
    y: contentTop,
    w: contentWidth,
    h: 5.2,
    chartColors: drawn.map(({ platform }) => bare(platformColour(platform))),
    valAxisMinVal: 0,
    valAxisMaxVal: 100,
    valAxisMajorUnit: 25,
    showValAxisTitle: true,
    valAxisTitle: 'Score, percent of answers',
    valAxisTitleFontSize: 11,
    catAxisLabelFontSize: 10,
    catAxisLabelFrequency: String(Math.ceil(dates.length / 9)),
    valAxisLabelFontSize: 10,
    showLegend: true,
    legendPos: 'b',
    legendFontSize: 12,
    lineSize: 2.5,
    lineDataSymbolSize: 6,
    displayBlanksAs: 'span',
    altText: 'Score per platform as a 30-day average',
  });
  addNote(
    slide,
    'Each point is the mean of the scores of the scans of the 30 days that end on it. Neighbouring points share scans.',
    { y: 6.6, h: 0.35 },
  );
};

function addBars(slide: Slide, name: string, bars: readonly { label: string; value: number; colour: string }[]): void {
  // A bar chart counts from its foot.
  const upwards = bars.toReversed();
  slide.addChart(
    'bar',
    [{ name, labels: upwards.map((bar) => slideText(bar.label, 28)), values: upwards.map((bar) => bar.value) }],
    {
      x: margin,
      y: contentTop,
      w: chartWidth,
      h: 5,
      barDir: 'bar',
      barGapWidthPct: 40,
      chartColors: upwards.map((bar) => bare(bar.colour)),
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

const competitors: AddSlides = (deck, model) => {
  const slide = addSlide(deck, model, 'Companies named');
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
      { heading: 'Position', width: 1, number: true },
    ],
    shown.map((company) => [
      slideText(company.company, 28),
      count(company.count),
      percent(company.shareOfVoice),
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

const sources: AddSlides = (deck, model) => {
  const slide = addSlide(deck, model, 'Sources behind the answers');
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
  if (model.gaps.length === 0) return;
  const gaps = addSlide(deck, model, 'Pages behind answers that name others only');
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

const queries: AddSlides = (deck, model) => {
  const { title, note, rows, empty } = movementTable(model);
  if (rows.length === 0) return addNote(addSlide(deck, model, title), empty, { y: contentTop });
  for (const portion of portions(rows.slice(0, mostMovements), 11)) {
    const slide = addSlide(deck, model, title);
    addTable(
      slide,
      model,
      [
        { heading: 'Result', width: 1 },
        { heading: 'Platform', width: 1.8 },
        { heading: 'Query', width: 6 },
        { heading: 'Query group', width: 2.4 },
      ],
      portion.map(([result, platform, query, group]) => [
        String(result),
        String(platform),
        slideText(String(query), 85),
        slideText(String(group), 26),
      ]),
      { fontSize: 12 },
    );
    addNote(slide, note, { y: 6.45 });
  }
};

const answers: AddSlides = (deck, model) => {
  const slide = addSlide(deck, model, 'Where answers name the customer');
  const named = model.answers.filter((answer) => answer.excerpt !== null).slice(0, mostExcerpts);
  if (named.length === 0)
    return addNote(
      slide,
      `None of the ${counted(model.answers.length, 'latest answer')} names ${model.customer.name}.`,
      { y: contentTop },
    );
  addTable(
    slide,
    model,
    [
      { heading: 'Platform', width: 1.4 },
      { heading: 'Query', width: 3.2 },
      { heading: 'Excerpt', width: 6 },
      { heading: 'Position', width: 0.9, number: true },
    ],
    named.map((answer) => [
      platformLabel(answer.platform),
      slideText(answer.query, 90),
      slideText(excerptText(answer.excerpt), 170),
      answer.position ?? '–',
    ]),
    { fontSize: 10 },
  );
  addNote(
    slide,
    `${counted(named.length, 'example')} of ${counted(model.answersInPeriod, 'answer')} in the period. All of them stand in the spreadsheet formats of this report.`,
    { y: 6.6, h: 0.35 },
  );
};

const recommendations: AddSlides = (deck, model) => {
  if (model.recommendations.length === 0)
    return addNote(addSlide(deck, model, 'What to do next'), 'There is no recommendation for this customer now.', {
      y: contentTop,
    });
  for (const one of model.recommendations.slice(0, mostRecommendations)) {
    const slide = addSlide(deck, model, one.title);
    addNote(
      slide,
      `${one.queryGroupName} · ${one.platform} · priority ${oneDecimal(one.priority)} · ${one.status} · ${one.why_important}`,
      { y: 1.1, h: 0.7 },
    );
    const box = (heading: string, lines: readonly string[], x: number, w: number): void => {
      slide.addText(
        [
          { text: heading, options: { bold: true, color: soft, breakLine: true, fontSize: 12 } },
          ...lines.map((line) => ({
            text: slideText(line, 260),
            options: { breakLine: true, color: ink, ...direction(line) },
          })),
        ],
        { x, y: 1.95, w, h: 4.8, fontSize: 13, valign: 'top', paraSpaceAfter: 5 },
      );
    };
    box('Task', plainLines(one.task).slice(0, 12), margin, 7);
    box('Evidence', plainLines(one.data_points).slice(0, 10), margin + 7.3, contentWidth - 7.3);
  }
};

const method: AddSlides = (deck, model) => {
  for (const portion of portions(methodNotes(model), 5)) {
    const slide = addSlide(deck, model, 'How the numbers are made');
    addTable(
      slide,
      model,
      [
        { heading: 'Measure', width: 1.4 },
        { heading: 'How it is computed', width: 4.4 },
        { heading: 'Of how many', width: 2.8 },
        { heading: 'What it does not say', width: 3.6 },
      ],
      portion.map((note) => [
        note.measure,
        slideText(note.formula, 330),
        slideText(note.base, 200),
        slideText(note.doesNotSay, 260),
      ]),
      { fontSize: 10 },
    );
  }
};

/** What each section adds to the deck. */
export const sectionSlides: Readonly<Record<ReportSection, AddSlides>> = {
  summary,
  trend,
  competitors,
  sources,
  queries,
  answers,
  recommendations,
  method,
};
