import { Button } from '@mantine/core';
import { IconCalendarRepeat, IconFileImport } from '@tabler/icons-react';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useMemo, type ReactNode } from 'react';
import { Link, useSearch } from 'wouter';
import { call } from '../../api/client.ts';
import { useCustomer, useQueryGroups } from '../../api/hooks.ts';
import { given } from '../../api/scope.ts';
import { navigate } from '../../app/hash-location.ts';
import { useFilters } from '../../app/use-place.ts';
import type { ViewProps } from '../../app/view-props.ts';
import { DataTable } from '../../components/data-table.tsx';
import { SaveTable } from '../../components/save-table.tsx';
import { NoQueryGroup } from '../../components/nothing-yet.tsx';
import { PageTitle } from '../../components/panel.tsx';
import { Query } from '../../components/query.tsx';
import { TableSkeleton } from '../../components/skeletons.tsx';
import { Empty } from '../../components/states.tsx';
import { columnHeads } from '../../format/table-file.ts';
import { t } from '../../language/current.ts';
import { ImportPage } from '../import/import-page.tsx';
import { scanColumns } from './scan-columns.tsx';
import { ScanNow } from './scan-now.tsx';
import { ScanPage } from './scan-page.tsx';

const pageSize = 100;

/** The list of scans with import and "Scan now". */
export function ScanList({ customerId, item, partChoice }: ViewProps & { partChoice: ReactNode }) {
  const [filters] = useFilters();
  const search = useSearch();
  const request = {
    customerId,
    ...given({ queryGroupId: filters.group, platform: filters.platform, from: filters.from, to: filters.to }),
  };
  const scans = useInfiniteQuery({
    queryKey: ['list-executions', request, 'pages'],
    queryFn: ({ pageParam }) => call('list-executions', { ...request, limit: pageSize, offset: pageParam }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const loaded = pages.reduce((sum, page) => sum + page.executions.length, 0);
      return last.executions.length === 0 || loaded >= last.total ? undefined : loaded;
    },
    placeholderData: keepPreviousData,
  });
  const groups = useQueryGroups(customerId);
  const suffix = search === '' ? '' : `?${search}`;
  const open = useCallback(
    (executionId: number) => `/customers/${customerId}/scans/${executionId}${suffix}`,
    [customerId, suffix],
  );
  const rows = useMemo(() => scans.data?.pages.flatMap((page) => page.executions) ?? [], [scans.data]);
  const total = scans.data?.pages[0]?.total ?? 0;
  // Sorting a partly loaded list would mislead, so columns sort only when all rows are loaded.
  const complete = rows.length === total;
  const columns = useMemo(
    () => scanColumns(open).map((column) => (complete ? column : { ...column, sortable: false })),
    [open, complete],
  );
  const current = item !== null && /^\d+$/.test(item) ? Number(item) : null;
  const name = useCustomer(customerId)?.name ?? '';
  const { fetchNextPage, hasNextPage, isFetchingNextPage } = scans;
  return (
    <div className="page page-full">
      <PageTitle
        title={t('Scans')}
        note={
          scans.data === undefined ? undefined : t('{count, plural, one {# scan} other {# scans}}', { count: total })
        }
      >
        {partChoice}
        <SaveTable
          table={{
            name: t('{name} scans', { name }),
            header: columnHeads(columns),
            rows: rows.map((row) => columns.map((column) => column.value(row))),
          }}
        />
        <Button
          component={Link}
          variant="default"
          leftSection={<IconFileImport size={14} />}
          href={`/customers/${customerId}/scans/import${suffix}`}
        >
          {t('Import recorded answers')}
        </Button>
        <ScanNow customerId={customerId} groupId={filters.group} />
      </PageTitle>
      <Query
        of={scans}
        what={t('the scans')}
        loading={<TableSkeleton />}
        isEmpty={() => total === 0}
        empty={
          filters.from !== null || filters.to !== null ? (
            <Empty icon={<IconCalendarRepeat size={28} stroke={1.4} />} title={t('No scan in this period')}>
              {t('Choose a longer period.')}
            </Empty>
          ) : groups.data?.length === 0 ? (
            <NoQueryGroup customerId={customerId} />
          ) : (
            <Empty
              icon={<IconCalendarRepeat size={28} stroke={1.4} />}
              title={t('No scans yet')}
              action={<ScanNow customerId={customerId} groupId={filters.group} />}
            >
              {t(
                'A scan asks every query of a group on one platform. Active groups are scanned on schedule; you can also scan now.',
              )}
            </Empty>
          )
        }
      >
        {() => (
          <DataTable
            label={t('Scans')}
            rows={rows}
            columns={columns}
            rowKey={(row) => row.id}
            total={total}
            onNearEnd={() => {
              if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
            }}
            isCurrent={(row) => row.id === current}
            footer={<span>{t('{loaded, number} of {total, number} loaded', { loaded: rows.length, total })}</span>}
          />
        )}
      </Query>
      {item === 'import' && (
        <ImportPage
          customerId={customerId}
          groupId={filters.group}
          close={() => navigate(`/customers/${customerId}/scans${suffix}`)}
        />
      )}
      {current !== null && (
        <ScanPage executionId={current} close={() => navigate(`/customers/${customerId}/scans${suffix}`)} />
      )}
    </div>
  );
}
