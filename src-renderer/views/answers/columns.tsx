import { Link } from 'wouter';
import { platformLabel } from '#shared/domain/platforms.ts';
import type { Column } from '../../components/data-table.tsx';
import { HitMark, hitWords } from '../../components/hit-mark.tsx';
import { PlatformMark } from '../../components/platform-mark.tsx';
import { formatDay } from '../../format/dates.ts';
import { noFigure } from '../../format/numbers.ts';
import type { AnswerRow } from './use-answers.ts';

/** The columns of the Answers table; `open` gives the address of an answer. */
export const answerColumns = (open: (answerId: number) => string): readonly Column<AnswerRow>[] => [
  {
    id: 'query',
    title: 'Query',
    width: 'minmax(18rem, 5fr)',
    fixed: true,
    sortable: true,
    value: (row) => row.query,
    cell: (row) => (
      <Link className="text-link cell-link" href={open(row.answerId)} title={row.query}>
        <bdi>{row.query}</bdi>
      </Link>
    ),
  },
  {
    id: 'platform',
    title: 'Platform',
    width: '8.2rem',
    value: (row) => platformLabel(row.platform),
    cell: (row) => <PlatformMark platform={row.platform} short />,
  },
  {
    id: 'named',
    title: 'Named',
    width: '7.6rem',
    value: (row) => hitWords({ ...row, position: null }),
    cell: (row) => <HitMark hit={row} />,
  },
  {
    id: 'position',
    title: 'Position',
    width: '5rem',
    numeric: true,
    sortable: true,
    value: (row) => row.position,
    cell: (row) => row.position ?? noFigure,
  },
  {
    id: 'competitors',
    title: 'Competitors',
    width: 'minmax(9rem, 2.2fr)',
    sortable: true,
    value: (row) => row.topCompetitors.join(', '),
    cell: (row) =>
      row.competitors === 0 ? (
        <span className="dim">{row.outcome === 'answered' ? 'none' : noFigure}</span>
      ) : (
        <span title={row.topCompetitors.join(', ')}>
          <bdi>{row.topCompetitors.join(', ')}</bdi>
          {row.competitors > row.topCompetitors.length && (
            <span className="dim num"> +{row.competitors - row.topCompetitors.length}</span>
          )}
        </span>
      ),
  },
  {
    id: 'citations',
    title: 'Sources',
    width: '5.6rem',
    numeric: true,
    sortable: true,
    value: (row) => row.citations,
    cell: (row) => (
      <>
        {row.ownCited && (
          <span className="own-cited" title="A page of the client is among them">
            own
          </span>
        )}
        {row.outcome === 'answered' ? row.citations : noFigure}
      </>
    ),
  },
  {
    id: 'group',
    title: 'Query group',
    width: 'minmax(6.5rem, 1.1fr)',
    value: (row) => row.queryGroupName,
    cell: (row) => <bdi className="dim">{row.queryGroupName}</bdi>,
  },
  {
    id: 'date',
    title: 'Date',
    width: '7.2rem',
    numeric: true,
    sortable: true,
    value: (row) => row.date,
    cell: (row) => formatDay(row.date),
  },
];
