import type { OutputOf } from '#shared/contract/index.ts';
import type { ViewScope } from '#shared/contract/workspace/scope.ts';
import { intents } from '#shared/domain/intents.ts';
import { withAllQueries } from '#main/store/queries-only.ts';
import { listLabelledQueries, listTags, type LabelledQueryRow } from '#main/store/query-labels.ts';
import { executionCounts } from '#main/store/statistics/execution-counts.ts';
import { answeredQueries } from '#main/store/statistics/answered-queries.ts';
import { mentionCounts, rateMeasureOf } from './measures.ts';
import type { ReadContext } from './read-context.ts';
import { viewExecutions, viewPeriod } from './view-executions.ts';

type Label = OutputOf<'get-label-scores'>['labels'][number];

/** An execution, and its answered answers to the queries of a label. */
interface Scan {
  readonly id: number;
  readonly platform: string;
  readonly queryGroupId: number;
  answered: number;
  mentioned: number;
}

/** The queries that have the same tags and intent, with their answers. */
interface Kind extends Pick<LabelledQueryRow, 'intent' | 'tags'> {
  readonly queries: Set<number>;
  readonly scans: Map<number, Scan>;
}

/** The scores of the queries of each tag and intent in the days of a view; without those that no answer belongs to. */
export function readLabelScores(request: ViewScope, context: ReadContext): OutputOf<'get-label-scores'> {
  const { store } = context;
  const kinds = countKinds(request, context);
  const label = (head: Pick<Label, 'kind' | 'name' | 'colour'>, isOf: (kind: Kind) => boolean): Label[] => {
    const own = kinds.filter(isOf);
    const queries = own.reduce((sum, kind) => sum + kind.queries.size, 0);
    return queries === 0 ? [] : [{ ...head, queries, platforms: platformsOf(own) }];
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

/** Counts the answers of the view once for each combination of labels, of which there are few. */
function countKinds(request: ViewScope, context: ReadContext): Kind[] {
  const { store } = context;
  const kinds = new Map<string, Kind>();
  const kindOf = new Map<number, Kind>();
  for (const { id, intent, tags } of listLabelledQueries(store, request.customerId)) {
    const key = JSON.stringify([intent, tags]);
    const kind = kinds.get(key) ?? { intent, tags, queries: new Set(), scans: new Map() };
    kinds.set(key, kind);
    kindOf.set(id, kind);
  }
  const scope = viewExecutions(context, request);
  const executions = new Map(
    executionCounts(withAllQueries(store), scope).map((execution) => [execution.id, execution]),
  );
  for (const [executionId = 0, queryId = 0, mentioned = 0] of answeredQueries(store, scope)) {
    const [kind, execution] = [kindOf.get(queryId), executions.get(executionId)];
    if (kind === undefined || execution === undefined) continue;
    kind.queries.add(queryId);
    let scan = kind.scans.get(executionId);
    if (scan === undefined) {
      const { id, platform, queryGroupId } = execution;
      kind.scans.set(executionId, (scan = { id, platform, queryGroupId, answered: 0, mentioned: 0 }));
    }
    scan.answered += 1;
    scan.mentioned += mentioned;
  }
  return [...kinds.values()];
}

/** The scores on each platform: a scan is a cluster, a group a stratum, as for the score of all queries. */
function platformsOf(kinds: readonly Kind[]): Label['platforms'] {
  const scans = Map.groupBy(
    kinds.flatMap((kind) => [...kind.scans.values()]),
    ({ id }) => id,
  );
  const whole = [...scans]
    .toSorted(([a], [b]) => a - b)
    .map(([, parts]) => ({
      platform: parts[0]?.platform ?? '',
      queryGroupId: parts[0]?.queryGroupId ?? 0,
      mentioned: parts.reduce((sum, part) => sum + part.mentioned, 0),
      answered: parts.reduce((sum, part) => sum + part.answered, 0),
    }));
  return [...Map.groupBy(whole, ({ platform }) => platform)]
    .toSorted(([a], [b]) => (a < b ? 1 : -1))
    .map(([platform, onPlatform]) => ({
      platform,
      score: rateMeasureOf(
        [...Map.groupBy(onPlatform, ({ queryGroupId }) => queryGroupId).values()].map((ofGroup) =>
          mentionCounts(ofGroup),
        ),
      ),
    }));
}
