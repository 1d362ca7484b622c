import type { Rows } from '#main/analysis/intervals/outcome-matrix.ts';
import type { Sides } from './contrast.ts';
import type { QueryKey, SideFigures } from './types.ts';
import type { WeeklyTable } from './weekly-table.ts';

/** Which side each query answered in some weeks is on, and how many of each side count. */
export interface PairedSides {
  /** −1 for a query that was not answered both before and after. */
  readonly sides: Sides;
  /** Queries answered before or after: of the others, and aimed at. */
  readonly asked: readonly [number, number];
  readonly paired: readonly [number, number];
}

/** Sorts the queries by side; without others if `hasOthers` is false. Before there is a week after, those of the weeks before count. */
export function pairSides(
  table: WeeklyTable,
  isAimed: (query: QueryKey) => boolean,
  hasOthers: boolean,
  [before, after]: readonly [Rows, Rows],
): PairedSides {
  const asked: [number, number] = [0, 0];
  const paired: [number, number] = [0, 0];
  const sides = Int8Array.from(table.queries, (query, column) => {
    const side = isAimed(query) ? 1 : 0;
    const [earlier, later] = [before, after].map((rows) => rows.start === rows.end || isAnswered(table, column, rows));
    if ((side === 0 && !hasOthers) || !isAsked(table, column, [before, after])) return -1;
    asked[side]++;
    if (earlier !== true || later !== true) return -1;
    paired[side]++;
    return side;
  });
  return { sides, asked, paired };
}

const isAsked = (table: WeeklyTable, column: number, periods: readonly Rows[]): boolean =>
  periods.some((rows) => isAnswered(table, column, rows));

const isAnswered = (table: WeeklyTable, column: number, rows: Rows): boolean =>
  weeksOf(table, column, rows).some((value) => !Number.isNaN(value));

const weeksOf = ({ values, days }: WeeklyTable, column: number, { start, end }: Rows): Float64Array =>
  values.subarray(column * days.length + start, column * days.length + end);

/** The figures of a side: the mean over its queries of the mean over their weeks. Null without a query. */
export function sideFigures(
  table: WeeklyTable,
  sides: Sides,
  side: 0 | 1,
  [before, after]: readonly [Rows, Rows],
): SideFigures | null {
  let [queries, earlier, later, answersBefore, answersAfter] = [0, 0, 0, 0, 0];
  for (const [column, which] of sides.entries()) {
    if (which !== side) continue;
    queries++;
    earlier += meanOf(weeksOf(table, column, before));
    later += meanOf(weeksOf(table, column, after));
    answersBefore += answersIn(table, column, before);
    answersAfter += answersIn(table, column, after);
  }
  if (queries === 0 || before.start === before.end) return null;
  return {
    ...{ queries, answersBefore, answersAfter },
    before: earlier / queries,
    after: after.start === after.end ? null : later / queries,
  };
}

function meanOf(values: Float64Array): number {
  const answered = values.filter((value) => !Number.isNaN(value));
  return answered.reduce((sum, value) => sum + value, 0) / answered.length;
}

const answersIn = ({ answers, days }: WeeklyTable, column: number, { start, end }: Rows): number =>
  answers.subarray(column * days.length + start, column * days.length + end).reduce((sum, n) => sum + n, 0);
