import type { Action } from '#shared/contract/workspace/actions.ts';
import {
  listActionRows,
  listAimedQueryRows,
  listStepRows,
  type ActionRow,
  type AimedQueryRow,
} from '#main/store/actions.ts';
import type { ReadStore } from '#main/store/open.ts';

/** What was done for a customer, newest first; with a group, what aims at queries of it. */
export function readActions(store: ReadStore, customerId: number, groupId: number | null = null): Action[] {
  const steps = Map.groupBy(listStepRows(store, customerId), ({ actionId }) => actionId);
  const queries = Map.groupBy(listAimedQueryRows(store, customerId), ({ actionId }) => actionId);
  return listActionRows(store, customerId, groupId).map((row) =>
    toAction(
      row,
      (steps.get(row.id) ?? []).map(({ step, plannedDay, day }) => ({
        step,
        plannedDay,
        day,
        queries: (queries.get(row.id) ?? []).filter((query) => query.step === step).map(toAimedQuery),
      })),
    ),
  );
}

function toAction({ id, customerId: _, costMicro, pages, seed, ...row }: ActionRow, steps: Action['steps']): Action {
  const days = steps.flatMap(({ day }) => day ?? []).toSorted();
  return {
    ...row,
    actionId: id,
    pages: [...pages],
    costUsd: costMicro === null ? null : costMicro / 1_000_000,
    drawn: seed === null ? null : { seed },
    steps,
    day: days[0] ?? row.createdAt.slice(0, 10),
  };
}

/** A query as an action names it. */
export const toAimedQuery = ({
  queryId,
  query,
  queryGroupId,
  queryGroupName,
  active,
}: Omit<AimedQueryRow, 'actionId' | 'step' | 'block'>): Action['steps'][number]['queries'][number] => ({
  queryId,
  query,
  queryGroupId,
  queryGroupName,
  active: active === 1,
});
