import { useCallback, useMemo } from 'react';
import { Link, useSearch } from 'wouter';
import type { OutputOf } from '#shared/contract/index.ts';
import { platformLabel } from '#shared/domain/platforms.ts';
import { mark } from '#shared/language/text-key.ts';
import { useCustomer, useOperation } from '../../api/hooks.ts';
import { viewScope } from '../../api/scope.ts';
import { viewAddress, withPeriod, type Filters } from '../../app/address.ts';
import { comparedDays, comparedWords } from '../../app/period.ts';
import { groupColumn } from '../../components/columns.tsx';
import { DataTable, type Column } from '../../components/data-table.tsx';
import { SaveTable } from '../../components/save-table.tsx';
import { intentLabels } from '../../labels/tag-mark.tsx';
import { HitMark } from '../../components/hit-mark.tsx';
import { NothingYet } from '../../components/nothing-yet.tsx';
import { Query } from '../../components/query.tsx';
import { TableSkeleton } from '../../components/skeletons.tsx';
import { formatDay } from '../../format/dates.ts';
import { formatInterval, formatPercent, formatScore } from '../../format/numbers.ts';
import { AnswerPage } from '../answer/answer-page.tsx';
import { t, texts } from '../../language/current.ts';
import { T } from '../../language/t.tsx';

type Rates = OutputOf<'get-query-rates'>;
type QueryRate = Rates['queries'][number];
type PlatformRate = QueryRate['platforms'][number];

const rateOn = (row: QueryRate, platform: string): PlatformRate | undefined =>
  row.platforms.find((rate) => rate.platform === platform);

/** A rate in words, with its interval and the average position. */
function rateWords({ score, position }: PlatformRate): string {
  const values = {
    part: score.successes,
    count: score.n,
    interval: formatInterval(score.low, score.high),
  };
  return position === null
    ? t('named in {part, number} of {count, plural, one {# answer} other {# answers}}; 95 % interval {interval} %', {
        ...values,
      })
    : t(
        'named in {part, number} of {count, plural, one {# answer} other {# answers}}; 95 % interval {interval} %; average position {position}',
        { ...values, position: formatScore(position) },
      );
}

/** The share of its answers that name the client, with their number; the last one beside it. */
function Rate({
  rate,
  before,
  open,
  list,
}: {
  rate: PlatformRate | undefined;
  /** In the days before; null where none are compared. */
  before: PlatformRate | null | undefined;
  open: (answerId: number) => string;
  list: string;
}) {
  if (rate === undefined) return <span className="dim">{t('not answered')}</span>;
  const { score, last } = rate;
  return (
    <span className="query-cell">
      <Link className="text-link num" href={list} title={rateWords(rate)}>
        <T
          message="{share} <dim>of {count, number}</dim>"
          values={{
            share: formatPercent(score.value),
            count: score.n,
            dim: (inner) => <span className="dim">{inner}</span>,
          }}
        />
      </Link>
      {before !== null && (
        <span className="dim num">
          {before === undefined
            ? t('before: none')
            : t('before: {share} of {count, number}', {
                share: formatPercent(before.score.value),
                count: before.score.n,
              })}
        </span>
      )}
      {last !== null && (
        <Link
          className="text-link"
          href={open(last.answerId)}
          title={t('the last answer, {day}', { day: formatDay(last.date) })}
        >
          <HitMark hit={last} />
        </Link>
      )}
    </span>
  );
}

/** How each query does on each platform, over the period of the view. */
export function QueryRates({
  customerId,
  filters,
  search,
  current,
}: {
  customerId: number;
  filters: Filters;
  /** Text within the query. */
  search: string;
  /** The answer that is open. */
  current: number | null;
}) {
  const place = useSearch();
  const rates = useOperation('get-query-rates', viewScope(customerId, filters), { keepPrevious: true });
  const name = t('{client} queries', { client: useCustomer(customerId)?.name ?? '' });
  const open = useCallback(
    (answerId: number) => `/customers/${customerId}/answers/${answerId}${place === '' ? '' : `?${place}`}`,
    [customerId, place],
  );
  const rows = useMemo(
    () => (rates.data?.queries ?? []).filter(({ query }) => query.toLowerCase().includes(search.toLowerCase())),
    [rates.data, search],
  );
  const covered = useMemo(() => withPeriod(filters, rates.data?.period ?? null), [filters, rates.data]);
  const days = comparedDays(filters, covered);
  const earlier = useOperation(
    'get-query-rates',
    days === null ? null : viewScope(customerId, { ...covered, ...days }),
    { keepPrevious: true },
  );
  const isCompared = days !== null && earlier.data !== undefined;
  const before = useMemo(
    () => new Map(isCompared ? earlier.data?.queries.map((row) => [row.queryId, row]) : []),
    [earlier.data, isCompared],
  );
  const columns = useMemo(
    () =>
      rateColumns(rates.data?.queries ?? [], platformsOf(rates.data?.queries ?? []), {
        open,
        list: (queryId, platform) =>
          viewAddress(customerId, 'answers', { ...covered, platform }, { query: queryId, outcome: 'answered' }),
        before: ({ queryId }, platform) => {
          if (!isCompared) return null;
          const row = before.get(queryId);
          return row === undefined ? undefined : rateOn(row, platform);
        },
        isCompared,
      }),
    [rates.data, open, customerId, covered, before, isCompared],
  );
  return (
    <>
      <Query
        of={rates}
        what={t('the queries')}
        loading={<TableSkeleton what={t('the queries')} />}
        isEmpty={(data) => data.queries.every(({ platforms }) => platforms.length === 0)}
        empty={
          <NothingYet customerId={customerId} view="answers" filters={filters} title={t('No query has an answer yet')}>
            {t('Rates appear here as soon as a scan returns answers, or recorded answers are imported.')}
          </NothingYet>
        }
      >
        {() => (
          <DataTable
            key="by-query"
            label={t('Queries by platform')}
            rows={rows}
            columns={columns}
            rowKey={(row) => row.queryId}
            isCurrent={(row) => row.platforms.some(({ last }) => last !== null && last.answerId === current)}
            footer={
              <>
                <span>
                  {t('{count, plural, one {# query} other {# queries}}', { count: rows.length })}
                  {comparedWords(days)}
                </span>
                <SaveTable table={csvOf(name, rows, platformsOf(rates.data?.queries ?? []))} />
              </>
            }
          />
        )}
      </Query>
      {current !== null && <AnswerPage answerId={current} customerId={customerId} rows={[]} />}
    </>
  );
}

const platformsOf = (queries: readonly QueryRate[]): string[] =>
  [...new Set(queries.flatMap(({ platforms }) => platforms.map(({ platform }) => platform)))].toSorted((a, b) =>
    b.localeCompare(a, 'en'),
  );

const tagsColumn: Column<QueryRate> = {
  id: 'tags',
  title: mark('Tags'),
  width: 'minmax(7rem, 1fr)',
  sortable: true,
  value: (row) => (row.tags.length === 0 ? null : row.tags.join('; ')),
  cell: (row) => <bdi className="dim">{texts().list(row.tags)}</bdi>,
};

const intentColumn: Column<QueryRate> = {
  id: 'intent',
  title: mark('Intent'),
  width: '7.5rem',
  sortable: true,
  value: (row) => row.intent,
  cell: (row) => <span className="dim">{row.intent === null ? '' : intentLabels[row.intent]}</span>,
};

const rateColumns = (
  rows: readonly QueryRate[],
  platforms: readonly string[],
  {
    open,
    list,
    before,
    isCompared,
  }: {
    readonly open: (answerId: number) => string;
    readonly list: (queryId: number, platform: string) => string;
    readonly before: (row: QueryRate, platform: string) => PlatformRate | null | undefined;
    readonly isCompared: boolean;
  },
): readonly Column<QueryRate>[] => [
  {
    id: 'query',
    title: mark('Query'),
    width: 'minmax(18rem, 3fr)',
    fixed: true,
    sortable: true,
    value: (row) => row.query,
    cell: (row) => (
      <bdi title={row.query} className={row.active ? undefined : 'dim'}>
        {row.query}
      </bdi>
    ),
  },
  // A column of which every cell is empty says nothing.
  ...(rows.some(({ tags }) => tags.length > 0) ? [tagsColumn] : []),
  ...(rows.some(({ intent }) => intent !== null) ? [intentColumn] : []),
  ...platforms.map((platform): Column<QueryRate> => ({
    id: `on-${platform}`,
    title: platformLabel(platform),
    width: isCompared ? 'minmax(22rem, 2fr)' : 'minmax(14rem, 2fr)',
    fixed: true,
    sortable: true,
    value: (row) => rateOn(row, platform)?.score.value ?? null,
    cell: (row) => (
      <Rate
        rate={rateOn(row, platform)}
        before={before(row, platform)}
        open={open}
        list={list(row.queryId, platform)}
      />
    ),
  })),
  groupColumn('minmax(7rem, 1fr)'),
];

const csvOf = (name: string, rows: readonly QueryRate[], platforms: readonly string[]) => ({
  name,
  header: [
    'Query',
    'Query group',
    'Tags',
    'Intent',
    'Active',
    ...platforms.flatMap((platform) =>
      ['percent named', 'low', 'high', 'named', 'answers', 'position', 'last answer'].map(
        (figure) => `${platformLabel(platform)}: ${figure}`,
      ),
    ),
  ],
  rows: rows.map((row) => [
    row.query,
    row.queryGroupName,
    row.tags.join('; '),
    row.intent ?? '',
    row.active ? 'yes' : 'no',
    ...platforms.flatMap((platform) => {
      const rate = rateOn(row, platform);
      return rate === undefined
        ? ['', '', '', '', '', '', '']
        : [
            rate.score.value,
            rate.score.low,
            rate.score.high,
            rate.score.successes,
            rate.score.n,
            rate.position,
            rate.last?.date ?? '',
          ];
    }),
  ]),
});
