import type { ViewScope } from '#shared/contract/workspace/scope.ts';
import { growthPoints, type GrowthPoint } from '#main/store/statistics/growth-points.ts';
import { filterChoices, withAllQueries } from '#main/store/queries-only.ts';
import { judgedSeries } from './changes.ts';
import { period } from './period.ts';
import type { ReadContext } from './read-context.ts';

/** The scans that judge a view. */
export interface JudgedPoints {
  /** Those of the view up to its end, oldest first: a change looks back beyond the view's start. */
  readonly points: readonly GrowthPoint[];
  /** The first day of the view. */
  readonly from: string;
  /** How many series of the customer are judged, whatever the view shows; with a filter of queries once for each such filter. */
  readonly series: number;
}

/** Reads the scans of a view's customer; throws `ServiceError` invalid_request if the view ends before it starts. */
export function readJudgedPoints(request: ViewScope, context: ReadContext): JudgedPoints {
  const { customerId, queryGroupId, platform } = request;
  const { from, to } = period(request.from, request.to, 'from');
  const filter = { customerId, groupId: null, platform: null, includeNotActive: true };
  const all = growthPoints(context.store, filter);
  const whole = withAllQueries(context.store);
  const everything = whole === context.store ? all : growthPoints(whole, filter);
  return {
    points: all.filter(
      (point) =>
        (queryGroupId === undefined || point.queryGroupId === queryGroupId) &&
        (platform === undefined || point.platform === platform) &&
        (to === null || point.date <= to),
    ),
    from: from ?? '0000-01-01',
    series: judgedSeries(everything) * filterChoices(context.store),
  };
}
