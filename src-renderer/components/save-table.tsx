import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconDownload } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { messageOf } from '../api/call-error.ts';
import { useWorkspaceStatus } from '../api/hooks.ts';
import type { TableData } from '../format/table-data.ts';
import { tableFile, tableFileName, tableFormats, type TableFormat } from '../format/table-file.ts';
import { t } from '../language/current.ts';
import { downloadFile } from './download.tsx';

const formatLabels: Readonly<Record<TableFormat, string>> = { csv: 'CSV', xlsx: 'Excel (XLSX)', json: 'JSON' };

/** Saves a table, made now or first to be read, in the format that is chosen; a failure is shown unless the person cancelled. */
export function useSaveTable() {
  const simulated = useWorkspaceStatus().data?.env === 'sample';
  return async (
    format: TableFormat,
    table: () => TableData | Promise<TableData>,
    signal?: AbortSignal,
  ): Promise<void> => {
    try {
      const read = await table();
      downloadFile(tableFileName(read, format, simulated), await tableFile(read, format));
    } catch (error) {
      if (signal?.aborted === true) return;
      notifications.show({ color: 'red', title: t('The table could not be saved'), message: messageOf(error) });
    }
  };
}

/** The choice of a format; the button that opens it is an icon unless another is given. */
export function SaveMenu({
  name,
  disabled = false,
  loading = false,
  button,
  save,
}: {
  name: string;
  disabled?: boolean;
  loading?: boolean;
  button?: ReactNode;
  save: (format: TableFormat) => void;
}) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        {button ?? (
          <Tooltip label={t('Save the table')}>
            <ActionIcon aria-label={t('Save {name}', { name })} loading={loading} disabled={disabled}>
              <IconDownload size={15} stroke={1.6} />
            </ActionIcon>
          </Tooltip>
        )}
      </Menu.Target>
      <Menu.Dropdown>
        {tableFormats.map((format) => (
          <Menu.Item key={format} onClick={() => save(format)}>
            {formatLabels[format]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Saves a table as CSV, as an Excel workbook or as JSON. */
export function SaveTable({ table }: { table: TableData }) {
  const [saving, setSaving] = useState(false);
  const saveTable = useSaveTable();
  const save = async (format: TableFormat) => {
    setSaving(true);
    await saveTable(format, () => table);
    setSaving(false);
  };
  return (
    <SaveMenu
      name={table.name}
      disabled={table.rows.length === 0}
      loading={saving}
      save={(format) => void save(format)}
    />
  );
}
