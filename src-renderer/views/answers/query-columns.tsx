import { Link } from 'wouter';
import { platformLabel } from '#shared/domain/platforms.ts';
import { mark } from '#shared/language/text-key.ts';
import { groupColumn } from '../../components/columns.tsx';
import type { Column } from '../../components/data-table.tsx';
import { HitMark, hitWords } from '../../components/hit-mark.tsx';
import { t, texts } from '../../language/current.ts';
import type { PlatformCell, QueryRow } from './by-query.ts';

const cellWords = (cell: PlatformCell | undefined): string => {
  if (cell === undefined) return '';
  return cell.answers === 1
    ? hitWords(cell.latest)
    : t('named in {part, number} of {count, number}', { part: cell.named, count: cell.answered });
};

function Cell({
  cell,
  open,
  list,
}: {
  cell: PlatformCell | undefined;
  open: (answerId: number) => string;
  list: string;
}) {
  if (cell === undefined) return <span className="dim">{t('not asked')}</span>;
  if (cell.answers > 1) {
    return (
      <Link className="text-link num" href={list}>
        {t('named in {part, number} of {count, number}', { part: cell.named, count: cell.answered })}
      </Link>
    );
  }
  return (
    <Link className="text-link query-cell" href={open(cell.latest.answerId)}>
      <HitMark hit={cell.latest} />
      {cell.latest.position !== null && <span className="num dim">#{cell.latest.position}</span>}
      {cell.latest.outcome === 'answered' && !cell.latest.mentioned && (
        <span className="dim truncate">{texts().list(cell.latest.topCompetitors)}</span>
      )}
    </Link>
  );
}

/** The columns of queries × platforms. `open` returns the address of an answer, `list` that of a query's answers on a platform. */
export const queryColumns = (
  platforms: readonly string[],
  open: (answerId: number) => string,
  list: (queryId: number, platform: string) => string,
): readonly Column<QueryRow>[] => [
  {
    id: 'query',
    title: mark('Query'),
    width: 'minmax(18rem, 3fr)',
    fixed: true,
    value: (row) => row.query,
    cell: (row) => <bdi title={row.query}>{row.query}</bdi>,
  },
  ...platforms.map((platform): Column<QueryRow> => ({
    id: `on-${platform}`,
    title: platformLabel(platform),
    width: 'minmax(12rem, 2fr)',
    fixed: true,
    value: (row) => cellWords(row.cells.get(platform)),
    cell: (row) => <Cell cell={row.cells.get(platform)} open={open} list={list(row.queryId, platform)} />,
  })),
  groupColumn('minmax(7rem, 1fr)'),
];
