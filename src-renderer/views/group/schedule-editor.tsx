import { Chip, Group, Select, TextInput } from '@mantine/core';
import { Segments } from '../../components/segments.tsx';
import { t } from '../../language/current.ts';
import {
  scheduleKinds,
  scheduleLabel,
  weekdays,
  weekdaysInShort,
  withKind,
  type ScheduleInput,
} from './schedule-labels.ts';

const weekdayChoice = weekdays.map((name, index) => ({ value: String(index + 1), label: name }));
const monthDays = Array.from({ length: 31 }, (_, index) => ({
  value: String(index + 1),
  label: index === 30 ? t('31 (last day)') : String(index + 1),
}));

/** Edits a schedule; times are in the workspace's time zone. */
export function ScheduleEditor({
  value,
  change,
  timeZone,
}: {
  value: ScheduleInput;
  change: (schedule: ScheduleInput) => void;
  timeZone: string;
}) {
  return (
    <div className="schedule">
      <Segments
        size="xs"
        aria-label={t('How often')}
        value={value.kind}
        onChange={(kind) => change(withKind(value, kind))}
        data={[...scheduleKinds]}
      />
      {value.kind !== 'off' && (
        <Group gap="md" align="flex-end">
          {value.kind === 'weekly' && (
            <Chip.Group
              multiple
              value={value.days.map(String)}
              onChange={(days) => {
                if (days.length > 0) change({ ...value, days: days.map(Number).toSorted((a, b) => a - b) });
              }}
            >
              <Group gap={4} role="group" aria-label={t('Weekdays')}>
                {weekdays.map((name, index) => (
                  <Chip key={name} size="xs" value={String(index + 1)} aria-label={name}>
                    {weekdaysInShort[index]}
                  </Chip>
                ))}
              </Group>
            </Chip.Group>
          )}
          {value.kind === 'every-two-weeks' && (
            <Select
              size="xs"
              w="9rem"
              label={t('Weekday')}
              allowDeselect={false}
              data={weekdayChoice}
              value={String(value.day)}
              onChange={(day) => change({ kind: value.kind, time: value.time, day: Number(day) })}
            />
          )}
          {value.kind === 'monthly' && (
            <Select
              size="xs"
              w="10rem"
              label={t('Day of the month')}
              allowDeselect={false}
              searchable
              data={monthDays}
              value={String(value.day)}
              onChange={(day) => change({ ...value, day: Number(day) })}
            />
          )}
          <TextInput
            size="xs"
            type="time"
            w="8rem"
            label={t('Time')}
            required
            withAsterisk={false}
            value={value.time}
            onChange={(event) => {
              const time = event.currentTarget.value.slice(0, 5);
              if (time !== '') change({ ...value, time });
            }}
          />
        </Group>
      )}
      <p className="small dim" role="status">
        {value.kind === 'off'
          ? scheduleLabel(value)
          : t('{schedule}, in {timeZone}', { schedule: scheduleLabel(value), timeZone })}
      </p>
    </div>
  );
}
