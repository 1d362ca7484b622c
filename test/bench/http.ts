import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import type { PublishedInterface, PublishedOperation } from '#shared/contract/v1/index.ts';
import type { RequestInput } from '#shared/contract/operation.ts';
import type { Constant, Ready } from './http-server.ts';
import { printTable } from './machine.ts';

/**
 * Every operation of the published interface over loopback on the sample workspace, by autocannon with ten connections,
 * compared with a bare Fastify route in the same process that answers with the same bytes as a constant. The service has its
 * own process; with two cores the load takes the other. Every reply must be 200, and of reads every reply must
 * have the same size: any other reply ends the bench with exit code 1. The best of three rounds counts,
 * because other load on the machine varies. The first argument is the seconds of a round.
 */
const seconds = Number(process.argv[2] ?? 1.5);
const rounds = 3;
const connections = 10;
/** Groups of 150 queries to edit, and how often each can be edited before its queries run out. */
const editableGroups = 40;
const editsPerGroup = 150;
const edits = Math.floor(Math.min((editableGroups * editsPerGroup) / rounds - 10 * connections, 1_000 * seconds));
const created = Math.floor(250 * seconds);

const directory = mkdtempSync(path.join(os.tmpdir(), 'answerscope-bench-'));
const server = fork(path.join(import.meta.dirname, 'http-server.ts'), [directory, String(editableGroups)]);
const [ready] = (await Promise.race([
  once(server, 'message'),
  once(server, 'exit').then(() => Promise.reject(new Error('the serving process ended'))),
])) as [Ready];

type Request = { [Name in PublishedOperation]: RequestInput<PublishedInterface[Name]> };
/** One operation called repeatedly: with the same request for a time, or `times` times a round with a different one each turn. */
type Case = {
  [Name in PublishedOperation]: { name: Name; label?: string } & (
    | { times?: undefined; request: Request[Name] }
    | { times: number; request: (turn: number) => Request[Name] }
  );
}[PublishedOperation];
interface Figure {
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** Processor time of the serving process per reply, which other programs affect least. */
  readonly cpuMs: number;
  /** The first reply. */
  readonly reply: string;
}
/** What is sent, and how often in a round; without a number, for the seconds of the round. */
type Load = { readonly body: string } | { readonly times: number; readonly body: () => string };

const [customer] = await ask<{ id: number }[]>('get-organization-customers', { organizationID: 1 });
const customerID = customer?.id ?? 0;
const [group] = await ask<{ query_group_id: number; executions: { id: number }[] }[]>('get-customer-query-groups', {
  customerID,
});
const executionID = group?.executions[0]?.id ?? 0;
const queryGroupId = group?.query_group_id ?? 0;
const year = { customerID, startDate: '2000-01-01', endDate: '2099-12-31' };
const newGroup = {
  customerID: ready.writeCustomerId,
  websiteUrl: 'planwise.example',
  keywords: 'planning tool, shift planner',
  language: 'English',
  countryCode: 'us',
};
const editable = (turn: number) => ready.groups[turn % ready.groups.length];

const cases: readonly Case[] = [
  { name: 'get-organization-customers', request: { organizationID: 1 } },
  { name: 'get-customer-query-groups', request: { customerID } },
  { name: 'get-organization-quota-status', request: { organizationID: 1 } },
  { name: 'get-execution-status', request: { executionID } },
  { name: 'get-queries', label: 'get-queries, one scan', request: { customerID, executionID } },
  { name: 'get-queries', label: 'get-queries, a year', request: year },
  { name: 'get-companies-stats', label: 'get-companies-stats, one scan', request: { customerID, executionID } },
  { name: 'get-companies-stats', label: 'get-companies-stats, a year', request: year },
  { name: 'get-domain-stats', label: 'get-domain-stats, one scan', request: { customerID, executionID } },
  { name: 'get-domain-stats', label: 'get-domain-stats, a year', request: year },
  { name: 'get-customer-growth-stats', request: { customerID } },
  { name: 'get-recommendations', request: { customerID } },
  { name: 'get-queries-definitions', request: { queryGroupId } },
  { name: 'generate-keywords', request: { language: 'English', websiteUrl: 'orchard-lane-bakery.example' } },
  {
    name: 'update-query-group-name',
    times: edits,
    request: (turn) => ({ queryGroupId: editable(turn)?.id ?? 0, name: `Renamed ${turn}` }),
  },
  {
    name: 'edit-queries-definitions',
    times: edits,
    request: (turn) => ({
      queryGroupId: editable(turn)?.id ?? 0,
      addedQueries: [`Which planning tool is new in turn ${turn}?`],
      deletedQueriesIds: [editable(turn)?.queryIds[Math.floor(turn / editableGroups)] ?? 0],
    }),
  },
  {
    name: 'create-query-group-from-existing',
    times: created,
    request: (turn) => ({
      customerID: ready.writeCustomerId,
      name: `Clone ${turn}`,
      parentQueryGroupId: editable(turn)?.id ?? 0,
    }),
  },
  { name: 'create-query-group', times: created, request: (turn) => ({ ...newGroup, name: `Created ${turn}` }) },
];

console.log(`${connections} connections, best of ${rounds} rounds of ${seconds} s, sample workspace of a year`);
try {
  const rows = [];
  for (const measured of cases) rows.push(await compare(measured));
  printTable(rows);
} catch (error) {
  console.log(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
server.disconnect();
await once(server, 'exit');
rmSync(directory, { recursive: true, force: true });

/** A row of the table: the operation, then the bare route with a constant of the same bytes. */
async function compare(measured: Case): Promise<Record<string, string | number>> {
  let turn = 0;
  const load: Load =
    measured.times === undefined
      ? { body: JSON.stringify(measured.request) }
      : { times: measured.times, body: () => JSON.stringify(measured.request(turn++)) };
  const key = measured.times === undefined ? ready.readKey : ready.writeKey;
  const figure = await best(`${ready.served}/${measured.name}`, key, load);
  const constant = measured.times === undefined ? await post(measured.name, measured.request) : figure.reply;
  await setConstant({ name: measured.name, body: constant });
  const bareLoad = { body: typeof load.body === 'string' ? load.body : load.body() };
  const bare = await best(`${ready.bare}/${measured.name}`, key, bareLoad);
  const ms = (value: number) => Number(value.toFixed(1));
  return {
    operation: measured.label ?? measured.name,
    bytes: Buffer.byteLength(constant),
    'per s': Math.round(figure.perSecond),
    'p50 ms': ms(figure.p50),
    'p95 ms': ms(figure.p95),
    'p99 ms': ms(figure.p99),
    'CPU ms': Number(figure.cpuMs.toFixed(2)),
    'bare per s': Math.round(bare.perSecond),
    'bare p99 ms': ms(bare.p99),
    'bare CPU ms': Number(bare.cpuMs.toFixed(2)),
    ratio: ms(bare.perSecond / figure.perSecond),
  };
}

/** The round with the most replies, with the lowest processor time of any. */
async function best(url: string, key: string, load: Load): Promise<Figure> {
  let most = await fire(url, key, load);
  for (let round = 1; round < rounds; round++) {
    const figure = await fire(url, key, load);
    const cpuMs = Math.min(most.cpuMs, figure.cpuMs);
    most = { ...(figure.perSecond > most.perSecond ? figure : most), cpuMs };
  }
  return most;
}

/** Puts one address under load for a round; the first fifth of the replies warms up. Throws if any reply does not count. */
async function fire(url: string, key: string, load: Load): Promise<Figure> {
  const replies: { at: number; ms: number }[] = [];
  let reply = '';
  let size = 0;
  const wrong: string[] = [];
  const { body } = load;
  const options: autocannon.Options = {
    url,
    connections,
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': key },
    ...('times' in load ? { amount: load.times } : { duration: seconds }),
    ...(typeof body === 'string'
      ? { body }
      : // Separate requests for each connection: the library shares those it is given.
        {
          setupClient: (client) => client.setRequests([{ setupRequest: (request) => ({ ...request, body: body() }) }]),
        }),
    verifyBody: (body) => {
      reply ||= String(body);
      return true;
    },
  };
  const cpuBefore = await cpuMs();
  const { errors, timeouts } = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(options, (error: unknown, result) => (error ? reject(error) : resolve(result)));
    run.on('response', (_client, status, bytes, ms) => {
      size ||= bytes;
      if (status !== 200) wrong.push(`status ${status}`);
      else if (typeof body === 'string' && bytes !== size) wrong.push(`${bytes} bytes instead of ${size}`);
      replies.push({ at: performance.now(), ms });
    });
    run.on('reqError', (error) => wrong.push(String(error)));
  });
  const cpuUsed = (await cpuMs()) - cpuBefore;
  const [problem] = wrong;
  if (problem !== undefined || errors + timeouts > 0 || replies.length === 0)
    throw new Error(
      `${url} is not counted: ${wrong.length + errors + timeouts} of ${replies.length} replies, such as ${problem ?? 'a time-out'}`,
    );
  const counted = replies.slice(Math.floor(replies.length / 5));
  const elapsed = (counted.at(-1)?.at ?? 0) - (counted[0]?.at ?? 0);
  const sorted = counted.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
  return {
    perSecond: ((counted.length - 1) * 1_000) / elapsed,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    cpuMs: cpuUsed / replies.length,
    reply,
  };
}

/** Processor time used by the serving process. */
async function cpuMs(): Promise<number> {
  server.send('cpu');
  const [{ user, system }] = (await once(server, 'message')) as [NodeJS.CpuUsage];
  return (user + system) / 1_000;
}

/** Sets the bytes with which the bare route of a name answers. */
async function setConstant(constant: Constant): Promise<void> {
  server.send(constant);
  await once(server, 'message');
}

/** The reply to one read, and its payload. */
async function post(operation: PublishedOperation, request: object): Promise<string> {
  const response = await fetch(`${ready.served}/${operation}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': ready.readKey },
    body: JSON.stringify(request),
  });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${operation}: ${text}`);
  return text;
}
async function ask<Data>(operation: PublishedOperation, request: object): Promise<Data> {
  return (JSON.parse(await post(operation, request)) as { data: Data }).data;
}
