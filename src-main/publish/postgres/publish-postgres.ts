import { createHash } from 'node:crypto';
import type { JobContext } from '#main/jobs/job.ts';
import type { OrderOf, OutcomeOf } from '#main/jobs/job-table.ts';
import { factTables, warehouseRows } from '#main/store/warehouse-tables.ts';
import {
  copyInto,
  lockWorkspace,
  notePublished,
  noteTable,
  readPublished,
  readTableDigest,
  removeFacts,
  removeNotes,
  removeTable,
  transactionSettings,
} from '#main/store/warehouse-postgres.ts';
import { dimensionRows, dimensions } from '../dimension-rows.ts';
import { planExecutions, planWorkspace, type PublishedExecution } from '../plan.ts';
import { readPostgresAddress } from './address.ts';
import { openPostgres, type Postgres } from './connection.ts';
import { copyRows } from './copy-rows.ts';
import { ensureMonths, ensureSchema } from './schema.ts';

/** What is published where. */
type PostgresOrder = Omit<OrderOf<'publish'>, 'target'> & { readonly address: string };

/** Answers that are committed together: what a kill repeats at most. */
const answersTogether = 4_000;
const millisecondsBetweenLooks = 250;

/**
 * The job: brings a PostgreSQL warehouse up to date with the workspace. The rows of a scan and the note that it is
 * published are one transaction: killed at any moment, the next run completes what is missing, and a reader never sees half
 * a scan.
 */
export async function publishPostgres(order: PostgresOrder, context: JobContext): Promise<OutcomeOf<'publish'>> {
  context.progress(0, 0, 'Connecting');
  const warehouse = await openPostgres(readPostgresAddress(order.address, 'address'));
  // A server that does not answer must not keep a person from cancelling.
  const looking = setInterval(() => {
    try {
      context.checkCancelled();
    } catch {
      warehouse.cut();
    }
  }, millisecondsBetweenLooks);
  try {
    return await publish(order, context, warehouse);
  } catch (error) {
    context.checkCancelled();
    throw error;
  } finally {
    clearInterval(looking);
    await warehouse.close();
  }
}

async function publish(
  { texts, workspace }: PostgresOrder,
  context: JobContext,
  warehouse: Postgres,
): Promise<OutcomeOf<'publish'>> {
  const { store, progress, checkCancelled } = context;
  await ensureSchema(warehouse);
  progress(0, 0, 'Looking for what changed');
  const published = await publishedOf(warehouse, workspace);
  const planned = planWorkspace(store, texts, checkCancelled);
  const due = planned.filter(({ executionId, digest }) => published.get(executionId)?.digest !== digest);
  const planIds = new Set(planned.map(({ executionId }) => executionId));
  const gone = [...published.keys()].filter((executionId) => !planIds.has(executionId));
  await ensureMonths(warehouse, [...new Set(due.map(({ day }) => day.slice(0, 7)))]);
  const total = answersOf(due);
  let answers = 0;
  for (const batch of batchesOf(due)) {
    checkCancelled();
    progress(answers, total, `Publishing ${batch[0]?.day.slice(0, 7) ?? ''}`);
    await exclusively(warehouse, { workspace, isLast: false }, () =>
      publishBatch(batch, { store, warehouse, workspace, texts, published }),
    );
    answers += answersOf(batch);
  }
  checkCancelled();
  progress(total, total, 'Publishing clients, queries and companies');
  const tables = dimensions.map((table) => ({ table, rows: dimensionRows(context, table) }));
  await exclusively(warehouse, { workspace, isLast: true }, async () => {
    await remove(warehouse, workspace, gone, published);
    for (const { table, rows } of tables) await replaceTable(warehouse, workspace, table, rows);
  });
  return { answers, files: 0, removed: gone.length, unchangedAnswers: answersOf(planned) - total };
}

const answersOf = (executions: readonly PublishedExecution[]): number =>
  executions.reduce((sum, { answers }) => sum + answers, 0);

type Published = ReadonlyMap<number, { readonly day: string; readonly digest: string }>;

async function publishedOf(warehouse: Postgres, workspace: string): Promise<Published> {
  const rows = await warehouse.rows<{ id: string; day: string; digest: string }>(readPublished, [workspace]);
  return new Map(rows.map(({ id, day, digest }) => [Number(id), { day, digest }]));
}

/** Executions of one client, together about as many answers as are committed together. */
function* batchesOf(executions: readonly PublishedExecution[]): Iterable<PublishedExecution[]> {
  let batch: PublishedExecution[] = [];
  let answers = 0;
  for (const execution of executions) {
    const [first] = batch;
    if (first !== undefined && (first.customerId !== execution.customerId || answers >= answersTogether)) {
      yield batch;
      [batch, answers] = [[], 0];
    }
    batch.push(execution);
    answers += execution.answers;
  }
  if (batch.length > 0) yield batch;
}

/** A transaction that no other publisher of this workspace falls into. */
const exclusively = (
  warehouse: Postgres,
  { workspace, isLast }: { readonly workspace: string; readonly isLast: boolean },
  work: () => Promise<void>,
): Promise<void> =>
  warehouse.transaction(async () => {
    await warehouse.run(transactionSettings(isLast));
    await warehouse.rows(lockWorkspace, [workspace]);
    await work();
  });

interface BatchParts {
  readonly store: JobContext['store'];
  readonly warehouse: Postgres;
  readonly workspace: string;
  readonly texts: boolean;
  readonly published: Published;
}

/** Writes the rows of some executions, in place of those that were published before. */
async function publishBatch(
  batch: readonly PublishedExecution[],
  { store, warehouse, workspace, texts, published }: BatchParts,
): Promise<void> {
  const ids = batch.map(({ executionId }) => executionId);
  const customerId = batch[0]?.customerId ?? 0;
  await remove(
    warehouse,
    workspace,
    ids.filter((id) => published.has(id)),
    published,
  );
  await store.longSnapshot(async () => {
    // As they are now: since they were planned, someone may have changed them.
    const current = planExecutions(store, customerId, texts, ids);
    for (const table of factTables) {
      const rows = warehouseRows(store, table, { customerId, executions: ids, texts });
      await warehouse.copy(copyInto(table), copyRows(table.columns, rows, workspace));
    }
    const [executions, days] = [current.map(({ executionId }) => executionId), current.map(({ day }) => day)];
    const digests = current.map(({ digest }) => digest);
    await warehouse.rows(notePublished, [workspace, executions, days, digests]);
  });
}

/** Removes what is published of some executions. */
async function remove(
  warehouse: Postgres,
  workspace: string,
  ids: readonly number[],
  published: Published,
): Promise<void> {
  if (ids.length === 0) return;
  const days = ids.flatMap((id) => published.get(id)?.day ?? []).toSorted();
  for (const { name } of factTables) await warehouse.rows(removeFacts(name), [workspace, ids, days[0], days.at(-1)]);
  await warehouse.rows(removeNotes, [workspace, ids]);
}

/** Replaces the rows of a small table, if they changed. */
async function replaceTable(
  warehouse: Postgres,
  workspace: string,
  table: (typeof dimensions)[number],
  rows: Parameters<typeof copyRows>[1],
): Promise<void> {
  const chunks = [...copyRows(table.columns, rows, workspace)];
  const hash = createHash('sha256').update(Object.keys(table.columns).join());
  for (const chunk of chunks) hash.update(chunk);
  const digest = hash.digest('base64url');
  const [before] = await warehouse.rows<{ digest: string }>(readTableDigest, [workspace, table.name]);
  if (before?.digest === digest) return;
  await warehouse.rows(removeTable(table.name), [workspace]);
  await warehouse.copy(copyInto(table), chunks);
  await warehouse.rows(noteTable, [workspace, table.name, digest]);
}
