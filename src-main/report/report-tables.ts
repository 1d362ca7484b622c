import type { RateMeasure } from '#shared/contract/workspace/measures.ts';
import { actionKindWords, effectStateWords } from '#shared/domain/actions.ts';
import { platformLabel } from '#shared/domain/platforms.ts';
import { mark } from '#shared/language/text-key.ts';
import { recommendationChannel } from '#shared/wording/recommendations.ts';
import { integer, percentOf, text, type Cell, type Column, type ReportTable } from './table-columns.ts';
import { excerptText, plainLines } from './excerpt.ts';
import { methodNotes } from './method-notes.ts';
import type { ReportModel } from './report-model.ts';
import { noScans, outcomeLabels, reportTexts, scoreNote, stateLabel } from './labels.ts';

/** A score with its interval and the answers it is of. */
const scoreColumns: readonly Column[] = [
  percentOf(mark('30-day score %'), 1.2),
  percentOf(mark('95 % from')),
  percentOf(mark('95 % to')),
  integer(mark('Answers naming')),
  integer(mark('Answers')),
];
const scoreCells = (score: RateMeasure): readonly Cell[] => [
  score.value,
  score.low,
  score.high,
  score.successes,
  score.n,
];

export function scoreTable(model: ReportModel): ReportTable {
  const texts = reportTexts(model);
  const { t } = texts;
  return {
    title: mark('30-day score per platform'),
    note: t(
      'Share of answers that name {name}, in the 30 days that end with its last scan, with its 95 % interval; change compared with the 90 days before.',
      { name: model.customer.name },
    ),
    columns: [
      text(mark('Platform')),
      ...scoreColumns,
      percentOf(mark('Before %')),
      integer(mark('Answers before')),
      text(mark('Change'), 3),
      integer(mark('Asked')),
      integer(mark('No overview')),
      integer(mark('Refused')),
      integer(mark('Failed')),
      integer(mark('Scans')),
    ],
    rows: model.platforms.map(({ platform, latest: { score }, before, change, outcomes, executions }) => [
      platformLabel(platform),
      ...scoreCells(score),
      before?.score.value ?? null,
      before?.score.n ?? 0,
      scoreNote(texts, change, score.exploratory),
      outcomes.asked,
      outcomes.noOverview,
      outcomes.refused,
      outcomes.failed,
      executions,
    ]),
    empty: t.marked(noScans),
  };
}

export function groupTable(model: ReportModel): ReportTable {
  const texts = reportTexts(model);
  const { t } = texts;
  return {
    title: mark('30-day score per query group'),
    note: t(
      'In the 30 days that end with the last scan of the group on the platform; change compared with the 90 days before.',
    ),
    columns: [text(mark('Query group'), 2.6), text(mark('Platform'), 1.4), ...scoreColumns, text(mark('Change'), 3)],
    rows: model.groups.map(({ queryGroup, platform, latest: { score }, change }) => [
      queryGroup,
      platformLabel(platform),
      ...scoreCells(score),
      scoreNote(texts, change, score.exploratory),
    ]),
    empty: t.marked(noScans),
  };
}

export function trendTable(model: ReportModel): ReportTable {
  const { t } = reportTexts(model);
  return {
    title: mark('Score of every scan'),
    note: t(
      'One row per platform and day with a scan; the 30-day score is that of all answers in the 30 days that end on that day.',
    ),
    columns: [
      text(mark('Platform')),
      { heading: mark('Day'), kind: 'day', width: 1.2 },
      percentOf(mark('Score of the scan %'), 1.2),
      percentOf(mark('95 % from')),
      percentOf(mark('95 % to')),
      integer(mark('Answers')),
      percentOf(mark('30-day score %'), 1.2),
    ],
    rows: model.trend.flatMap(({ platform, scans, rolling }) => {
      const scores = new Map(rolling.map((point) => [point.date, point.score]));
      return scans.map((scan) => [
        platformLabel(platform),
        scan.date,
        scan.score,
        scan.low,
        scan.high,
        scan.n,
        scores.get(scan.date) ?? null,
      ]);
    }),
    empty: t.marked(noScans),
  };
}

/** The notes of the period; left out of every format if there are none. */
export function noteTable(model: ReportModel): ReportTable {
  const { t } = reportTexts(model);
  return {
    title: mark('Notes'),
    note: '',
    columns: [{ heading: mark('Day'), kind: 'day', width: 1.2 }, text(mark('Note'), 8), text(mark('Query group'), 2.4)],
    rows: model.notes.map(({ day, text, queryGroup }) => [day, text, queryGroup ?? t('all', {}, 'query groups')]),
    empty: '',
  };
}

/** What was done, with its effect on each platform. */
export function actionTable(model: ReportModel): ReportTable {
  const { t } = reportTexts(model);
  return {
    title: mark('Work done, and whether it shows'),
    note: t('Change: in points, beside what is compared with; the 95 % interval holds however often it is looked at.'),
    columns: [
      { heading: mark('Day'), kind: 'day', width: 1.2 },
      text(mark('What was done'), 3),
      text(mark('Where'), 2.4),
      integer(mark('Queries')),
      { heading: mark('Cost $'), kind: 'decimal', width: 1 },
      text(mark('Platform'), 1.6),
      text(mark('Status'), 1.6),
      { heading: mark('Change, points'), kind: 'decimal', width: 1 },
      { heading: mark('95 % from'), kind: 'decimal', width: 1 },
      { heading: mark('95 % to'), kind: 'decimal', width: 1 },
      text(mark('Result'), 4.6),
      { heading: mark('Next look'), kind: 'day', width: 1.2 },
    ],
    rows: model.effects.flatMap(({ action, platforms }) => {
      const done: Cell[] = [
        ...[action.day, `${t.marked(actionKindWords[action.kind])}: ${action.title}`, action.pages.join('\n')],
        ...[action.steps.reduce((sum, { queries }) => sum + queries.length, 0), action.costUsd],
      ];
      if (platforms.length === 0) return [[...done, t('not scanned yet'), ...Array<Cell>(6).fill(null)]];
      return platforms.map(({ platform, status, latest, sentence, limits, nextJudgement }) => [
        ...done,
        ...[platformLabel(platform), t.marked(effectStateWords[status])],
        ...[latest?.estimate ?? null, latest?.low ?? null, latest?.high ?? null],
        ...[[sentence, ...limits].join('\n'), nextJudgement],
      ]);
    }),
    empty: t('Nothing that was done is recorded.'),
  };
}

export const movementTable = (model: ReportModel): ReportTable => {
  const { won, lost, comparedWith } = model.movements;
  const { t, day } = reportTexts(model);
  const row =
    (result: string) =>
    (movement: (typeof won)[number]): Cell[] => [
      result,
      platformLabel(movement.platform),
      movement.query,
      movement.queryGroup,
    ];
  return {
    title: mark('Queries won and lost'),
    note: [
      comparedWith === null
        ? t('Between the latest scan of each group and platform and the previous one; only queries answered in both.')
        : t(
            'Between the latest scan of each group and platform and the previous one ({day} for the newest); only queries answered in both.',
            { day: day(comparedWith) },
          ),
      t('One answer may differ from the next by chance.'),
    ].join(' '),
    columns: [
      text(mark('Result'), 1),
      text(mark('Platform'), 1.6),
      text(mark('Query'), 5),
      text(mark('Query group'), 2.4),
    ],
    rows: [...won.map(row(t('won'))), ...lost.map(row(t('lost')))],
    empty: t('No query was won or lost since the previous scan.'),
  };
};

export function answerTable(model: ReportModel): ReportTable {
  const { t } = reportTexts(model);
  const [shown, count] = [model.answers.length, model.answersInPeriod];
  const yesOrNo = (is: boolean): string => (is ? t('yes') : t('no'));
  return {
    title: mark('Answers'),
    note:
      shown < count
        ? t(
            '{shown, number} of {count, plural, one {# answer} other {# answers}} in the period, of the latest scan of each query group and platform.',
            { shown, count },
          )
        : t('{shown, number} of {count, plural, one {# answer} other {# answers}} in the period.', { shown, count }),
    columns: [
      { heading: mark('Day'), kind: 'day', width: 1.2 },
      text(mark('Platform'), 1.6),
      text(mark('Query group'), 1.8),
      text(mark('Query'), 3.2),
      text(mark('Outcome'), 1.2),
      text(mark('Customer named'), 1),
      integer(mark('Position'), 0.9),
      integer(mark('Other companies'), 1),
      text(mark('Named first'), 2.2),
      integer(mark('Sources cited'), 1),
      text(mark('Own source cited'), 1),
      text(mark('Excerpt'), 5),
      integer(mark('Execution'), 1),
      integer(mark('Query number'), 1),
    ],
    rows: model.answers.map((row) => [
      row.date,
      platformLabel(row.platform),
      row.queryGroup,
      row.query,
      t.marked(outcomeLabels[row.outcome]),
      yesOrNo(row.mentioned),
      row.position,
      row.competitors,
      row.topCompetitors.join(', '),
      row.citations,
      yesOrNo(row.ownCited),
      excerptText(row.excerpt),
      row.executionId,
      row.queryId,
    ]),
    empty: t.marked(noScans),
  };
}

export function recommendationTable(model: ReportModel): ReportTable {
  const texts = reportTexts(model);
  const { t } = texts;
  return {
    title: mark('Recommendations'),
    note: t('From the last weekly cycle, most useful first; based on ChatGPT answers.'),
    columns: [
      text(mark('Recommendation'), 3),
      text(mark('Task'), 5),
      text(mark('Evidence'), 4),
      text(mark('Why'), 3),
      text(mark('Where'), 1.2),
      text(mark('Query group'), 1.6),
      text(mark('Status'), 1),
      { heading: mark('Priority'), kind: 'decimal', width: 0.8 },
      { heading: mark('Week of'), kind: 'day', width: 1.1 },
    ],
    rows: model.recommendations.map((row) => [
      row.title,
      plainLines(row.task).join('\n'),
      plainLines(row.data_points).join('\n'),
      row.why_important,
      recommendationChannel(row.platform, texts),
      row.queryGroupName,
      stateLabel(t, row.status),
      row.priority,
      row.date,
    ]),
    empty: t('There are no recommendations for this customer now.'),
  };
}

export const methodTable = (model: ReportModel): ReportTable => ({
  title: mark('How the numbers are made'),
  note: '',
  columns: [
    text(mark('Measure'), 1.5),
    text(mark('How it is computed'), 4),
    text(mark('Based on'), 2.5),
    text(mark('What it does not say'), 4),
  ],
  rows: methodNotes(model).map((note) => [note.measure, note.formula, note.base, note.doesNotSay]),
  empty: '',
});
