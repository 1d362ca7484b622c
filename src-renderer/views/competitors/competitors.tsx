import { SegmentedControl } from '@mantine/core';
import { useMemo, type ReactNode } from 'react';
import { Link, useSearch } from 'wouter';
import { useCustomer, useOperation } from '../../api/hooks.ts';
import { viewScope } from '../../api/scope.ts';
import { itemAddress, viewAddress, withPeriod, type Filters } from '../../app/address.ts';
import { navigate } from '../../app/hash-location.ts';
import type { ViewProps } from '../../app/view-props.ts';
import { comparedWords, periodBefore } from '../../app/period.ts';
import { useFilters, useViewParameters } from '../../app/use-place.ts';
import { CompanyDot } from '../../components/company-mark.tsx';
import { LikelihoodWord } from '../../components/likelihood-word.tsx';
import { countColumn, percentColumn, scoreColumn } from '../../components/columns.tsx';
import { DataTable, type Column } from '../../components/data-table.tsx';
import { ConfirmFirst } from '../../components/confirm-first.tsx';
import { SaveTable } from '../../components/save-table.tsx';
import { NothingYet } from '../../components/nothing-yet.tsx';
import { PageTitle, Panel } from '../../components/panel.tsx';
import { PlatformShape } from '../../components/platform-mark.tsx';
import { Query } from '../../components/query.tsx';
import { TableSkeleton } from '../../components/skeletons.tsx';
import { Empty } from '../../components/states.tsx';
import { formatCount, formatInterval, noFigure, plural } from '../../format/numbers.ts';
import { t } from '../../language/current.ts';
import { AddCompany } from '../brand-book/add-company.tsx';
import { BrandBook } from '../brand-book/brand-book.tsx';
import { BrandPage } from '../brand-book/brand-page.tsx';
import { HeatMap } from '../heat-map/heat-map.tsx';
import { companyRows, type CompanyRow } from './company-rows.ts';
import './competitors.css';

const companyColumns = (customerId: number, filters: Filters, compared: boolean): readonly Column<CompanyRow>[] => [
  { id: 'rank', title: '#', width: '3rem', numeric: true, value: (row) => row.rank },
  {
    id: 'company',
    title: t('Company'),
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
  countColumn({ id: 'count', title: t('Answers'), width: 'minmax(5.2rem, 0.6fr)', value: (row) => row.count }),
  percentColumn({
    id: 'percentage',
    title: t('Share of answers'),
    width: 'minmax(5.2rem, 0.8fr)',
    value: (row) => row.percentage,
  }),
  ...(compared
    ? [
        percentColumn<CompanyRow>({
          id: 'before',
          title: t('Before'),
          width: 'minmax(4.4rem, 0.6fr)',
          value: (row) => row.before,
        }),
      ]
    : []),
  {
    id: 'interval',
    title: t('95 % interval'),
    width: 'minmax(6.2rem, 0.7fr)',
    numeric: true,
    value: (row) => formatInterval(row.measured?.low ?? null, row.measured?.high ?? null),
    cell: (row) => (
      <span className="dim">{formatInterval(row.measured?.low ?? null, row.measured?.high ?? null) || noFigure}</span>
    ),
  },
  percentColumn({
    id: 'voice',
    title: t('Share of voice'),
    width: 'minmax(5.1rem, 0.7fr)',
    value: (row) => row.measured?.shareOfVoice ?? null,
  }),
  percentColumn({
    id: 'mentions',
    title: t('Share of mentions'),
    width: 'minmax(5.4rem, 0.8fr)',
    value: (row) => row.measured?.shareOfMentions ?? null,
  }),
  scoreColumn({
    id: 'position',
    title: t('Average position'),
    width: 'minmax(5.6rem, 0.7fr)',
    value: (row) => row.measured?.averagePosition ?? null,
  }),
];

/** Answers listed at first. */
const shownInstead = 12;

/** Answers that name others but not the client: where to start. */
function NamedInstead({ customerId, filters }: { customerId: number; filters: Filters }) {
  const request = {
    ...viewScope(customerId, filters),
    mentioned: false,
    outcome: 'answered' as const,
    sort: 'competitors' as const,
    descending: true,
    limit: shownInstead,
  };
  const answers = useOperation('list-answers', request, { keepPrevious: true });
  const total = answers.data?.total ?? 0;
  return (
    <Panel
      title={t('Named instead of the client')}
      note={answers.data === undefined ? undefined : `${plural(total, 'answer')} that do not name the client`}
      actions={
        <Link
          className="accent-link small"
          href={viewAddress(customerId, 'answers', filters, { named: 'no', sort: 'competitors', desc: 1 })}
        >
          View all{total > shownInstead ? ` ${formatCount(total)}` : ''}
        </Link>
      }
    >
      <Query
        compact
        of={answers}
        what={t('the answers')}
        isEmpty={(data) => data.total === 0}
        empty={
          <Empty compact title={t('Every answer names the client')}>
            {t('There is nothing to win back here.')}
          </Empty>
        }
      >
        {(data) => (
          <ul className="instead">
            {data.answers.map((answer) => (
              <li key={answer.answerId}>
                <PlatformShape platform={answer.platform} />
                <Link
                  className="text-link truncate"
                  href={itemAddress(customerId, 'answers', answer.answerId, filters, { named: 'no' })}
                  title={answer.query}
                >
                  <bdi>{answer.query}</bdi>
                </Link>
                <span className="dim small truncate instead-who">
                  <bdi>{answer.topCompetitors.join(', ')}</bdi>
                  {answer.competitors > answer.topCompetitors.length &&
                    ` +${answer.competitors - answer.topCompetitors.length}`}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Query>
    </Panel>
  );
}

const parts = [
  { value: 'named', label: t('Who is named') },
  { value: 'queries', label: t('By query') },
  { value: 'book', label: t('Brand book') },
] as const;

/** Who is named instead of the client, by company and by query, and who is who. */
export default function Competitors({ customerId, item }: ViewProps) {
  const [filters] = useFilters();
  const [parameters, change] = useViewParameters();
  const search = useSearch();
  const part = parts.find(({ value }) => value === parameters.get('show'))?.value ?? 'named';
  const choice = (
    <SegmentedControl
      size="xs"
      aria-label={t('Show')}
      value={part}
      onChange={(value) => change({ show: value === 'named' ? null : value })}
      data={[...parts]}
    />
  );
  return (
    <>
      {part === 'named' && <NamedCompanies customerId={customerId} choice={choice} />}
      {part !== 'named' && (
        <div className="page">
          <PageTitle title={t('Competitors')}>
            {choice}
            {part === 'book' && <AddCompany customerId={customerId} />}
          </PageTitle>
          {part === 'queries' && <HeatMap customerId={customerId} filters={filters} />}
          {part === 'book' && <BrandBook customerId={customerId} />}
        </div>
      )}
      {item !== null && /^\d+$/.test(item) && (
        <BrandPage
          customerId={customerId}
          brandId={Number(item)}
          close={() => navigate(`/customers/${customerId}/competitors${search === '' ? '' : `?${search}`}`)}
        />
      )}
    </>
  );
}

/** Who is named instead of the client, how often and how early. */
function NamedCompanies({ customerId, choice }: { customerId: number; choice: ReactNode }) {
  const [filters] = useFilters();
  const overview = useOperation('get-overview', viewScope(customerId, filters), { keepPrevious: true });
  const covered = useMemo(() => withPeriod(filters, overview.data?.period ?? null), [filters, overview.data]);
  const counted = useOperation(
    'get-company-shares',
    overview.data === undefined && !overview.isError ? null : viewScope(customerId, covered),
    { keepPrevious: true },
  );
  const name = useCustomer(customerId)?.name ?? '';
  const before = filters.compare ? periodBefore(covered) : null;
  const isCompared = before !== null;
  const countedBefore = useOperation(
    'get-company-shares',
    before === null ? null : viewScope(customerId, { ...covered, ...before }),
    { keepPrevious: true },
  );
  const columns = useMemo(() => companyColumns(customerId, covered, isCompared), [customerId, covered, isCompared]);
  const rows = useMemo(
    () => companyRows(counted.data ?? [], overview.data?.companies ?? [], isCompared ? countedBefore.data : []),
    [counted.data, overview.data, countedBefore.data, isCompared],
  );
  const answered = overview.data?.answered ?? 0;
  return (
    <div className="page">
      <PageTitle
        title={t('Competitors')}
        note={
          counted.data === undefined
            ? undefined
            : `${plural(rows.length, 'company', 'companies')}${overview.data === undefined ? '' : ` in ${plural(answered, 'answer')}`}${comparedWords(before)}`
        }
      >
        {choice}
        <SaveTable
          table={{
            name: `${name} competitors`,
            header: columns.map((column) => column.title),
            rows: rows.map((row) => columns.map((column) => column.value(row))),
          }}
        />
      </PageTitle>
      <Query
        of={counted}
        what={t('the companies')}
        loading={<TableSkeleton what={t('the companies')} />}
        isEmpty={(data) => data.length === 0}
        empty={
          <NothingYet
            customerId={customerId}
            view="competitors"
            filters={filters}
            title={t('No company named in these answers')}
          >
            {t('Companies appear here as soon as an answer names one.')}
          </NothingYet>
        }
      >
        {() => (
          <>
            <div className="company-table" style={{ height: `min(${rows.length * 2.5 + 2.35}rem, 36rem)` }}>
              <DataTable
                label={t('Companies')}
                rows={rows}
                columns={columns}
                rowKey={(row) => row.company}
                isCurrent={(row) => row.measured?.own === true}
              />
            </div>
            {overview.data?.confirmedCompetitors === 0 && <ConfirmFirst customerId={customerId} />}
            <NamedInstead customerId={customerId} filters={covered} />
          </>
        )}
      </Query>
    </div>
  );
}
