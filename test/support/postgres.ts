import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './free-port.ts';
import { selfSigned } from './self-signed.ts';

/** Where Debian's package has the server's programs; on other systems they are on the path. */
const folders = [
  ...globSync('/usr/lib/postgresql/*/bin').toSorted().toReversed(),
  ...(process.env['PATH'] ?? '').split(':'),
];

function programOf(name: string): string {
  const [found] = folders.flatMap((folder) => globSync(name, { cwd: folder }).map((file) => path.join(folder, file)));
  if (found === undefined)
    throw new Error('PostgreSQL is missing, and this test needs it: install it (apt-get install postgresql).');
  return found;
}

/** The server refuses to run as root. */
const asUser = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** Numbers as JavaScript has them; days as they are written. */
const types = new pg.TypeOverrides();
const { INT8, NUMERIC, DATE } = pg.types.builtins;
for (const number of [INT8, NUMERIC]) types.setTypeParser(number, Number);
types.setTypeParser(DATE, String);

export interface TestPostgres {
  readonly port: number;
  readonly pid: number;
  /** The certificate that it shows. */
  readonly authorityFile: string;
  close(): Promise<void>;
  /** The address of a database, made if it does not exist. */
  database(name: string): Promise<string>;
  /** Rows with whole and decimal numbers as numbers and days as text. */
  rows(address: string, sql: string): Promise<Record<string, unknown>[]>;
}

/**
 * A real PostgreSQL with its own folder and port, for the tests of a file. It takes encrypted connections, with a
 * certificate that vouches for itself, and others; the user postgres needs no password.
 */
export async function startPostgres(
  settings: Readonly<Record<string, string>> = {},
  folder = os.tmpdir(),
): Promise<TestPostgres> {
  const directory = mkdtempSync(path.join(folder, 'answerscope-postgres-'));
  chmodSync(directory, 0o700);
  if (asUser.uid !== undefined) chownSync(directory, asUser.uid, asUser.gid);
  const data = path.join(directory, 'data');
  const made = spawnSync(
    programOf('initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync', '--no-instructions'],
    { ...asUser, cwd: directory, encoding: 'utf8', env: { PATH: process.env['PATH'], LC_ALL: 'C' } },
  );
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`);
  const { key, cert } = selfSigned('warehouse');
  for (const [name, content] of Object.entries({ key, cert })) {
    writeFileSync(path.join(data, `server.${name}`), content, { mode: 0o600 });
    if (asUser.uid !== undefined) chownSync(path.join(data, `server.${name}`), asUser.uid, asUser.gid);
  }
  writeFileSync(
    path.join(data, 'pg_hba.conf'),
    'host all postgres 127.0.0.1/32 trust\nhost all all 127.0.0.1/32 scram-sha-256\n',
  );
  const port = await freePort();
  const encryption = { ssl: 'on', ssl_cert_file: 'server.cert', ssl_key_file: 'server.key' };
  const all = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    fsync: 'off',
    ...encryption,
    ...settings,
  };
  const server = spawn(
    programOf('postgres'),
    ['-D', data, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...asUser, cwd: directory, stdio: ['ignore', 'ignore', 'pipe'], env: { PATH: process.env['PATH'], LC_ALL: 'C' } },
  );
  let log = '';
  server.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const close = async (): Promise<void> => {
    server.kill('SIGINT');
    await ended;
    rmSync(directory, { recursive: true, force: true });
  };
  const addressOf = (name: string): string => `postgresql://postgres@127.0.0.1:${port}/${name}`;
  const rows: TestPostgres['rows'] = async (address, sql) => {
    const client = new pg.Client({ connectionString: address, types });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(sql)).rows;
    } finally {
      await client.end();
    }
  };
  for (let tries = 0; ; tries += 1)
    try {
      await rows(addressOf('postgres'), 'SELECT 1');
      break;
    } catch (error) {
      if (tries < 200 && server.exitCode === null) {
        await sleep(25);
        continue;
      }
      await close();
      throw new Error(`PostgreSQL does not start: ${log}`, { cause: error });
    }
  return {
    port,
    pid: server.pid ?? 0,
    authorityFile: path.join(data, 'server.cert'),
    close,
    rows,
    database: async (name) => {
      await rows(addressOf('postgres'), `CREATE DATABASE ${name}`);
      return addressOf(name);
    },
  };
}
