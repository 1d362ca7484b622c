import { Link } from 'wouter';
import { mark } from '#shared/language/text-key.ts';
import { dayColumn, dollarColumn, platformColumn, scoreColumn } from '../../components/columns.tsx';
import type { Column } from '../../components/data-table.tsx';
import { formatEta } from '../../format/dates.ts';
import { t } from '../../language/current.ts';
import { serviceText } from '../../wording/service.ts';
import { ScanBar, ScanState } from './scan-state.tsx';
import { isUnderWay, outcomeLabel, progressWords, scanCost, stateLabels, type Execution } from './scan-labels.ts';

/** What a scan waits for; null if nothing is known to be in the way. */
const waiting = ({ waitingFor }: Execution): string | null => (waitingFor === null ? null : serviceText(waitingFor));

function Progress({ execution }: { execution: Execution }) {
  if (execution.state === 'Pending') {
    return (
      <span className="clamped dim" title={waiting(execution) ?? undefined}>
        {waiting(execution) ?? t('about to start')}
      </span>
    );
  }
  if (execution.state === 'In Progress') {
    return (
      <span className="scan-progress">
        <ScanBar execution={execution} />
        <span className="num">{progressWords(execution)}</span>
        <span className="dim">{formatEta(execution.etaHours)}</span>
      </span>
    );
  }
  const label = outcomeLabel(execution.outcomes);
  return (
    <span className={execution.outcomes.failed > 0 ? 'clamped warn' : 'clamped dim'} title={label}>
      {label}
    </span>
  );
}

/** The columns of the list of scans; `open` returns the address of a scan. */
export const scanColumns = (open: (executionId: number) => string): readonly Column<Execution>[] => [
  {
    id: 'group',
    title: mark('Query group'),
    width: 'minmax(8.8rem, 2fr)',
    fixed: true,
    sortable: true,
    value: (row) => row.queryGroupName,
    cell: (row) => (
      <Link className="text-link cell-link clamped" href={open(row.id)} title={row.queryGroupName}>
        <bdi>{row.queryGroupName}</bdi>
      </Link>
    ),
  },
  platformColumn({ width: 'minmax(7.4rem, 0.8fr)', sortable: true }),
  {
    id: 'state',
    title: mark('State'),
    width: 'minmax(7.2rem, 0.7fr)',
    sortable: true,
    value: (row) => stateLabels[row.state],
    cell: (row) => <ScanState state={row.state} />,
  },
  {
    id: 'progress',
    title: mark('Result'),
    width: 'minmax(6.4rem, 3fr)',
    value: (row) => (isUnderWay(row) ? (waiting(row) ?? progressWords(row)) : outcomeLabel(row.outcomes)),
    cell: (row) => <Progress execution={row} />,
  },
  scoreColumn({
    id: 'score',
    title: mark('Score'),
    width: 'minmax(3.9rem, 0.4fr)',
    // A score of incomplete answers would change with every answer.
    value: (row) => (isUnderWay(row) ? null : row.score),
  }),
  dollarColumn({
    id: 'cost',
    title: mark('Cost'),
    width: 'minmax(3.9rem, 0.4fr)',
    value: (row) => row.costUsd,
    cell: scanCost,
  }),
  dayColumn('minmax(7.2rem, 0.5fr)', (row) => row.executionDate),
];
