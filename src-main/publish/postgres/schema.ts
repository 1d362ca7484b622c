import { factTables } from '#main/store/warehouse-tables.ts';
import {
  createPartition,
  createSchema,
  lockCreation,
  partitionName,
  readPartitions,
  readWarehouse,
  warehouseDefinition,
  warehouseVersion,
} from '#main/store/warehouse-postgres.ts';
import { dimensions } from '../dimension-rows.ts';
import type { Postgres } from './connection.ts';

const readState = async (warehouse: Postgres): Promise<{ exists: boolean; isCurrent: boolean }> => {
  const [found] = await warehouse.rows<{ exists: boolean; version: string }>(readWarehouse);
  return { exists: found?.exists === true, isCurrent: Number(found?.version ?? 0) >= warehouseVersion };
};

/** Creates what is missing, or brings it up to date; nothing is done where all is there. Needs PostgreSQL 14 or newer. */
export async function ensureSchema(warehouse: Postgres): Promise<void> {
  if ((await readState(warehouse)).isCurrent) return;
  await warehouse.transaction(async () => {
    await warehouse.run(lockCreation);
    // Another computer may have been first.
    const { exists, isCurrent } = await readState(warehouse);
    if (isCurrent) return;
    if (!exists) await warehouse.run(createSchema);
    await warehouse.run(warehouseDefinition(dimensions));
  });
}

const partitionsOf = async (warehouse: Postgres): Promise<ReadonlySet<string>> =>
  new Set((await warehouse.rows<{ name: string }>(readPartitions)).map(({ name }) => name));

/** Creates the partitions of some months, `2026-11`, that are missing. */
export async function ensureMonths(warehouse: Postgres, months: readonly string[]): Promise<void> {
  const wanted = months.flatMap((month) => factTables.map(({ name: table }) => ({ table, month })));
  const missing = async () => {
    const existing = await partitionsOf(warehouse);
    return wanted.filter(({ table, month }) => !existing.has(partitionName(table, month)));
  };
  if ((await missing()).length === 0) return;
  await warehouse.transaction(async () => {
    await warehouse.run(lockCreation);
    for (const { table, month } of await missing()) await warehouse.run(createPartition(table, month));
  });
}
