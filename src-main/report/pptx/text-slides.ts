import { platformLabel } from '#shared/domain/platforms.ts';
import { excerptText, plainLines } from '../excerpt.ts';
import { counted, oneDecimal } from '../labels.ts';
import { methodNotes } from '../method-notes.ts';
import { movementTable } from '../report-tables.ts';
import type { AddSlides } from './deck.ts';
import {
  addNote,
  addSlide,
  addTable,
  contentTop,
  contentWidth,
  direction,
  ink,
  margin,
  portions,
  slideText,
  soft,
} from './slide-parts.ts';

const mostExcerpts = 8;
const mostRecommendations = 10;
const mostMovements = 48;

export const queries: AddSlides = (deck, model) => {
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

export const answers: AddSlides = (deck, model) => {
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
    `${counted(named.length, 'example')} of ${counted(model.answersInPeriod, 'answer')} in the period. The spreadsheet formats of this report contain them all.`,
    { y: 6.6, h: 0.35 },
  );
};

export const recommendations: AddSlides = (deck, model) => {
  if (model.recommendations.length === 0)
    return addNote(addSlide(deck, model, 'What to do next'), 'There are no recommendations for this customer now.', {
      y: contentTop,
    });
  for (const recommendation of model.recommendations.slice(0, mostRecommendations)) {
    const slide = addSlide(deck, model, recommendation.title);
    addNote(
      slide,
      `${recommendation.queryGroupName} · ${recommendation.platform} · priority ${oneDecimal(recommendation.priority)} · ${recommendation.status} · ${recommendation.why_important}`,
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
    box('Task', plainLines(recommendation.task).slice(0, 12), margin, 7);
    box('Evidence', plainLines(recommendation.data_points).slice(0, 10), margin + 7.3, contentWidth - 7.3);
  }
};

export const method: AddSlides = (deck, model) => {
  for (const portion of portions(methodNotes(model), 5)) {
    const slide = addSlide(deck, model, 'How the numbers are made');
    addTable(
      slide,
      model,
      [
        { heading: 'Measure', width: 1.4 },
        { heading: 'How it is computed', width: 4.4 },
        { heading: 'Based on', width: 2.8 },
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
