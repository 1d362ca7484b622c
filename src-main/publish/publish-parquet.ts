import { createHash } from 'node:crypto';
import { existsSync, globSync, rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isTemporary } from '#main/files/durable.ts';
import { fileProblem } from '#main/files/file-problem.ts';
import { makeDirectory } from '#main/files/paths.ts';
import type { JobContext } from '#main/jobs/job.ts';
import type { OrderOf, OutcomeOf } from '#main/jobs/job-table.ts';
import { factTables, warehouseRows, type WarehouseTable } from '#main/store/warehouse-tables.ts';
import { dimensionRows, dimensions } from './dimension-rows.ts';
import { duckdbViews } from './duckdb-views.ts';
import { readManifest, writeManifest } from './manifest.ts';
import { parquetOf } from './parquet-file.ts';
import { planWorkspace, type PublishedExecution } from './plan.ts';
import { stageFiles, type StagedFiles } from './staged-files.ts';

/** Folders with files of a workspace: whatever else is in the published folder is not looked at. */
const folders: readonly string[] = [...[...dimensions, ...factTables].map(({ name }) => name), '_answerscope'];
/** How many units are written between two notes of what is done: a kill repeats at most these. */
const unitsBetweenNotes = 25;

/** What is published where. */
export type ParquetOrder = Omit<OrderOf<'publish'>, 'target'> & { readonly folder: string };

/** The smallest part that is written again: the answers of a client in a month. */
interface Unit {
  readonly customerId: number;
  /** `2026-11`. */
  readonly month: string;
  readonly executions: readonly PublishedExecution[];
  readonly answers: number;
  readonly digest: string;
}

/**
 * The job: brings the Parquet files of a folder up to date with the workspace. Each file is replaced whole, and only the
 * files of this workspace are touched; killed at any moment, the next run completes what is missing.
 */
export function publishParquet(order: ParquetOrder, context: JobContext): OutcomeOf<'publish'> {
  const { folder } = order;
  const files = stageFiles();
  try {
    makeDirectory(folder);
    return context.store.snapshot(() => publish(order, context, files));
  } catch (error) {
    files.discard();
    throw fileProblem(error, folder);
  }
}

const partsOf = ({ customerId, month }: Unit, workspace: string): Map<WarehouseTable, string> =>
  new Map(factTables.map((table) => [table, `${table.name}/client=${customerId}/month=${month}/${workspace}.parquet`]));

function publish(
  { folder, texts, workspace }: ParquetOrder,
  context: JobContext,
  staged: StagedFiles,
): OutcomeOf<'publish'> {
  const { store, progress, checkCancelled } = context;
  progress(0, 0, 'Looking for what changed');
  const manifest = readManifest(folder, workspace);
  const units = unitsOf(planWorkspace(store, texts, checkCancelled));
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
      const executions = unit.executions.map(({ executionId }) => executionId);
      const rows = warehouseRows(store, table, { customerId: unit.customerId, executions, texts });
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
  let files = due.length * factTables.length;
  for (const table of dimensions) {
    const bytes = parquetOf(table.columns, dimensionRows(context, table), workspace);
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

/** The months of each client, with their executions. */
const unitsOf = (executions: readonly PublishedExecution[]): Unit[] =>
  [...Map.groupBy(executions, ({ customerId, day }) => `${customerId} ${day.slice(0, 7)}`).values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const hash = createHash('sha256');
    for (const { executionId, digest } of same) hash.update(`${executionId} ${digest}\n`);
    return [
      {
        customerId: first.customerId,
        month: first.day.slice(0, 7),
        executions: same,
        answers: same.reduce((sum, { answers }) => sum + answers, 0),
        digest: hash.digest('hex'),
      },
    ];
  });

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
