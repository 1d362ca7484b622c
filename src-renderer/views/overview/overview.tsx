import { useComputedColorScheme } from '@mantine/core';
import { useMemo } from 'react';
import type { OutputOf } from '#shared/contract/index.ts';
import { useCustomer, useOperation } from '../../api/hooks.ts';
import { viewScope } from '../../api/scope.ts';
import { itemAddress, withPeriod, type Filters } from '../../app/address.ts';
import { navigate } from '../../app/hash-location.ts';
import type { ViewProps } from '../../app/view-props.ts';
import { useFilters } from '../../app/use-place.ts';
import type { ChartClick } from '../../charts/chart.tsx';
import { trendDays, trendOptions, trendPeriod, trendSentence } from '../../charts/trend-options.ts';
import { ChartPanel } from '../../components/chart-panel.tsx';
import type { TableData } from '../../format/table-data.ts';
import { NothingYet } from '../../components/nothing-yet.tsx';
import { PageTitle } from '../../components/panel.tsx';
import { PlatformMark } from '../../components/platform-mark.tsx';
import { PanelSkeleton } from '../../components/skeletons.tsx';
import { Query } from '../../components/query.tsx';
import { Empty } from '../../components/states.tsx';
import { formatPeriod } from '../../format/dates.ts';
import { trendHeader, trendRows } from '../../format/trend-table.ts';
import { notesInPicture, withNotes } from '../../notes/chart-notes.ts';
import { NotedChart } from '../../notes/noted-chart.tsx';
import { useTrendNotes } from '../../notes/use-notes.tsx';
import { platformEntry } from '../../pictures/marks.ts';
import { t } from '../../language/current.ts';
import { CompanyRanking } from './company-ranking.tsx';
import { DomainRanking } from './domain-ranking.tsx';
import { MovementPanel } from './movements.tsx';
import { NextSteps } from './next-steps.tsx';
import { ScoreCard } from './score-card.tsx';
import './overview.css';

type OverviewData = OutputOf<'get-overview'>;

const trendTable = (name: string, trend: OverviewData['trend']): TableData => ({
  name,
  header: trendHeader,
  rows: trendRows(trend),
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
  const title = t('Score over time');
  const scheme = useComputedColorScheme('light');
  const days = useMemo(() => trendDays(trend), [trend]);
  const notes = useTrendNotes({ customerId, groupId: filters.group, title }, days, filters);
  const option = useMemo(() => trendOptions(trend, scheme, [], notes.drawn), [trend, scheme, notes.drawn]);
  const open = ({ data }: ChartClick) => {
    if (typeof data === 'object' && data !== null && 'name' in data)
      navigate(itemAddress(customerId, 'scans', String(data.name), filters));
  };
  const scans = trend.reduce((sum, entry) => sum + entry.scans.length, 0);
  return (
    <ChartPanel
      title={title}
      note={
        filters.from === null && filters.to === null
          ? t('all scans; lines: 30-day score with its 95 % interval; points: scans')
          : t('lines: 30-day score with its 95 % interval; points: scans')
      }
      picture={{
        client: customerName,
        period: trendPeriod(trend),
        note: t('30-day score with its 95 % interval; points: scans'),
        legend: trend.map((entry) => platformEntry(entry.platform, scheme)),
        body: { kind: 'chart', option, height: 340 },
        notes: notesInPicture(notes.drawn),
        scheme,
      }}
      table={withNotes(trendTable(t('{client} score over time', { client: customerName }), trend), notes.drawn)}
      actions={
        <>
          <span className="legend">
            {trend.map((entry) => (
              <PlatformMark key={entry.platform} platform={entry.platform} short />
            ))}
          </span>
          {notes.action}
        </>
      }
    >
      {scans === 0 ? (
        <Empty compact title={t('No scan in this period')}>
          {t('Choose a longer period.')}
        </Empty>
      ) : (
        <NotedChart
          option={option}
          height={236}
          label={trendSentence(trend)}
          onPick={open}
          notes={notes.drawn}
          open={notes.open}
        />
      )}
    </ChartPanel>
  );
}

function OverviewSkeleton() {
  return (
    <>
      <div className="score-cards">
        <PanelSkeleton height="10.6rem" lines={3} />
        <PanelSkeleton height="10.6rem" lines={3} />
      </div>
      <PanelSkeleton height="18.6rem" lines={6} />
      <div className="two-columns">
        <PanelSkeleton height="19rem" lines={8} />
        <PanelSkeleton height="19rem" lines={8} />
      </div>
    </>
  );
}

/** How visible the client is, against whom, which sources inform the answers, and what changed. */
export default function Overview({ customerId }: ViewProps) {
  const [filters] = useFilters();
  const overview = useOperation('get-overview', viewScope(customerId, filters), { keepPrevious: true });
  const customerName = useCustomer(customerId)?.name ?? '';
  return (
    <div className="page" aria-busy={overview.isPlaceholderData}>
      <PageTitle
        title={customerName === '' ? t('Overview') : customerName}
        note={
          overview.data?.period == null ? undefined : formatPeriod(overview.data.period.from, overview.data.period.to)
        }
      />
      <Query
        of={overview}
        what={t('the overview')}
        loading={<OverviewSkeleton />}
        isEmpty={(data) => data.platforms.length === 0}
        empty={
          <NothingYet customerId={customerId} view="overview" filters={filters} title={t('No scan to show')}>
            {t('The scans of these days returned no answer.')}
          </NothingYet>
        }
      >
        {(data) => (
          <OverviewPanels
            data={data}
            about={{ customerId, filters, within: withPeriod(filters, data.period), customerName }}
          />
        )}
      </Query>
    </div>
  );
}

interface About {
  readonly customerId: number;
  readonly filters: Filters;
  /** The filters with the days that the figures cover. */
  readonly within: Filters;
  readonly customerName: string;
}

function OverviewPanels({ data, about }: { data: OverviewData; about: About }) {
  const { answered } = data;
  return (
    <>
      <div className="score-cards">
        {data.platforms.map((entry) => (
          <ScoreCard key={entry.platform} entry={entry} {...about} />
        ))}
      </div>
      <TrendPanel trend={data.trend} {...about} />
      <div className="two-columns">
        <CompanyRanking
          companies={data.companies}
          answered={answered}
          confirmedCompetitors={data.confirmedCompetitors}
          {...about}
        />
        <DomainRanking domains={data.domains} answered={answered} {...about} />
      </div>
      <div className="two-columns">
        <MovementPanel movements={data.movements} {...about} />
        <NextSteps recommendations={data.recommendations} {...about} />
      </div>
    </>
  );
}
