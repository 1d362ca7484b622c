import { useMemo, type ReactNode } from 'react';
import { Link, useSearch } from 'wouter';
import { useCustomer, useOperation } from '../../api/hooks.ts';
import { viewScope } from '../../api/scope.ts';
import { itemAddress, viewAddress, withPeriod, type Filters } from '../../app/address.ts';
import { navigate } from '../../app/hash-location.ts';
import type { ViewProps } from '../../app/view-props.ts';
import { comparedDays, comparedWords } from '../../app/period.ts';
import { useFilters, useViewParameters } from '../../app/use-place.ts';
import { DataTable } from '../../components/data-table.tsx';
import { ConfirmFirst } from '../../components/confirm-first.tsx';
import { SaveTable } from '../../components/save-table.tsx';
import { NothingYet } from '../../components/nothing-yet.tsx';
import { PageTitle, Panel } from '../../components/panel.tsx';
import { PlatformShape } from '../../components/platform-mark.tsx';
import { Query } from '../../components/query.tsx';
import { Segments } from '../../components/segments.tsx';
import { TableSkeleton } from '../../components/skeletons.tsx';
import { Empty } from '../../components/states.tsx';
import { formatDay } from '../../format/dates.ts';
import { tableOf } from '../../format/table-file.ts';
import { t, texts } from '../../language/current.ts';
import { AddCompany } from '../brand-book/add-company.tsx';
import { BrandBook } from '../brand-book/brand-book.tsx';
import { BrandPage } from '../brand-book/brand-page.tsx';
import { HeatMap } from '../heat-map/heat-map.tsx';
import { companyRows } from './company-rows.ts';
import { companyColumns } from './company-columns.tsx';
import './competitors.css';

/** Answers listed at first. */
const shownInstead = 12;
/** Height of a table's head of two lines, with the frame's borders, in rem. */
const tallestHead = 2.95;

/** The companies that an answer names most, and how many more. */
const namedWords = ({ topCompetitors, competitors }: { topCompetitors: readonly string[]; competitors: number }) => {
  const more = competitors - topCompetitors.length;
  return texts().list([...topCompetitors, ...(more > 0 ? [t('{count, number} more', { count: more })] : [])]);
};

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
      note={
        answers.data === undefined
          ? undefined
          : t(
              '{count, plural, one {# answer that does not name the client} other {# answers that do not name the client}}',
              { count: total },
            )
      }
      actions={
        <Link
          className="accent-link small"
          href={viewAddress(customerId, 'answers', filters, { named: 'no', sort: 'competitors', desc: 1 })}
        >
          {total > shownInstead ? t('View all {count, number}', { count: total }) : t('View all')}
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
                  <bdi>{namedWords(answer)}</bdi>
                </span>
                <span className="dim small num instead-day">{formatDay(answer.date)}</span>
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
    <Segments
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
  const before = comparedDays(filters, covered);
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
            : (overview.data === undefined
                ? t('{count, plural, one {# company} other {# companies}}', { count: rows.length })
                : t(
                    '{count, plural, one {# company} other {# companies}} in {answers, plural, one {# answer} other {# answers}}',
                    { count: rows.length, answers: answered },
                  )) + comparedWords(before)
        }
      >
        {choice}
        <SaveTable table={tableOf(t('{client} competitors', { client: name }), columns, rows)} />
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
            <div className="company-table" style={{ height: `min(${rows.length * 2.5 + tallestHead}rem, 36rem)` }}>
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
