import { effectStateWords } from '#shared/domain/actions.ts';
import { platformLabel } from '#shared/domain/platforms.ts';
import { excerptText, plainLines } from '../excerpt.ts';
import { counted, dayLabel } from '../labels.ts';
import { methodNotes } from '../method-notes.ts';
import { movementTable } from '../report-tables.ts';
import { shortName } from '../summarise.ts';
import type { AddSlides } from './deck.ts';
import { addNote, addSlide, addTable, contentTop, contentWidth, headlineOf, margin, slideText } from './slide-parts.ts';

const mostExcerpts = 6;
const mostRecommendations = 6;
const mostMovements = 11;
const mostMeasures = 11;
const mostEffects = 7;

export const queries: AddSlides = (deck, model) => {
  const { title, note, empty } = movementTable(model);
  const { won, lost } = model.movements;
  const slide = addSlide(deck, model, title, headlineOf(model, 'queries', title));
  if (won.length + lost.length === 0) return addNote(slide, empty, { y: contentTop });
  const half = contentWidth / 2 - 0.15;
  for (const [heading, list, x] of [
    ['Won', won, margin],
    ['Lost', lost, margin + half + 0.3],
  ] as const)
    addTable(
      slide,
      model,
      [
        { heading: `${heading}: ${list.length}`, width: 4 },
        { heading: 'Platform', width: 1.7 },
      ],
      list.slice(0, mostMovements).map(({ query, platform }) => [slideText(query, 62), platformLabel(platform)]),
      { x, w: half, fontSize: 11 },
    );
  const most = Math.max(won.length, lost.length);
  addNote(slide, `${most > mostMovements ? `The first ${mostMovements} of each. ` : ''}${note}`, { y: 6.45 });
};

export const answers: AddSlides = (deck, model) => {
  const slide = addSlide(
    deck,
    model,
    'In the platforms’ own words',
    `What answers say where they name ${shortName(model.customer.name)}`,
  );
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
      slideText(excerptText(answer.excerpt), 230),
      answer.position ?? '–',
    ]),
    { fontSize: 11 },
  );
  addNote(
    slide,
    `${counted(named.length, 'example')} of ${counted(model.answersInPeriod, 'answer')} in the period. The spreadsheet formats of this report contain them all.`,
    { y: 6.6, h: 0.35 },
  );
};

export const actions: AddSlides = (deck, model) => {
  const rows = model.effects.flatMap(({ action, platforms }) =>
    platforms.map(({ platform, status, sentence, limits }) => [
      dayLabel(action.day),
      slideText(action.title, 90),
      platformLabel(platform),
      effectStateWords[status],
      slideText([sentence, ...limits].join(' '), 220),
    ]),
  );
  const shown = rows.slice(0, mostEffects);
  const topic = 'Work done, and whether it shows';
  const slide = addSlide(deck, model, topic, headlineOf(model, 'actions', topic));
  addTable(
    slide,
    model,
    [
      { heading: 'Day', width: 1.2 },
      { heading: 'What was done', width: 3 },
      { heading: 'Platform', width: 1.3 },
      { heading: 'Status', width: 1.6 },
      { heading: 'Result', width: 5.2 },
    ],
    shown,
    { fontSize: 10 },
  );
  if (rows.length > shown.length)
    addNote(slide, `The newest ${shown.length} of ${rows.length}; the other formats contain them all.`, {
      y: 6.6,
      h: 0.35,
    });
};

export const recommendations: AddSlides = (deck, model) => {
  const shown = model.recommendations.slice(0, mostRecommendations);
  const topic = 'What to do next';
  const [first] = shown;
  if (first === undefined)
    return addNote(addSlide(deck, model, topic), 'There are no recommendations now.', { y: contentTop });
  const slide = addSlide(deck, model, topic, `First: ${first.title}`);
  addTable(
    slide,
    model,
    [
      { heading: 'Recommendation', width: 3 },
      { heading: 'Task', width: 4.6 },
      { heading: 'Evidence', width: 3.2 },
      { heading: 'Status', width: 0.9 },
    ],
    shown.map((recommendation) => [
      slideText(recommendation.title, 90),
      slideText(plainLines(recommendation.task).join(' '), 190),
      slideText(
        plainLines(recommendation.data_points)
          .map((line) => line.replace(/^- /, ''))
          .join('; '),
        130,
      ),
      recommendation.status,
    ]),
    { fontSize: 11 },
  );
  if (model.recommendations.length > shown.length)
    addNote(
      slide,
      `The first ${shown.length} of ${model.recommendations.length}, most useful first; the other formats contain them all.`,
      { y: 6.6, h: 0.35 },
    );
};

export const method: AddSlides = (deck, model) => {
  const slide = addSlide(
    deck,
    model,
    'How the figures are made',
    'Every figure is counted by fixed rules and can be recomputed from the stored answers',
  );
  addTable(
    slide,
    model,
    [
      { heading: 'Measure', width: 1.5 },
      { heading: 'How it is computed', width: 6.4 },
      { heading: 'Based on', width: 3.4 },
    ],
    methodNotes(model)
      .slice(0, mostMeasures)
      .map(({ measure, formula, base }) => [measure, slideText(formula, 210), slideText(base, 110)]),
    { fontSize: 9 },
  );
};
