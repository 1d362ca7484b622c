import { Button, Checkbox, Popover } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useViewParameters } from '../app/use-place.ts';
import { shownTitle } from '../format/table-data.ts';
import { usePreferences } from '../state/preferences.ts';
import { t } from '../language/current.ts';

const none: readonly string[] = [];

/** Hidden columns in an address, which then holds over what the user chose here. */
export const hiddenParameter = (columns: readonly string[]): string => (columns.length === 0 ? '-' : columns.join(','));

/** The hidden columns of a table: as the address says, else as the user chose. */
export function useHiddenColumns(table: string): readonly string[] {
  const [parameters] = useViewParameters();
  const chosen = usePreferences((state) => state.hiddenColumns[table]) ?? none;
  const named = parameters.get('hide');
  return useMemo(() => (named === null ? chosen : named.split(',').filter((id) => id !== '-')), [named, chosen]);
}

/** A menu of the columns a table shows. */
export function ColumnChoice({
  table,
  columns,
  hidden,
}: {
  table: string;
  columns: readonly { id: string; title: string; fixed?: boolean }[];
  hidden: readonly string[];
}) {
  const keep = usePreferences((state) => state.hideColumns);
  const [parameters, change] = useViewParameters();
  const hide = (name: string, ids: readonly string[]) => {
    keep(name, ids);
    if (parameters.has('hide')) change({ hide: hiddenParameter(ids) });
  };
  return (
    <Popover position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <Button variant="default" leftSection={<IconColumns3 size={14} />}>
          {t('Columns')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <div style={{ display: 'grid', gap: '0.55rem' }}>
          {columns
            .filter((column) => column.fixed !== true)
            .map((column) => (
              <Checkbox
                key={column.id}
                size="xs"
                label={shownTitle(column.title)}
                checked={!hidden.includes(column.id)}
                onChange={(event) =>
                  hide(
                    table,
                    event.currentTarget.checked ? hidden.filter((id) => id !== column.id) : [...hidden, column.id],
                  )
                }
              />
            ))}
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
