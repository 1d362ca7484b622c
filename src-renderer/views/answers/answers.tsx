import { useCallback, useMemo } from 'react';
import { useSearch } from 'wouter';
import { useCustomer, useOperation } from '../../api/hooks.ts';
import { viewScope } from '../../api/scope.ts';
import { viewAddress, type Extra } from '../../app/address.ts';
import type { ViewProps } from '../../app/view-props.ts';
import { useFilters, useViewParameters } from '../../app/use-place.ts';
import { ColumnChoice, useHiddenColumns } from '../../components/column-choice.tsx';
import { DataTable } from '../../components/data-table.tsx';
import { NothingYet } from '../../components/nothing-yet.tsx';
import { PageTitle } from '../../components/panel.tsx';
import { Query } from '../../components/query.tsx';
import { SearchBox } from '../../components/search-box.tsx';
import { Segments } from '../../components/segments.tsx';
import { TableSkeleton } from '../../components/skeletons.tsx';
import { columnHeads } from '../../format/table-file.ts';
import { useLoadedParser } from '../answer/answer-markdown.tsx';
import { AnswerPage } from '../answer/answer-page.tsx';
import { t } from '../../language/current.ts';
import { answersRequest, isNarrowed, sortOf } from './answer-parameters.ts';
import './answers.css';
import { completeRows, groupByQuery, platformsOf } from './by-query.ts';
import { answerColumns } from './columns.tsx';
import { ExportButton, type AnswerFile } from './export-button.tsx';
import { LabelScores } from './label-scores.tsx';
import { Narrowing } from './narrowing.tsx';
import { queryColumns } from './query-columns.tsx';
import { QueryRates } from './query-rates.tsx';
import { pageSize, useAnswers } from './use-answers.ts';

const tableName = 'answers';

/** The layouts: one row per answer, queries × platforms, or tags and intents × platforms. */
function LayoutChoice({ by, change }: { by: 'answer' | 'query' | 'label'; change: (part: Extra) => void }) {
  return (
    <Segments
      size="xs"
      aria-label={t('Rows')}
      value={by}
      onChange={(value) => change({ by: value === 'answer' ? null : value, sort: null, desc: null })}
      data={[
        { value: 'answer', label: t('Answers') },
        { value: 'query', label: t('By query') },
        { value: 'label', label: t('By tag and intent') },
      ]}
    />
  );
}

/** The answers, or by query the rates of the queries; with a narrowing that a rate does not have, the answers grouped by query. */
export default function Answers(props: ViewProps) {
  const [parameters] = useViewParameters();
  if (parameters.get('by') === 'label' && !isNarrowed(parameters)) return <ScoresOfLabels {...props} />;
  return parameters.get('by') === 'query' && !isNarrowed(parameters) ? (
    <RatesOfQueries {...props} />
  ) : (
    <AnswerList {...props} />
  );
}

function ScoresOfLabels({ customerId }: ViewProps) {
  const [filters] = useFilters();
  const [, change] = useViewParameters();
  return (
    <div className="page page-full">
      <PageTitle
        title={t('Answers')}
        note={t('percentage of the answers to the queries of each tag and intent that name the client')}
      >
        <LayoutChoice by="label" change={change} />
      </PageTitle>
      <LabelScores customerId={customerId} filters={filters} />
    </div>
  );
}

function RatesOfQueries({ customerId, item }: ViewProps) {
  const [filters] = useFilters();
  const [parameters, change] = useViewParameters();
  const search = parameters.get('q') ?? '';
  return (
    <div className="page page-full">
      <PageTitle title={t('Answers')} note={t('percentage of the answers to each query that name the client')}>
        <Narrowing parameters={parameters} change={change} companyName={() => undefined} />
        <SearchBox label={t('Search in the queries')} value={search} change={(q) => change({ q: q.trim() })} />
        <LayoutChoice by="query" change={change} />
      </PageTitle>
      <QueryRates
        customerId={customerId}
        filters={filters}
        search={search}
        current={item === null ? null : Number(item)}
      />
    </div>
  );
}

/** Every answer in scope: who is named, at which position, beside whom, citing what; each opens in full. */
function AnswerList({ customerId, item }: ViewProps) {
  const [filters] = useFilters();
  const [parameters, change] = useViewParameters();
  const search = useSearch();
  useLoadedParser();
  const byQuery = parameters.get('by') === 'query';
  const request = useMemo(() => answersRequest(customerId, filters, parameters), [customerId, filters, parameters]);
  const answers = useAnswers(request, byQuery ? pageSize.byQuery : pageSize.list);
  const hidden = useHiddenColumns(tableName);
  const named = useOperation('get-overview', parameters.has('brand') ? viewScope(customerId, filters) : null);
  const companyName = (brandId: number) =>
    named.data?.companies.find((company) => company.brandId === brandId)?.company;
  const open = useCallback(
    (answerId: number) => `/customers/${customerId}/answers/${answerId}${search === '' ? '' : `?${search}`}`,
    [customerId, search],
  );
  const rows = useMemo(() => answers.data?.pages.flatMap((page) => page.answers) ?? [], [answers.data]);
  const { fetchNextPage, hasNextPage, isFetchingNextPage } = answers;
  const queries = useMemo(
    () => (byQuery ? completeRows(groupByQuery(rows), hasNextPage) : []),
    [byQuery, rows, hasNextPage],
  );
  const columns = useMemo(() => answerColumns(open), [open]);
  const ofQuery = useMemo(
    () =>
      queryColumns(platformsOf(rows), open, (queryId, platform) =>
        viewAddress(customerId, 'answers', { ...filters, platform }, { query: queryId }),
      ),
    [rows, open, customerId, filters],
  );
  const total = answers.data?.pages[0]?.total ?? 0;
  const current = item === null ? null : Number(item);
  const client = useCustomer(customerId)?.name ?? '';
  const visible = columns.filter((column) => !hidden.includes(column.id));
  const file: AnswerFile = byQuery
    ? {
        name: t('{client} answers by query', { client }),
        header: columnHeads(ofQuery),
        lines: (all) => groupByQuery(all).map((row) => ofQuery.map((column) => column.value(row))),
      }
    : {
        name: t('{client} answers', { client }),
        header: columnHeads(visible),
        lines: (all) => all.map((row) => visible.map((column) => column.value(row))),
      };
  const loadMore = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  const paging = {
    onNearEnd: loadMore,
    footer: (
      <>
        <span>
          {t('{part, number} of {count, plural, one {# answer} other {# answers}} loaded', {
            part: rows.length,
            count: total,
          })}
        </span>
        {answers.isError && <span className="warn">{t('More answers could not be loaded. Scroll to try again.')}</span>}
      </>
    ),
  };

  return (
    <div className="page page-full">
      <PageTitle
        title={t('Answers')}
        note={
          answers.data === undefined
            ? undefined
            : t('{count, plural, one {# answer} other {# answers}}', { count: total })
        }
      >
        <Narrowing parameters={parameters} change={change} companyName={companyName} />
        <SearchBox
          label={t('Search in the queries')}
          value={parameters.get('q') ?? ''}
          change={(q) => change({ q: q.trim() })}
        />
        <LayoutChoice by={byQuery ? 'query' : 'answer'} change={change} />
        {!byQuery && <ColumnChoice table={tableName} columns={columns} hidden={hidden} />}
        <ExportButton request={request} file={file} disabled={total === 0} />
      </PageTitle>
      <Query
        of={answers}
        what={t('the answers')}
        loading={<TableSkeleton what={t('the answers')} />}
        isEmpty={() => total === 0}
        empty={
          <NothingYet
            customerId={customerId}
            view="answers"
            filters={filters}
            narrowed={search !== ''}
            title={t('No answer yet')}
          >
            {t('Answers appear here as soon as a scan returns them, or recorded answers are imported.')}
          </NothingYet>
        }
      >
        {() =>
          byQuery ? (
            <DataTable
              key="by-query"
              label={t('Queries by platform')}
              rows={queries}
              columns={ofQuery}
              rowKey={(row) => row.queryId}
              total={hasNextPage ? queries.length + 1 : queries.length}
              isCurrent={(row) => [...row.cells.values()].some((cell) => cell.latest.answerId === current)}
              {...paging}
            />
          ) : (
            <DataTable
              key="by-answer"
              label={t('Answers')}
              rows={rows}
              columns={columns}
              hidden={hidden}
              rowKey={(row) => row.answerId}
              total={total}
              sort={sortOf(parameters)}
              onSort={(sort) => change({ sort: sort?.column, desc: sort?.descending === true ? 1 : null })}
              isCurrent={(row) => row.answerId === current}
              {...paging}
            />
          )
        }
      </Query>
      {current !== null && <AnswerPage answerId={current} customerId={customerId} rows={rows} />}
    </div>
  );
}
