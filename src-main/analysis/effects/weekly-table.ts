import { addDays, daysBetween, type Day } from '#shared/domain/dates.ts';
import type { Rows, SeriesScan } from '#main/analysis/intervals/outcome-matrix.ts';
import type { QueryKey } from './types.ts';

/** The share of answers naming the client, by query and week; the week before the action is the last of `before`. */
export interface WeeklyTable {
  readonly queries: readonly QueryKey[];
  /** The last day with a scan of each week; weeks without a scan are left out. */
  readonly days: readonly Day[];
  readonly before: Rows;
  readonly after: Rows;
  /** Week by week within a query; NaN without an answer. With competitors: own share minus the mean of theirs. */
  readonly values: Float64Array;
  readonly answers: Float64Array;
}

const daysOfWeek = 7;

/**
 * Scans by week, counted from the action backwards and forwards, so that none lies on both sides of it; several scans of a
 * week are averaged. Scans of the `settling` days from the action on are left out.
 */
export function weeklyTable(scans: readonly SeriesScan[], actionDay: Day, settling = 0): WeeklyTable {
  const start = addDays(actionDay, settling);
  const weekOf = (date: Day): number | null =>
    date < actionDay
      ? Math.floor(daysBetween(actionDay, date) / daysOfWeek)
      : date < start
        ? null
        : Math.floor(daysBetween(start, date) / daysOfWeek);
  const lastDays = new Map<number, Day>();
  const columns = new Map<QueryKey, number>();
  for (const { date, outcomes } of scans) {
    const week = weekOf(date);
    if (week === null || !outcomes.some(({ n }) => n > 0)) continue;
    const known = lastDays.get(week);
    if (known === undefined || known < date) lastDays.set(week, date);
    for (const { query, n } of outcomes) if (n > 0 && !columns.has(query)) columns.set(query, columns.size);
  }
  const weeks = [...lastDays.keys()].toSorted((a, b) => a - b);
  const rows = new Map(weeks.map((week, row) => [week, row]));
  const successes = new Float64Array(columns.size * weeks.length);
  const answers = new Float64Array(successes.length);
  for (const { date, outcomes } of scans) {
    const row = rows.get(weekOf(date) ?? Number.NaN);
    if (row === undefined) continue;
    for (const outcome of outcomes) {
      const cell = (columns.get(outcome.query) ?? 0) * weeks.length + row;
      if (outcome.n === 0) continue;
      successes[cell] = (successes[cell] ?? 0) + outcome.successes;
      answers[cell] = (answers[cell] ?? 0) + outcome.n;
    }
  }
  const firstAfter = weeks.findIndex((week) => week >= 0);
  const split = firstAfter === -1 ? weeks.length : firstAfter;
  return {
    queries: [...columns.keys()],
    days: weeks.map((week) => lastDays.get(week) ?? actionDay),
    before: { start: 0, end: split },
    after: { start: split, end: weeks.length },
    values: successes.map((count, cell) => count / (answers[cell] ?? 0)),
    answers,
  };
}

/** Own shares minus the mean share of the competitors in the same answers. */
export function minusCompetitors(table: WeeklyTable, competitors: readonly WeeklyTable[]): WeeklyTable {
  const positions = competitors.map((other) => new Map(other.queries.map((query, column) => [query, column])));
  const weeks = table.days.length;
  return {
    ...table,
    values: table.values.map((own, cell) => {
      const query = table.queries[Math.floor(cell / weeks)] ?? '';
      const shares = competitors.map(
        (other, index) => other.values[(positions[index]?.get(query) ?? Number.NaN) * weeks + (cell % weeks)] ?? 0,
      );
      return own - shares.reduce((sum, share) => sum + share, 0) / shares.length;
    }),
  };
}
