import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { t } from '../language/current.ts';

/** How long a notice offers to take a change back. */
const undoMs = 12_000;

/** A change that can be taken back by another. */
export interface Undoable<Change, Reply> {
  readonly carryOut: (change: Change) => Promise<Reply>;
  /** What the notice says once it is carried out. */
  readonly words: (change: Change, reply: Reply) => ReactNode;
  /** Takes the change back; null where there is nothing to return to. */
  readonly undo: (change: Change) => (() => Promise<unknown>) | null;
  /** What is changed: a later notice about it replaces the one before. */
  readonly subject: (change: Change) => string;
}

/** Carries changes out, each with a notice that offers to take it back. */
export function useUndoable<Change, Reply>({
  carryOut,
  words,
  undo,
  subject,
}: Undoable<Change, Reply>): UseMutationResult<Reply, Error, Change> {
  const takeBack = useMutation({ mutationFn: (run: () => Promise<unknown>) => run() });
  return useMutation({
    mutationFn: carryOut,
    onSuccess: (reply, change) => {
      const id = subject(change);
      const run = undo(change);
      notifications.hide(id);
      notifications.show({
        id,
        autoClose: undoMs,
        closeButtonProps: { 'aria-label': t('Close') },
        message: (
          <span className="undo-note">
            <span>{words(change, reply)}</span>
            {run !== null && (
              <Button
                variant="subtle"
                size="compact-xs"
                onClick={() => {
                  notifications.hide(id);
                  takeBack.mutate(run);
                }}
              >
                {t('Undo')}
              </Button>
            )}
          </span>
        ),
      });
    },
  });
}
