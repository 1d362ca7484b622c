import { ActionIcon, Tooltip } from '@mantine/core';
import { IconNote } from '@tabler/icons-react';
import { useMemo, useState, type ReactNode } from 'react';
import type { Day } from '#shared/domain/dates.ts';
import { useOperation } from '../api/hooks.ts';
import type { Filters } from '../app/address.ts';
import { useToday } from '../app/use-today.ts';
import { t } from '../language/current.ts';
import { actionNotes, chartNotes, modelNotes, notesAbout, type ChartNotes } from './chart-notes.ts';
import { NotesDialog } from './notes-dialog.tsx';

/** The notes of a trend: what it draws, and the way to change them. */
export interface TrendNotes {
  /** Null if there are none to draw. */
  readonly drawn: ChartNotes | null;
  /** Opens the notes of a day. */
  readonly open: (day: Day) => void;
  /** For the head of the chart. */
  readonly action: ReactNode;
}

/** Notes for a trend with points on some days, of a query group or (null) of the whole client. `title` is the chart's. */
export function useTrendNotes(
  { customerId, groupId, title }: { customerId: number; groupId: number | null; title: string },
  points: readonly Day[],
  { from, to }: Pick<Filters, 'from' | 'to'>,
): TrendNotes {
  const notes = useOperation('list-notes', { customerId }).data;
  const models = useOperation('list-model-changes', { customerId }).data;
  const actions = useOperation('list-actions', { customerId }).data;
  const today = useToday();
  const [opened, setOpened] = useState<{ readonly day: Day | null } | null>(null);
  const drawn = useMemo(
    () =>
      chartNotes(
        [
          ...notesAbout([...(notes ?? []), ...modelNotes(models ?? [])], groupId),
          ...actionNotes(actions ?? [], groupId, today),
        ],
        points,
        { from, to },
        today,
      ),
    [notes, models, actions, groupId, points, from, to, today],
  );
  return {
    drawn,
    open: (day) => setOpened({ day }),
    action: (
      <>
        <Tooltip label={t('Add note')}>
          <ActionIcon
            aria-label={t('Add note: {title}', { title })}
            aria-haspopup="dialog"
            onClick={() => setOpened({ day: null })}
          >
            <IconNote size={15} stroke={1.6} />
          </ActionIcon>
        </Tooltip>
        {opened !== null && (
          <NotesDialog customerId={customerId} groupId={groupId} day={opened.day} close={() => setOpened(null)} />
        )}
      </>
    ),
  };
}
