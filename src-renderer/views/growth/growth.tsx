import { useComputedColorScheme } from '@mantine/core';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { useCustomer, useOperation } from '../../api/hooks.ts';
import { viewScope } from '../../api/scope.ts';
import { itemAddress, noFilters, queriesOf, viewAddress } from '../../app/address.ts';
import { navigate } from '../../app/hash-location.ts';
import type { ViewProps } from '../../app/view-props.ts';
import { useTimeZone } from '../../app/use-today.ts';
import { useFilters, useViewParameters } from '../../app/use-place.ts';
import { trendDays, trendOptions, trendPeriod, trendSentence, type Trend } from '../../charts/trend-options.ts';
import { ChangeBadge, comparedWith } from '../../components/change-badge.tsx';
import { ChartPanel } from '../../components/chart-panel.tsx';
import { ExploratoryMark } from '../../components/exploratory-mark.tsx';
import { FirstFew } from '../../components/first-few.tsx';
import { NothingYet } from '../../components/nothing-yet.tsx';
import { PageTitle } from '../../components/panel.tsx';
import { PlatformMark } from '../../components/platform-mark.tsx';
import { Query } from '../../components/query.tsx';
import { PanelSkeleton } from '../../components/skeletons.tsx';
import { formatDay } from '../../format/dates.ts';
import { formatInterval, formatScore } from '../../format/numbers.ts';
import { trendHeader, trendRows } from '../../format/trend-table.ts';
import { useScoredQueries } from '../../labels/use-scored-queries.ts';
import { notesInPicture, withNotes } from '../../notes/chart-notes.ts';
import { NotedChart } from '../../notes/noted-chart.tsx';
import { useTrendNotes } from '../../notes/use-notes.tsx';
import { platformEntry } from '../../pictures/marks.ts';
import { t } from '../../language/current.ts';
import { CompareGroups } from './compare-groups.tsx';
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
                {t('{interval}, {count, plural, one {# answer} other {# answers}}', {
                  interval: formatInterval(latest.score.low, latest.score.high),
                  count: latest.score.n,
                })}
              </span>
            </Link>
          </span>
          {!compare ? null : before !== null ? (
            <ChangeBadge change={change} against={comparedWith(before)} />
          ) : (
            <span className="small dim">{t('nothing to compare')}</span>
          )}
          {latest.score.exploratory && <ExploratoryMark />}
        </li>
      ))}
    </ul>
  );
}

/** What the scores are: those of a chosen period end with its last scan, not today. */
function scoreWords({ platforms }: GroupGrowth, compared: boolean): string {
  const [last] = platforms
    .map(({ latest }) => latest.to)
    .toSorted()
    .toReversed();
  if (last === undefined) return '';
  const day = formatDay(last);
  return compared
    ? t('30-day score, to {day}, compared with the 90 days before', { day })
    : t('30-day score, to {day}', { day });
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
        note: t('30-day score with its 95 % interval; points: scans'),
        legend: trend.map((entry) => platformEntry(entry.platform, scheme)),
        body: { kind: 'chart', option, height: 340 },
        notes: notesInPicture(notes.drawn),
        scheme,
      }}
      table={withNotes(
        { name: t('{group} growth', { group: title }), header: trendHeader, rows: trendRows(growth.platforms) },
        notes.drawn,
      )}
    >
      <p className="small dim">{scoreWords(growth, filters.compare)}</p>
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
        <ol className="small dim edit-list" aria-label={t('Edits of the queries, by their number in the chart')}>
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

/** Query groups in the first row. */
const shownAtOnce = 2;

/** Whether the work has an effect: every scan and the 30-day score, by query group and platform. */
export default function Growth({ customerId }: ViewProps) {
  const [filters] = useFilters();
  const [parameters, change] = useViewParameters();
  const stats = useOperation('get-growth', viewScope(customerId, filters), { keepPrevious: true });
  const name = useCustomer(customerId)?.name;
  const scored = useScoredQueries(customerId, filters);
  return (
    <div className="page">
      <PageTitle title={t('Growth')} note={scored === '' ? name : `${name ?? ''} · ${scored}`}>
        <span className="legend">
          {platformsOf(stats.data ?? []).map((platform) => (
            <PlatformMark key={platform} platform={platform} />
          ))}
        </span>
      </PageTitle>
      <Query
        of={stats}
        what={t('the growth')}
        loading={<GrowthSkeleton />}
        isEmpty={(growth) => growth.length === 0}
        empty={
          <NothingYet customerId={customerId} view="growth" filters={filters} title={t('No scan to show')}>
            {t('A point appears for every finished scan.')}
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
              <FirstFew items={growth} first={shownAtOnce}>
                {(group) => (
                  <GroupChart key={group.queryGroupId} growth={group} customerId={customerId} client={name ?? ''} />
                )}
              </FirstFew>
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
