import type { OutputOf } from '#shared/contract/index.ts';
import type { ViewScope } from '#shared/contract/workspace/scope.ts';
import { intents } from '#shared/domain/intents.ts';
import { withAllQueries } from '#main/store/queries-only.ts';
import { listLabelledQueries, listTags } from '#main/store/query-labels.ts';
import { queryScans, type QueryScan } from '#main/store/statistics/query-scans.ts';
import { mentionCounts, rateMeasureOf } from './measures.ts';
import type { ReadContext } from './read-context.ts';
import { viewExecutions, viewPeriod } from './view-executions.ts';

type Label = OutputOf<'get-label-scores'>['labels'][number];

/** The scores of the queries of each tag and intent in the days of a view; without those that no answer belongs to. */
export function readLabelScores(request: ViewScope, context: ReadContext): OutputOf<'get-label-scores'> {
  const { store } = context;
  const byQuery = Map.groupBy(queryScans(store, viewExecutions(context, request)), ({ queryId }) => queryId);
  const queries = listLabelledQueries(store, request.customerId).map(({ id, intent, tags }) => ({
    scans: byQuery.get(id) ?? [],
    intent,
    tags,
  }));
  const label = (
    head: Pick<Label, 'kind' | 'name' | 'colour'>,
    isOf: (query: (typeof queries)[number]) => boolean,
  ): Label[] => {
    const answered = queries.filter((query) => query.scans.length > 0 && isOf(query));
    return answered.length === 0
      ? []
      : [{ ...head, queries: answered.length, platforms: platformsOf(answered.flatMap(({ scans }) => scans)) }];
  };
  return {
    period: viewPeriod(context, request),
    labels: [
      ...listTags(withAllQueries(store), request.customerId).flatMap(({ name, colour }) =>
        label({ kind: 'tag', name, colour }, ({ tags }) => tags.includes(name)),
      ),
      ...intents.flatMap((name) => label({ kind: 'intent', name, colour: null }, ({ intent }) => intent === name)),
    ],
  };
}

/** The scores on each platform: a scan is a cluster, a group a stratum, as for the score of all queries. */
const platformsOf = (scans: readonly QueryScan[]): Label['platforms'] =>
  [...Map.groupBy(scans, ({ platform }) => platform)]
    .toSorted(([a], [b]) => (a < b ? 1 : -1))
    .map(([platform, onPlatform]) => ({
      platform,
      score: rateMeasureOf(
        [...Map.groupBy(onPlatform, ({ queryGroupId }) => queryGroupId).values()].map((ofGroup) =>
          mentionCounts(
            [...Map.groupBy(ofGroup, ({ executionId }) => executionId)]
              .toSorted(([a], [b]) => a - b)
              .map(([, parts]) => ({
                mentioned: parts.reduce((sum, part) => sum + part.mentioned, 0),
                answered: parts.reduce((sum, part) => sum + part.answered, 0),
              })),
          ),
        ),
      ),
    }));
