import { ActionIcon, Tooltip } from '@mantine/core';
import { IconChartLine, IconTable } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { t } from '../language/current.ts';
import { SaveTable } from './save-table.tsx';
import { shownTitle, type TableData } from '../format/table-data.ts';
import { PictureButton } from '../pictures/picture-button.tsx';
import type { Picture } from '../pictures/picture.ts';
import { Panel } from './panel.tsx';
import { Scrolls } from './scrolls.tsx';
import { cellText, columnDecimals } from './cell-text.ts';

/** The rows behind a chart as a plain table. */
function PlainTable({ table, maxHeight = '20rem' }: { table: TableData; maxHeight?: string }) {
  const decimals = columnDecimals(table);
  const isFigure = (column: number, value: unknown): boolean =>
    typeof value === 'number' || (value === null && typeof table.rows[0]?.[column] === 'number');
  return (
    <Scrolls label={table.name} maxHeight={maxHeight}>
      <table className="plain-table">
        <thead>
          <tr>
            {table.header.map((name, index) => (
              <th key={name} className={typeof table.rows[0]?.[index] === 'number' ? 'figure' : undefined}>
                {shownTitle(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, index) => (
            <tr key={index}>
              {row.map((value, column) => (
                <td
                  key={column}
                  className={
                    isFigure(column, value) ? 'figure' : table.header[column] === 'Date' ? 'nowrap' : undefined
                  }
                >
                  {cellText(value, decimals[column] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolls>
  );
}

/** A chart that can be read as a table, and saved as a picture or as a table. */
export function ChartPanel({
  title,
  note,
  table,
  picture,
  children,
  actions,
}: {
  title: string;
  note?: ReactNode;
  table: TableData;
  picture: Omit<Picture, 'simulated' | 'title'>;
  children: ReactNode;
  actions?: ReactNode;
}) {
  const [asTable, setAsTable] = useState(false);
  const other = asTable ? t('Show as chart') : t('Show as table');
  return (
    <Panel
      title={title}
      note={note}
      actions={
        <>
          {actions}
          <Tooltip label={other}>
            <ActionIcon
              aria-label={asTable ? t('Show as chart: {title}', { title }) : t('Show as table: {title}', { title })}
              aria-pressed={asTable}
              onClick={() => setAsTable(!asTable)}
            >
              {asTable ? <IconChartLine size={15} stroke={1.6} /> : <IconTable size={15} stroke={1.6} />}
            </ActionIcon>
          </Tooltip>
          <PictureButton picture={{ ...picture, title }} />
          <SaveTable table={table} />
        </>
      }
    >
      {asTable ? <PlainTable table={table} /> : children}
    </Panel>
  );
}
