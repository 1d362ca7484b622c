import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { Dialog } from '../components/dialog.tsx';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { actionKindWords } from '#shared/domain/actions.ts';
import type { Day } from '#shared/domain/dates.ts';
import { call } from '../api/client.ts';
import { useOperation } from '../api/hooks.ts';
import { itemAddress } from '../app/address.ts';
import { useToday } from '../app/use-today.ts';
import { Query } from '../components/query.tsx';
import { Lines } from '../components/states.tsx';
import { useUndoable } from '../components/use-undoable.tsx';
import { formatDay } from '../format/dates.ts';
import { t } from '../language/current.ts';
import { notesAbout, shortText, type Note } from './chart-notes.ts';
import { draftOf, NoteForm, type Draft } from './note-form.tsx';
import './notes.css';

/** Deletes a note, with a notice that offers to take that back. */
function useDeleteNote(customerId: number): (note: Note) => void {
  const { mutate } = useUndoable({
    carryOut: ({ noteId }: Note) => call('delete-note', { customerId, noteId }),
    undo:
      ({ day, text, queryGroupId }) =>
      () =>
        call('save-note', { customerId, day, text, queryGroupId }),
    words: ({ day }) => t('Note of {day} deleted', { day: formatDay(day) }),
    subject: ({ noteId }) => `note-${noteId}`,
  });
  return mutate;
}

/** What was done on a day, each leading to what can be said of its effect. */
function DoneOnDay({ customerId, day }: { customerId: number; day: Day }) {
  const actions = useOperation('list-actions', { customerId }).data ?? [];
  const ofDay = actions.filter(({ steps }) => steps.some((step) => step.day === day));
  if (ofDay.length === 0) return null;
  return (
    <>
      <div className="note-list-head">
        <h3>{t('Done on {day}', { day: formatDay(day) })}</h3>
      </div>
      <ul className="note-list">
        {ofDay.map(({ actionId, kind, title }) => (
          <li key={actionId}>
            <Link className="accent-link" href={itemAddress(customerId, 'actions', actionId)}>
              {t.marked(actionKindWords[kind])}: <bdi>{title}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Text of a note that is shown before it is asked for. */
const mostShown = 320;

function NoteItem({ note, edit, remove }: { note: Note; edit: () => void; remove: () => void }) {
  const [whole, setWhole] = useState(false);
  const { day, text, queryGroupName } = note;
  const isLong = [...text].length > mostShown;
  const named = { day: formatDay(day), text: shortText(text, 60) };
  return (
    <li>
      <div>
        <span className="num">{formatDay(day)}</span>
        {queryGroupName !== null && (
          <span className="dim small">
            {' '}
            · <bdi>{queryGroupName}</bdi>
          </span>
        )}
        <p className="note-text small" dir="auto">
          {isLong && !whole ? shortText(text, mostShown) : text}
        </p>
        {isLong && (
          <Button variant="subtle" size="compact-xs" aria-expanded={whole} onClick={() => setWhole(!whole)}>
            {whole ? t('Show less') : t('Show all')}
          </Button>
        )}
      </div>
      <div className="note-tools">
        <Tooltip label={t('Edit')}>
          <ActionIcon aria-label={t('Edit note of {day}: {text}', named)} onClick={edit}>
            <IconPencil size={15} stroke={1.6} />
          </ActionIcon>
        </Tooltip>
        <Tooltip label={t('Delete')}>
          <ActionIcon aria-label={t('Delete note of {day}: {text}', named)} onClick={remove}>
            <IconTrash size={15} stroke={1.6} />
          </ActionIcon>
        </Tooltip>
      </div>
    </li>
  );
}

/** The notes of a client or a query group: add, edit, delete. Opened for a day, it lists that day's first. */
export function NotesDialog({
  customerId,
  groupId,
  day,
  close,
}: {
  customerId: number;
  /** Null: the whole client. */
  groupId: number | null;
  day: Day | null;
  close: () => void;
}) {
  const today = useToday();
  const empty: Draft = { noteId: null, day: day ?? today, text: '', groupId };
  const [draft, setDraft] = useState(empty);
  const [onlyDay, setOnlyDay] = useState(day);
  const notes = useOperation('list-notes', { customerId });
  const remove = useDeleteNote(customerId);
  return (
    <Dialog onClose={close} title={draft.noteId === null ? t('Add note') : t('Edit note')} size="lg">
      <NoteForm
        key={draft.noteId}
        customerId={customerId}
        initial={draft}
        onSaved={close}
        cancel={() => (draft.noteId === null ? close() : setDraft(empty))}
      />
      {onlyDay !== null && <DoneOnDay customerId={customerId} day={onlyDay} />}
      <Query of={notes} what={t('the notes')} loading={<Lines count={3} />}>
        {(all) => {
          const listed = notesAbout(all, groupId)
            .filter((note) => onlyDay === null || note.day === onlyDay)
            .toReversed();
          const hidden = notesAbout(all, groupId).length - listed.length;
          return (
            <>
              <div className="note-list-head">
                <h3>{onlyDay === null ? t('Notes') : t('Notes of {day}', { day: formatDay(onlyDay) })}</h3>
                {hidden > 0 && (
                  <Button variant="subtle" size="compact-xs" onClick={() => setOnlyDay(null)}>
                    {t('View all {count, number}', { count: listed.length + hidden })}
                  </Button>
                )}
              </div>
              {listed.length === 0 ? (
                <p className="small dim">
                  {hidden > 0
                    ? t('No note on this day.')
                    : t('No notes yet. Charts show them on their day, and reports list them.')}
                </p>
              ) : (
                <ul className="note-list">
                  {listed.map((note) => (
                    <NoteItem
                      key={note.noteId}
                      note={note}
                      edit={() => setDraft(draftOf(note))}
                      remove={() => {
                        if (note.noteId === draft.noteId) setDraft(empty);
                        remove(note);
                      }}
                    />
                  ))}
                </ul>
              )}
            </>
          );
        }}
      </Query>
    </Dialog>
  );
}
