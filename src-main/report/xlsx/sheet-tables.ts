import type { ReportSection } from '#shared/contract/workspace/reports.ts';
import { mark, type MarkedText } from '#shared/language/text-key.ts';
import { reportTexts } from '../labels.ts';
import type { ReportModel } from '../report-model.ts';
import { articleTable, companyTable, domainTable, gapTable } from '../named-and-cited-tables.ts';
import {
  actionTable,
  answerTable,
  groupTable,
  methodTable,
  movementTable,
  noteTable,
  recommendationTable,
  scoreTable,
  trendTable,
} from '../report-tables.ts';
import type { ReportTable } from '../table-columns.ts';
import type { ReportSheet } from './sheet.ts';
import { tableSheet } from './table-sheet.ts';

interface SheetTable {
  readonly name: MarkedText;
  readonly table: (model: ReportModel) => ReportTable;
  /** The sheet is left out otherwise. */
  readonly when?: (model: ReportModel) => boolean;
  /** Whether a row, by its place, is the client's. */
  readonly own?: (model: ReportModel) => (place: number) => boolean;
}

/** The sheets of each section, by name. */
const tablesOf: Readonly<Record<ReportSection, readonly SheetTable[]>> = {
  summary: [
    { name: mark('Scores'), table: scoreTable },
    { name: mark('Query groups'), table: groupTable, when: ({ groups }) => groups.length > 1 },
  ],
  trend: [
    { name: mark('Trend'), table: trendTable },
    { name: mark('Notes'), table: noteTable, when: ({ notes }) => notes.length > 0 },
  ],
  actions: [{ name: mark('Work done'), table: actionTable }],
  competitors: [
    {
      name: mark('Companies'),
      table: companyTable,
      own:
        ({ companies }) =>
        (place) =>
          companies[place]?.own ?? false,
    },
  ],
  sources: [
    {
      name: mark('Domains'),
      table: domainTable,
      own:
        ({ domains }) =>
        (place) =>
          domains[place]?.category === 'owned',
    },
    { name: mark('Pages'), table: articleTable },
    { name: mark('Gaps'), table: gapTable },
  ],
  queries: [{ name: mark('Queries won and lost'), table: movementTable }],
  answers: [{ name: mark('Answers'), table: answerTable }],
  recommendations: [{ name: mark('Recommendations'), table: recommendationTable }],
  method: [{ name: mark('Method'), table: methodTable }],
  // Every answer is a row of its sheet; whole texts are for reading: documents have them.
  evidence: [],
};

/** The most characters that the name of a sheet may have. */
const longestName = 31;

/** A text as the name of a sheet in the report's language. */
export const sheetName = (model: ReportModel, name: MarkedText): string =>
  reportTexts(model)
    .t.marked(name)
    .replaceAll(/[[\]/\\:*?']/g, ' ')
    .slice(0, longestName)
    .trim();

/** The tables of the report, a sheet each, in the order of its sections. */
export const tableSheets = (model: ReportModel): ReportSheet[] =>
  model.sections.flatMap((section) =>
    tablesOf[section]
      .filter(({ when }) => when?.(model) ?? true)
      .map(({ name, table, own }) => tableSheet(sheetName(model, name), table(model), model, own?.(model))),
  );

/** The sheet that a section's figures are on; null if the report has none. */
export function sheetOf(section: ReportSection, model: ReportModel): string | null {
  const [first] = tablesOf[section];
  return first === undefined || !model.sections.includes(section) ? null : sheetName(model, first.name);
}
