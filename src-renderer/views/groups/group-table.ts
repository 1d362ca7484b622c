import type { OutputOf } from '#shared/contract/index.ts';
import { platformLabel } from '#shared/domain/platforms.ts';
import { mark } from '#shared/language/text-key.ts';
import type { TableData } from '../../format/table-data.ts';
import { scoreHeads } from '../../format/score-heads.ts';

type Group = OutputOf<'list-query-groups'>[number];

/** The query groups as a file: a row per platform, since scores of platforms are never mixed; one row without any. */
export const groupTable = (name: string, groups: readonly Group[]): TableData => ({
  name,
  header: [
    mark('Query group'),
    mark('State'),
    mark('Website'),
    mark('Keywords'),
    mark('Language'),
    mark('Country'),
    mark('Queries'),
    mark('Last scan'),
    mark('Next scan'),
    ...scoreHeads,
  ],
  rows: groups.flatMap((group) => {
    const { websiteUrl, keywords, language, countryCode, activeQueries, lastScanAt, nextRunAt } = group;
    const ofGroup = [
      ...[group.name, group.status, websiteUrl, keywords, language, countryCode],
      ...[activeQueries, lastScanAt, nextRunAt],
    ];
    const scores = new Map(group.latestScores.map((latest) => [latest.platform, latest]));
    const platforms = [...new Set([...group.platforms, ...scores.keys()])];
    if (platforms.length === 0) return [[...ofGroup, ...Array<null>(7).fill(null)]];
    return platforms.map((platform) => {
      const latest = scores.get(platform);
      const figures =
        latest === undefined
          ? Array<null>(6).fill(null)
          : [latest.score.value, latest.score.low, latest.score.high, latest.score.n, latest.from, latest.to];
      return [...ofGroup, platformLabel(platform), ...figures];
    });
  }),
});
