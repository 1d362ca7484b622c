import type { Action } from '#shared/contract/workspace/actions.ts';
import type { ActionKind } from '#shared/domain/actions.ts';
import { textsIn, type AsStored } from './json-columns.ts';
import type { ReadStore, Store } from './store.ts';

export interface ActionRow {
  readonly id: number;
  readonly customerId: number;
  readonly kind: ActionKind;
  readonly title: string;
  /** Addresses. */
  readonly pages: readonly string[];
  readonly costMicro: number | null;
  readonly against: Action['against'];
  readonly settlingDays: number;
  /** Of the drawn order; null if a person chose the queries. */
  readonly seed: number | null;
  readonly recommendationId: number | null;
  readonly aimedAt: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface StepRow {
  readonly actionId: number;
  readonly step: number;
  readonly plannedDay: string | null;
  readonly day: string | null;
}

export interface AimedQueryRow {
  readonly actionId: number;
  readonly step: number;
  readonly block: number;
  readonly queryId: number;
  readonly query: string;
  readonly queryGroupId: number;
  readonly queryGroupName: string;
  readonly active: 0 | 1;
}

const actions = `SELECT a.id, a.customer_id AS customerId, a.kind, a.title, a.pages, a.cost_micro AS costMicro, a.against,
    a.settling_days AS settlingDays, a.seed,
    r.recommendation_id AS recommendationId, a.aimed_at AS aimedAt, a.created_at AS createdAt, a.updated_at AS updatedAt
  FROM action a LEFT JOIN action_recommendation r ON r.action_id = a.id`;

type StoredAction = AsStored<ActionRow, 'pages'>;
const toRow = ({ pages, ...row }: StoredAction): ActionRow => ({ ...row, pages: textsIn(pages) });

/** The actions of a customer, those whose first day is latest first; with a group, those that aim at queries of it. */
export const listActionRows = (store: ReadStore, customerId: number, groupId: number | null = null): ActionRow[] =>
  store
    .all<StoredAction>(
      `${actions} WHERE a.customer_id = :customerId AND (:groupId IS NULL OR EXISTS (
       SELECT 1 FROM action_query x JOIN query q ON q.id = x.query_id WHERE x.action_id = a.id AND q.query_group_id = :groupId))
     ORDER BY (SELECT MIN(s.day) FROM action_step s WHERE s.action_id = a.id) DESC, a.id DESC`,
      { customerId, groupId },
    )
    .map(toRow);

export const findAction = (store: ReadStore, actionId: number): ActionRow | undefined => {
  const row = store.get<StoredAction>(`${actions} WHERE a.id = :actionId`, { actionId });
  return row === undefined ? undefined : toRow(row);
};

/** The dates of the actions of a customer, in order. */
export const listStepRows = (store: ReadStore, customerId: number): StepRow[] =>
  store.all(
    `SELECT action_id AS actionId, step, planned_day AS plannedDay, day FROM action_step
     WHERE customer_id = :customerId ORDER BY action_id, step`,
    { customerId },
  );

/** The queries that the actions of a customer aim at, in their order. */
export const listAimedQueryRows = (store: ReadStore, customerId: number): AimedQueryRow[] =>
  store.all(
    `SELECT x.action_id AS actionId, x.step, x.block, q.id AS queryId, q.text AS query, g.id AS queryGroupId, g.name AS queryGroupName,
       q.deleted_at IS NULL AS active
     FROM action a JOIN action_query x ON x.action_id = a.id JOIN query q ON q.id = x.query_id
     JOIN query_group g ON g.id = q.query_group_id AND g.deleted_at IS NULL
     WHERE a.customer_id = :customerId ORDER BY x.action_id, x.position`,
    { customerId },
  );

export const countActions = (store: ReadStore, customerId: number): number =>
  store.get<{ n: number }>('SELECT COUNT(*) AS n FROM action WHERE customer_id = :customerId', { customerId })?.n ?? 0;

/** What a person may change of an action at any time. */
export interface ActionContent {
  readonly kind: ActionKind;
  readonly title: string;
  readonly pages: readonly string[];
  readonly costMicro: number | null;
  readonly recommendationId: number | null;
}

/** What an action is judged by: its dates, the queries of each in order, and what they are compared with. */
export interface ActionAim extends Pick<ActionRow, 'against' | 'settlingDays'> {
  readonly seed: number | null;
  readonly steps: readonly {
    readonly day: string | null;
    readonly queries: readonly { readonly queryId: number; readonly block: number }[];
  }[];
}

const columnsOf = ({ kind, title, pages, costMicro }: ActionContent) => ({
  kind,
  title,
  pages: JSON.stringify(pages),
  costMicro,
});

/** Records an action; returns its id. Call within a transaction. */
export function insertAction(
  store: Store,
  customerId: number,
  content: ActionContent,
  aim: ActionAim,
  at: string,
): number {
  const { id } = store.run(
    `INSERT INTO action (customer_id, kind, title, pages, cost_micro, aimed_at, created_at, updated_at)
     VALUES (:customerId, :kind, :title, :pages, :costMicro, :at, :at, :at)`,
    { customerId, ...columnsOf(content), at },
  );
  writeRecommendation(store, id, content.recommendationId);
  writeAim(store, { id, customerId }, aim, at);
  return id;
}

/** Replaces what was done; its days and queries stay. */
export function updateAction(store: Store, id: number, content: ActionContent, at: string): void {
  store.run(
    'UPDATE action SET kind = :kind, title = :title, pages = :pages, cost_micro = :costMicro, updated_at = :at WHERE id = :id',
    { id, ...columnsOf(content), at },
  );
  writeRecommendation(store, id, content.recommendationId);
}

/** Replaces the days and queries of an action, and stores that instant. */
export function writeAim(
  store: Store,
  { id, customerId }: Pick<ActionRow, 'id' | 'customerId'>,
  { seed, steps, against, settlingDays }: ActionAim,
  at: string,
): void {
  store.run(
    'UPDATE action SET seed = :seed, against = :against, settling_days = :settlingDays, aimed_at = :at WHERE id = :id',
    { id, seed, against, settlingDays, at },
  );
  store.run('DELETE FROM action_query WHERE action_id = :id', { id });
  store.run('DELETE FROM action_step WHERE action_id = :id', { id });
  let position = 0;
  for (const [index, { day, queries }] of steps.entries()) {
    const step = index + 1;
    store.run(
      'INSERT INTO action_step (action_id, step, customer_id, planned_day, day) VALUES (:id, :step, :customerId, :day, :day)',
      { id, step, customerId, day },
    );
    for (const { queryId, block } of queries)
      store.run(
        'INSERT INTO action_query (action_id, query_id, step, position, block) VALUES (:id, :queryId, :step, :position, :block)',
        { id, queryId, step, position: (position += 1), block },
      );
  }
}

/** Sets the day on which a step was carried out; the planned one stays. */
export const setStepDay = (store: Store, actionId: number, step: number, day: string | null): void => {
  store.run('UPDATE action_step SET day = :day WHERE action_id = :actionId AND step = :step', { actionId, step, day });
};

function writeRecommendation(store: Store, actionId: number, recommendationId: number | null): void {
  store.run('DELETE FROM action_recommendation WHERE action_id = :actionId', { actionId });
  if (recommendationId !== null)
    store.run(
      'INSERT INTO action_recommendation (action_id, recommendation_id) VALUES (:actionId, :recommendationId)',
      { actionId, recommendationId },
    );
}

/** Deletes an action with its days and queries. */
export function removeAction(store: Store, actionId: number): void {
  for (const table of ['action_recommendation', 'action_query', 'action_step'])
    store.run(`DELETE FROM ${table} WHERE action_id = :actionId`, { actionId });
  store.run('DELETE FROM action WHERE id = :actionId', { actionId });
}
