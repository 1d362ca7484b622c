import type { OutputOf } from '#shared/contract/index.ts';
import { platformLabel } from '#shared/domain/platforms.ts';
import type { CsvValue } from '../../format/csv.ts';

export type GroupGrowth = OutputOf<'get-growth'>[number];

/** Head and lines of a group's chart as a table: every scan with its interval and n, every average. */
export const growthHeader = ['Platform', 'Date', 'Kind', 'Score', '95 % low', '95 % high', 'Answers'] as const;

export const growthRows = (group: GroupGrowth): CsvValue[][] =>
  group.platforms.flatMap((entry) => [
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
  ]);

/** The platforms that any group was scanned on, each once. */
export const platformsOf = (groups: readonly GroupGrowth[]): string[] => [
  ...new Set(groups.flatMap((group) => group.platforms.map((entry) => entry.platform))),
];
