import type { WatchedExecution, ServedModel } from '#main/store/statistics/watched-counts.ts';
import type { ModelChangeRow } from '#main/store/model-changes.ts';

/** A scan that another model answered than the one before it. */
export interface FoundModelChange extends ModelChangeRow {
  readonly executionId: number;
  /** Whether the same model was asked for: then it was the provider who replaced it. */
  readonly byProvider: boolean;
}

/** Compares the model that most answers of each scan came from with that of the scan before, per group and platform. */
export function modelChanges(
  executions: readonly WatchedExecution[],
  models: readonly ServedModel[],
): FoundModelChange[] {
  const main = new Map<number, ServedModel>();
  for (const model of models) if (!main.has(model.executionId)) main.set(model.executionId, model);
  const series = Map.groupBy(executions, ({ queryGroupId, platform }) => `${queryGroupId} ${platform}`);
  return [...series.values()].flatMap((scans) => {
    let before: ServedModel | undefined;
    return scans.flatMap(({ executionId, queryGroupId, platform, date }) => {
      const now = main.get(executionId);
      const previous = before;
      before = now ?? before;
      if (now === undefined || previous === undefined || now.servedModel === previous.servedModel) return [];
      return {
        ...{ executionId, queryGroupId, platform, day: date, from: previous.servedModel, to: now.servedModel },
        byProvider: now.requestedModel === previous.requestedModel,
      };
    });
  });
}
