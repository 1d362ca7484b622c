import { NativeSelect } from '@mantine/core';
import { useCallback, useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import { domainCategories, domainCategoryWords } from '#shared/domain/domain-categories.ts';
import { useCustomer } from '../../api/hooks.ts';
import { formatSearch, itemAddress, withPeriod, type Extra } from '../../app/address.ts';
import { navigate } from '../../app/hash-location.ts';
import { comparedDays, comparedWords, periodOf } from '../../app/period.ts';
import type { ViewProps } from '../../app/view-props.ts';
import { useFilters, useViewParameters } from '../../app/use-place.ts';
import { NothingYet } from '../../components/nothing-yet.tsx';
import { PageTitle } from '../../components/panel.tsx';
import { Query } from '../../components/query.tsx';
import { SearchBox } from '../../components/search-box.tsx';
import { Segments } from '../../components/segments.tsx';
import { PanelSkeleton, TableSkeleton } from '../../components/skeletons.tsx';
import { t } from '../../language/current.ts';
import { checkKinds, checkWords, type Article } from './check-words.ts';
import { ChecksPanel } from './checks-panel.tsx';
import { DomainPage } from './domain-page.tsx';
import { articleColumns, domainColumns } from './source-columns.tsx';
import { SaveSources } from './save-sources.tsx';
import {
  isNarrowedHere,
  shownArticles,
  shownDomains,
  sourceParameters,
  sourcesRequest,
  type SourceParameters,
} from './source-parameters.ts';
import { SourceTable } from './source-table.tsx';
import { sideWords, sides, sourceSplit } from './source-split.ts';
import './sources.css';
import { SplitPanel } from './split-panel.tsx';
import { useSharesBefore } from './use-shares-before.ts';
import { useSources } from './use-sources.ts';

const noPages: readonly Article[] = [];

/** What narrows the tables, each stored in the address. */
function Narrowing({ chosen, change }: { chosen: SourceParameters; change: (part: Extra) => void }) {
  const choice = (
    name: string,
    label: string,
    all: string,
    value: string | null,
    data: readonly (readonly [string, string])[],
  ) => (
    <NativeSelect
      size="xs"
      aria-label={label}
      value={value ?? ''}
      onChange={(event) => change({ [name]: event.currentTarget.value })}
      data={[{ value: '', label: all }, ...data.map(([option, words]) => ({ value: option, label: words }))]}
    />
  );
  return (
    <div className="source-narrowing" role="group" aria-label={t('Narrow the table')}>
      {choice(
        'owner',
        t('Owner of the site'),
        t('All sites'),
        chosen.owner,
        sides.map((side) => [side, sideWords[side]]),
      )}
      {choice(
        'category',
        t('Kind of site'),
        t('All kinds of site'),
        chosen.category,
        domainCategories.map((category) => [category, t.marked(domainCategoryWords[category])]),
      )}
      {chosen.part === 'pages' &&
        choice(
          'check',
          t('What it says'),
          t('Any content'),
          chosen.check,
          checkKinds.map((kind) => [kind, checkWords[kind]]),
        )}
      <SearchBox
        label={chosen.part === 'domains' ? t('Search in the domains') : t('Search in addresses and titles')}
        value={chosen.search}
        change={(q) => change({ q: q.trim() })}
      />
    </div>
  );
}

/** The site an address names; a malformed name matches no cited site. */
const decoded = (item: string): string => {
  try {
    return decodeURIComponent(item);
  } catch {
    return item;
  }
};

/** Which sites and pages the platforms cite, whose they are, and whether they name the client. */
export default function Sources({ customerId, item }: ViewProps) {
  const [filters] = useFilters();
  const [parameters, change] = useViewParameters();
  const search = useSearch();
  const chosen = useMemo(() => sourceParameters(parameters), [parameters]);
  const request = useMemo(() => sourcesRequest(customerId, filters, chosen), [customerId, filters, chosen]);
  const [sorted, setSorted] = useState(false);
  const sources = useSources(request, sorted || isNarrowedHere(chosen));
  const name = useCustomer(customerId)?.name ?? '';
  const open = useCallback(
    (domain: string, url?: string) => {
      const own = Object.fromEntries(new URLSearchParams(search));
      return itemAddress(customerId, 'sources', encodeURIComponent(domain), filters, { ...own, url });
    },
    [customerId, filters, search],
  );
  const data = sources.data?.pages[0];
  const covered = useMemo(() => withPeriod(filters, data?.period ?? null), [filters, data]);
  const where = useMemo(() => ({ customerId, filters: covered, open }), [customerId, covered, open]);
  const days = comparedDays(filters, covered);
  const articles = useMemo(() => sources.data?.pages.flatMap((part) => part.articles) ?? [], [sources.data]);
  const before = useSharesBefore(customerId, filters, days, chosen.part === 'domains' ? noPages : articles);
  const domainTable = useMemo(() => domainColumns({ ...where, before: before.domains }), [where, before]);
  const articleTable = useMemo(() => articleColumns({ ...where, before: before.pages }), [where, before]);
  const domains = useMemo(() => shownDomains(data?.domains ?? [], chosen.search), [data, chosen.search]);
  const pages = useMemo(() => shownArticles(articles, chosen), [articles, chosen]);
  const cited = data === undefined ? 0 : data.owners.reduce((sum, owner) => sum + owner.articles, 0);
  const close = () => {
    const { url: _, ...rest } = Object.fromEntries(new URLSearchParams(search));
    const text = formatSearch(filters, rest);
    navigate(`/customers/${customerId}/sources${text === '' ? '' : `?${text}`}`);
  };
  return (
    <div className="page page-full">
      <PageTitle
        title={t('Sources')}
        note={
          data === undefined || cited === 0
            ? undefined
            : t(
                '{domains, plural, one {# domain} other {# domains}}, {pages, plural, one {# page} other {# pages}} in {count, plural, one {# answer} other {# answers}}',
                {
                  domains: data.owners.reduce((sum, owner) => sum + owner.domains, 0),
                  pages: cited,
                  count: data.answered,
                },
              ) + comparedWords(days)
        }
      >
        <Segments
          size="xs"
          aria-label={t('Show')}
          value={chosen.part}
          onChange={(show) => change({ show: show === 'domains' ? null : show, check: null })}
          data={[
            { value: 'domains', label: t('Domains') },
            { value: 'pages', label: t('Pages') },
            { value: 'without', label: t('Competitors but not the client') },
          ]}
        />
        <SaveSources
          name={name}
          chosen={chosen}
          request={request}
          domains={domains}
          domainTable={domainTable}
          articleTable={articleTable}
          disabled={cited === 0}
        />
      </PageTitle>
      <Query
        of={sources}
        what={t('the sources')}
        loading={<SourcesSkeleton />}
        isEmpty={() => cited === 0}
        empty={
          <NothingYet
            customerId={customerId}
            view="sources"
            filters={filters}
            title={t('No source cited in these answers')}
          >
            {t('Sources appear here after a scan with web search.')}
          </NothingYet>
        }
      >
        {({ pages: [first] }) =>
          first !== undefined && (
            <>
              <div className="two-columns">
                <SplitPanel
                  client={name}
                  period={periodOf(covered)}
                  parts={sourceSplit(first.owners)}
                  chosen={chosen.owner}
                  choose={(owner) => change({ owner })}
                />
                <ChecksPanel sources={first} customerId={customerId} filters={covered} />
              </div>
              <Narrowing chosen={chosen} change={change} />
              <SourceTable
                chosen={chosen}
                sources={first}
                domains={domains}
                articles={pages}
                domainTable={domainTable}
                articleTable={articleTable}
                loading={sources.isFetchingNextPage}
                more={sources.hasNextPage}
                loadMore={() => void sources.fetchNextPage()}
                onSorted={setSorted}
                current={item === null ? null : decoded(item)}
              />
            </>
          )
        }
      </Query>
      {item !== null && (
        <DomainPage
          domain={decoded(item)}
          url={parameters.get('url')}
          customerId={customerId}
          filters={filters}
          close={close}
        />
      )}
    </div>
  );
}

function SourcesSkeleton() {
  return (
    <>
      <div className="two-columns">
        <PanelSkeleton lines={3} />
        <PanelSkeleton lines={3} />
      </div>
      <TableSkeleton what={t('the sources')} />
    </>
  );
}
