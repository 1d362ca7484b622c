import { Button, Checkbox, Popover } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { usePreferences } from '../state/preferences.ts';

const none: readonly string[] = [];

/** The hidden columns of a table. */
export const useHiddenColumns = (table: string, initially: readonly string[] = none): readonly string[] =>
  usePreferences((state) => state.hiddenColumns[table]) ?? initially;

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
  const hide = usePreferences((state) => state.hideColumns);
  return (
    <Popover position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <Button variant="default" leftSection={<IconColumns3 size={14} />}>
          Columns
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
                label={column.title}
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
