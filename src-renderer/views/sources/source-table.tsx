import { useCallback } from 'react';
import type { OutputOf } from '#shared/contract/index.ts';
import { DataTable, type Column } from '../../components/data-table.tsx';
import type { Sort } from '../../components/sorting.ts';
import { Empty } from '../../components/states.tsx';
import { t } from '../../language/current.ts';
import type { Article } from './check-words.ts';
import type { Domain } from './source-columns.tsx';
import type { SourceParameters } from './source-parameters.ts';

type Sources = OutputOf<'list-sources'>;
const loadedOrder: Sort = { column: 'count', descending: true };

/** Why nothing is listed, and what to do about it. */
function NothingListed({ chosen, sources }: { chosen: SourceParameters; sources: Sources }) {
  const { checked, notChecked } = sources.checks;
  if (chosen.part === 'without' && sources.totalArticles === 0 && chosen.owner === null && chosen.category === null)
    return checked === 0 ? (
      <Empty title={t('No cited page has been checked yet')}>
        {sources.checkable
          ? t(
              '{count, plural, one {Whether the # cited page names competitors but not the client is known once it is read: click “Check the most cited”.} other {Which of the # cited pages name competitors but not the client is known once they are read: click “Check the most cited”.}}',
              { count: notChecked },
            )
          : t(
              'Which cited pages name competitors but not the client is known once they are read; the pages of the sample are invented.',
            )}
      </Empty>
    ) : (
      <Empty title={t('No checked page names competitors without the client')}>
        {notChecked > 0
          ? t('{count, plural, one {# page is not checked yet.} other {# pages are not checked yet.}}', {
              count: notChecked,
            })
          : t('Every cited page has been read.')}
      </Empty>
    );
  return <Empty title={t('Nothing matches')}>{t('Remove a filter above, or search for something else.')}</Empty>;
}

/** Sites or pages as a sortable table, loaded as far as it is scrolled. */
export function SourceTable({
  chosen,
  sources,
  domains,
  articles,
  domainTable,
  articleTable,
  loading,
  more,
  loadMore,
  onSorted,
  current,
}: {
  chosen: SourceParameters;
  sources: Sources;
  domains: readonly Domain[];
  articles: readonly Article[];
  domainTable: readonly Column<Domain>[];
  articleTable: readonly Column<Article>[];
  loading: boolean;
  more: boolean;
  loadMore: () => void;
  /** Called when the pages are sorted by anything but the loaded order: then all of them are needed. */
  onSorted: (sorted: boolean) => void;
  current: string | null;
}) {
  const sorted = useCallback(
    (sort: Sort | null) => onSorted(sort !== null && !(sort.column === loadedOrder.column && sort.descending)),
    [onSorted],
  );
  const isEmpty = chosen.part === 'domains' ? domains.length === 0 : articles.length === 0;
  if (isEmpty && !loading) return <NothingListed chosen={chosen} sources={sources} />;
  if (chosen.part === 'domains')
    return (
      <DataTable
        key="domains"
        label={t('Cited domains')}
        rows={domains}
        columns={domainTable}
        rowKey={(row) => row.domain}
        isCurrent={(row) => row.domain === current}
      />
    );
  return (
    <DataTable
      key={chosen.part}
      label={chosen.part === 'pages' ? t('Cited pages') : t('Pages that name competitors but not the client')}
      rows={articles}
      columns={articleTable}
      rowKey={(row) => row.url}
      total={more ? articles.length + 1 : articles.length}
      onNearEnd={loadMore}
      initialSort={loadedOrder}
      onSorted={sorted}
      footer={
        <span>
          {more
            ? t('{loaded, number} of {count, plural, one {# page} other {# pages}} loaded, most cited first', {
                loaded: articles.length,
                count: sources.totalArticles,
              })
            : t('{count, plural, one {# page} other {# pages}}', { count: articles.length })}
        </span>
      }
    />
  );
}
