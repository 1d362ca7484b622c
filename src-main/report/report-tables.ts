import { actionKindWords, effectStateWords } from '#shared/domain/actions.ts';
import { likelihoodOf, likelihoodWords } from '#shared/domain/company-likelihood.ts';
import { platformLabel } from '#shared/domain/platforms.ts';
import { integer, percentOf, text, type Cell, type Column, type ReportTable } from './table-columns.ts';
import { excerptText, plainLines } from './excerpt.ts';
import { methodNotes } from './method-notes.ts';
import type { CompanyFigures, ReportArticle, ReportModel } from './report-model.ts';
import { changeLabel, checkLabels, counted, outcomeLabels } from './labels.ts';

const noScans = 'There is no finished scan in this period.';

export const scoreTable = (model: ReportModel): ReportTable => ({
  title: '30-day score per platform',
  note: `Share of answers that name ${model.customer.name}, in the 30 days that end with its last scan, with its 95 % interval; change compared with the 90 days before.`,
  columns: [
    text('Platform'),
    percentOf('30-day score %', 1.2),
    percentOf('95 % from'),
    percentOf('95 % to'),
    integer('Answers naming'),
    integer('Answers'),
    percentOf('Before %'),
    integer('Answers before'),
    text('Change', 3),
    integer('Asked'),
    integer('No overview'),
    integer('Refused'),
    integer('Failed'),
    integer('Scans'),
  ],
  rows: model.platforms.map(({ platform, latest: { score }, before, change, outcomes, executions }) => [
    platformLabel(platform),
    score.value,
    score.low,
    score.high,
    score.successes,
    score.n,
    before?.score.value ?? null,
    before?.score.n ?? 0,
    `${changeLabel(change)}${score.exploratory ? '; exploratory: under 50 answers' : ''}`,
    outcomes.asked,
    outcomes.noOverview,
    outcomes.refused,
    outcomes.failed,
    executions,
  ]),
  empty: noScans,
});

export const groupTable = (model: ReportModel): ReportTable => ({
  title: '30-day score per query group',
  note: 'In the 30 days that end with the last scan of the group on the platform; change compared with the 90 days before.',
  columns: [
    text('Query group', 2.6),
    text('Platform', 1.4),
    percentOf('30-day score %', 1.2),
    percentOf('95 % from'),
    percentOf('95 % to'),
    integer('Answers naming'),
    integer('Answers'),
    text('Change', 3),
  ],
  rows: model.groups.map(({ queryGroup, platform, latest: { score }, change }) => [
    queryGroup,
    platformLabel(platform),
    score.value,
    score.low,
    score.high,
    score.successes,
    score.n,
    `${changeLabel(change)}${score.exploratory ? '; exploratory: under 50 answers' : ''}`,
  ]),
  empty: noScans,
});

export const trendTable = (model: ReportModel): ReportTable => ({
  title: 'Score of every scan',
  note: 'One row per platform and day with a scan; the 30-day score is that of all answers in the 30 days that end on that day.',
  columns: [
    text('Platform'),
    { heading: 'Day', kind: 'day', width: 1.2 },
    percentOf('Score of the scan %', 1.2),
    percentOf('95 % from'),
    percentOf('95 % to'),
    integer('Answers'),
    percentOf('30-day score %', 1.2),
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
  empty: noScans,
});

/** The notes of the period; left out of every format if there are none. */
export const noteTable = (model: ReportModel): ReportTable => ({
  title: 'Notes',
  note: '',
  columns: [{ heading: 'Day', kind: 'day', width: 1.2 }, text('Note', 8), text('Query group', 2.4)],
  rows: model.notes.map(({ day, text, queryGroup }) => [day, text, queryGroup ?? 'all']),
  empty: '',
});

/** What was done, with its effect on each platform. */
export const actionTable = (model: ReportModel): ReportTable => ({
  title: 'Work done, and whether it shows',
  note: 'Change: in points, beside what is compared with; the 95 % interval holds however often it is looked at.',
  columns: [
    { heading: 'Day', kind: 'day', width: 1.2 },
    text('What was done', 4),
    text('Where', 3),
    integer('Queries'),
    { heading: 'Cost $', kind: 'decimal', width: 1 },
    text('Platform', 1.6),
    text('Status', 1.6),
    { heading: 'Change, points', kind: 'decimal', width: 1 },
    { heading: '95 % from', kind: 'decimal', width: 1 },
    { heading: '95 % to', kind: 'decimal', width: 1 },
    text('Result', 6),
    { heading: 'Next look', kind: 'day', width: 1.2 },
  ],
  rows: model.effects.flatMap(({ action, platforms }) => {
    const done: Cell[] = [
      ...[action.day, `${actionKindWords[action.kind]}: ${action.title}`, action.pages.join('\n')],
      ...[action.steps.reduce((sum, { queries }) => sum + queries.length, 0), action.costUsd],
    ];
    if (platforms.length === 0) return [[...done, 'not scanned yet', ...Array<Cell>(6).fill(null)]];
    return platforms.map(({ platform, status, latest, sentence, limits, nextJudgement }) => [
      ...done,
      ...[platformLabel(platform), effectStateWords[status]],
      ...[latest?.estimate ?? null, latest?.low ?? null, latest?.high ?? null],
      ...[[sentence, ...limits].join('\n'), nextJudgement],
    ]);
  }),
  empty: 'Nothing that was done is recorded.',
});

const companyKind = (row: CompanyFigures): string =>
  row.own ? 'the client' : row.state === 'confirmed' ? 'competitor' : likelihoodWords[likelihoodOf(row)];

export const companyTable = (model: ReportModel): ReportTable => ({
  title: 'Companies named',
  note: `Of ${counted(model.answered, 'answer')}. ${model.confirmedCompetitors.length === 0 ? 'Share of voice: –, confirm competitors first. ' : 'Share of voice: of the answers that name the customer or a confirmed competitor, the share that names this one. Share of mentions: its part of all mentions of these brands, which add up to 100. '}Position: mean rank by first occurrence, over the answers that name it.`,
  columns: [
    text('Company', 2.4),
    text('Kind', 1.6),
    integer('Answers'),
    percentOf('% of answers', 1.2),
    percentOf('95 % from'),
    percentOf('95 % to'),
    percentOf('Share of voice %', 1.2),
    percentOf('Share of mentions %', 1.2),
    { heading: 'Average position', kind: 'decimal', width: 1.2 },
  ],
  rows: model.companies.map((row) => [
    row.company,
    companyKind(row),
    row.count,
    row.percentage,
    row.low,
    row.high,
    row.shareOfVoice,
    row.shareOfMentions,
    row.averagePosition,
  ]),
  empty: 'No company is named in this period.',
});

export const domainTable = (model: ReportModel): ReportTable => ({
  title: 'Domains cited',
  note: `Of ${counted(model.answered, 'answer')}; once per answer, however many of its pages are cited.`,
  columns: [text('Domain', 3), text('Category', 1.5), integer('Answers'), percentOf('% of answers', 1.2)],
  rows: model.domains.map((row) => [row.domain, row.category, row.count, row.percentage]),
  empty: 'No source is cited in this period.',
});

const articleColumns: readonly Column[] = [
  text('Page', 3.4),
  { heading: 'Address', kind: 'url', width: 4 },
  text('Category', 1.3),
  integer('Answers'),
  percentOf('% of answers', 1.2),
  integer('Naming the customer', 1.2),
  integer('Naming others', 1.2),
  text('The page itself', 1.8),
];

const articleRows = (articles: readonly ReportArticle[]): Cell[][] =>
  articles.map((row) => [
    row.title === '' ? row.domain : row.title,
    row.url,
    row.category,
    row.count,
    row.percentage,
    row.namingCustomer,
    row.namingCompetitor,
    row.check === null ? 'not checked' : checkLabels[row.check],
  ]);

export const articleTable = (model: ReportModel): ReportTable => ({
  title: 'Pages cited',
  note: `The most cited pages, of ${counted(model.answered, 'answer')}; of the answers citing each, how many name the customer and how many name any other company.`,
  columns: articleColumns,
  rows: articleRows(model.articles),
  empty: 'No page is cited in this period.',
});

export const gapTable = (model: ReportModel): ReportTable => ({
  title: 'Pages behind answers that name others only',
  note: `Pages cited in answers that name other companies and never ${model.customer.name}.`,
  columns: articleColumns,
  rows: articleRows(model.gaps),
  empty: 'There is no such page in this period.',
});

export const movementTable = (model: ReportModel): ReportTable => {
  const { won, lost, comparedWith } = model.movements;
  const row =
    (result: string) =>
    (movement: (typeof won)[number]): Cell[] => [
      result,
      platformLabel(movement.platform),
      movement.query,
      movement.queryGroup,
    ];
  return {
    title: 'Queries won and lost',
    note: `Between the latest scan of each group and platform and the previous one${comparedWith === null ? '' : ` (${comparedWith} for the newest)`}; only queries answered in both. One answer may differ from the next by chance.`,
    columns: [text('Result', 1), text('Platform', 1.6), text('Query', 5), text('Query group', 2.4)],
    rows: [...won.map(row('won')), ...lost.map(row('lost'))],
    empty: 'No query was won or lost since the previous scan.',
  };
};

export const answerTable = (model: ReportModel): ReportTable => ({
  title: 'Answers',
  note: `${counted(model.answers.length, 'answer')} of ${counted(model.answersInPeriod, 'answer')} in the period${model.answers.length < model.answersInPeriod ? ', of the latest scan of each query group and platform' : ''}.`,
  columns: [
    { heading: 'Day', kind: 'day', width: 1.2 },
    text('Platform', 1.6),
    text('Query group', 2),
    text('Query', 4),
    text('Outcome', 1.2),
    text('Customer named', 1),
    integer('Position', 0.9),
    integer('Other companies', 1),
    text('Named first', 3),
    integer('Sources cited', 1),
    text('Own source cited', 1),
    text('Excerpt', 6),
    integer('Execution', 1),
    integer('Query number', 1),
  ],
  rows: model.answers.map((row) => [
    row.date,
    platformLabel(row.platform),
    row.queryGroup,
    row.query,
    outcomeLabels[row.outcome],
    row.mentioned ? 'yes' : 'no',
    row.position,
    row.competitors,
    row.topCompetitors.join(', '),
    row.citations,
    row.ownCited ? 'yes' : 'no',
    excerptText(row.excerpt),
    row.executionId,
    row.queryId,
  ]),
  empty: noScans,
});

export const recommendationTable = (model: ReportModel): ReportTable => ({
  title: 'Recommendations',
  note: 'From the last weekly cycle, most useful first; based on ChatGPT answers.',
  columns: [
    text('Recommendation', 3),
    text('Task', 5),
    text('Evidence', 4),
    text('Why', 3),
    text('Where', 1.2),
    text('Query group', 1.6),
    text('Status', 1),
    { heading: 'Priority', kind: 'decimal', width: 0.8 },
    { heading: 'Week of', kind: 'day', width: 1.1 },
  ],
  rows: model.recommendations.map((row) => [
    row.title,
    plainLines(row.task).join('\n'),
    plainLines(row.data_points).join('\n'),
    row.why_important,
    row.platform,
    row.queryGroupName,
    row.status,
    row.priority,
    row.date,
  ]),
  empty: 'There are no recommendations for this customer now.',
});

export const methodTable = (model: ReportModel): ReportTable => ({
  title: 'How the numbers are made',
  note: '',
  columns: [
    text('Measure', 1.5),
    text('How it is computed', 4),
    text('Based on', 2.5),
    text('What it does not say', 4),
  ],
  rows: methodNotes(model).map((note) => [note.measure, note.formula, note.base, note.doesNotSay]),
  empty: '',
});
