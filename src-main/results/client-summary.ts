import type { OutputOf } from '#shared/contract/index.ts';
import type { Day } from '#shared/domain/dates.ts';
import { countUndecidedMentions } from '#main/store/negated-mentions.ts';
import { withAllQueries } from '#main/store/queries-only.ts';
import { executionCounts } from '#main/store/statistics/execution-counts.ts';
import { nothingAnswered, scoresAt, type Standing } from './changes.ts';
import { readJudgedPoints } from './judged-points.ts';
import { latestPairs, queryMovements } from './latest-executions.ts';
import { groupVariations, variationOf, type GroupVariation } from './known-variation.ts';
import type { ReadContext } from './read-context.ts';
import { seriesEvidence, type SeriesEvidence } from './series-evidence.ts';
import { sparkline } from './thirty-day-score.ts';
import { viewExecutions, viewPeriod } from './view-executions.ts';

/** Raised whenever the same answers could give another summary: stored ones of an earlier version are computed again. */
export const summaryVersion = 2;

/**
 * What the list of clients shows of the answers of one customer, as far as it depends on no other customer: it is stored as
 * JSON. The figures are those of `get-overview` without dates.
 */
export interface ClientSummary {
  /** The days of share of voice; null without a scan. */
  readonly period: OutputOf<'get-overview'>['period'];
  /** Answers in these days that name the customer, and those that name it or a confirmed competitor. */
  readonly naming: number;
  readonly namingAny: number;
  /** Queries won and lost in the newest scan of each group and platform. */
  readonly movements: { readonly comparedWith: Day | null; readonly won: number; readonly lost: number };
  /** How many series of the customer are judged. */
  readonly series: number;
  readonly platforms: readonly PlatformSummary[];
  /** What the groups of the customer show about others. */
  readonly variations: readonly GroupVariation[];
  /** Negated mentions that no one decided about. */
  readonly undecidedMentions: number;
}

interface PlatformSummary extends Pick<Standing, 'latest' | 'before'> {
  readonly platform: string;
  readonly line: OutputOf<'get-portfolio'>['customers'][number]['platforms'][number]['line'];
  /** Null if nothing was answered. */
  readonly evidence: SeriesEvidence | null;
}

/** Computes the summary of a customer; reads the answers of its last scans. Nothing remembered is in it, because it is stored. */
export function computeClientSummary(context: ReadContext, customerId: number): ClientSummary {
  const { store } = context;
  const current = executionCounts(store, viewExecutions(context, { customerId }));
  const { points, series } = readJudgedPoints({ customerId }, context);
  const moved = queryMovements(store, latestPairs(store, current));
  // What others are judged by has all queries.
  const whole = withAllQueries(store);
  const allPoints = () =>
    whole === store ? points : readJudgedPoints({ customerId }, { ...context, store: whole }).points;
  const sum = (field: 'mentioned' | 'namingAny'): number => current.reduce((total, row) => total + row[field], 0);
  return {
    period: viewPeriod(context, { customerId }),
    naming: sum('mentioned'),
    namingAny: sum('namingAny'),
    movements: { comparedWith: moved.comparedWith, won: moved.won.length, lost: moved.lost.length },
    series,
    platforms: [...Map.groupBy(current, ({ platform }) => platform)]
      .toSorted(([a], [b]) => (a < b ? 1 : -1))
      .map(([platform, rows]) => {
        const lastScan = rows[0]?.executionDate ?? '';
        const scans = points.filter((point) => point.platform === platform && point.date <= lastScan);
        const lastAnswered = scans.at(-1)?.date;
        return {
          platform,
          ...(lastAnswered === undefined ? without(nothingAnswered(lastScan)) : scoresAt(scans, lastAnswered)),
          line: sparkline(scans),
          evidence: seriesEvidence(store, scans, null, (_name, _state, compute) => compute()),
        };
      }),
    variations: [...Map.groupBy(allPoints(), ({ platform }) => platform).values()].flatMap((scans) =>
      groupVariations(scans, (last) => variationOf(whole, last)),
    ),
    undecidedMentions: countUndecidedMentions(withAllQueries(store), customerId),
  };
}

const without = ({ latest, before }: Standing): Pick<Standing, 'latest' | 'before'> => ({ latest, before });
