import { Link } from 'wouter';
import { platformLabel } from '#shared/domain/platforms.ts';
import type { Column } from '../../components/data-table.tsx';
import { PlatformMark } from '../../components/platform-mark.tsx';
import { formatDay, formatEta } from '../../format/dates.ts';
import { formatDollars, formatScore, noFigure } from '../../format/numbers.ts';
import { ScanBar, ScanState } from './scan-state.tsx';
import { isUnderWay, outcomeWords, stateWords, type Execution } from './scan-words.ts';

function Progress({ execution }: { execution: Execution }) {
  if (execution.state === 'Pending') {
    return (
      <span className="dim" title={execution.waitingFor ?? undefined}>
        {execution.waitingFor ?? 'starts in a moment'}
      </span>
    );
  }
  if (execution.state === 'In Progress') {
    return (
      <span className="scan-progress">
        <ScanBar execution={execution} />
        <span className="num">
          {execution.completed} of {execution.total}
        </span>
        <span className="dim">{formatEta(execution.etaHours)}</span>
      </span>
    );
  }
  return <span className={execution.outcomes.failed > 0 ? 'warn' : 'dim'}>{outcomeWords(execution.outcomes)}</span>;
}

/** The columns of the list of scans; `open` gives the address of one. */
export const scanColumns = (open: (executionId: number) => string): readonly Column<Execution>[] => [
  {
    id: 'group',
    title: 'Query group',
    width: 'minmax(12rem, 2fr)',
    fixed: true,
    sortable: true,
    value: (row) => row.queryGroupName,
    cell: (row) => (
      <Link className="text-link cell-link" href={open(row.id)} title={row.queryGroupName}>
        <bdi>{row.queryGroupName}</bdi>
      </Link>
    ),
  },
  {
    id: 'platform',
    title: 'Platform',
    width: '9rem',
    sortable: true,
    value: (row) => platformLabel(row.platform),
    cell: (row) => <PlatformMark platform={row.platform} short />,
  },
  {
    id: 'state',
    title: 'State',
    width: '7rem',
    sortable: true,
    value: (row) => stateWords[row.state],
    cell: (row) => <ScanState state={row.state} />,
  },
  {
    id: 'progress',
    title: 'What came of it',
    width: 'minmax(16rem, 3fr)',
    value: (row) =>
      isUnderWay(row) ? (row.waitingFor ?? `${row.completed} of ${row.total}`) : outcomeWords(row.outcomes),
    cell: (row) => <Progress execution={row} />,
  },
  {
    id: 'score',
    title: 'Score',
    width: '5rem',
    numeric: true,
    sortable: true,
    value: (row) => row.score,
    cell: (row) => formatScore(row.score),
  },
  {
    id: 'cost',
    title: 'Cost',
    width: '5.5rem',
    numeric: true,
    sortable: true,
    value: (row) => row.costUsd,
    cell: (row) => (row.origin === 'import' ? noFigure : formatDollars(row.costUsd)),
  },
  {
    id: 'date',
    title: 'Date',
    width: '7.2rem',
    numeric: true,
    sortable: true,
    value: (row) => row.executionDate,
    cell: (row) => formatDay(row.executionDate),
  },
];
