import { Link } from 'wouter';
import { mark } from '#shared/language/text-key.ts';
import { dayColumn, groupColumn, platformColumn } from '../../components/columns.tsx';
import type { Column } from '../../components/data-table.tsx';
import { HitMark, hitWords } from '../../components/hit-mark.tsx';
import { formatCount, noFigure } from '../../format/numbers.ts';
import { t, texts } from '../../language/current.ts';
import type { AnswerRow } from './use-answers.ts';

/** The columns of the Answers table; `open` returns the address of an answer. */
export const answerColumns = (open: (answerId: number) => string): readonly Column<AnswerRow>[] => [
  {
    id: 'query',
    title: mark('Query'),
    width: 'minmax(14rem, 5fr)',
    fixed: true,
    sortable: true,
    value: (row) => row.query,
    cell: (row) => (
      <Link className="text-link cell-link" href={open(row.answerId)} title={row.query}>
        <bdi>{row.query}</bdi>
      </Link>
    ),
  },
  platformColumn({ width: '7.6rem' }),
  {
    id: 'named',
    title: mark('Named'),
    width: '7.8rem',
    value: (row) => hitWords({ ...row, position: null }),
    cell: (row) => <HitMark hit={row} />,
  },
  {
    id: 'position',
    title: mark('Position'),
    width: '5rem',
    numeric: true,
    sortable: true,
    value: (row) => row.position,
    cell: (row) => row.position ?? noFigure,
  },
  {
    id: 'competitors',
    title: mark('Competitors'),
    width: 'minmax(8rem, 2.2fr)',
    sortable: true,
    value: (row) => row.topCompetitors.join(', '),
    cell: (row) =>
      row.competitors === 0 ? (
        <span className="dim">{row.outcome === 'answered' ? t('none', {}, 'competitors') : noFigure}</span>
      ) : (
        <span title={texts().list(row.topCompetitors)}>
          <bdi>{texts().list(row.topCompetitors)}</bdi>
          {row.competitors > row.topCompetitors.length && (
            <span className="dim num"> +{formatCount(row.competitors - row.topCompetitors.length)}</span>
          )}
        </span>
      ),
  },
  {
    id: 'citations',
    title: mark('Sources'),
    width: '5.2rem',
    numeric: true,
    sortable: true,
    value: (row) => row.citations,
    cell: (row) => (
      <>
        {row.ownCited && (
          <span className="own-cited" title={t('Includes a page of the client')}>
            {t('own', {}, 'page')}
          </span>
        )}
        {row.outcome === 'answered' ? row.citations : noFigure}
      </>
    ),
  },
  groupColumn('minmax(7rem, 1.2fr)'),
  dayColumn('7.2rem', (row) => row.date),
];
