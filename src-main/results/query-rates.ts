import type { OutputOf } from '#shared/contract/index.ts';
import type { ViewScope } from '#shared/contract/workspace/scope.ts';
import { addDays, type Day } from '#shared/domain/dates.ts';
import { roundOneDecimal } from '#shared/domain/rounding.ts';
import { isExploratory } from '#main/analysis/intervals/proportion.ts';
import { summedInterval } from '#main/analysis/intervals/summed-interval.ts';
import { executionCounts } from '#main/store/statistics/execution-counts.ts';
import {
  answersIn,
  lastAnswersTo,
  monthsOf,
  queriesToRate,
  queryTotals,
  type LastAnswer,
  type QueryTotals,
} from '#main/store/statistics/query-rates.ts';
import type { ReadStore } from '#main/store/open.ts';
import { hasQuery, withAllQueries } from '#main/store/queries-only.ts';
import type { ExecutionScope } from '#main/store/statistics/scope.ts';
import { newestOfEach } from './latest-executions.ts';
import { percentBounds, toPercent } from './measures.ts';
import type { ReadContext } from './read-context.ts';
import { viewExecutions, viewPeriod } from './view-executions.ts';

type QueryRates = OutputOf<'get-query-rates'>;
type PlatformRate = QueryRates['queries'][number]['platforms'][number];

/** Whether all days of a month (yyyy-mm) lie within a period. */
const liesWithin = (month: string, { from, to }: { readonly from: Day; readonly to: Day }): boolean =>
  `${month}-01` >= from && (`${month}-31` <= to || addDays(`${month}-28`, 4).slice(0, 7) <= addDays(to, 1).slice(0, 7));

/**
 * How each query does on each platform in the period of a view. Whole months are read from their rollup, which counts every
 * execution, so a month with answers of a scan that is not done is counted from its answers, like the days at the ends.
 */
export function readQueryRates(request: ViewScope, context: ReadContext): QueryRates {
  // Each query is counted by itself: all of them are read, from their rollup, and those of the view are kept.
  const store = withAllQueries(context.store);
  const period = viewPeriod(context, request);
  const scope = viewExecutions(context, request);
  const filter = {
    customerId: request.customerId,
    groupId: request.queryGroupId ?? null,
    platform: request.platform ?? null,
  };
  const months = monthsOf(store, request.customerId, scope)
    .filter(({ month, done }) => done === 1 && period !== null && liesWithin(month, period))
    .map(({ month }) => month);
  const sums = queryTotals(store, scope, { ...filter, months }).filter(({ queryId }) =>
    hasQuery(context.store, queryId),
  );
  const totals = Map.groupBy(sums, ({ queryId }) => queryId);
  const last = lastAnswers(store, scope, sums);
  const rateOf = (sums: QueryTotals): PlatformRate => ({
    platform: sums.platform,
    score: scoreOf(sums),
    position: sums.mentioned === 0 ? null : roundOneDecimal(sums.positionSum / sums.mentioned),
    last: shown(last.get(keyOf(sums))),
  });
  return {
    period,
    queries: queriesToRate(store, filter.customerId, filter.groupId)
      .filter(({ queryId, active }) => hasQuery(context.store, queryId) && (active === 1 || totals.has(queryId)))
      .map(({ queryId, query, queryGroupId, groupName, active, intent, tags }) => ({
        queryId,
        query,
        queryGroupId,
        queryGroupName: groupName,
        active: active === 1,
        intent,
        tags: [...tags],
        platforms: (totals.get(queryId) ?? []).toSorted((a, b) => (a.platform < b.platform ? 1 : -1)).map(rateOf),
      })),
  };
}

const keyOf = ({ queryId, platform }: { readonly queryId: number; readonly platform: string }): string =>
  `${queryId} ${platform}`;

/** The last answer to each of some queries: most are in the newest scans, those no longer asked further back. */
function lastAnswers(store: ReadStore, scope: ExecutionScope, sums: readonly QueryTotals[]): Map<string, LastAnswer> {
  const newest = newestOfEach(executionCounts(store, scope)).executionIds;
  const last = new Map(answersIn(store, newest).map((answer) => [keyOf(answer), answer]));
  const earlier = sums.filter((query) => !last.has(keyOf(query)));
  for (const answer of lastAnswersTo(store, scope, earlier)) last.set(keyOf(answer), answer);
  return last;
}

const scoreOf = (sums: QueryTotals): PlatformRate['score'] => ({
  value: toPercent(sums.mentioned / sums.answered),
  ...percentBounds(summedInterval(sums)),
  successes: sums.mentioned,
  n: sums.answered,
  exploratory: isExploratory(sums.answered),
});

const shown = (answer: LastAnswer | undefined): PlatformRate['last'] =>
  answer === undefined
    ? null
    : {
        answerId: answer.answerId,
        date: answer.date,
        outcome: answer.outcome,
        mentioned: answer.mentioned === 1,
        position: answer.position,
      };
