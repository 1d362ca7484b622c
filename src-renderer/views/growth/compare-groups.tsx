import { useComputedColorScheme } from '@mantine/core';
import { useMemo } from 'react';
import { platformLabel } from '#shared/domain/platforms.ts';
import { mark } from '#shared/language/text-key.ts';
import { useFilters } from '../../app/use-place.ts';
import { comparedDays, compareOptions, lineLook, type ComparedLine } from '../../charts/compare-options.ts';
import { LineSwatch } from '../../charts/line-swatch.tsx';
import { trendPeriod } from '../../charts/trend-options.ts';
import { ChartPanel } from '../../components/chart-panel.tsx';
import { Segments } from '../../components/segments.tsx';
import { formatScore } from '../../format/numbers.ts';
import { notesInPicture, withNotes } from '../../notes/chart-notes.ts';
import { NotedChart } from '../../notes/noted-chart.tsx';
import { useTrendNotes } from '../../notes/use-notes.tsx';
import { lineMark } from '../../pictures/marks.ts';
import { t } from '../../language/current.ts';
import { platformsOf, type GroupGrowth } from './growth-series.ts';

/** The query groups compared on one platform. */
export function CompareGroups({
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
  const title = t('Query groups compared');
  const days = useMemo(() => comparedDays(lines), [lines]);
  const notes = useTrendNotes({ customerId, groupId: filters.group, title }, days, filters);
  const option = useMemo(() => compareOptions(lines, scheme, notes.drawn), [lines, scheme, notes.drawn]);
  const answersBehind = (groupId: string | number) =>
    growth.find((group) => group.queryGroupId === groupId)?.platforms.find((entry) => entry.platform === shown)?.latest
      .score.n ?? 0;
  return (
    <ChartPanel
      title={title}
      note={t('30-day score')}
      picture={{
        client,
        period: trendPeriod(growth.flatMap((group) => group.platforms).filter((entry) => entry.platform === shown)),
        note: t('30-day score on {platform}', { platform: platformLabel(shown) }),
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
          name: t('Query groups compared on {platform}', { platform: platformLabel(shown) }),
          header: [mark('Query group'), mark('Date'), mark('30-day score')],
          rows: lines.flatMap((line) => line.points.map((point) => [line.title, point.date, point.score])),
        },
        notes.drawn,
      )}
      actions={
        <>
          {platforms.length > 1 && (
            <Segments
              size="xs"
              aria-label={t('Platform')}
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
        label={t('30-day scores on {platform}: {scores}', {
          platform: platformLabel(shown),
          scores: lines.map((line) => `${line.title} ${formatScore(line.points.at(-1)?.score)}`).join('; '),
        })}
      />
      <ul className="line-legend">
        {lines.map((line, index) => (
          <li key={line.id}>
            <LineSwatch look={lineLook(index, scheme)} />
            <bdi>{line.title}</bdi>
            <span className="num dim">
              {t('{score}, {count, plural, one {# answer} other {# answers}}', {
                score: formatScore(line.points.at(-1)?.score),
                count: answersBehind(line.id),
              })}
            </span>
          </li>
        ))}
      </ul>
    </ChartPanel>
  );
}
