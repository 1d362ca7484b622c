import { Button, Select, Textarea, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { Day } from '#shared/domain/dates.ts';
import { messageOf } from '../api/call-error.ts';
import { useCommand, useQueryGroups } from '../api/hooks.ts';
import { t } from '../language/current.ts';
import type { Note } from './chart-notes.ts';

const maximumCharacters = 2_000;

/** A note as the form has it; null: not saved yet. */
export interface Draft {
  readonly noteId: number | null;
  readonly day: Day;
  readonly text: string;
  readonly groupId: number | null;
}

export const draftOf = ({ noteId, day, text, queryGroupId }: Note): Draft => ({
  noteId,
  day,
  text,
  groupId: queryGroupId,
});

/** Adds a note, or changes one. */
export function NoteForm({
  customerId,
  initial,
  onSaved,
  cancel,
}: {
  customerId: number;
  initial: Draft;
  onSaved: () => void;
  cancel: () => void;
}) {
  const [draft, setDraft] = useState(initial);
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const groups = useQueryGroups(customerId).data ?? [];
  const textArea = useRef<HTMLTextAreaElement>(null);
  // When the dialog opens it focuses the text itself; after Edit the form has to.
  useEffect(() => {
    if (initial.noteId !== null) textArea.current?.focus();
  }, [initial.noteId]);
  const save = useCommand('save-note', { quiet: true });
  const { noteId, day, groupId } = draft;
  const text = draft.text.trim();
  const length = [...text].length;
  const tooLong = length > maximumCharacters;
  return (
    <form
      className="note-form"
      aria-label={noteId === null ? t('New note') : t('Edit note')}
      onSubmit={(event) => {
        event.preventDefault();
        if (day === '' || text === '' || tooLong) return;
        save.mutate(
          { customerId, ...(noteId === null ? {} : { noteId }), day, text, queryGroupId: groupId },
          { onSuccess: onSaved },
        );
      }}
    >
      <div className="note-fields">
        <TextInput
          type="date"
          label={t('Day')}
          required
          withAsterisk={false}
          value={day}
          onChange={(event) => change({ day: event.currentTarget.value })}
        />
        <Select
          label={t('About')}
          data={[
            { value: 'all', label: t('The whole client') },
            ...groups.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          value={groupId === null ? 'all' : String(groupId)}
          onChange={(value) => change({ groupId: value === null || value === 'all' ? null : Number(value) })}
          allowDeselect={false}
        />
      </div>
      <Textarea
        ref={textArea}
        data-autofocus
        label={t('Note')}
        placeholder={t('Relaunched the site')}
        autosize
        minRows={2}
        maxRows={8}
        dir="auto"
        value={draft.text}
        error={
          tooLong
            ? t('{most, number} characters at most; this has {length, number}', { most: maximumCharacters, length })
            : save.isError
              ? messageOf(save.error)
              : undefined
        }
        onChange={(event) => change({ text: event.currentTarget.value })}
      />
      <div className="note-actions">
        <Button variant="default" onClick={cancel}>
          {t('Cancel')}
        </Button>
        <Button type="submit" disabled={day === '' || text === '' || tooLong} loading={save.isPending}>
          {noteId === null ? t('Add note') : t('Save')}
        </Button>
      </div>
    </form>
  );
}
