import type { ReadContext } from '#main/results/read-context.ts';
import { readActions } from '#main/results/actions.ts';
import { effectReader, readEffect } from '#main/results/effects.ts';
import {
  publishedCustomers,
  warehouseRows,
  workspaceTables,
  type ColumnType,
  type WarehouseRow,
  type WarehouseTable,
  type WarehouseValue,
} from '#main/store/warehouse-tables.ts';

/** A table whose rows the app computes. */
interface ComputedTable extends Omit<WarehouseTable, 'sql'> {
  readonly rowsOf: (context: ReadContext, customerId: number) => Readonly<Record<string, WarehouseValue>>[];
}

const actions: ComputedTable = {
  name: 'actions',
  about:
    'What was done for a client (page, article, listing, press, other), on its first day; pages and texts of the queries it aims at are one a line. drawn: lots decided which queries were worked on first.',
  columns: {
    ...{ client_id: 'integer', action_id: 'integer', kind: 'text', title: 'text', day: 'date', pages: 'text' },
    ...{ queries: 'text', cost_usd: 'number', drawn: 'boolean' },
  } satisfies Record<string, ColumnType>,
  rowsOf: ({ store }, customerId) =>
    readActions(store, customerId).map((action) => ({
      client_id: customerId,
      action_id: action.actionId,
      kind: action.kind,
      title: action.title,
      day: action.day,
      pages: action.pages.join('\n'),
      queries: action.steps.flatMap(({ queries }) => queries.map(({ query }) => query)).join('\n'),
      cost_usd: action.costUsd,
      drawn: action.drawn === null ? 0 : 1,
    })),
};

const effects: ComputedTable = {
  name: 'effects',
  about:
    'What can be said of the effect of an action on a platform, as of its last look: a difference in points with the ends of its interval, before and after; status too_early, within_noise, rose, fell or cannot_be_told.',
  columns: {
    ...{ client_id: 'integer', action_id: 'integer', platform: 'text', design: 'text', status: 'text' },
    ...{ day: 'date', estimate: 'number', low: 'number', high: 'number', first_told: 'date' },
    ...{ aimed_before: 'number', aimed_after: 'number', others_before: 'number', others_after: 'number' },
    ...{ next_judgement: 'date', sentence: 'text' },
  } satisfies Record<string, ColumnType>,
  rowsOf: (context, customerId) => {
    const all = readActions(context.store, customerId);
    if (all.length === 0) return [];
    const reader = effectReader(context, customerId, all);
    return all.flatMap((action) =>
      readEffect(reader, action).platforms.map((effect) => ({
        client_id: customerId,
        action_id: action.actionId,
        platform: effect.platform,
        design: effect.design,
        status: effect.status,
        day: effect.latest?.day ?? null,
        estimate: effect.latest?.estimate ?? null,
        low: effect.latest?.low ?? null,
        high: effect.latest?.high ?? null,
        first_told: effect.firstTold,
        aimed_before: effect.aimed?.before ?? null,
        aimed_after: effect.aimed?.after ?? null,
        others_before: effect.others?.before ?? null,
        others_after: effect.others?.after ?? null,
        next_judgement: effect.nextJudgement,
        sentence: effect.sentence,
      })),
    );
  },
};

/** What is said once: few rows, published as a whole. */
export const dimensions: readonly (WarehouseTable | ComputedTable)[] = [...workspaceTables, actions, effects];

/** All rows of such a table. */
export const dimensionRows = (context: ReadContext, table: (typeof dimensions)[number]): WarehouseRow[] => {
  const names = Object.keys(table.columns);
  return publishedCustomers(context.store).flatMap((customerId) =>
    'sql' in table
      ? [...warehouseRows(context.store, table, { customerId })]
      : table.rowsOf(context, customerId).map((row) => names.map((name) => row[name] ?? null)),
  );
};
