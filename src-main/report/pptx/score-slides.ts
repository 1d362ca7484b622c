import { platformLabel } from '#shared/domain/platforms.ts';
import { platformColour } from '../html/colours.ts';
import { changeLabel, count, dayLabel, intervalLabel, percent } from '../labels.ts';
import { scoreTable } from '../report-tables.ts';
import type { AddSlides } from './deck.ts';
import {
  addNote,
  addSlide,
  addTable,
  bare,
  contentTop,
  contentWidth,
  margin,
  portions,
  slideText,
} from './slide-parts.ts';

/** The most notes on slides. */
const mostNotes = 36;

export const summary: AddSlides = (deck, model) => {
  const slide = addSlide(deck, model, 'How visible');
  const { note, empty } = scoreTable(model);
  if (model.platforms.length === 0) return addNote(slide, empty, { y: contentTop });
  addTable(
    slide,
    model,
    [
      { heading: 'Platform', width: 2.2 },
      { heading: '30-day score', width: 1.1, number: true },
      { heading: '95 % interval', width: 1.8, number: true },
      { heading: 'Answers naming', width: 1.3, number: true },
      { heading: 'Answers', width: 1.2, number: true },
      { heading: 'Before', width: 1.1, number: true },
      { heading: 'Change', width: 3.6 },
      { heading: 'No overview', width: 1.3, number: true },
    ],
    model.platforms.map(({ platform, latest: { score }, before, change, outcomes }) => [
      platformLabel(platform),
      percent(score.value),
      intervalLabel(score),
      count(score.successes),
      count(score.n),
      percent(before?.score.value ?? null),
      `${changeLabel(change)}${score.exploratory ? '; exploratory: under 50 answers' : ''}`,
      count(outcomes.noOverview),
    ]),
    { fontSize: 15 },
  );
  addNote(slide, note, { y: 6.3 });
};

export const trend: AddSlides = (deck, model) => {
  addTrend(deck, model);
  for (const portion of portions(model.notes.slice(0, mostNotes), 9)) {
    const slide = addSlide(deck, model, 'Notes');
    addTable(
      slide,
      model,
      [
        { heading: 'Day', width: 1.4 },
        { heading: 'Note', width: 8 },
        { heading: 'Query group', width: 2.4 },
      ],
      portion.map(({ day, text, queryGroup }) => [
        dayLabel(day),
        slideText(text.replaceAll('\n', ' '), 190),
        slideText(queryGroup ?? 'all', 26),
      ]),
      { fontSize: 12 },
    );
    if (model.notes.length > mostNotes)
      addNote(
        slide,
        `The first ${mostNotes} of ${model.notes.length}. The other formats of this report contain them all.`,
        {
          y: 6.6,
          h: 0.35,
        },
      );
  }
};

const addTrend: AddSlides = (deck, model) => {
  const slide = addSlide(deck, model, 'Trend: 30-day score');
  const drawn = model.trend.filter(({ rolling }) => rolling.length > 0);
  const dates = [...new Set(drawn.flatMap(({ rolling }) => rolling.map((point) => point.date)))].toSorted();
  if (dates.length === 0) return addNote(slide, 'There is no finished scan in this period.', { y: contentTop });
  const series = drawn.map(({ platform, rolling }) => {
    const scores = new Map(rolling.map((point) => [point.date, point.score]));
    // A day without a scan of this platform has no value; the library's types know only numbers.
    return {
      name: platformLabel(platform),
      labels: dates.map(dayLabel),
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
    altText: '30-day score per platform',
  });
  addNote(
    slide,
    'Each point is the score of all answers in the 30 days that end on that day. Neighbouring points share scans.',
    { y: 6.6, h: 0.35 },
  );
};
