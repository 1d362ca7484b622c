import { invalidRequest, notFound } from '#shared/contract/errors.ts';
import { firstNoteDay, maximumNotes, noteDaysAhead, type Note } from '#shared/contract/workspace/notes.ts';
import { addDays } from '#shared/domain/dates.ts';
import { today } from '#main/results/read-context.ts';
import {
  countNotes,
  findNote,
  insertNote,
  listNoteRows,
  removeNote,
  updateNote,
  type NoteRow,
} from '#main/store/notes.ts';
import { nowIso, type HandlersOf, type ServiceContext } from '../context.ts';
import { requireCustomer, requireQueryGroup } from '../ownership.ts';
import type { Caller } from '../service.ts';

/** Notes on days of a customer. */
export const noteHandlers: HandlersOf<'list-notes' | 'save-note' | 'delete-note'> = {
  'list-notes': (request, context, caller) => {
    requireCustomer(context, caller, request.customerId);
    if (request.queryGroupId !== undefined) requireGroup(context, caller, request.customerId, request.queryGroupId);
    return listNoteRows(context.store, request).map(toNote);
  },

  'save-note': ({ customerId, noteId, day, text, queryGroupId = null }, context, caller) => {
    const { store } = context;
    requireCustomer(context, caller, customerId);
    if (queryGroupId !== null) requireGroup(context, caller, customerId, queryGroupId);
    if (noteId !== undefined) requireNote(context, customerId, noteId);
    const last = addDays(today(context), noteDaysAhead);
    if (day < firstNoteDay || day > last) throw invalidRequest('day', `must be from ${firstNoteDay} to ${last}`);
    return store.transaction(() => {
      if (noteId === undefined && countNotes(store, customerId) >= maximumNotes)
        throw invalidRequest('customerId', `has ${maximumNotes} notes, the most it may have; delete some first`);
      const content = { day, text, queryGroupId };
      if (noteId !== undefined) updateNote(store, noteId, content, nowIso(context));
      const saved = noteId ?? insertNote(store, customerId, content, nowIso(context));
      return toNote(requireNote(context, customerId, saved));
    });
  },

  'delete-note': ({ customerId, noteId }, context, caller) => {
    requireCustomer(context, caller, customerId);
    requireNote(context, customerId, noteId);
    removeNote(context.store, noteId);
    return { noteId };
  },
};

function requireNote({ store }: ServiceContext, customerId: number, noteId: number): NoteRow {
  const note = findNote(store, noteId);
  if (note?.customerId !== customerId) throw notFound('note', noteId);
  return note;
}

function requireGroup(context: ServiceContext, caller: Caller, customerId: number, groupId: number): void {
  if (requireQueryGroup(context, caller, groupId, 'workspace').customerId !== customerId)
    throw notFound('query group', groupId);
}

const toNote = ({ id, customerId: _, ...note }: NoteRow): Note => ({ noteId: id, ...note });
