import type { InputOf, OutputOf } from '#shared/contract/index.ts';

type Note = OutputOf<'list-notes'>[number];

/** The notes of every client of the double: none until one is added. */
export function createNotes() {
  let notes: readonly Note[] = [];
  let added = 0;
  return {
    list: (): Note[] => notes.toSorted((one, other) => (one.day < other.day ? -1 : 1)),
    save: ({ noteId = (added += 1), day, text, queryGroupId = null }: InputOf<'save-note'>): Note => {
      const at = '2026-11-20T10:00:00Z';
      const queryGroupName = queryGroupId === null ? null : 'CRM for small agencies';
      const note = { noteId, day, text, queryGroupId, queryGroupName, createdAt: at, updatedAt: at };
      notes = [...notes.filter((known) => known.noteId !== noteId), note];
      return note;
    },
    remove: (noteId: number) => {
      notes = notes.filter((known) => known.noteId !== noteId);
      return { noteId };
    },
  };
}
