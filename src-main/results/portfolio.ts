import type { OutputOf } from '#shared/contract/index.ts';
import { addDays } from '#shared/domain/dates.ts';
import { percentage } from '#shared/domain/rounding.ts';
import { firstOfMonth } from '#main/money/budget.ts';
import { readCaps } from '#main/money/caps.ts';
import { waitingAlertCounts } from '#main/store/alerts.ts';
import { readCustomerTags } from '#main/store/customer-tags.ts';
import { listCustomersByName, listGroupCounts } from '#main/store/customers.ts';
import { readOpenPortrayals } from '#main/store/client-summaries.ts';
import { listWithoutBranded } from '#main/store/query-labels.ts';
import type { ReadStore } from '#main/store/open.ts';
import { bookedByCustomer } from '#main/store/spend.ts';
import {
  candidateCounts,
  confirmedCompetitorCounts,
  countOpenPortrayals,
  newRecommendationCounts,
  unsettledScans,
  type UnsettledScan,
} from '#main/store/statistics/client-counts.ts';
import { judgeSeries, nothingAnswered, rateChangeOf, replacedModels } from './changes.ts';
import type { ClientSummary } from './client-summary.ts';
import { knownVariationOf, type KnownVariation } from './known-variation.ts';
import { shareOfClients } from './shared-bound.ts';
import { today, type ReadContext } from './read-context.ts';
import { meanScore } from './thirty-day-score.ts';

type Portfolio = OutputOf<'get-portfolio'>;
type Row = Portfolio['customers'][number];

const mostProblems = 5;

/**
 * A row for every customer with a summary, by name. Reads sums over all customers, none of a single one; `reservedMicro`: what
 * is reserved for a customer's requests in flight, micro-dollars.
 */
export function readPortfolio(
  context: ReadContext,
  summaries: ReadonlyMap<number, ClientSummary>,
  reservedMicro: (customerId: number) => number,
  nextRuns: ReadonlyMap<number, string>,
): Portfolio {
  const { store } = context;
  const month = firstOfMonth(today(context));
  const { customers: caps } = readCaps(store);
  const [spent, competitors, candidates] = [
    bookedByCustomer(store, month),
    confirmedCompetitorCounts(store),
    candidateCounts(store),
  ];
  const portrayals = readOpenPortrayals(store);
  const recommendations = newRecommendationCounts(store);
  const alerts = waitingAlertCounts(store, today(context));
  const groups = new Map(listGroupCounts(store).map((row) => [row.customerId, row.groups]));
  const scans = Map.groupBy(unsettledScans(store), ({ customerId }) => customerId);
  const withoutBranded = listWithoutBranded(store);
  const tags = readCustomerTags(store);
  const share = shareOfClients(store);
  const known = knownVariationOf([...summaries.values()].flatMap(({ variations }) => variations));
  return {
    month: month.slice(0, 7),
    renewsOn: firstOfMonth(addDays(month, 31)),
    customers: listCustomersByName(store).flatMap(({ id, name, websiteUrl }) => {
      const summary = summaries.get(id);
      if (summary === undefined) return [];
      const booked = spent.get(id) ?? { costMicro: 0, unconfirmedMicro: 0, unpricedRequests: 0 };
      const cap = caps.get(id) ?? null;
      return {
        customerId: id,
        name,
        websiteUrl,
        tags: tags.get(id) ?? [],
        queryGroups: groups.get(id) ?? 0,
        nextRunAt: nextRuns.get(id) ?? null,
        withoutBranded: withoutBranded.has(id),
        ...figuresOf(summary, competitors.get(id) ?? 0, { store, share, known }),
        waiting: {
          candidates: candidates.get(id) ?? 0,
          mentions: summary.undecidedMentions,
          portrayals: portrayals.get(id) ?? countOpenPortrayals(store, id),
          recommendations: recommendations.get(id) ?? 0,
          alerts: alerts.get(id) ?? 0,
        },
        scans: scansOf(scans.get(id) ?? []),
        spend: {
          capUsd: cap === null ? null : toUsd(cap),
          spentUsd: toUsd(booked.costMicro),
          unconfirmedUsd: toUsd(booked.unconfirmedMicro),
          reservedUsd: toUsd(reservedMicro(id)),
          unpricedRequests: booked.unpricedRequests,
        },
      };
    }),
  };
}

const toUsd = (micro: number): number => micro / 1_000_000;

function figuresOf(
  { period, naming, namingAny, movements, series, platforms }: ClientSummary,
  confirmedCompetitors: number,
  { store, share, known }: { readonly store: ReadStore; readonly share: number; readonly known: KnownVariation },
): Pick<Row, 'score' | 'platforms' | 'period' | 'confirmedCompetitors' | 'shareOfVoice' | 'movements'> {
  return {
    score: meanScore(platforms.map(({ latest }) => latest.score)),
    platforms: platforms.map(({ platform, latest, before, evidence, line }) => ({
      platform,
      latest,
      before,
      change:
        evidence === null
          ? nothingAnswered(latest.to).change
          : rateChangeOf(judgeSeries(evidence, { series, share, known }), replacedModels(store, evidence, latest.to)),
      line,
    })),
    period,
    confirmedCompetitors,
    shareOfVoice: confirmedCompetitors === 0 || namingAny === 0 ? null : percentage(naming, namingAny),
    movements,
  };
}

function scansOf(scans: readonly UnsettledScan[]): Row['scans'] {
  const stateOf = ({ state, why }: UnsettledScan): 'running' | 'waiting' | 'failed' =>
    state === 'Failed' ? 'failed' : why === null ? 'running' : 'waiting';
  const count = (state: 'running' | 'waiting' | 'failed'): number =>
    scans.filter((scan) => stateOf(scan) === state).length;
  return {
    running: count('running'),
    waiting: count('waiting'),
    failed: count('failed'),
    problems: scans
      .flatMap((scan) => {
        const state = stateOf(scan);
        const { executionId, queryGroupName, platform, why } = scan;
        return state === 'running' ? [] : [{ executionId, queryGroupName, platform, state, why: why ?? '' }];
      })
      .slice(0, mostProblems),
  };
}
