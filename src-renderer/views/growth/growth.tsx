import { SegmentedControl, useComputedColorScheme } from '@mantine/core';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { platformLabel } from '#shared/domain/platforms.ts';
import { useCustomer, useOperation } from '../../api/hooks.ts';
import { viewScope } from '../../api/scope.ts';
import { itemAddress, noFilters, queriesOf, viewAddress } from '../../app/address.ts';
import { navigate } from '../../app/hash-location.ts';
import type { ViewProps } from '../../app/view-props.ts';
import { useTimeZone } from '../../app/use-today.ts';
import { useFilters, useViewParameters } from '../../app/use-place.ts';
import { comparedDays, compareOptions, lineLook, type ComparedLine } from '../../charts/compare-options.ts';
import { trendDays, trendOptions, trendPeriod, trendSentence, type Trend } from '../../charts/trend-options.ts';
import { ChangeBadge, comparedWith } from '../../components/change-badge.tsx';
import { ChartPanel } from '../../components/chart-panel.tsx';
import { ExploratoryMark } from '../../components/exploratory-mark.tsx';
import { NothingYet } from '../../components/nothing-yet.tsx';
import { PageTitle } from '../../components/panel.tsx';
import { PlatformMark } from '../../components/platform-mark.tsx';
import { Query } from '../../components/query.tsx';
import { PanelSkeleton } from '../../components/skeletons.tsx';
import { formatDay } from '../../format/dates.ts';
import { formatInterval, formatScore, plural } from '../../format/numbers.ts';
import { trendHeader, trendRows } from '../../format/trend-table.ts';
import { useScoredQueries } from '../../labels/use-scored-queries.ts';
import { notesInPicture, withNotes } from '../../notes/chart-notes.ts';
import { NotedChart } from '../../notes/noted-chart.tsx';
import { useTrendNotes } from '../../notes/use-notes.tsx';
import { lineMark, platformEntry } from '../../pictures/marks.ts';
import { platformsOf, queryEdits, type GroupGrowth } from './growth-series.ts';
import './growth.css';

/** The last 30 days of a group on each platform, with interval, n and whether it changed. */
function LastWindow({ growth, customerId }: { growth: GroupGrowth; customerId: number }) {
  const [filters] = useFilters();
  const { compare } = filters;
  return (
    <ul className="window-list">
      {growth.platforms.map(({ platform, latest, before, change }) => (
        <li key={platform}>
          <PlatformMark platform={platform} short />
          <span className="num">
            <Link
              className="text-link"
              href={viewAddress(
                customerId,
                'answers',
                {
                  ...noFilters,
                  ...queriesOf(filters),
                  group: growth.queryGroupId,
                  platform,
                  from: latest.from,
                  to: latest.to,
                },
                { outcome: 'answered' },
              )}
            >
              <b>{formatScore(latest.score.value)}</b>{' '}
              <span className="dim small">
                {formatInterval(latest.score.low, latest.score.high)}, {plural(latest.score.n, 'answer')}
              </span>
            </Link>
          </span>
          {!compare ? null : before !== null ? (
            <ChangeBadge change={change} against={comparedWith(before)} />
          ) : (
            <span className="small dim">nothing to compare</span>
          )}
          {latest.score.exploratory && <ExploratoryMark />}
        </li>
      ))}
    </ul>
  );
}

/** One query group: its scans and 30-day scores per platform, and whether the score changed. */
function GroupChart({ growth, customerId, client }: { growth: GroupGrowth; customerId: number; client: string }) {
  const [filters] = useFilters();
  const scheme = useComputedColorScheme('light');
  const trend: Trend = growth.platforms;
  const days = useMemo(() => trendDays(trend), [trend]);
  const title = growth.queryGroupName;
  const notes = useTrendNotes({ customerId, groupId: growth.queryGroupId, title }, days, filters);
  const timeZone = useTimeZone();
  const history = useOperation('list-query-revisions', { queryGroupId: growth.queryGroupId }).data;
  const edits = useMemo(() => queryEdits(history ?? [], growth, timeZone), [history, growth, timeZone]);
  const option = useMemo(
    () =>
      trendOptions(
        trend,
        scheme,
        edits.map((edit) => edit.date),
        notes.drawn,
      ),
    [trend, scheme, edits, notes.drawn],
  );
  return (
    <ChartPanel
      title={title}
      actions={notes.action}
      picture={{
        client,
        period: trendPeriod(trend),
        note: '30-day score with its 95 % interval; points: scans',
        legend: trend.map((entry) => platformEntry(entry.platform, scheme)),
        body: { kind: 'chart', option, height: 340 },
        notes: notesInPicture(notes.drawn),
        scheme,
      }}
      table={withNotes(
        { name: `${title} growth`, header: trendHeader, rows: trendRows(growth.platforms) },
        notes.drawn,
      )}
    >
      <p className="small dim">Last 30 days{filters.compare && ', compared with the 90 days before'}</p>
      <LastWindow growth={growth} customerId={customerId} />
      <NotedChart
        notes={notes.drawn}
        open={notes.open}
        option={option}
        height={200}
        label={`${title}. ${trendSentence(trend)}`}
        onPick={({ data }) => {
          if (typeof data === 'object' && data !== null && 'name' in data)
            navigate(itemAddress(customerId, 'scans', String(data.name)));
        }}
      />
      {edits.length > 0 && (
        <ol className="small dim edit-list" aria-label="Edits of the queries, by their number in the chart">
          {edits.map((edit, index) => (
            <li key={index}>
              <span className="num">{formatDay(edit.date)}</span> <bdi>{edit.words}</bdi>
            </li>
          ))}
        </ol>
      )}
    </ChartPanel>
  );
}

/** The query groups compared on one platform. */
function CompareGroups({
  growth,
  customerId,
  platform,
  client,
  choose,
}: {
  client: string;
  customerId: number;
  growth: readonly GroupGrowth[];
  platform: string;
  choose: (platform: string) => void;
}) {
  const scheme = useComputedColorScheme('light');
  const platforms = platformsOf(growth);
  const shown = platforms.includes(platform) ? platform : (platforms[0] ?? '');
  const lines = useMemo(
    () =>
      growth
        .map((group): ComparedLine => ({
          id: group.queryGroupId,
          title: group.queryGroupName,
          points: group.platforms.find((entry) => entry.platform === shown)?.rolling ?? [],
        }))
        .filter((line) => line.points.length > 0),
    [growth, shown],
  );
  const [filters] = useFilters();
  const title = 'Query groups compared';
  const days = useMemo(() => comparedDays(lines), [lines]);
  const notes = useTrendNotes({ customerId, groupId: filters.group, title }, days, filters);
  const option = useMemo(() => compareOptions(lines, scheme, notes.drawn), [lines, scheme, notes.drawn]);
  const answersBehind = (groupId: string | number) =>
    growth.find((group) => group.queryGroupId === groupId)?.platforms.find((entry) => entry.platform === shown)?.latest
      .score.n ?? 0;
  return (
    <ChartPanel
      title={title}
      note="30-day score"
      picture={{
        client,
        period: trendPeriod(growth.flatMap((group) => group.platforms).filter((entry) => entry.platform === shown)),
        note: `30-day score on ${platformLabel(shown)}`,
        legend: lines.map((line, index) => {
          const look = lineLook(index, scheme);
          return { mark: lineMark(look.colour, look.dash), label: line.title };
        }),
        body: { kind: 'chart', option, height: 340 },
        notes: notesInPicture(notes.drawn),
        scheme,
      }}
      table={withNotes(
        {
          name: `Query groups compared on ${platformLabel(shown)}`,
          header: ['Query group', 'Date', '30-day score'],
          rows: lines.flatMap((line) => line.points.map((point) => [line.title, point.date, point.score])),
        },
        notes.drawn,
      )}
      actions={
        <>
          {platforms.length > 1 && (
            <SegmentedControl
              size="xs"
              aria-label="Platform"
              value={shown}
              onChange={choose}
              data={platforms.map((value) => ({ value, label: platformLabel(value) }))}
            />
          )}
          {notes.action}
        </>
      }
    >
      <NotedChart
        notes={notes.drawn}
        open={notes.open}
        option={option}
        height={240}
        label={`30-day scores on ${platformLabel(shown)}: ${lines.map((line) => `${line.title} ${formatScore(line.points.at(-1)?.score)}`).join('; ')}`}
      />
      <ul className="line-legend">
        {lines.map((line, index) => {
          const look = lineLook(index, scheme);
          return (
            <li key={line.id}>
              <svg width="26" height="6" aria-hidden="true">
                <line
                  x1="0"
                  y1="3"
                  x2="26"
                  y2="3"
                  stroke={look.colour}
                  strokeWidth="2.5"
                  strokeDasharray={look.dash === 'solid' ? undefined : look.dash.join(' ')}
                />
              </svg>
              <bdi>{line.title}</bdi>
              <span className="num dim">
                {formatScore(line.points.at(-1)?.score)}, {plural(answersBehind(line.id), 'answer')}
              </span>
            </li>
          );
        })}
      </ul>
    </ChartPanel>
  );
}

/** Whether the work has an effect: every scan and the 30-day score, by query group and platform. */
export default function Growth({ customerId }: ViewProps) {
  const [filters] = useFilters();
  const [parameters, change] = useViewParameters();
  const stats = useOperation('get-growth', viewScope(customerId, filters), { keepPrevious: true });
  const name = useCustomer(customerId)?.name;
  const scored = useScoredQueries(customerId, filters);
  return (
    <div className="page">
      <PageTitle title="Growth" note={scored === '' ? name : `${name ?? ''} · ${scored}`}>
        <span className="legend">
          {platformsOf(stats.data ?? []).map((platform) => (
            <PlatformMark key={platform} platform={platform} />
          ))}
        </span>
      </PageTitle>
      <Query
        of={stats}
        what="the growth"
        loading={<GrowthSkeleton />}
        isEmpty={(growth) => growth.length === 0}
        empty={
          <NothingYet customerId={customerId} view="growth" filters={filters} title="No scan to show">
            A point appears for every finished scan.
          </NothingYet>
        }
      >
        {(growth) => (
          <>
            {growth.length > 1 && (
              <CompareGroups
                growth={growth}
                customerId={customerId}
                client={name ?? ''}
                platform={parameters.get('on') ?? ''}
                choose={(on) => change({ on })}
              />
            )}
            <div className={growth.length > 1 ? 'two-columns' : undefined}>
              {growth.map((group) => (
                <GroupChart key={group.queryGroupId} growth={group} customerId={customerId} client={name ?? ''} />
              ))}
            </div>
          </>
        )}
      </Query>
    </div>
  );
}

function GrowthSkeleton() {
  return (
    <>
      <PanelSkeleton height="19rem" lines={6} />
      <div className="two-columns">
        <PanelSkeleton height="16rem" lines={5} />
        <PanelSkeleton height="16rem" lines={5} />
      </div>
    </>
  );
}
