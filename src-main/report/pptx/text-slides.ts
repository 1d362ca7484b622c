import { effectStateWords } from '#shared/domain/actions.ts';
import { platformLabel } from '#shared/domain/platforms.ts';
import { excerptText, plainLines } from '../excerpt.ts';
import { mark } from '#shared/language/text-key.ts';
import { reportTexts, stateLabel } from '../labels.ts';
import { methodNotes } from '../method-notes.ts';
import { movementTable } from '../report-tables.ts';
import { shortName } from '../summary-parts.ts';
import type { AddSlides } from './deck.ts';
import { addNote, addSlide, addTable, contentTop, contentWidth, headlineOf, margin, slideText } from './slide-parts.ts';

const mostExcerpts = 6;
const mostRecommendations = 6;
const mostMovements = 11;
const mostMeasures = 11;
const mostEffects = 7;

export const queries: AddSlides = (deck, model) => {
  const { t } = reportTexts(model);
  const { title, note, empty } = movementTable(model);
  const { won, lost } = model.movements;
  const slide = addSlide(deck, model, title, headlineOf(model, 'queries', title));
  if (won.length + lost.length === 0) return addNote(slide, empty, { y: contentTop });
  const half = contentWidth / 2 - 0.15;
  for (const [heading, list, x] of [
    [mark('Won'), won, margin],
    [mark('Lost'), lost, margin + half + 0.3],
  ] as const)
    addTable(
      slide,
      model,
      [
        { heading, width: 4 },
        { heading: mark('Platform'), width: 1.7 },
      ],
      list.slice(0, mostMovements).map(({ query, platform }) => [slideText(query, 62), platformLabel(platform)]),
      { x, w: half, fontSize: 11 },
    );
  const most = Math.max(won.length, lost.length);
  addNote(
    slide,
    [
      t('{won, number} won, {lost, number} lost.', { won: won.length, lost: lost.length }),
      ...(most > mostMovements ? [t('The first {shown, number} of each.', { shown: mostMovements })] : []),
      note,
    ].join(' '),
    { y: 6.45 },
  );
};

export const answers: AddSlides = (deck, model) => {
  const { t } = reportTexts(model);
  const slide = addSlide(
    deck,
    model,
    mark('In the platforms’ own words'),
    t('What answers say where they name {name}', { name: shortName(model.customer.name) }),
  );
  const named = model.answers.filter((answer) => answer.excerpt !== null).slice(0, mostExcerpts);
  if (named.length === 0)
    return addNote(
      slide,
      t('None of the {count, plural, one {# latest answer} other {# latest answers}} names {name}.', {
        count: model.answers.length,
        name: model.customer.name,
      }),
      { y: contentTop },
    );
  addTable(
    slide,
    model,
    [
      { heading: mark('Platform'), width: 1.4 },
      { heading: mark('Query'), width: 3.2 },
      { heading: mark('Excerpt'), width: 6 },
      { heading: mark('Position'), width: 0.9, number: true },
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
    t(
      '{shown, plural, one {# example} other {# examples}} of {count, plural, one {# answer} other {# answers}} in the period. The spreadsheet formats of this report contain them all.',
      { shown: named.length, count: model.answersInPeriod },
    ),
    { y: 6.6, h: 0.35 },
  );
};

export const actions: AddSlides = (deck, model) => {
  const { t, day } = reportTexts(model);
  const rows = model.effects.flatMap(({ action, platforms }) =>
    platforms.map(({ platform, status, sentence, limits }) => [
      day(action.day),
      slideText(action.title, 90),
      platformLabel(platform),
      t.marked(effectStateWords[status]),
      slideText([sentence, ...limits].join(' '), 220),
    ]),
  );
  const shown = rows.slice(0, mostEffects);
  const topic = mark('Work done, and whether it shows');
  const slide = addSlide(deck, model, topic, headlineOf(model, 'actions', topic));
  addTable(
    slide,
    model,
    [
      { heading: mark('Day'), width: 1.2 },
      { heading: mark('What was done'), width: 3 },
      { heading: mark('Platform'), width: 1.3 },
      { heading: mark('Status'), width: 1.6 },
      { heading: mark('Result'), width: 5.2 },
    ],
    shown,
    { fontSize: 10 },
  );
  if (rows.length > shown.length)
    addNote(
      slide,
      t('The newest {shown, number} of {count, number}; the other formats contain them all.', {
        shown: shown.length,
        count: rows.length,
      }),
      { y: 6.6, h: 0.35 },
    );
};

export const recommendations: AddSlides = (deck, model) => {
  const { t } = reportTexts(model);
  const shown = model.recommendations.slice(0, mostRecommendations);
  const topic = mark('What to do next');
  const [first] = shown;
  if (first === undefined)
    return addNote(addSlide(deck, model, topic), t('There are no recommendations now.'), { y: contentTop });
  const slide = addSlide(deck, model, topic, t('First: {title}', { title: first.title }));
  addTable(
    slide,
    model,
    [
      { heading: mark('Recommendation'), width: 3 },
      { heading: mark('Task'), width: 4.6 },
      { heading: mark('Evidence'), width: 3.2 },
      { heading: mark('Status'), width: 0.9 },
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
      stateLabel(t, recommendation.status),
    ]),
    { fontSize: 11 },
  );
  if (model.recommendations.length > shown.length)
    addNote(
      slide,
      t('The first {shown, number} of {count, number}, most useful first; the other formats contain them all.', {
        shown: shown.length,
        count: model.recommendations.length,
      }),
      { y: 6.6, h: 0.35 },
    );
};

export const method: AddSlides = (deck, model) => {
  const slide = addSlide(
    deck,
    model,
    mark('How the figures are made'),
    reportTexts(model).t('Every figure is counted by fixed rules and can be recomputed from the stored answers'),
  );
  addTable(
    slide,
    model,
    [
      { heading: mark('Measure'), width: 1.5 },
      { heading: mark('How it is computed'), width: 6.4 },
      { heading: mark('Based on'), width: 3.4 },
    ],
    methodNotes(model)
      .slice(0, mostMeasures)
      .map(({ measure, formula, base }) => [measure, slideText(formula, 210), slideText(base, 110)]),
    { fontSize: 9 },
  );
};
