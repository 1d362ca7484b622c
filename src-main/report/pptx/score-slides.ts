import { summaryTopics } from '#shared/contract/workspace/reports.ts';
import { daysBetween, type Day } from '#shared/domain/dates.ts';
import { platformLabel } from '#shared/domain/platforms.ts';
import { platformColour } from '../html/colours.ts';
import { mark } from '#shared/language/text-key.ts';
import { changeLabel, intervalLabel, noScans, reportTexts } from '../labels.ts';
import { scoreTable } from '../report-tables.ts';
import type { PlatformScore, ReportModel } from '../report-model.ts';
import { topicTitles } from '../topic-titles.ts';
import { dayFormat } from './day-format.ts';
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

const summaryTopic = mark('Summary');
const trendTopic = mark('Trend: 30-day score');

export const summary: AddSlides = (deck, model) => {
  const { t } = reportTexts(model);
  const slide = addSlide(deck, model, summaryTopic, headlineOf(model, 'answers', summaryTopic));
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
        { text: t.marked(topicTitles[topic]), options: { bold: true, color: soft, breakLine: true, fontSize: 12 } },
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
  const texts = reportTexts(model);
  const { t, percent, count } = texts;
  const figures = { interval: intervalLabel(texts, score), naming: count(score.successes), count: score.n };
  const x = margin + index * (cardWidth + 0.28);
  slide.addShape('rect', { x, y: contentTop, w: cardWidth, h: 0.06, fill: { color: bare(model.accentColor) } });
  slide.addText(
    [
      { text: platformLabel(platform), options: { bold: true, fontSize: 13, breakLine: true } },
      { text: percent(score.value), options: { bold: true, fontSize: 30, breakLine: true } },
      {
        text: score.exploratory
          ? t(
              '95 % interval {interval}; {naming} of {count, plural, one {# answer} other {# answers}} (exploratory)',
              figures,
            )
          : t('95 % interval {interval}; {naming} of {count, plural, one {# answer} other {# answers}}', figures),
        options: { fontSize: 10, color: soft, breakLine: true },
      },
      { text: changeLabel(texts, change), options: { fontSize: 11, bold: true } },
    ],
    { x, y: contentTop + 0.08, w: cardWidth, h: 1.45, color: ink, valign: 'top', margin: 0 },
  );
}

function addGroups(deck: Deck, model: ReportModel): void {
  const texts = reportTexts(model);
  const { t, percent, count } = texts;
  const slide = addSlide(
    deck,
    model,
    mark('Scores of the query groups'),
    model.summary.findLast(({ topic, evidence }) => topic === 'change' && evidence === 'trend')?.text,
  );
  addTable(
    slide,
    model,
    [
      { heading: mark('Query group'), width: 3.6 },
      { heading: mark('Platform'), width: 2 },
      { heading: mark('30-day score'), width: 1.2, number: true },
      { heading: mark('95 % interval'), width: 1.8, number: true },
      { heading: mark('Answers'), width: 1, number: true },
      { heading: mark('Change'), width: 3.4 },
    ],
    model.groups
      .slice(0, mostGroups)
      .map(({ queryGroup, platform, latest: { score }, change }) => [
        slideText(queryGroup, 44),
        platformLabel(platform),
        percent(score.value),
        intervalLabel(texts, score),
        count(score.n),
        changeLabel(texts, change),
      ]),
    { fontSize: 12 },
  );
  if (model.groups.length > mostGroups)
    addNote(
      slide,
      t('The first {shown, number} of {count, number}; the other formats contain them all.', {
        shown: mostGroups,
        count: model.groups.length,
      }),
      { y: 6.6, h: 0.35 },
    );
}

export const trend: AddSlides = (deck, model) => {
  const { t, day: dayLabel } = reportTexts(model);
  addTrend(deck, model);
  // With a slide of what was done, that of notes would be the thirteenth.
  if (model.notes.length < fewestNotes || model.effects.length > 0) return;
  const slide = addSlide(
    deck,
    model,
    mark('Notes'),
    t('{count, plural, one {# event is} other {# events are}} noted in this period', { count: model.notes.length }),
  );
  addTable(
    slide,
    model,
    [
      { heading: mark('Day'), width: 1.4 },
      { heading: mark('Note'), width: 8 },
      { heading: mark('Query group'), width: 2.4 },
    ],
    model.notes
      .slice(0, mostNotes)
      .map(({ day, text, queryGroup }) => [
        dayLabel(day),
        slideText(text.replaceAll('\n', ' '), 190),
        slideText(queryGroup ?? t('all', {}, 'query groups'), 26),
      ]),
    { fontSize: 12 },
  );
  if (model.notes.length > mostNotes)
    addNote(
      slide,
      t('The first {shown, number} of {count, number}; the other formats contain them all.', {
        shown: mostNotes,
        count: model.notes.length,
      }),
      { y: 6.6, h: 0.35 },
    );
};

/** A day as spreadsheets count days, for an axis of time. */
const serialOf = (day: Day): string => String(daysBetween('1970-01-01', day) + spreadsheetEpoch);

const addTrend: AddSlides = (deck, model) => {
  const { t, day: dayLabel, language } = reportTexts(model);
  const slide = addSlide(deck, model, trendTopic, headlineOf(model, 'trend', trendTopic));
  const drawn = model.trend.filter(({ rolling }) => rolling.length > 0);
  const dates = [...new Set(drawn.flatMap(({ rolling }) => rolling.map((point) => point.date)))].toSorted();
  if (dates.length === 0) return addNote(slide, t.marked(noScans), { y: contentTop });
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
    valAxisTitle: t('Score, percent of answers'),
    valAxisTitleFontSize: 11,
    catAxisLabelFontSize: 10,
    // An axis of time: days without a scan have their place.
    catLabelFormatCode: dayFormat(language.code),
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
    altText: t('30-day score per platform'),
  });
  addNote(
    slide,
    [
      t('Each point is the score of all answers in the 30 days that end on that day. Neighbouring points share scans.'),
      ...(model.notes.length < fewestNotes ? model.notes : []).map(
        ({ day, text }) => `${dayLabel(day)}: ${slideText(text.replaceAll('\n', ' '), 110)}.`,
      ),
    ].join(' '),
    { y: 6.47, h: 0.5 },
  );
};
