import type { Day } from '#shared/domain/dates.ts';

/** Of the answers to one query in one scan (its samples), `successes` of `n` name the brand. */
export interface QueryOutcome {
  readonly query: string | number;
  readonly successes: number;
  readonly n: number;
}

/** One scan of a series: a query group on a platform, or all groups of a customer on it. */
export interface SeriesScan {
  readonly date: Day;
  readonly outcomes: readonly QueryOutcome[];
}

/** The share of successes of every query in every scan; NaN if the scan has no answer to the query. */
export interface OutcomeMatrix {
  /** One per row, ascending. */
  readonly dates: readonly Day[];
  readonly queries: number;
  /** Row by row. */
  readonly values: Float64Array;
}

/** Rows from `start` up to, but not including, `end`. */
export interface Rows {
  readonly start: number;
  readonly end: number;
}

/** Scans sorted by date; those of one day are one row, because the state of a platform on that day affects them all. */
export function outcomeMatrix(scans: readonly SeriesScan[]): OutcomeMatrix {
  const columns = new Map<string | number, number>();
  for (const scan of scans)
    for (const { query, n } of scan.outcomes) if (n > 0 && !columns.has(query)) columns.set(query, columns.size);
  const answered = scans.filter(({ outcomes }) => outcomes.some(({ n }) => n > 0));
  const dates = [...new Set(answered.map(({ date }) => date))].toSorted();
  const rows = new Map(dates.map((date, row) => [date, row]));
  const successes = new Float64Array(dates.length * columns.size);
  const answers = new Float64Array(successes.length);
  for (const { date, outcomes } of answered) {
    const base = (rows.get(date) ?? 0) * columns.size;
    for (const outcome of outcomes) {
      const cell = base + (columns.get(outcome.query) ?? 0);
      if (outcome.n === 0) continue;
      successes[cell] = (successes[cell] ?? 0) + outcome.successes;
      answers[cell] = (answers[cell] ?? 0) + outcome.n;
    }
  }
  return { dates, queries: columns.size, values: successes.map((count, cell) => count / (answers[cell] ?? 0)) };
}

/** The mean, the count and the sum of squared deviations of each query's values in some rows. */
export function columnMoments({ queries, values }: OutcomeMatrix, { start, end }: Rows) {
  const count = new Float64Array(queries);
  const mean = new Float64Array(queries);
  const squares = new Float64Array(queries);
  for (let row = start; row < end; row++)
    for (let query = 0; query < queries; query++) {
      const value = values[row * queries + query] ?? Number.NaN;
      if (Number.isNaN(value)) continue;
      // Welford's recurrence, Technometrics 4 (1962) 419–420.
      const n = (count[query] = (count[query] ?? 0) + 1);
      const delta = value - (mean[query] ?? 0);
      const updated = (mean[query] = (mean[query] ?? 0) + delta / n);
      squares[query] = (squares[query] ?? 0) + delta * (value - updated);
    }
  return { count, mean, squares };
}
