import { Button, Skeleton, useComputedColorScheme } from '@mantine/core';
import { IconCalendarRepeat, IconListSearch } from '@tabler/icons-react';
import { useMemo } from 'react';
import { Link } from 'wouter';
import type { OutputOf } from '#shared/contract/index.ts';
import { platformLabel } from '#shared/domain/platforms.ts';
import { useCustomers, useOperation, useQueryGroups } from '../../api/hooks.ts';
import { viewScope } from '../../api/scope.ts';
import { itemAddress, noFilters, viewAddress, type Filters } from '../../app/address.ts';
import { navigate } from '../../app/hash-location.ts';
import { previousPeriod } from '../../app/period.ts';
import type { ViewProps } from '../../app/routes.tsx';
import { useFilters } from '../../app/use-place.ts';
import { Chart, type ChartClick } from '../../charts/chart.tsx';
import { trendOptions, trendSentence } from '../../charts/trend-options.ts';
import { ChartPanel } from '../../components/chart-panel.tsx';
import type { TableData } from '../../components/download.tsx';
import { PageTitle } from '../../components/panel.tsx';
import { PlatformMark } from '../../components/platform-mark.tsx';
import { Empty, Failure, LoadingNote } from '../../components/states.tsx';
import { formatPeriod } from '../../format/dates.ts';
import { CompanyRanking } from './company-ranking.tsx';
import { DomainRanking } from './domain-ranking.tsx';
import { MovementPanel } from './movements.tsx';
import { NextSteps } from './next-steps.tsx';
import { ScoreCard } from './score-card.tsx';
import './overview.css';

type OverviewData = OutputOf<'get-overview'>;

const trendTable = (name: string, trend: OverviewData['trend']): TableData => ({
  name,
  header: ['Platform', 'Date', 'Kind', 'Score', '95 % low', '95 % high', 'Answers'],
  rows: trend.flatMap((entry) => [
    ...entry.scans.map((scan) => [
      platformLabel(entry.platform),
      scan.date,
      'scan',
      scan.score,
      scan.low,
      scan.high,
      scan.n,
    ]),
    ...entry.rolling.map((point) => [
      platformLabel(entry.platform),
      point.date,
      '30-day average',
      point.score,
      null,
      null,
      null,
    ]),
  ]),
});

function TrendPanel({
  trend,
  customerId,
  filters,
  customerName,
}: {
  trend: OverviewData['trend'];
  customerId: number;
  filters: Filters;
  customerName: string;
}) {
  const scheme = useComputedColorScheme('light');
  const option = useMemo(() => trendOptions(trend, scheme), [trend, scheme]);
  const open = ({ data }: ChartClick) => {
    if (typeof data === 'object' && data !== null && 'name' in data)
      navigate(itemAddress(customerId, 'scans', String(data.name), filters));
  };
  const points = trend.reduce((sum, entry) => sum + entry.scans.length, 0);
  return (
    <ChartPanel
      title="Score over time"
      note="lines: 30-day average; points: scans; bands: 95 % interval"
      table={trendTable(`${customerName} score over time`, trend)}
      actions={
        <span className="legend">
          {trend.map((entry) => (
            <PlatformMark key={entry.platform} platform={entry.platform} short />
          ))}
        </span>
      }
    >
      {points === 0 ? (
        <Empty compact title="No scan in this period">
          Choose a longer period.
        </Empty>
      ) : (
        <Chart option={option} height={236} label={trendSentence(trend)} onPick={open} />
      )}
    </ChartPanel>
  );
}

function OverviewSkeleton() {
  return (
    <>
      <LoadingNote what="the overview" />
      <div className="score-cards">
        <Skeleton height={168} radius="lg" />
        <Skeleton height={168} radius="lg" />
      </div>
      <Skeleton height={298} radius="lg" />
      <div className="two-columns">
        <Skeleton height={320} radius="lg" />
        <Skeleton height={320} radius="lg" />
      </div>
    </>
  );
}

/** What to do when there is nothing to show: add a group, scan, or widen the filters. */
function NothingYet({ customerId, filters }: { customerId: number; filters: Filters }) {
  const groups = useQueryGroups(customerId);
  const filtered = filters.group !== null || filters.platform !== null || filters.from !== null || filters.to !== null;
  if (filtered) {
    return (
      <Empty
        icon={<IconCalendarRepeat size={28} stroke={1.4} />}
        title="No scan matches these filters"
        action={
          <Button component={Link} variant="default" href={viewAddress(customerId, 'overview', noFilters)}>
            Clear the filters
          </Button>
        }
      >
        Choose a longer period, another platform or all query groups.
      </Empty>
    );
  }
  if (groups.data?.length === 0) {
    return (
      <Empty
        icon={<IconListSearch size={28} stroke={1.4} />}
        title="Nothing is measured for this client yet"
        action={
          <Button component={Link} href={`/start?customer=${customerId}`}>
            Add a query group
          </Button>
        }
      >
        A query group is a set of questions buyers ask. Answerscope asks the AI platforms and finds who is named.
      </Empty>
    );
  }
  return (
    <Empty
      icon={<IconCalendarRepeat size={28} stroke={1.4} />}
      title="No scan has finished yet"
      action={
        <Button component={Link} href={viewAddress(customerId, 'scans', noFilters)}>
          Go to the scans
        </Button>
      }
    >
      The first results appear here as soon as a scan is done.
    </Empty>
  );
}

/** How visible is the client, against whom, by whom informed, and what changed. */
export default function Overview({ customerId }: ViewProps) {
  const [filters] = useFilters();
  const overview = useOperation('get-overview', viewScope(customerId, filters), { keepPrevious: true });
  const customers = useCustomers();
  const customerName = customers.data?.find((one) => one.id === customerId)?.name ?? '';
  const before = previousPeriod(filters);
  const against = before === null ? 'the scan before' : formatPeriod(before.from ?? '', before.to ?? '');
  const data = overview.data;
  return (
    <div className="page" aria-busy={overview.isPlaceholderData}>
      <PageTitle
        title={customerName === '' ? 'Overview' : customerName}
        note={filters.from === null && filters.to === null ? 'latest scan of each platform' : undefined}
      />
      {data === undefined && overview.isPending && <OverviewSkeleton />}
      {data === undefined && overview.isError && (
        <Failure title="The overview could not be read" error={overview.error} retry={() => void overview.refetch()} />
      )}
      {data !== undefined &&
        (data.platforms.length === 0 ? (
          <NothingYet customerId={customerId} filters={filters} />
        ) : (
          <>
            <div className="score-cards">
              {data.platforms.map((entry) => (
                <ScoreCard
                  key={entry.platform}
                  entry={entry}
                  customerId={customerId}
                  filters={filters}
                  against={against}
                />
              ))}
            </div>
            <TrendPanel trend={data.trend} customerId={customerId} filters={filters} customerName={customerName} />
            <div className="two-columns">
              <CompanyRanking
                companies={data.companies}
                customerId={customerId}
                filters={filters}
                customerName={customerName}
              />
              <DomainRanking
                domains={data.domains}
                customerId={customerId}
                filters={filters}
                customerName={customerName}
              />
            </div>
            <div className="two-columns">
              <MovementPanel movements={data.movements} customerId={customerId} filters={filters} />
              <NextSteps recommendations={data.recommendations} customerId={customerId} filters={filters} />
            </div>
          </>
        ))}
    </div>
  );
}
