import type { Day } from '#shared/domain/dates.ts';

/** How many months can be chosen. */
const most = 24;

/** The month of a day and those before it, newest first: `2026-11`, `2026-10`, … */
export function lastMonths(today: Day): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return Array.from({ length: most }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  );
}
