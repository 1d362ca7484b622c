import { platformLabel } from '#shared/domain/platforms.ts';
import { mark } from '#shared/language/text-key.ts';
import { formatDay } from '../format/dates.ts';
import { formatCount, formatDollars, formatPercent, formatScore } from '../format/numbers.ts';
import type { Column } from './data-table.tsx';
import { PlatformMark } from './platform-mark.tsx';

/** What a column of figures may set; the rest follows from its kind. */
type Figure<Row> = Pick<Column<Row>, 'id' | 'title' | 'width'> &
  Partial<Pick<Column<Row>, 'cell' | 'sortable'>> & { value: (row: Row) => number | null };

const figure =
  (format: (value: number | null) => string) =>
  <Row,>({ value, ...rest }: Figure<Row>): Column<Row> => ({
    numeric: true,
    sortable: true,
    value,
    cell: (row) => format(value(row)),
    ...rest,
  });

/** Whole numbers; a dash where there is none. */
export const countColumn = figure(formatCount);
/** Percentages with one decimal. */
export const percentColumn = figure(formatPercent);
/** Scores and positions with one decimal. */
export const scoreColumn = figure(formatScore);
/** Dollars. */
export const dollarColumn = figure(formatDollars);

/** The platform, by mark and name. */
export const platformColumn = <Row extends { platform: string }>(
  part: Pick<Column<Row>, 'width'> & Partial<Column<Row>>,
): Column<Row> => ({
  id: 'platform',
  title: mark('Platform'),
  value: (row) => platformLabel(row.platform),
  cell: (row) => <PlatformMark platform={row.platform} short />,
  ...part,
});

/** The query group, quiet. */
export const groupColumn = <Row extends { queryGroupName: string }>(width: string): Column<Row> => ({
  id: 'group',
  title: mark('Query group'),
  width,
  value: (row) => row.queryGroupName,
  cell: (row) => <bdi className="dim">{row.queryGroupName}</bdi>,
});

/** A calendar day. */
export const dayColumn = <Row,>(width: string, day: (row: Row) => string | null): Column<Row> => ({
  id: 'date',
  title: mark('Date'),
  width,
  numeric: true,
  sortable: true,
  value: day,
  cell: (row) => formatDay(day(row)),
});
