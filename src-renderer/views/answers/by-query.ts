import type { AnswerRow } from './use-answers.ts';

/** How one platform answered one query in scope. */
export interface PlatformCell {
  /** The newest answer, which the cell opens. */
  readonly latest: AnswerRow;
  /** Answers in scope, those answered, and those that name the client. */
  readonly answers: number;
  readonly answered: number;
  readonly named: number;
}

/** One query with a cell per platform. */
export interface QueryRow {
  readonly queryId: number;
  readonly query: string;
  readonly queryGroupName: string;
  readonly cells: ReadonlyMap<string, PlatformCell>;
}

function cellOf(answers: readonly AnswerRow[]): PlatformCell | undefined {
  const [latest] = answers.toSorted((a, b) => (a.date === b.date ? b.answerId - a.answerId : a.date < b.date ? 1 : -1));
  if (latest === undefined) return undefined;
  const answered = answers.filter((one) => one.outcome === 'answered');
  return {
    latest,
    answers: answers.length,
    answered: answered.length,
    named: answered.filter((one) => one.mentioned).length,
  };
}

/** Answers as queries × platforms, queries in the order they come. */
export function groupByQuery(answers: readonly AnswerRow[]): QueryRow[] {
  return [...Map.groupBy(answers, (one) => one.queryId).values()].flatMap((ofQuery) => {
    const first = ofQuery[0];
    if (first === undefined) return [];
    const cells = [...Map.groupBy(ofQuery, (one) => one.platform)].flatMap(([platform, list]) => {
      const cell = cellOf(list);
      return cell === undefined ? [] : [[platform, cell] as const];
    });
    return [
      { queryId: first.queryId, query: first.query, queryGroupName: first.queryGroupName, cells: new Map(cells) },
    ];
  });
}

/**
 * The rows that are complete while more answers are to come: of answers sorted by query, the last query may go on in
 * the next page, and so may others of the same words in other groups.
 */
export function completeRows(rows: readonly QueryRow[], more: boolean): readonly QueryRow[] {
  const last = rows.at(-1)?.query;
  return more ? rows.filter((row) => row.query !== last) : rows;
}

/** The platforms that occur, in a steady order. */
export const platformsOf = (answers: readonly AnswerRow[]): string[] =>
  [...new Set(answers.map((one) => one.platform))].toSorted((a, b) => b.localeCompare(a, 'en'));
