import type { Cell as SheetCell } from 'write-excel-file/node';
import { summaryTopics } from '#shared/contract/workspace/reports.ts';
import { readableOnWhite } from '../html/colours.ts';
import { plainLines } from '../excerpt.ts';
import { reportTexts, scopeLabel } from '../labels.ts';
import type { ReportModel } from '../report-model.ts';
import { scoreTable } from '../report-tables.ts';
import { mark } from '#shared/language/text-key.ts';
import type { Texts } from '#shared/language/texts.ts';
import { integer, percentOf, text, type Cell, type Column, type ReportTable } from '../table-columns.ts';
import { topicTitles } from '../topic-titles.ts';
import { across, headCell, plain, soft, tableCell, warning } from './cells.ts';
import { sheetName, sheetOf } from './sheet-tables.ts';
import { columnName, type ReportSheet, type SheetLink } from './sheet.ts';

/** Characters across: seven columns of figures, over which sentences go, and one of links. */
const widths = [24, 12, 11, 11, 12, 12, 42, 22] as const;
const linkColumn = widths.length - 1;
const textWidth = widths.slice(0, linkColumn).reduce((sum, width) => sum + width, 0);
const line = (value: string, style: Parameters<typeof across>[3] = {}): SheetCell[] =>
  across(value, textWidth, linkColumn, style);

const heading = (value: string, colour: string): SheetCell[] => [
  plain(value, { fontWeight: 'bold', fontSize: 13, textColor: colour, height: 24, alignVertical: 'bottom' }),
];

/** The score of each platform with its interval and the answers it is based on. */
function headline(model: ReportModel): ReportTable {
  const table = scoreTable(model);
  const chosen = ['Platform', '30-day score %', '95 % from', '95 % to', 'Answers naming', 'Answers', 'Change'].map(
    (wanted) => table.columns.findIndex(({ heading: name }) => name === wanted),
  );
  return {
    ...table,
    columns: chosen.flatMap((index) => table.columns[index] ?? []),
    rows: table.rows.map((row) => chosen.map((index) => row[index] ?? null)),
  };
}

const periodColumns: readonly Column[] = [
  text(mark('Figure')),
  percentOf(mark('%')),
  percentOf(mark('95 % from')),
  percentOf(mark('95 % to')),
  integer(mark('Answers')),
  integer(mark('Of answers')),
];

/** What all answers of the period say of the client, platforms together. */
function periodTable(model: ReportModel): ReportTable {
  const { companies, citationShare, answered, customer } = model;
  const { t } = reportTexts(model);
  const own = companies.find((company) => company.own);
  const named: Cell[][] =
    own === undefined
      ? []
      : [
          [
            t('Answers that name {name}', { name: customer.name }),
            own.percentage,
            own.low,
            own.high,
            own.count,
            answered,
          ],
          ...(own.shareOfVoice === null ? [] : [[t('Share of voice'), own.shareOfVoice, null, null, own.count, null]]),
          ...(own.shareOfMentions === null
            ? []
            : [[t('Share of mentions'), own.shareOfMentions, null, null, own.count, null]]),
        ];
  const cited: Cell[][] =
    citationShare.value === null
      ? []
      : [
          [
            t('Citation share'),
            ...[citationShare.value, citationShare.low, citationShare.high],
            ...[citationShare.successes, citationShare.n],
          ],
        ];
  return { title: mark('The whole period'), note: '', columns: periodColumns, rows: [...named, ...cited], empty: '' };
}

const tableRows = ({ columns, rows, empty }: ReportTable, { t }: Texts): SheetCell[][] =>
  rows.length === 0
    ? [[plain(empty)]]
    : [
        columns.map((column, at) => headCell(t.marked(column.heading), column, widths[at] ?? 0)),
        ...rows.map((row) => columns.map((column, at) => tableCell(row[at] ?? null, column, widths[at]))),
      ];

/** The scores, and what all answers of the period say. */
function figureRows(model: ReportModel, colour: string): SheetCell[][] {
  const texts = reportTexts(model);
  const { t } = texts;
  const scores = headline(model);
  const period = periodTable(model);
  const about = t(
    'The whole period: {answers, plural, one {# answer} other {# answers}} of {scans, plural, one {# scan} other {# scans}}',
    { answers: model.answered, scans: model.executions },
  );
  return [
    heading(t.marked(scores.title), colour),
    ...tableRows(scores, texts),
    ...(period.rows.length === 0 ? [] : [heading(about, colour), ...tableRows(period, texts)]),
  ];
}

/** Adds the sentences of the summary by topic; returns the links to the sheets with their figures. */
function addSentences(rows: SheetCell[][], model: ReportModel, colour: string): SheetLink[] {
  const { t } = reportTexts(model);
  const links: SheetLink[] = [];
  for (const topic of summaryTopics) {
    const sentences = model.summary.filter((sentence) => sentence.topic === topic);
    if (sentences.length === 0) continue;
    rows.push(heading(t.marked(topicTitles[topic]), colour));
    for (const { text: sentence, evidence } of sentences) {
      const sheet = sheetOf(evidence, model);
      const row = line(sentence);
      if (sheet !== null) {
        row[linkColumn] = plain(sheet, { textColor: colour, textDecoration: { underline: true } });
        links.push({ cell: `${columnName(linkColumn)}${rows.length + 1}`, sheet });
      }
      rows.push(row);
    }
  }
  return links;
}

/** The first sheet: whom the report is for, its headline figures, and its summary in words, each sentence beside its sheet. */
export function summarySheet(model: ReportModel): ReportSheet {
  const texts = reportTexts(model);
  const { t, day } = texts;
  const colour = readableOnWhite(model.accentColor);
  const rows: SheetCell[][] = [];
  const links: SheetLink[] = [];
  const author = [model.author, model.contact].filter((part) => part !== '').join(', ');
  rows.push(
    line(model.title, { fontWeight: 'bold', fontSize: 20, textColor: colour }),
    line(`${scopeLabel(model)} · ${model.customer.websiteUrl}`, { textColor: soft }),
    line([...(author === '' ? [] : [t('Prepared by {author}', { author })]), day(model.createdOn)].join(' · '), {
      textColor: soft,
    }),
    ...(model.env === 'sample' ? [[warning(texts)]] : []),
    ...plainLines(model.intro).map((value) => line(value)),
  );
  if (model.sections.includes('summary')) {
    rows.push(...figureRows(model, colour));
    links.push(...addSentences(rows, model, colour));
  }
  rows.push(
    [],
    [
      plain(
        t('Made with Answerscope {version}, analysis version {analysis}.', {
          version: model.appVersion,
          analysis: String(model.analysisVersion),
        }),
        {
          textColor: soft,
        },
      ),
    ],
  );
  return {
    sheet: sheetName(model, mark('Summary')),
    rightToLeft: texts.language.direction === 'rtl',
    data: rows,
    columns: widths.map((width) => ({ width })),
    showGridLines: false,
    layout: {
      headRow: null,
      columnCount: widths.length,
      lastRow: rows.length,
      lastPrinted: rows.length,
      onePage: false,
      links,
      charts: [],
      rows: [],
    },
  };
}
