import { Button, NumberInput, Switch } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import type { InputOf, OutputOf } from '#shared/contract/index.ts';
import { useCommand } from '../../api/hooks.ts';
import { Problem } from '../../components/problem.tsx';
import { Panel } from '../../components/panel.tsx';
import { formatDay } from '../../format/dates.ts';
import { t } from '../../language/current.ts';

const days = { first: 1, last: 28 } as const;

/** On which day the reports of the month before are written. */
export function EveryMonth({
  kept,
  files,
}: {
  readonly kept: OutputOf<'get-report-schedule'>;
  /** Where and how, as the form has it; null while that is incomplete. */
  readonly files: InputOf<'set-report-schedule'> | null;
}) {
  const save = useCommand('set-report-schedule', { quiet: true });
  const [day, setDay] = useState<number | string>(kept.day);
  const isDay = typeof day === 'number' && day >= days.first && day <= days.last;
  const set = (change: InputOf<'set-report-schedule'>) =>
    save.mutate(
      { ...files, ...change },
      { onSuccess: () => notifications.show({ message: t('Saved for every month') }) },
    );
  return (
    <Panel
      title={t('Every month')}
      note={kept.nextOn === null ? t('off') : t('next on {day}', { day: formatDay(kept.nextOn) })}
    >
      <form
        className="report-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (isDay) set({ day });
        }}
      >
        <Switch
          label={t('Write them by themselves')}
          description={t(
            'For the month before, with the folder, names and formats above; as soon as Answerscope runs on or after the day',
          )}
          checked={kept.on}
          disabled={save.isPending || (files === null && !kept.on)}
          onChange={(event) => set({ on: event.currentTarget.checked, ...(isDay && { day }) })}
        />
        {kept.on && (
          <div className="run-day">
            <NumberInput
              label={t('Day of the month')}
              min={days.first}
              max={days.last}
              allowDecimal={false}
              value={day}
              onChange={setDay}
              w="9rem"
            />
            <Button type="submit" variant="default" disabled={!isDay || files === null} loading={save.isPending}>
              {t('Save')}
            </Button>
          </div>
        )}
        <Problem error={save.error} />
      </form>
    </Panel>
  );
}
