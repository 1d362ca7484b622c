import type { Day } from '#shared/domain/dates.ts';
import type { Look } from './change-budget.ts';
import type { Rows } from './outcome-matrix.ts';
import { blockLength, blocksOf } from './scan-variation.ts';

/** A score is that of the 30 days that end with its last scan. */
export const scoreDays = 30;
/** It is compared with the scans of the 90 days before: more scans on that side find a change sooner. */
export const comparedDays = 90;
export const historyDays = 365;
const halfYear = 182;

/** Scans of a series, as rows of its matrix. */
export interface ChangeWindows {
  readonly later: Rows;
  readonly earlier: Rows;
  /** Older scans, of up to a year: they show only how much scans vary. */
  readonly older: Rows;
}

/** Blocks of scans within which nothing should have changed; of four scans or more, or as many as are given. */
export const blocksIn = ({ later, earlier, older }: ChangeWindows, length = blockLength): Rows[] =>
  [later, earlier, older].flatMap((rows) => blocksOf(rows, length));

/** A variance of fewer degrees of freedom is mostly noise: two blocks of four scans have six. */
const fewestDegrees = 6;
const fewestPerSide = 4;
const smallerSide = 0.6;

const dayNumber = (day: Day): number => Math.round(Date.parse(`${day}T00:00:00Z`) / 86_400_000);
const length = ({ start, end }: Rows): number => end - start;

/**
 * The windows that end with the last of some dates, ascending, and which look at the series it is; a null look: too early.
 *
 * @param looks all days with a scan of the series up to that one, if only the last of them are compared
 */
export function changeWindows(
  dates: readonly Day[],
  looks: readonly Day[] = dates,
): { readonly windows: ChangeWindows; readonly look: Look | null } {
  const days = dates.map(dayNumber);
  const windows = windowsAt(days, days.length);
  if (!isComparable(windows)) return { windows, look: null };
  const last = days.at(-1) ?? 0;
  const scansInHalfYear = days.filter((day) => day > last - halfYear).length;
  return { windows, look: { number: lookNumber(looks.map(dayNumber)), scansInHalfYear } };
}

/** How many looks there were since the first with four scans per side; a look further back than the scans compared counts too. */
function lookNumber(days: readonly number[]): number {
  for (let end = 1; end <= days.length; end++) {
    const windows = windowsAt(days, end);
    if (isComparable(windows) && hasFourPerSide(windows)) return days.length - end + 1;
  }
  return 0;
}

function windowsAt(days: readonly number[], end: number): ChangeWindows {
  const last = days[end - 1] ?? 0;
  const rowFrom = (day: number): number => {
    const row = days.findIndex((candidate) => candidate >= day);
    return row === -1 ? end : Math.min(row, end);
  };
  const later = rowFrom(last - scoreDays + 1);
  const earlier = rowFrom(last - scoreDays - comparedDays + 1);
  return {
    later: { start: later, end },
    earlier: { start: earlier, end: later },
    older: { start: rowFrom(last - historyDays + 1), end: earlier },
  };
}

/** Whether the earlier side is not much smaller than the later one, and the variation between scans can be estimated. */
function isComparable(windows: ChangeWindows): boolean {
  const [later, earlier] = [length(windows.later), length(windows.earlier)];
  const degrees = blocksIn(windows).reduce((sum, block) => sum + length(block) - 1, 0);
  return earlier > 0 && earlier >= smallerSide * later && degrees >= fewestDegrees;
}

/** Series that are scanned rarely have fewer per side. */
const hasFourPerSide = ({ later, earlier }: ChangeWindows): boolean =>
  length(earlier) >= Math.min(fewestPerSide, length(later));
