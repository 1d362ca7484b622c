import { daysBetween, type Day } from '#shared/domain/dates.ts';
import { platformLabel } from '#shared/domain/platforms.ts';
import { platformColour } from '../html/colours.ts';
import { changeLabel, count, counted, dayLabel, intervalLabel, percent } from '../labels.ts';
import { scoreTable } from '../report-tables.ts';
import { summaryTopics, type PlatformScore, type ReportModel, type SummaryTopic } from '../report-model.ts';
import type { AddSlides, Deck, Slide } from './deck.ts';
import {
  addNote,
  addSlide,
  addTable,
  bare,
  contentTop,
  contentWidth,
  direction,
  headlineOf,
  ink,
  margin,
  slideText,
  soft,
} from './slide-parts.ts';

/** The most notes, and the most scores of query groups, on a slide. */
const mostNotes = 9;
const mostGroups = 14;
/** Fewer notes are below the chart instead. */
const fewestNotes = 3;
const cardWidth = 3.85;
const mostCards = 3;
/** Days from the first day of spreadsheets to that of Unix time. */
const spreadsheetEpoch = 25_569;

const topicTitles: Readonly<Record<SummaryTopic, string>> = {
  position: 'Where we are',
  change: 'What changed',
  rivals: 'Against whom',
  sources: 'Why: the sources',
  actions: 'What was done',
  next: 'What is next',
};

export const summary: AddSlides = (deck, model) => {
  const slide = addSlide(deck, model, 'Summary', headlineOf(model, 'answers', 'Summary'));
  if (model.platforms.length === 0) return addNote(slide, scoreTable(model).empty, { y: contentTop });
  model.platforms.slice(0, mostCards).forEach((platform, index) => addCard(slide, model, platform, index));
  const said = summaryTopics.filter((topic) => model.summary.some((sentence) => sentence.topic === topic));
  const [left, right] = [
    said.filter((_, index) => index < said.length / 2),
    said.filter((_, index) => index >= said.length / 2),
  ];
  for (const [topics, x] of [
    [left, margin],
    [right, margin + contentWidth / 2 + 0.15],
  ] as const)
    slide.addText(
      topics.flatMap((topic) => [
        { text: topicTitles[topic], options: { bold: true, color: soft, breakLine: true, fontSize: 12 } },
        ...model.summary
          .filter((sentence) => sentence.topic === topic)
          .map(({ text }) => ({
            text: slideText(text, 260),
            options: { breakLine: true, color: ink, ...direction(text) },
          })),
      ]),
      { x, y: 3.1, w: contentWidth / 2 - 0.15, h: 3.8, fontSize: 12, valign: 'top', paraSpaceAfter: 5, fit: 'shrink' },
    );
  if (model.groups.length > 1) addGroups(deck, model);
};

function addCard(
  slide: Slide,
  model: ReportModel,
  { platform, latest: { score }, change }: PlatformScore,
  index: number,
): void {
  const x = margin + index * (cardWidth + 0.28);
  slide.addShape('rect', { x, y: contentTop, w: cardWidth, h: 0.06, fill: { color: bare(model.accentColor) } });
  slide.addText(
    [
      { text: platformLabel(platform), options: { bold: true, fontSize: 13, breakLine: true } },
      { text: percent(score.value), options: { bold: true, fontSize: 30, breakLine: true } },
      {
        text: `95 % interval ${intervalLabel(score)}; ${count(score.successes)} of ${counted(score.n, 'answer')}${score.exploratory ? ' (exploratory)' : ''}`,
        options: { fontSize: 10, color: soft, breakLine: true },
      },
      { text: changeLabel(change), options: { fontSize: 11, bold: true } },
    ],
    { x, y: contentTop + 0.08, w: cardWidth, h: 1.45, color: ink, valign: 'top', margin: 0 },
  );
}

function addGroups(deck: Deck, model: ReportModel): void {
  const slide = addSlide(
    deck,
    model,
    'Scores of the query groups',
    model.summary.findLast(({ topic, evidence }) => topic === 'change' && evidence === 'trend')?.text,
  );
  addTable(
    slide,
    model,
    [
      { heading: 'Query group', width: 3.6 },
      { heading: 'Platform', width: 2 },
      { heading: '30-day score', width: 1.2, number: true },
      { heading: '95 % interval', width: 1.8, number: true },
      { heading: 'Answers', width: 1, number: true },
      { heading: 'Change', width: 3.4 },
    ],
    model.groups
      .slice(0, mostGroups)
      .map(({ queryGroup, platform, latest: { score }, change }) => [
        slideText(queryGroup, 44),
        platformLabel(platform),
        percent(score.value),
        intervalLabel(score),
        count(score.n),
        changeLabel(change),
      ]),
    { fontSize: 12 },
  );
  if (model.groups.length > mostGroups)
    addNote(slide, `The first ${mostGroups} of ${model.groups.length}; the other formats contain them all.`, {
      y: 6.6,
      h: 0.35,
    });
}

export const trend: AddSlides = (deck, model) => {
  addTrend(deck, model);
  if (model.notes.length < fewestNotes) return;
  const slide = addSlide(
    deck,
    model,
    'Notes',
    `${counted(model.notes.length, 'event is', 'events are')} noted in this period`,
  );
  addTable(
    slide,
    model,
    [
      { heading: 'Day', width: 1.4 },
      { heading: 'Note', width: 8 },
      { heading: 'Query group', width: 2.4 },
    ],
    model.notes
      .slice(0, mostNotes)
      .map(({ day, text, queryGroup }) => [
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
      { y: 6.6, h: 0.35 },
    );
};

/** A day as spreadsheets count days, for an axis of time. */
const serialOf = (day: Day): string => String(daysBetween('1970-01-01', day) + spreadsheetEpoch);

const addTrend: AddSlides = (deck, model) => {
  const slide = addSlide(deck, model, 'Trend: 30-day score', headlineOf(model, 'trend', 'Trend: 30-day score'));
  const drawn = model.trend.filter(({ rolling }) => rolling.length > 0);
  const dates = [...new Set(drawn.flatMap(({ rolling }) => rolling.map((point) => point.date)))].toSorted();
  if (dates.length === 0) return addNote(slide, 'There is no finished scan in this period.', { y: contentTop });
  const series = drawn.map(({ platform, rolling }) => {
    const scores = new Map(rolling.map((point) => [point.date, point.score]));
    // A day without a scan of this platform has no value; the library's types know only numbers.
    return {
      name: platformLabel(platform),
      labels: dates.map(serialOf),
      values: dates.map((date) => scores.get(date) ?? null) as number[],
    };
  });
  slide.addChart('line', series, {
    x: margin,
    y: contentTop,
    w: contentWidth,
    h: 5,
    chartColors: drawn.map(({ platform }) => bare(platformColour(platform))),
    valAxisMinVal: 0,
    valAxisMaxVal: 100,
    valAxisMajorUnit: 25,
    showValAxisTitle: true,
    valAxisTitle: 'Score, percent of answers',
    valAxisTitleFontSize: 11,
    catAxisLabelFontSize: 10,
    // An axis of time: days without a scan have their place.
    catLabelFormatCode: 'd mmm yyyy',
    catAxisBaseTimeUnit: 'days',
    catAxisMajorTimeUnit: 'days',
    catAxisMajorUnit: Math.max(
      1,
      Math.ceil(daysBetween(dates[0] ?? model.period.from, dates.at(-1) ?? model.period.to) / 7),
    ),
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
    [
      'Each point is the score of all answers in the 30 days that end on that day. Neighbouring points share scans.',
      ...(model.notes.length < fewestNotes ? model.notes : []).map(
        ({ day, text }) => `${dayLabel(day)}: ${slideText(text.replaceAll('\n', ' '), 110)}.`,
      ),
    ].join(' '),
    { y: 6.47, h: 0.5 },
  );
};
