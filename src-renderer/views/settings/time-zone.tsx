import { Select } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useCommand } from '../../api/hooks.ts';
import { t } from '../../language/current.ts';

const timeZones = Intl.supportedValuesOf('timeZone');

/** Chooses the time zone of the workspace. */
export function TimeZone({ current }: { current: string }) {
  const set = useCommand('set-time-zone');
  return (
    <Select
      size="xs"
      maw="17rem"
      aria-label={t('Time zone')}
      searchable
      // Hundreds of options, of which none is seen until it is opened.
      comboboxProps={{ keepMounted: false }}
      allowDeselect={false}
      nothingFoundMessage={t('No results')}
      description={t('Used for schedules. Dates already recorded do not change.')}
      inputWrapperOrder={['input', 'description', 'error']}
      data={timeZones.includes(current) ? timeZones : [current, ...timeZones]}
      value={set.isPending ? set.variables.timeZone : current}
      disabled={set.isPending}
      onChange={(timeZone) => {
        if (timeZone === null || timeZone === current) return;
        set.mutate(
          { timeZone },
          { onSuccess: () => notifications.show({ message: t('Time zone changed to {timeZone}', { timeZone }) }) },
        );
      }}
    />
  );
}
