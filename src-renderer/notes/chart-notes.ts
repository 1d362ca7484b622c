import { actionMarks } from '#shared/domain/actions.ts';
import type { OutputOf } from '#shared/contract/index.ts';
import { daysBetween, type Day } from '#shared/domain/dates.ts';
import { noteDays, type NoteDay } from '#shared/domain/note-days.ts';
import { platformLabel } from '#shared/domain/platforms.ts';
import { mark } from '#shared/language/text-key.ts';
import { shorten } from '#shared/domain/shorten.ts';
import type { TableData } from '../format/table-data.ts';
import { formatDay } from '../format/dates.ts';
import { t } from '../language/current.ts';

export type Note = OutputOf<'list-notes'>[number];

/** The notes that a chart shows, and the days its axis covers because of them. */
export interface ChartNotes {
  readonly days: readonly NoteDay<Note>[];
  readonly first: Day;
  readonly last: Day;
}

/** The days on which a provider replaced a model, as notes made by the app: each replacement once, on its first day. */
export function modelNotes(changes: OutputOf<'list-model-changes'>): Note[] {
  const first = new Map(
    changes.toReversed().map((change) => [`${change.platform} ${change.from} ${change.to}`, change]),
  );
  return [...first.values()].toReversed().map(({ day, platform, from, to }, index) => ({
    noteId: -1 - index,
    day,
    text: t('{platform}: {to} replaced {from}', { platform: platformLabel(platform), to, from }),
    queryGroupId: null,
    queryGroupName: null,
    createdAt: `${day}T00:00:00Z`,
    updatedAt: `${day}T00:00:00Z`,
  }));
}

/** The days on which something was done, up to today, as notes made by the app; of a group, what aims at queries of it. */
export function actionNotes(actions: OutputOf<'list-actions'>, groupId: number | null, today: Day): Note[] {
  return actions
    .filter(
      ({ steps }) =>
        groupId === null || steps.some(({ queries }) => queries.some(({ queryGroupId }) => queryGroupId === groupId)),
    )
    .flatMap((action) => actionMarks(action, today, t))
    .map(({ day, text }, index) => ({
      ...{ noteId: -1_000_000 - index, day, text },
      ...{ queryGroupId: null, queryGroupName: null },
      ...{ createdAt: `${day}T00:00:00Z`, updatedAt: `${day}T00:00:00Z` },
    }));
}

/** Those about the whole client, and those about a group; about all groups if none is chosen. */
export const notesAbout = (notes: readonly Note[], groupId: number | null): Note[] =>
  notes.filter(({ queryGroupId }) => groupId === null || queryGroupId === null || queryGroupId === groupId);

/**
 * The notes within a chart: those of the chosen period, else from the first point to today. Null if there are none, or no
 * point to show them beside.
 */
export function chartNotes(
  notes: readonly Note[],
  points: readonly Day[],
  period: { readonly from: Day | null; readonly to: Day | null },
  today: Day,
): ChartNotes | null {
  const sorted = points.toSorted();
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return null;
  const from = period.from ?? first;
  const to = period.to ?? (last > today ? last : today);
  const days = noteDays(notes.filter(({ day }) => day >= from && day <= to));
  const [firstNoted, lastNoted] = [days[0]?.day, days.at(-1)?.day];
  if (firstNoted === undefined || lastNoted === undefined) return null;
  return {
    days,
    first: firstNoted < first ? firstNoted : first,
    last: lastNoted > last ? lastNoted : last,
  };
}

/** Where a day is on the axis of a chart, from 0 to 1. */
export const shareOfAxis = ({ first, last }: ChartNotes, day: Day): number =>
  first === last ? 0.5 : daysBetween(first, day) / daysBetween(first, last);

/** Marks nearer to each other than this share of the axis would cover each other's letters. */
const nearestMarks = 0.035;

/** What stands above the mark of each day: its letter; above the first of several near each other their first and last letter. */
export function markLetters(notes: ChartNotes): string[] {
  const shares = notes.days.map(({ day }) => shareOfAxis(notes, day));
  const isNear = (index: number): boolean => {
    const [before, own] = [shares[index - 1], shares[index]];
    return before !== undefined && own !== undefined && own - before < nearestMarks;
  };
  return notes.days.map(({ letter }, index) => {
    if (isNear(index)) return '';
    let last = index;
    while (isNear(last + 1)) last += 1;
    return last === index ? letter : `${letter}–${notes.days[last]?.letter ?? ''}`;
  });
}

/** A text in one line, cut at a number of characters. */
export const shortText = (text: string, most: number): string => shorten(text.replaceAll(/\s+/g, ' '), most);

/** A note in one line, with the group it is about. */
const noteLine = ({ text, queryGroupName }: Note, most: number): string =>
  shortText(queryGroupName === null ? text : t('{group}: {text}', { group: queryGroupName, text }), most);

const mostInLine = 3;

/** The notes of a day in one line: the first few, each cut. */
export function dayLine({ letter, day, notes }: NoteDay<Note>, most: number): string {
  const lines = notes.slice(0, mostInLine).map((note) => noteLine(note, most));
  const more = notes.length - lines.length;
  const words = { letter, day: formatDay(day), notes: lines.join('; ') };
  return more === 0
    ? t('{letter}, {day}: {notes}', words)
    : t('{letter}, {day}: {notes}; and {more, plural, one {# more note} other {# more notes}}', { ...words, more });
}

const mostPictured = 12;

/** The notes of a chart as lines below its picture. */
export function notesInPicture(notes: ChartNotes | null): string[] {
  if (notes === null) return [];
  const more = notes.days.length - mostPictured;
  return [
    ...notes.days.slice(0, mostPictured).map((day) => dayLine(day, 160)),
    ...(more > 0
      ? [t('{count, plural, one {and notes of # more day} other {and notes of # more days}}', { count: more })]
      : []),
  ];
}

const mostSpoken = 8;

/** The notes of a chart in words, to follow the description of the chart; '' without any. */
export function notesSentence(notes: ChartNotes | null): string {
  if (notes === null) return '';
  const more = notes.days.length - mostSpoken;
  const lines = [
    ...notes.days.slice(0, mostSpoken).map((day) => dayLine(day, 100)),
    ...(more > 0 ? [t('{count, plural, one {and # more day} other {and # more days}}', { count: more })] : []),
  ];
  return ` ${t('Notes: {notes}', { notes: lines.join(' · ') })}`;
}

/** The table behind a chart, with a row per note in a column of their own; unchanged without notes. */
export const withNotes = (table: TableData, notes: ChartNotes | null): TableData =>
  notes === null
    ? table
    : {
        ...table,
        header: [...table.header, mark('Note')],
        rows: [
          ...table.rows.map((row) => [...row, null]),
          ...notes.days.flatMap(({ day, notes: ofDay }) =>
            ofDay.map((note) => [
              ...table.header.map((name) =>
                name === 'Date'
                  ? day
                  : name === 'Kind'
                    ? t('note')
                    : name === 'Query group'
                      ? note.queryGroupName
                      : null,
              ),
              note.text,
            ]),
          ),
        ],
      };
