import { SegmentedControl } from '@mantine/core';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { Link } from 'wouter';
import type { OutputOf } from '#shared/contract/index.ts';
import { useCustomers, useOperation } from '../../api/hooks.ts';
import { resultScope } from '../../api/scope.ts';
import { viewAddress, type Filters } from '../../app/address.ts';
import type { ViewProps } from '../../app/view-props.ts';
import { useFilters, useViewParameters } from '../../app/use-place.ts';
import { CategoryTag } from '../../components/category-tag.tsx';
import { DataTable, type Column } from '../../components/data-table.tsx';
import { CsvButton } from '../../components/download.tsx';
import { ExternalLink } from '../../components/external-link.tsx';
import { NothingYet } from '../../components/nothing-yet.tsx';
import { PageTitle, Panel } from '../../components/panel.tsx';
import { PanelSkeleton, TableSkeleton } from '../../components/skeletons.tsx';
import { Failure } from '../../components/states.tsx';
import { formatCount, formatPercent, plural } from '../../format/numbers.ts';
import { sourceSplit, type SplitPart } from './source-split.ts';
import './sources.css';

type Domain = OutputOf<'get-domain-stats'>['domainStats'][number];
type Article = OutputOf<'get-domain-stats'>['articleStats'][number];

const domainColumns = (customerId: number, filters: Filters): readonly Column<Domain>[] => [
  {
    id: 'domain',
    title: 'Domain',
    width: 'minmax(12rem, 2fr)',
    sortable: true,
    value: (row) => row.domain,
    cell: (row) => (
      <Link className="text-link cell-link" href={viewAddress(customerId, 'answers', filters, { domain: row.domain })}>
        {row.domain}
      </Link>
    ),
  },
  {
    id: 'category',
    title: 'Kind of site',
    width: 'minmax(8rem, 1fr)',
    sortable: true,
    value: (row) => row.category,
    cell: (row) => <CategoryTag category={row.category} />,
  },
  {
    id: 'count',
    title: 'Answers citing it',
    width: '9rem',
    numeric: true,
    sortable: true,
    value: (row) => row.count,
    cell: (row) => formatCount(row.count),
  },
  {
    id: 'percentage',
    title: 'Share of answers',
    width: '9rem',
    numeric: true,
    sortable: true,
    value: (row) => row.percentage,
    cell: (row) => formatPercent(row.percentage),
  },
];

const shortUrl = (url: string) => url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');

const articleColumns: readonly Column<Article>[] = [
  {
    id: 'url',
    title: 'Page',
    width: 'minmax(16rem, 4fr)',
    sortable: true,
    value: (row) => row.url,
    cell: (row) => (
      <ExternalLink href={row.url} title={row.url}>
        {shortUrl(row.url)}
      </ExternalLink>
    ),
  },
  {
    id: 'mentioned',
    title: 'Names the client',
    width: '13rem',
    sortable: true,
    value: (row) => (row.isCustomerMentioned ? 'yes' : 'not found or not checked'),
    cell: (row) =>
      row.isCustomerMentioned ? (
        <span className="hit-mark good">
          <IconCheck size={14} aria-hidden="true" /> yes
        </span>
      ) : (
        <span className="hit-mark dim">
          <IconMinus size={14} aria-hidden="true" /> not found or not checked
        </span>
      ),
  },
  {
    id: 'count',
    title: 'Answers citing it',
    width: '9rem',
    numeric: true,
    sortable: true,
    value: (row) => row.count,
    cell: (row) => formatCount(row.count),
  },
  {
    id: 'percentage',
    title: 'Share of answers',
    width: '9rem',
    numeric: true,
    sortable: true,
    value: (row) => row.percentage,
    cell: (row) => formatPercent(row.percentage),
  },
];

const sideWords = {
  owned: '● The client’s own sites',
  competitor: '▲ Competitors’ sites',
  'third-party': '■ Other sites',
} as const;

/** Whose sites inform the platforms, as one split bar with words. */
function Split({ parts }: { parts: readonly SplitPart[] }) {
  return (
    <Panel title="Whose sites are cited" note="share of citations">
      <div className="split-bar" aria-hidden="true">
        {parts.map(
          (part) =>
            part.share > 0 && (
              <span key={part.side} className={`split-${part.side}`} style={{ flexGrow: part.share }} />
            ),
        )}
      </div>
      <dl className="split-words">
        {parts.map((part) => (
          <div key={part.side}>
            <dt>
              <span className={`split-sign split-text-${part.side}`}>{sideWords[part.side]}</span>
            </dt>
            <dd className="num">
              <b>{formatPercent(part.share)}</b> <span className="dim">{plural(part.domains, 'domain')}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

/** Who informs the platforms: domains and pages, whose they are, and whether they name the client. */
export default function Sources({ customerId }: ViewProps) {
  const [filters] = useFilters();
  const [parameters, change] = useViewParameters();
  const stats = useOperation('get-domain-stats', resultScope(customerId, filters), { keepPrevious: true });
  const customers = useCustomers();
  const name = customers.data?.find((one) => one.id === customerId)?.name ?? '';
  const domains = useMemo(() => domainColumns(customerId, filters), [customerId, filters]);
  const shown = parameters.get('show') === 'pages' ? 'pages' : 'domains';
  const data = stats.data;
  const table =
    shown === 'domains'
      ? {
          name: `${name} cited domains`,
          header: domains.map((column) => column.title),
          rows: (data?.domainStats ?? []).map((row) => domains.map((column) => column.value(row))),
        }
      : {
          name: `${name} cited pages`,
          header: articleColumns.map((column) => column.title),
          rows: (data?.articleStats ?? []).map((row) => articleColumns.map((column) => column.value(row))),
        };
  return (
    <div className="page page-full">
      <PageTitle
        title="Sources"
        note={
          data === undefined
            ? undefined
            : `${plural(data.domainStats.length, 'domain')}, ${plural(data.articleStats.length, 'page')}`
        }
      >
        <SegmentedControl
          size="xs"
          aria-label="Show"
          value={shown}
          onChange={(value) => change({ show: value === 'pages' ? 'pages' : null })}
          data={[
            { value: 'domains', label: 'Domains' },
            { value: 'pages', label: 'Pages' },
          ]}
        />
        <CsvButton table={table} />
      </PageTitle>
      {stats.isPending && (
        <>
          <PanelSkeleton lines={2} />
          <TableSkeleton what="the sources" />
        </>
      )}
      {stats.isError && data === undefined && (
        <Failure title="The sources could not be read" error={stats.error} retry={() => void stats.refetch()} />
      )}
      {data !== undefined && data.domainStats.length === 0 && (
        <NothingYet customerId={customerId} view="sources" filters={filters} title="These answers cite no source">
          Sources appear here after a scan with web search.
        </NothingYet>
      )}
      {data !== undefined && data.domainStats.length > 0 && (
        <>
          <Split parts={sourceSplit(data.domainStats)} />
          {shown === 'domains' ? (
            <DataTable
              key="domains"
              label="Cited domains"
              rows={data.domainStats}
              columns={domains}
              rowKey={(row) => row.domain}
            />
          ) : (
            <DataTable
              key="pages"
              label="Cited pages"
              rows={data.articleStats}
              columns={articleColumns}
              rowKey={(row) => row.url}
            />
          )}
        </>
      )}
    </div>
  );
}
