import path from 'node:path';
import { Readable } from 'node:stream';
import { isoInstant } from '#shared/domain/dates.ts';
import { clientFileVersion, type ClientFileHeader } from '#main/files/client-file.ts';
import { syncFolder } from '#main/files/durable.ts';
import { encryptFor } from '#main/files/encryption.ts';
import { fileProblem } from '#main/files/file-problem.ts';
import { noteTemporary } from '#main/files/leftovers.ts';
import type { JobContext } from '#main/jobs/job.ts';
import type { OrderOf, OutcomeOf } from '#main/jobs/job-table.ts';
import { clientRows, countClientAnswers, handedOverTables, type ClientRow } from '#main/store/client-rows.ts';
import { findCustomer } from '#main/store/customers.ts';
import { listQueryGroupRows } from '#main/store/query-groups.ts';

/**
 * The job: writes what was asked, answered and decided for a client, as it is at one moment, line by line into one encrypted
 * file. Nothing of it is ever on the disk in clear.
 */
export async function handOverClient(
  order: OrderOf<'hand-over'>,
  context: JobContext,
): Promise<OutcomeOf<'hand-over'>> {
  const { store, progress } = context;
  const customer = findCustomer(store, order.customerId);
  if (customer === undefined) throw new Error(`customer ${order.customerId} vanished`);
  const withdrawNote = noteTemporary(context.workspaceDirectory, order.file);
  // One state of the database for all lines.
  store.db.exec('BEGIN');
  try {
    const answers = countClientAnswers(store, customer.id);
    const header: ClientFileHeader = {
      answerscope: 'client',
      file: clientFileVersion,
      format: Number(store.db.pragma('user_version', { simple: true })),
      appVersion: order.appVersion,
      uuid: order.uuid,
      madeAt: isoInstant(context.now()),
      name: customer.name,
      websiteUrl: customer.websiteUrl,
      queryGroups: listQueryGroupRows(store, customer.id).length,
      answers,
    };
    progress(0, answers, 'Writing the client');
    await encryptFor(order.file, Readable.from(linesOf(header, order.customerId, context)), order.lock);
    syncFolder(path.dirname(order.file));
    return { answers };
  } catch (error) {
    throw fileProblem(error, order.file);
  } finally {
    store.db.exec('COMMIT');
    withdrawNote();
  }
}

const chunk = 256 * 1024;

/** The lines of the file, in chunks. */
function* linesOf(header: ClientFileHeader, customerId: number, context: JobContext): Generator<Buffer> {
  let rows = 0;
  let answers = 0;
  let waiting = `${JSON.stringify(header)}\n`;
  for (const table of handedOverTables(context.store))
    for (const row of clientRows(context.store, table, customerId)) {
      waiting += `${JSON.stringify({ table: table.table, row: encoded(row) })}\n`;
      rows += 1;
      if (table.table === 'answer_text') context.progress((answers += 1), header.answers, 'Writing the client');
      if (waiting.length < chunk) continue;
      context.checkCancelled();
      yield Buffer.from(waiting);
      waiting = '';
    }
  yield Buffer.from(`${waiting}${JSON.stringify({ rows })}\n`);
}

const encoded = (row: ClientRow): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      Buffer.isBuffer(value) ? { base64: value.toString('base64') } : value,
    ]),
  );
