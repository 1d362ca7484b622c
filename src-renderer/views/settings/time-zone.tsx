import { Select } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useCommand } from '../../api/hooks.ts';

const known = Intl.supportedValuesOf('timeZone');

/** Whose days and hours count. */
export function TimeZone({ current }: { current: string }) {
  const client = useQueryClient();
  const set = useCommand('set-time-zone');
  return (
    <Select
      size="xs"
      maw="17rem"
      aria-label="Time zone"
      searchable
      allowDeselect={false}
      nothingFoundMessage="There is no such time zone"
      description="Days and hours of schedules are in it; days already stored stay."
      inputWrapperOrder={['input', 'description', 'error']}
      data={known.includes(current) ? known : [current, ...known]}
      value={set.isPending ? set.variables.timeZone : current}
      disabled={set.isPending}
      onChange={(timeZone) => {
        if (timeZone === null || timeZone === current) return;
        set.mutate(
          { timeZone },
          {
            onSuccess: () => {
              notifications.show({ message: `Days and hours are those of ${timeZone} now` });
              void client.invalidateQueries();
            },
          },
        );
      }}
    />
  );
}
