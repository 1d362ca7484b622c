import { readFileSync } from 'node:fs';
import net from 'node:net';
import type { Writable } from 'node:stream';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { unavailable } from '#shared/contract/errors.ts';
import type { PostgresAddress } from './address.ts';
import { postgresProblem, type PostgresLimits } from './problem.ts';

const usualLimits: PostgresLimits = { connectMs: 15_000, silentMs: 120_000 };

/** A connection to a warehouse; failures are `ServiceError`s in words that hold nothing of its address but what may be told. */
export interface Postgres {
  rows<Row extends object>(sql: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Runs several statements without values. */
  run(sql: string): Promise<void>;
  /** Sends the chunks of `COPY … FROM STDIN`, each when the one before is on its way. */
  copy(sql: string, chunks: Iterable<Buffer>): Promise<void>;
  /** All or nothing. */
  transaction<Value>(work: () => Promise<Value>): Promise<Value>;
  /** Ends at once, whatever is awaited. */
  cut(): void;
  close(): Promise<void>;
}

/** Connects. The libraries are loaded with the first connection. */
export async function openPostgres(address: PostgresAddress, limits: PostgresLimits = usualLimits): Promise<Postgres> {
  const [{ default: pg }, { from: copyFrom }] = await Promise.all([import('pg'), import('pg-copy-streams')]);
  const socket = new net.Socket();
  let silent = false;
  socket.setTimeout(limits.silentMs, () => {
    silent = true;
    socket.destroy();
  });
  const { host, port, user, password, database, tls } = address;
  const client = new pg.Client({
    ...{ host, port, user, password, database },
    stream: () => socket,
    ssl:
      tls === 'off'
        ? false
        : {
            rejectUnauthorized: true,
            ...authorityOf(address),
            ...(tls === 'authority' ? { checkServerIdentity: () => undefined } : {}),
          },
    connectionTimeoutMillis: limits.connectMs,
    keepAlive: true,
    application_name: 'Answerscope',
  });
  // A cut between two statements: the next one fails.
  client.on('error', () => {});
  const told = async <Value>(work: Promise<Value>): Promise<Value> => {
    try {
      return await work;
    } catch (error) {
      throw postgresProblem(error, address, { silent, limits });
    }
  };
  await told(client.connect()).catch((error: unknown) => {
    socket.destroy();
    throw error;
  });
  const run: Postgres['run'] = async (sql) => void (await told(client.query(sql)));
  return {
    run,
    rows: async <Row extends object>(sql: string, values: readonly unknown[] = []) =>
      (await told(client.query<Row>(sql, [...values]))).rows,
    copy: (sql, chunks) => told(send(client.query(copyFrom(sql)), chunks)),
    transaction: async (work) => {
      await run('BEGIN');
      try {
        const value = await work();
        await run('COMMIT');
        return value;
      } catch (error) {
        // A connection that is cut rolls back by itself.
        await client.query('ROLLBACK').catch(() => {});
        throw error;
      }
    },
    cut: () => socket.destroy(),
    close: () => client.end().catch(() => {}),
  };
}

/** Not a pipeline: what the chunks are read from must be closed before anyone hears of a failure. */
async function send(stream: Writable, chunks: Iterable<Buffer>): Promise<void> {
  const done = finished(stream);
  done.catch(() => {});
  for (const chunk of chunks) if (!stream.write(chunk)) await Promise.race([once(stream, 'drain'), done]);
  stream.end();
  await done;
}

function authorityOf({ authorityFile }: PostgresAddress): { ca?: string } {
  if (authorityFile === null) return {};
  try {
    return { ca: readFileSync(authorityFile, 'utf8') };
  } catch {
    throw unavailable(`The file ${authorityFile}, which sslrootcert names, cannot be read.`);
  }
}
