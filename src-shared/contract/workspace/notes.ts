import { z } from 'zod';
import { operation } from '../operation.ts';
import { dateTime, day, identifier, noteText } from '../v1/fields.ts';

/** The most notes a client may have. */
export const maximumNotes = 1_000;
/** The first day that may have a note. */
export const firstNoteDay = '2000-01-01';
/** How many days after today may have a note: what is planned for the year to come. */
export const noteDaysAhead = 366;

const note = z.strictObject({
  noteId: identifier,
  day,
  text: z.string(),
  /** The query group it is about; null for the whole client. */
  queryGroupId: identifier.nullable(),
  queryGroupName: z.string().nullable(),
  createdAt: dateTime,
  updatedAt: dateTime,
});
export type Note = z.output<typeof note>;

export const listNotes = operation({
  name: 'list-notes',
  kind: 'query',
  scope: 'read',
  reads: ['notes', 'groups'],
  summary:
    'Lists the notes on days of a customer, by day; with a query group, those about it and those about the whole customer.',
  request: z.strictObject({
    customerId: identifier,
    queryGroupId: identifier.optional(),
    from: day.optional(),
    to: day.optional(),
  }),
  response: z.array(note),
  errors: ['not_found'],
  example: { customerId: 1 },
});

export const saveNote = operation({
  name: 'save-note',
  kind: 'command',
  scope: 'manage',
  changes: ['notes'],
  summary:
    'Adds a note on a day of a customer, up to a year ahead, or replaces one; trends show it and reports print it.',
  request: z.strictObject({
    customerId: identifier,
    noteId: identifier.optional().describe('omit it to add a note'),
    day,
    text: noteText,
    queryGroupId: identifier.nullable().optional().describe('the query group it is about; default: the whole customer'),
  }),
  response: note,
  errors: ['not_found'],
  example: { customerId: 1, day: '2026-11-03', text: 'Relaunched the site' },
});

export const deleteNote = operation({
  name: 'delete-note',
  kind: 'command',
  scope: 'manage',
  changes: ['notes'],
  summary: 'Deletes a note of a customer.',
  request: z.strictObject({ customerId: identifier, noteId: identifier }),
  response: z.strictObject({ noteId: identifier }),
  errors: ['not_found'],
  example: { customerId: 1, noteId: 1 },
});
