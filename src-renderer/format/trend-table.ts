import { platformLabel } from '#shared/domain/platforms.ts';
import { mark } from '#shared/language/text-key.ts';
import { t } from '../language/current.ts';
import type { CsvValue } from './csv.ts';

interface PlatformTrend {
  readonly platform: string;
  readonly scans: readonly {
    readonly date: string;
    readonly score: number;
    readonly low: number | null;
    readonly high: number | null;
    readonly n: number;
  }[];
  readonly rolling: readonly {
    readonly date: string;
    readonly score: number;
    readonly low: number | null;
    readonly high: number | null;
  }[];
}

/** The header of a trend as a table. */
export const trendHeader = [
  mark('Platform'),
  mark('Date'),
  mark('Kind'),
  mark('Score'),
  mark('95 % low'),
  mark('95 % high'),
  mark('Answers'),
] as const;

/** A trend as rows of a table: every scan with its interval and n, and every 30-day score with its interval. */
export const trendRows = (platforms: readonly PlatformTrend[]): CsvValue[][] =>
  platforms.flatMap(({ platform, scans, rolling }) => [
    ...scans.map((scan) => [platformLabel(platform), scan.date, t('scan'), scan.score, scan.low, scan.high, scan.n]),
    ...rolling.map((point) => [
      platformLabel(platform),
      point.date,
      t('30-day score'),
      point.score,
      point.low,
      point.high,
      null,
    ]),
  ]);
