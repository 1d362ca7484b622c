import { Tooltip } from '@mantine/core';
import type { Day } from '#shared/domain/dates.ts';
import { Chart } from '../charts/chart.tsx';
import type { ChartProps } from '../charts/chart-props.ts';
import { chartSides } from '../charts/note-series.ts';
import { formatDay } from '../format/dates.ts';
import { t } from '../language/current.ts';
import { dayLine, notesSentence, shareOfAxis, shortText, type ChartNotes } from './chart-notes.ts';
import './notes.css';

type NotedDay = ChartNotes['days'][number];

const mostTexts = 4;

/** The notes of a day as a hint, cut: the dialog has them whole. */
function DayHint({ day, notes }: NotedDay) {
  return (
    <span className="note-hint">
      <span className="note-hint-day">{formatDay(day)}</span>
      {notes.slice(0, mostTexts).map((note) => (
        <span key={note.noteId} dir="auto">
          {note.queryGroupName !== null && <b>{note.queryGroupName}: </b>}
          {shortText(note.text, 280)}
        </span>
      ))}
      {notes.length > mostTexts && (
        <span>
          {t('{count, plural, one {and # more note} other {and # more notes}}', { count: notes.length - mostTexts })}
        </span>
      )}
    </span>
  );
}

/** A chart with a mark on every day that has notes: hover or focus shows them, a click or Enter opens them. */
export function NotedChart({
  notes,
  open,
  ...chart
}: ChartProps & { notes: ChartNotes | null; open: (day: Day) => void }) {
  return (
    <div className="noted-chart">
      <Chart {...chart} label={`${chart.label}${notesSentence(notes)}`} />
      {notes?.days.map((noted) => {
        const share = shareOfAxis(notes, noted.day);
        return (
          <Tooltip
            key={noted.day}
            label={<DayHint {...noted} />}
            multiline
            maw={340}
            events={{ hover: true, focus: true, touch: true }}
          >
            <button
              type="button"
              className="note-mark"
              style={{
                insetInlineStart: `calc(${chartSides.left}px + (100% - ${chartSides.left + chartSides.right}px) * ${share})`,
              }}
              aria-label={t('Note {note}', { note: dayLine(noted, 200) })}
              aria-haspopup="dialog"
              onClick={() => open(noted.day)}
            />
          </Tooltip>
        );
      })}
    </div>
  );
}
