import { ActionIcon, Tooltip } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { csvName, toCsv, type CsvValue } from '../format/csv.ts';

/** Downloads a file. */
export function downloadFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Downloads a text as a file. */
export const downloadText = (name: string, text: string, type = 'text/csv;charset=utf-8'): void =>
  downloadFile(name, new Blob([text], { type }));

/** A table that can be shown and saved: the data of a chart or a list. */
export interface TableData {
  readonly name: string;
  readonly header: readonly string[];
  readonly rows: readonly (readonly CsvValue[])[];
}

/** Saves a table as CSV. */
export function CsvButton({ table }: { table: TableData }) {
  return (
    <Tooltip label="Save as CSV">
      <ActionIcon
        aria-label={`Save ${table.name} as CSV`}
        disabled={table.rows.length === 0}
        onClick={() => downloadText(csvName(table.name), toCsv(table.header, table.rows))}
      >
        <IconDownload size={15} stroke={1.6} />
      </ActionIcon>
    </Tooltip>
  );
}
