import { setTimeout as sleep } from 'node:timers/promises';
import { invalidRequest, ServiceError } from '#shared/contract/errors.ts';
import { nameText } from '#shared/contract/v1/fields.ts';
import { isoInstant } from '#shared/domain/dates.ts';
import { normaliseWebsite } from '#shared/domain/urls.ts';
import {
  clientFileEnd,
  clientFileHeader,
  clientFileRow,
  clientFileVersion,
  longestLine,
  type ClientFileHeader,
} from '#main/files/client-file.ts';
import { openEncryptedFile } from '#main/files/encryption.ts';
import type { JobContext } from '#main/jobs/job.ts';
import type { OrderOf, OutcomeOf } from '#main/jobs/job-table.ts';
import { findCustomerByUuid } from '#main/store/customer-settings.ts';
import { takeInClient, UnusableRow } from '#main/store/take-in-client.ts';

/** A step takes about this long, so that other connections can write. */
const stepMs = 15;

/**
 * The job: takes a client in from the file of a colleague, in steps; nothing of it is visible before it is complete. What an
 * interruption leaves is marked as deleted.
 */
export async function takeInJob(order: OrderOf<'take-in'>, context: JobContext): Promise<OutcomeOf<'take-in'>> {
  const { store, progress, checkCancelled } = context;
  const lines = linesOf(order.file, await openEncryptedFile(order.file, order.opener));
  try {
    const first = await lines.next();
    const header = readHeader(
      order.file,
      first.done === true ? '' : first.value,
      Number(store.db.pragma('user_version', { simple: true })),
    );
    const { uuid, name, websiteUrl, madeAt, answers, queryGroups } = header;
    const existing = findCustomerByUuid(store, uuid);
    const described = { uuid, name, websiteUrl, madeAt, answers, queryGroups, existing };
    if (order.dryRun || (existing !== null && !order.asCopy)) return { customerId: null, ...described };
    const client = takeInClient(store, order.organizationId, isoInstant(context.now()));
    let rows = 0;
    let taken = 0;
    let ended = false;
    let batch: { table: string; row: unknown }[] = [];
    let batchBytes = 0;
    let limit = 50;
    const flush = async (): Promise<void> => {
      checkCancelled();
      const started = performance.now();
      store.transaction(() => {
        for (const { table, row } of batch) client.add(table, row);
      });
      const tookMs = performance.now() - started;
      limit = Math.min(5_000, Math.max(1, Math.round(limit * Math.min(4, stepMs / Math.max(tookMs, 0.1)))));
      batch = [];
      batchBytes = 0;
      progress(Math.min(taken, answers), answers, 'Taking the client in');
      await sleep(1);
    };
    for await (const line of lines) {
      if (ended) throw new UnusableRow('continues after its end');
      const value = parsed(line);
      const end = clientFileEnd.safeParse(value);
      if (end.success) {
        if (end.data.rows !== rows) throw new UnusableRow('lacks rows');
        ended = true;
        continue;
      }
      const read = clientFileRow.safeParse(value);
      if (!read.success) throw new UnusableRow('has a line that is none of ours');
      checkNames(read.data.table, read.data.row);
      if (read.data.table === 'answer_text') taken += 1;
      batch.push(read.data);
      batchBytes += line.length;
      rows += 1;
      if (batch.length >= limit || batchBytes > 4 * 1024 * 1024) await flush();
    }
    if (!ended) throw new UnusableRow('ends too early');
    await flush();
    return { customerId: client.complete(), ...described };
  } catch (error) {
    throw problemOf(error, order.file);
  }
}

/** What is wrong with a file, in words that name it; other errors stay what they are. */
function problemOf(error: unknown, file: string): unknown {
  if (error instanceof UnusableRow)
    return invalidRequest(
      'file',
      `${file} ${error.message}: it is damaged, or not what Answerscope wrote; nothing of it was kept`,
    );
  // Of the encryption: a part does not have the checksum that it should have.
  if (
    error instanceof Error &&
    error.constructor === Error &&
    !('code' in error) &&
    /decrypt|stream|chunk|ciphertext|tag/i.test(error.message)
  )
    return invalidRequest('file', `${file} is damaged or cut off; nothing of it was kept`);
  return error;
}

function readHeader(file: string, line: string, format: number): ClientFileHeader {
  const value = parsed(line);
  const header = clientFileHeader.safeParse(value);
  if (!header.success) throw invalidRequest('file', `${file} is not the file of a client; nothing was changed`);
  if (header.data.file > clientFileVersion || header.data.format > format)
    throw invalidRequest(
      'file',
      `${file} was made by a newer version of Answerscope (${header.data.appVersion}). Update Answerscope; nothing was changed`,
    );
  return header.data;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new UnusableRow('has a line that cannot be read');
  }
}

/** Names come from a stranger: they are as ours have to be. */
function checkNames(table: string, row: Readonly<Record<string, unknown>>): void {
  if (table === 'customer' || table === 'query_group' || table === 'brand') {
    if (!nameText.safeParse(row['name']).success) throw new UnusableRow('has a name that is not allowed');
  }
  for (const [name, value] of Object.entries(row))
    if (name === 'website_url' && (typeof value !== 'string' || normaliseWebsite(value) === null))
      throw new UnusableRow('has a website that is none');
}

/** The lines of a stream. */
async function* linesOf(file: string, source: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let waiting = '';
  try {
    for await (const bytes of source) {
      waiting += decoder.decode(bytes, { stream: true });
      const lines = waiting.split('\n');
      waiting = lines.pop() ?? '';
      yield* lines;
      if (waiting.length > longestLine) throw new UnusableRow('has a line that is too long');
    }
  } catch (error) {
    if (error instanceof TypeError) throw new UnusableRow('is not text');
    if (error instanceof UnusableRow || error instanceof ServiceError) throw error;
    throw invalidRequest('file', `${file} is damaged or cut off; nothing of it was kept`);
  }
  if (waiting !== '') yield waiting;
}
