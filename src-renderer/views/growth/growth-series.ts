import type { OutputOf } from '#shared/contract/index.ts';
import { dayIn, type Day } from '#shared/domain/dates.ts';
import { t } from '../../language/current.ts';

export type GroupGrowth = OutputOf<'get-growth'>[number];

/** The platforms that any of the groups was scanned on, each once. */
export const platformsOf = (groups: readonly GroupGrowth[]): string[] => [
  ...new Set(groups.flatMap((group) => group.platforms.map((entry) => entry.platform))),
];

/** An edit of the queries, as the chart marks it. */
export interface QueryEdit {
  readonly date: Day;
  readonly words: string;
}

/**
 * The edits of a group's queries within the days the chart shows, oldest first. The first entry of a history is the
 * group's creation, not an edit.
 */
export function queryEdits(
  revisions: OutputOf<'list-query-revisions'>,
  group: GroupGrowth,
  timeZone: string,
): QueryEdit[] {
  const dates = group.platforms.flatMap((entry) => entry.scans.map((scan) => scan.date)).toSorted();
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined) return [];
  return revisions
    .slice(0, -1)
    .map(({ at, added, deleted, comments }) => ({
      date: dayIn(timeZone, new Date(at)),
      words: [
        ...(added.length > 0
          ? [t('{count, plural, one {# query added} other {# queries added}}', { count: added.length })]
          : []),
        ...(deleted.length > 0
          ? [t('{count, plural, one {# query removed} other {# queries removed}}', { count: deleted.length })]
          : []),
        ...(comments === '' ? [] : [comments]),
      ].join(' · '),
    }))
    .filter((edit) => edit.date >= first && edit.date <= last)
    .toReversed();
}
