import { closeSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { csvLine, csvLineEnd, csvStart } from '#shared/domain/csv.ts';
import { syncFolder, temporaryBeside } from '#main/files/durable.ts';
import { encryptInto } from '#main/files/encryption.ts';
import { noteTemporary } from '#main/files/leftovers.ts';
import { tarOf } from '#main/files/tar.ts';
import { fileProblem } from '#main/files/file-problem.ts';
import type { JobContext } from '#main/jobs/job.ts';
import type { OrderOf, OutcomeOf } from '#main/jobs/job-table.ts';
import { listAnswerCitations } from '#main/store/answers.ts';
import { decompressJson } from '#main/store/compression.ts';
import { findCustomer } from '#main/store/customers.ts';
import { exportColumns, exportedAnswers, exportRows, exportTables } from '#main/store/export-tables.ts';
import { answerFile, answerMarkdown } from './answer-markdown.ts';
import { exportReadme } from './export-readme.ts';

/**
 * The job: writes everything that is stored about a customer, as it is at one moment, into a new folder, or into one
 * encrypted archive. It gets its name when it is complete; on failure nothing is left.
 */
export async function exportCustomer(order: OrderOf<'export'>, context: JobContext): Promise<OutcomeOf<'export'>> {
  const { folder: target, passphrase } = order;
  const withdrawNote = noteTemporary(context.workspaceDirectory, target);
  // Beside the workspace: where an archive goes, only its encrypted form is ever written.
  const folder = temporaryBeside(
    passphrase === undefined ? target : path.join(context.workspaceDirectory, path.basename(target)),
  );
  try {
    const outcome = writeFolder(folder, order.customerId, context);
    if (passphrase === undefined) renameSync(folder, target);
    else {
      context.progress(0, 0, 'Encrypting');
      const name = path.basename(target).replace(/\.tar\.age$/, '');
      await encryptInto(target, Readable.from(tarOf(folder, name)), passphrase);
    }
    syncFolder(path.dirname(target));
    return outcome;
  } catch (error) {
    throw fileProblem(error, target);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    withdrawNote();
  }
}

function writeFolder(folder: string, customerId: number, context: JobContext): OutcomeOf<'export'> {
  const { store, progress, checkCancelled } = context;
  mkdirSync(folder, { mode: 0o700 });
  return store.snapshot(() => {
    const customer = findCustomer(store, customerId);
    if (!customer) throw new Error(`customer ${customerId} vanished`);
    mkdirSync(path.join(folder, 'tables'), { mode: 0o700 });
    const counts = new Map<string, number>();
    for (const [index, table] of exportTables.entries()) {
      progress(index, exportTables.length, `Writing ${table.name}`);
      counts.set(table.name, writeTable(context, path.join(folder, 'tables'), table, customerId));
    }
    const total = counts.get('answers') ?? 0;
    const answers = writeAnswers(context, folder, { ...customer, total });
    const about = { customer, counts, at: context.now(), timeZone: context.timeZone, env: context.env };
    write(path.join(folder, 'README.md'), (put) => put(exportReadme(about)));
    checkCancelled();
    progress(total, total, 'Done');
    return { files: exportTables.length * 2 + answers + 2, answers };
  });
}

/** How many rows or files are written between two looks at whether to stop. */
const rowsBetweenLooks = 200;
/** Characters that are collected before they are written. */
const chunk = 256 * 1024;

/** Writes a new file through a buffer. */
function write(file: string, fill: (put: (text: string) => void) => void): void {
  const descriptor = openSync(file, 'wx', 0o600);
  let waiting = '';
  const flush = (): void => {
    const bytes = Buffer.from(waiting);
    for (let at = 0; at < bytes.length;) at += writeSync(descriptor, bytes, at);
    waiting = '';
  };
  try {
    fill((text) => {
      waiting += text;
      if (waiting.length > chunk) flush();
    });
    flush();
  } finally {
    closeSync(descriptor);
  }
}

/** Writes a table as CSV and as JSON; returns the number of its rows. */
function writeTable(
  { store, checkCancelled }: JobContext,
  folder: string,
  table: (typeof exportTables)[number],
  customerId: number,
): number {
  const columns = exportColumns(store, table);
  let rows = 0;
  write(path.join(folder, `${table.name}.csv`), (putCsv) =>
    write(path.join(folder, `${table.name}.json`), (putJson) => {
      putCsv(csvStart + csvLine(columns) + csvLineEnd);
      for (const row of exportRows(store, table, customerId)) {
        putCsv(csvLine(columns.map((column) => row[column] ?? null)) + csvLineEnd);
        putJson(`${rows === 0 ? '[\n' : ',\n'}${JSON.stringify(row)}`);
        rows += 1;
        if (rows % rowsBetweenLooks === 0) checkCancelled();
      }
      putJson(rows === 0 ? '[]\n' : '\n]\n');
    }),
  );
  return rows;
}

/** Writes a Markdown file per answer, and the platforms' own replies as JSON lines; returns the number of answers. */
function writeAnswers(
  { store, progress, checkCancelled }: JobContext,
  folder: string,
  customer: { readonly id: number; readonly name: string; readonly total: number },
): number {
  const folders = new Set<string>();
  let answers = 0;
  write(path.join(folder, 'raw-replies.jsonl'), (putRaw) => {
    for (const answer of exportedAnswers(store, customer.id)) {
      const file = path.join(folder, 'answers', ...answerFile(answer));
      const parent = path.dirname(file);
      if (!folders.has(parent)) mkdirSync(parent, { recursive: true, mode: 0o700 });
      folders.add(parent);
      write(file, (put) => put(answerMarkdown(answer, listAnswerCitations(store, answer.id), customer.name)));
      if (answer.raw !== null)
        putRaw(`${JSON.stringify({ answer_id: answer.id, reply: decompressJson(answer.raw) })}\n`);
      answers += 1;
      progress(answers, customer.total, 'Writing answers');
      if (answers % rowsBetweenLooks === 0) checkCancelled();
    }
  });
  return answers;
}
