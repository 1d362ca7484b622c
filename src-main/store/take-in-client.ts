import { inflateRawSync, inflateSync } from 'node:zlib';
import { handedOverColumns, handedOverTables, type ClientRow } from './client-rows.ts';
import { evidenceWithNewIds, findingWithNewId, placeWithNewIds, type NewId } from './handed-over-ids.ts';
import { newReportToken } from './reports.ts';
import type { SqlValue, Store } from './store.ts';

/** A row of a file that cannot be what was handed over; nothing of the file stays. */
export class UnusableRow extends Error {
  override readonly name = 'UnusableRow';
}

/** Texts beyond these are no client of ours. */
const longestText = 1024 * 1024;
const largestContent = 64 * 1024 * 1024;
/** Columns that refer to a row of their own table: set once all of its rows are there. */
const selfReferences: Readonly<Record<string, readonly string[]>> = {
  brand: ['merged_into', 'product_of'],
  query_group: ['parent_id'],
};

/** Values that a client has in its new workspace. */
const fixed = (at: string): Readonly<Record<string, ClientRow>> => ({
  // Marked as deleted until it is complete: what an interruption leaves is erased like any other deletion.
  customer: { deleted_at: at, brand_revision: 1, archived_at: null, report_token: newReportToken() },
  // Nothing is asked, and paid for, before a person wants it.
  query_group: { status: 'Pause', next_due_at: null, last_due_at: null, deleted_at: at },
  execution: { analysis_version: 0, brand_revision: 0 },
  brand_decision: { brand_revision: 0 },
});

export interface TakeIn {
  /** Adds a row in a transaction of the caller; throws {@link UnusableRow}. */
  add(table: string, row: unknown): void;
  /** Completes the client: from now on it is there. Returns its id. */
  complete(): number;
}

/** Takes rows of a client in under new ids. Nothing of it is visible before it is complete. */
export function takeInClient(store: Store, organizationId: number, at: string): TakeIn {
  const ids = new Map<string, Map<number, number>>();
  const later: { table: string; column: string; id: number; old: number }[] = [];
  const values = fixed(at);
  const tables = new Map(
    handedOverTables(store).map(({ table }, order) => [
      table,
      { order, columns: handedOverColumns(store, table), fixed: values[table] ?? {} },
    ]),
  );
  let lastOrder = 0;

  const idOf = (table: string, old: SqlValue | undefined): number => {
    const id = typeof old === 'number' ? ids.get(table)?.get(old) : undefined;
    if (id === undefined) throw new UnusableRow(`refers to a row of ${table} that is not there`);
    return id;
  };

  const newId: NewId = (table, old) => ids.get(table)?.get(old);

  const add = (table: string, row: unknown): void => {
    const known = tables.get(table);
    if (known === undefined || typeof row !== 'object' || row === null)
      throw new UnusableRow(`has rows of something unknown (${table.slice(0, 40)})`);
    if (known.order < lastOrder) throw new UnusableRow(`has rows of ${table} in the wrong place`);
    lastOrder = known.order;
    if (table === 'customer' && (ids.get('customer')?.size ?? 0) > 0) throw new UnusableRow('holds two clients');
    const given = row as Readonly<Record<string, unknown>>;
    const insert: Record<string, SqlValue> = {};
    const open: { column: string; old: number }[] = [];
    for (const { name, refersTo } of known.columns) {
      const value = given[name];
      if (value === undefined || (name === 'id' && refersTo === null)) continue;
      const stored = toStored(table, name, value);
      if (refersTo === null || stored === null) insert[name] = stored;
      else if (selfReferences[table]?.includes(name) === true) {
        if (typeof stored !== 'number') throw new UnusableRow(`has a row of ${table} that refers to nothing`);
        open.push({ column: name, old: stored });
      } else insert[name] = idOf(refersTo, stored);
    }
    // A merged brand names what it was merged into at once.
    if (table === 'brand' && insert['state'] === 'merged') insert['state'] = 'retired';
    if (table === 'customer') insert['organization_id'] = organizationId;
    Object.assign(insert, known.fixed);
    putNewIds(table, insert, newId);
    const columns = Object.keys(insert);
    let id: number;
    try {
      ({ id } = store.run(
        `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map((column) => `:${column}`).join(', ')})`,
        insert,
      ));
    } catch (error) {
      if (
        error instanceof Error &&
        /^SQLITE_(CONSTRAINT|MISMATCH|TOOBIG)/.test(String((error as { code?: unknown }).code))
      )
        throw new UnusableRow(`has a row of ${table} that is not valid (${error.message.slice(0, 120)})`, {
          cause: error,
        });
      throw error;
    }
    const old = given['id'];
    if (typeof old === 'number') {
      let map = ids.get(table);
      if (map === undefined) ids.set(table, (map = new Map<number, number>()));
      if (map.has(old)) throw new UnusableRow(`has a row of ${table} twice`);
      map.set(old, id);
    }
    later.push(...open.map((reference) => ({ table, id, ...reference })));
  };

  const complete = (): number => {
    const [customerId] = ids.get('customer')?.values() ?? [];
    if (customerId === undefined) throw new UnusableRow('holds no client');
    store.transaction(() => {
      for (const { table, column, id, old } of later)
        store.run(
          column === 'merged_into'
            ? "UPDATE brand SET merged_into = :target, state = 'merged' WHERE id = :id"
            : `UPDATE ${table} SET ${column} = :target WHERE id = :id`,
          { id, target: idOf(table, old) },
        );
      if (
        store.get("SELECT 1 FROM brand WHERE customer_id = :customerId AND kind = 'own'", { customerId }) === undefined
      )
        throw new UnusableRow('holds a client without a name to look for');
      store.run('UPDATE query_group SET deleted_at = NULL WHERE customer_id = :customerId', { customerId });
      store.run('UPDATE customer SET deleted_at = NULL WHERE id = :customerId', { customerId });
    });
    return customerId;
  };
  return { add, complete };
}

/** Puts the new ids into the texts of a row that name some. */
function putNewIds(table: string, row: Record<string, SqlValue>, newId: NewId): void {
  if (table === 'saved_view') {
    const place = placeWithNewIds(row['place'], newId);
    if (place === null) throw new UnusableRow('has a saved view without an address');
    row['place'] = place;
  }
  if (table === 'recommendation')
    Object.assign(row, {
      finding: findingWithNewId(row['rule'], row['finding'], newId),
      evidence: evidenceWithNewIds(row['evidence'], newId),
    });
}

/** A value of a line of the file; throws {@link UnusableRow} for what no column of ours holds. */
function toStored(table: string, column: string, value: unknown): SqlValue {
  if (value === null || (typeof value === 'number' && Number.isFinite(value))) return value;
  if (typeof value === 'string') {
    if (value.length > longestText || !value.isWellFormed() || value.includes('\u0000'))
      throw new UnusableRow(`has a text in ${table} that is too long or broken`);
    return value;
  }
  if (typeof value === 'object' && 'base64' in value && typeof value.base64 === 'string') {
    const content = Buffer.from(value.base64, 'base64');
    checkContent(table, column, content);
    return content;
  }
  throw new UnusableRow(`has a value in ${table} that is none`);
}

/** Refuses contents that are damaged, or that would fill the memory once they are read. */
function checkContent(table: string, column: string, content: Buffer): void {
  const options = { maxOutputLength: largestContent };
  try {
    const isZlib = ((content[0] ?? 0) & 0x0f) === 8 && ((content[0] ?? 0) * 256 + (content[1] ?? 0)) % 31 === 0;
    const parsed: unknown = JSON.parse(
      (isZlib ? inflateSync(content, options) : inflateRawSync(content, options)).toString('utf8'),
    );
    if (column !== 'content') return;
    const answer = parsed as { text?: unknown; citations?: unknown; searches?: unknown } | null;
    if (typeof answer?.text === 'string' && Array.isArray(answer.citations) && Array.isArray(answer.searches)) return;
  } catch {
    // Said below.
  }
  throw new UnusableRow(`has an answer that is damaged or larger than ${largestContent / 1024 ** 2} MB (${table})`);
}
