import type { AnswerRow } from './use-answers.ts';

/** How one platform answered one query in scope. */
export interface PlatformCell {
  /** The newest answer, which the cell opens. */
  readonly latest: AnswerRow;
  /** Answers in scope, those with an outcome of “answered”, and those of them that name the client. */
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
  const answered = answers.filter(({ outcome }) => outcome === 'answered');
  return {
    latest,
    answers: answers.length,
    answered: answered.length,
    named: answered.filter(({ mentioned }) => mentioned).length,
  };
}

/** Answers as queries × platforms, queries in order of first occurrence. */
export function groupByQuery(answers: readonly AnswerRow[]): QueryRow[] {
  return [...Map.groupBy(answers, ({ queryId }) => queryId).values()].flatMap((ofQuery) => {
    const first = ofQuery[0];
    if (first === undefined) return [];
    const cells = [...Map.groupBy(ofQuery, ({ platform }) => platform)].flatMap(([platform, list]) => {
      const cell = cellOf(list);
      return cell === undefined ? [] : [[platform, cell] as const];
    });
    return [
      { queryId: first.queryId, query: first.query, queryGroupName: first.queryGroupName, cells: new Map(cells) },
    ];
  });
}

/**
 * The rows that are complete while more pages follow: with answers sorted by query, the last query may continue on the
 * next page, and so may queries of the same text in other groups.
 */
export function completeRows(rows: readonly QueryRow[], more: boolean): readonly QueryRow[] {
  const last = rows.at(-1)?.query;
  return more ? rows.filter((row) => row.query !== last) : rows;
}

/** The platforms that occur, in a fixed order. */
export const platformsOf = (answers: readonly AnswerRow[]): string[] =>
  [...new Set(answers.map(({ platform }) => platform))].toSorted((a, b) => b.localeCompare(a, 'en'));
