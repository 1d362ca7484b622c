import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isTemporary } from '#main/files/durable.ts';
import { fileProblem } from '#main/files/file-problem.ts';
import type { JobContext } from '#main/jobs/job.ts';
import type { OrderOf, OutcomeOf } from '#main/jobs/job-table.ts';
import {
  dimensions,
  factTables,
  publishedCustomers,
  warehouseRows,
  type WarehouseTable,
} from '#main/store/warehouse-tables.ts';
import { duckdbViews } from './duckdb-views.ts';
import { readManifest, writeManifest } from './manifest.ts';
import { parquetOf } from './parquet-file.ts';
import { planUnits, type Unit } from './plan.ts';
import { stageFiles, type StagedFiles } from './staged-files.ts';

/** Folders with files of a workspace: whatever else is in the published folder is not looked at. */
const folders: readonly string[] = [...[...dimensions, ...factTables].map(({ name }) => name), '_answerscope'];
/** How many units are written between two notes of what is done: a kill repeats at most these. */
const unitsBetweenNotes = 25;

/**
 * The job: brings the Parquet files of a folder up to date with the workspace. Each file is replaced whole, and only the
 * files of this workspace are touched; killed at any moment, the next run completes what is missing.
 */
export function publishParquet(order: OrderOf<'publish'>, context: JobContext): OutcomeOf<'publish'> {
  const { folder } = order;
  const files = stageFiles();
  try {
    mkdirSync(folder, { recursive: true });
    return context.store.snapshot(() => publish(order, context, files));
  } catch (error) {
    files.discard();
    throw fileProblem(error, folder);
  }
}

const partsOf = ({ customerId, month }: Unit, workspace: string): Map<WarehouseTable, string> =>
  new Map(factTables.map((table) => [table, `${table.name}/client=${customerId}/month=${month}/${workspace}.parquet`]));

function publish(
  { folder, texts, workspace }: OrderOf<'publish'>,
  context: JobContext,
  staged: StagedFiles,
): OutcomeOf<'publish'> {
  const { store, progress, checkCancelled } = context;
  progress(0, 0, 'Looking for what changed');
  const manifest = readManifest(folder, workspace);
  const units = planUnits(store, texts, checkCancelled);
  const isCurrent = (unit: Unit): boolean =>
    [...partsOf(unit, workspace).values()].every(
      (part) => manifest.get(part) === unit.digest && existsSync(path.join(folder, part)),
    );
  const due = units.filter((unit) => !isCurrent(unit));
  const total = due.reduce((sum, { answers }) => sum + answers, 0);
  let answers = 0;
  for (const [index, unit] of due.entries()) {
    checkCancelled();
    progress(answers, total, `Publishing ${unit.month}`);
    for (const [table, part] of partsOf(unit, workspace)) {
      const rows = warehouseRows(store, table, { ...unit, texts });
      staged.write(path.join(folder, part), parquetOf(table.columns, rows, workspace));
      manifest.set(part, unit.digest);
    }
    answers += unit.answers;
    if (index % unitsBetweenNotes === unitsBetweenNotes - 1) writeManifest(folder, workspace, manifest, staged);
  }
  progress(total, total, 'Publishing clients, queries and companies');
  /** Writes a file if its content changed; returns how many were written. */
  const replace = (part: string, bytes: Uint8Array): number => {
    const digest = createHash('sha256').update(bytes).digest('hex');
    const file = path.join(folder, part);
    if (manifest.get(part) === digest && existsSync(file)) return 0;
    staged.write(file, bytes);
    manifest.set(part, digest);
    return 1;
  };
  const customers = publishedCustomers(store);
  let files = due.length * factTables.length;
  for (const table of dimensions) {
    const rows = customers.flatMap((customerId) => [...warehouseRows(store, table, { customerId })]);
    const bytes = parquetOf(table.columns, rows, workspace);
    files += replace(`${table.name}/${workspace}.parquet`, bytes);
  }
  files += replace('_answerscope/duckdb.sql', Buffer.from(duckdbViews));
  const expected = new Set([
    ...units.flatMap((unit) => [...partsOf(unit, workspace).values()]),
    ...dimensions.map(({ name }) => `${name}/${workspace}.parquet`),
    '_answerscope/duckdb.sql',
  ]);
  staged.commit();
  const removed = removeOthers(folder, workspace, expected);
  for (const part of manifest.keys()) if (!expected.has(part)) manifest.delete(part);
  writeManifest(folder, workspace, manifest, staged);
  return { answers, files, removed, unchangedAnswers: units.reduce((sum, unit) => sum + unit.answers, 0) - answers };
}

/** Removes files of the workspace that no longer belong there, and what a killed run left half written; returns how many. */
function removeOthers(folder: string, workspace: string, expected: ReadonlySet<string>): number {
  const own = globSync(`{${folders.join()}}/**/{${workspace}.parquet,.${workspace}.*.part}`, { cwd: folder }).map(
    (file) => file.replaceAll(path.sep, '/'),
  );
  const superfluous = own.filter((part) => isTemporary(path.basename(part)) || !expected.has(part));
  for (const part of superfluous) {
    rmSync(path.join(folder, part), { force: true });
    for (const above of [path.dirname(part), path.dirname(path.dirname(part))]) {
      if (!above.includes('=')) continue;
      try {
        rmdirSync(path.join(folder, above));
      } catch {
        // Another workspace has files there.
      }
    }
  }
  return superfluous.length;
}
