import type { JudgedKind } from '#shared/contract/workspace/alerts.ts';
import type { Day } from '#shared/domain/dates.ts';
import type { DetectedChange, ScanShare } from '#main/analysis/intervals/change-detector.ts';
import type { WatchedExecution } from '#main/store/statistics/watched-counts.ts';

/** What one series of a customer is about. */
export interface SeriesSubject {
  readonly kind: JudgedKind;
  readonly platform: string;
  /** The one query group of the series; null: all of the customer. */
  readonly queryGroupId: number | null;
  /** The company, domain, article or query. */
  readonly subject: { readonly id: number; readonly name: string } | null;
}

/** A series that alerts watch. */
export interface WatchedSeries extends SeriesSubject {
  readonly customerId: number;
  /** The tag of its queries; absent: all queries. */
  readonly tag?: string;
  /** Names the series for ever. */
  readonly key: string;
  /** The answers of its scans that count, of how many; oldest first. */
  readonly shares: readonly ScanShare[];
  /** Looks for a change in the scans after one day up to another; the starts of a change are positions in `days`. */
  detect(days: readonly Day[], shares: readonly number[]): DetectedChange | null;
}

/** How many series of a customer each kind watches. */
export type SeriesCounts = Partial<Record<JudgedKind, number>>;

/** What is read of a customer to watch it. */
export interface Watched {
  readonly executions: readonly WatchedExecution[];
  /** Every series, those that cannot have changed left out. */
  readonly series: readonly WatchedSeries[];
  /** How many series are watched, those left out included. */
  readonly counts: SeriesCounts;
}
