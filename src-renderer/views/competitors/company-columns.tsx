import { Link } from 'wouter';
import { mark } from '#shared/language/text-key.ts';
import { viewAddress, type Filters } from '../../app/address.ts';
import { CompanyDot } from '../../components/company-mark.tsx';
import { LikelihoodWord } from '../../components/likelihood-word.tsx';
import { countColumn, percentColumn, scoreColumn } from '../../components/columns.tsx';
import type { Column } from '../../components/data-table.tsx';
import { formatInterval, noFigure } from '../../format/numbers.ts';
import { t } from '../../language/current.ts';
import type { CompanyRow } from './company-rows.ts';

/** The columns of the companies; `compared`: with their share in the days before. */
export const companyColumns = (
  customerId: number,
  filters: Filters,
  compared: boolean,
): readonly Column<CompanyRow>[] => [
  { id: 'rank', title: '#', width: '3rem', numeric: true, value: (row) => row.rank },
  {
    id: 'company',
    title: mark('Company'),
    width: 'minmax(14rem, 2fr)',
    sortable: true,
    value: (row) => row.company,
    cell: (row) => (
      <span className={row.measured?.own === true ? 'company-cell company-own' : 'company-cell'}>
        {row.measured !== null && <CompanyDot brandId={row.measured.brandId} own={row.measured.own} />}
        {row.measured === null ? (
          <bdi>{row.company}</bdi>
        ) : (
          <Link
            className="text-link truncate"
            href={viewAddress(customerId, 'answers', filters, { brand: row.measured.brandId, outcome: 'answered' })}
          >
            <bdi>{row.company}</bdi>
          </Link>
        )}
        {row.measured?.own === true && <span className="own-word">{t('own')}</span>}
        {row.measured !== null && <LikelihoodWord state={row.measured.state} probability={row.measured.probability} />}
      </span>
    ),
  },
  countColumn({
    id: 'count',
    title: mark('Answers'),
    width: 'minmax(5.2rem, 0.6fr)',
    value: (row) => row.count,
  }),
  percentColumn({
    id: 'percentage',
    title: mark('Share of answers'),
    width: 'minmax(5.2rem, 0.8fr)',
    value: (row) => row.percentage,
  }),
  ...(compared
    ? [
        percentColumn<CompanyRow>({
          id: 'before',
          title: mark('Before'),
          width: 'minmax(5rem, 0.6fr)',
          value: (row) => row.before,
        }),
      ]
    : []),
  {
    id: 'interval',
    title: mark('95 % interval'),
    width: 'minmax(6.2rem, 0.7fr)',
    numeric: true,
    value: (row) => formatInterval(row.measured?.low ?? null, row.measured?.high ?? null),
    cell: (row) => (
      <span className="dim">{formatInterval(row.measured?.low ?? null, row.measured?.high ?? null) || noFigure}</span>
    ),
  },
  percentColumn({
    id: 'voice',
    title: mark('Share of voice'),
    width: 'minmax(5.1rem, 0.7fr)',
    value: (row) => row.measured?.shareOfVoice ?? null,
  }),
  percentColumn({
    id: 'mentions',
    title: mark('Share of mentions'),
    width: 'minmax(5.4rem, 0.8fr)',
    value: (row) => row.measured?.shareOfMentions ?? null,
  }),
  scoreColumn({
    id: 'position',
    title: mark('Average position'),
    width: 'minmax(5.6rem, 0.7fr)',
    value: (row) => row.measured?.averagePosition ?? null,
  }),
];
