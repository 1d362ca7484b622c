import { Button } from '@mantine/core';
import { IconCalendarRepeat, IconFileImport } from '@tabler/icons-react';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { Link, useSearch } from 'wouter';
import { call } from '../../api/client.ts';
import { useCustomers, useQueryGroups } from '../../api/hooks.ts';
import { given } from '../../api/scope.ts';
import { navigate } from '../../app/hash-location.ts';
import type { ViewProps } from '../../app/view-props.ts';
import { useFilters, useViewParameters } from '../../app/use-place.ts';
import { DataTable } from '../../components/data-table.tsx';
import { CsvButton } from '../../components/download.tsx';
import { NoQueryGroup } from '../../components/nothing-yet.tsx';
import { PageTitle } from '../../components/panel.tsx';
import { TableSkeleton } from '../../components/skeletons.tsx';
import { Empty, Failure } from '../../components/states.tsx';
import { formatCount, plural } from '../../format/numbers.ts';
import { ImportPage } from '../import/import-page.tsx';
import { Money } from '../money/money.tsx';
import { scanColumns } from './scan-columns.tsx';
import { ScanNow } from './scan-now.tsx';
import { ScanPage } from './scan-page.tsx';
import { ScanParts, scanPartOf } from './scan-parts.tsx';
import './scans.css';
import { Upcoming } from './upcoming/upcoming.tsx';

const pageSize = 100;

/** Scans of a client: history, schedule and costs. */
export default function Scans(props: ViewProps) {
  const [filters] = useFilters();
  const [parameters] = useViewParameters();
  const part = scanPartOf(parameters);
  if (part === 'scans' || props.item !== null) return <ScanList {...props} />;
  return (
    <div className="page">
      <PageTitle title="Scans">
        <ScanParts />
        <ScanNow customerId={props.customerId} groupId={filters.group} />
      </PageTitle>
      {part === 'upcoming' && <Upcoming customerId={props.customerId} filters={filters} />}
      {part === 'money' && <Money customerId={props.customerId} />}
    </div>
  );
}

/** The list of scans with import and "Scan now". */
function ScanList({ customerId, item }: ViewProps) {
  const [filters] = useFilters();
  const search = useSearch();
  const request = { customerId, ...given({ queryGroupId: filters.group, platform: filters.platform }) };
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
  const customers = useCustomers();
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
  const name = customers.data?.find((customer) => customer.id === customerId)?.name ?? '';
  const { fetchNextPage, hasNextPage, isFetchingNextPage } = scans;
  return (
    <div className="page page-full">
      <PageTitle title="Scans" note={scans.data === undefined ? undefined : plural(total, 'scan')}>
        <ScanParts />
        <CsvButton
          table={{
            name: `${name} scans`,
            header: columns.map((column) => column.title),
            rows: rows.map((row) => columns.map((column) => column.value(row))),
          }}
        />
        <Button
          component={Link}
          variant="default"
          leftSection={<IconFileImport size={14} />}
          href={`/customers/${customerId}/scans/import${suffix}`}
        >
          Import recorded answers
        </Button>
        <ScanNow customerId={customerId} groupId={filters.group} />
      </PageTitle>
      {scans.isPending && <TableSkeleton what="the scans" />}
      {scans.isError && rows.length === 0 && (
        <Failure title="The scans could not be loaded" error={scans.error} retry={() => void scans.refetch()} />
      )}
      {scans.data !== undefined && total === 0 && groups.data?.length === 0 && <NoQueryGroup customerId={customerId} />}
      {scans.data !== undefined && total === 0 && groups.data?.length !== 0 && (
        <Empty
          icon={<IconCalendarRepeat size={28} stroke={1.4} />}
          title="No scans yet"
          action={<ScanNow customerId={customerId} groupId={filters.group} />}
        >
          A scan asks every query of a group on one platform. Active groups are scanned on schedule; you can also scan
          now.
        </Empty>
      )}
      {total > 0 && (
        <DataTable
          label="Scans"
          rows={rows}
          columns={columns}
          rowKey={(row) => row.id}
          total={total}
          onNearEnd={() => {
            if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
          }}
          isCurrent={(row) => row.id === current}
          footer={
            <span>
              {formatCount(rows.length)} of {formatCount(total)} loaded
            </span>
          }
        />
      )}
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
