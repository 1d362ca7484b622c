import type { Day } from './dates.ts';

/** A day with notes, under one letter: A to Z, then AA, AB and so on. */
export interface NoteDay<Note> {
  readonly day: Day;
  readonly letter: string;
  readonly notes: readonly Note[];
}

/** The days of notes in order, each with its notes in theirs. */
export function noteDays<Note extends { readonly day: Day }>(notes: readonly Note[]): NoteDay<Note>[] {
  return [...Map.groupBy(notes, ({ day }) => day)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([day, ofDay], index) => ({ day, letter: letterOf(index), notes: ofDay }));
}

function letterOf(index: number): string {
  const last = String.fromCodePoint(65 + (index % 26));
  return index < 26 ? last : letterOf(Math.floor(index / 26) - 1) + last;
}
