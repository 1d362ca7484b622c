import { Client as Connection } from 'undici';
import type { WorkspaceSwitcher } from '#main/service/service.ts';
import { owner } from '#main/service/service.ts';
import type { InputOf, OutputOf, OperationName } from '#shared/contract/index.ts';

/** One client of the load: its own query group, and what it must contain if no write was lost. */
interface Client {
  readonly connection: Connection;
  readonly groupId: number;
  name: string;
  /** Active queries by text. */
  readonly texts: Set<string>;
  edits: number;
}

/** The result of a load. */
export interface LoadOutcome {
  readonly reads: number;
  readonly writes: number;
  /** Replies other than 200, with their requests; empty if all went well. */
  readonly errors: readonly string[];
  /** Groups whose name, queries or version history are not what their client wrote; empty if no write was lost. */
  readonly lost: readonly string[];
  /** Bytes in use after a garbage collection, at equal intervals after the warm-up. */
  readonly heapBytes: readonly number[];
  /** Bytes of the whole process at the same moments, native code included. */
  readonly residentBytes: readonly number[];
  readonly latencyMs: { readonly p50: number; readonly p99: number; readonly highest: number };
}

export interface LoadOptions {
  /** `http://127.0.0.1:<port>` of a door without effective limits. */
  readonly origin: string;
  readonly switcher: WorkspaceSwitcher;
  /** Requests in flight at every moment. */
  readonly atOnce: number;
  readonly seconds: number;
  /** Collects garbage, so that the remainder can be compared. */
  readonly collectGarbage: () => void;
  /** How often memory is measured after the first third of the time. */
  readonly samples: number;
}

/** Reads and writes over HTTP, `atOnce` of them at every moment, each client reading what it wrote. */
export async function runLoad(options: LoadOptions): Promise<LoadOutcome> {
  const { origin, switcher, atOnce, seconds } = options;
  const call = async <Name extends OperationName>(name: Name, request: InputOf<Name>): Promise<OutputOf<Name>> => {
    const result = await switcher.current().call(name, request, owner);
    if (!result.ok) throw new Error(`${name}: ${result.error.message}`);
    return result.data;
  };
  const { organization_id } = await call('add-organization', { name: 'Load', quota: atOnce });
  const { customer_id } = await call('add-customer', {
    organizationId: organization_id,
    name: 'Planwise',
    websiteUrl: 'planwise.example',
  });
  const { api_key } = await call('create-key', { organizationId: organization_id });
  const clients: Client[] = [];
  for (let index = 0; index < atOnce; index++) {
    const name = `Client ${index}`;
    const query = `Which planning tool suits client ${index}?`;
    const { query_group_id } = await call('add-query-group', {
      customerId: customer_id,
      name,
      websiteUrl: 'planwise.example',
      keywords: 'planning tool',
      language: 'English',
      countryCode: 'us',
      queries: [query],
    });
    clients.push({
      connection: new Connection(origin),
      groupId: query_group_id,
      name,
      texts: new Set([query]),
      edits: 0,
    });
  }

  const headers = { 'content-type': 'application/json', 'x-api-key': api_key };
  const errors: string[] = [];
  const latencies: number[] = [];
  let reads = 0;
  let writes = 0;
  const ask = async ({ connection }: Client, operation: string, request: object): Promise<unknown> => {
    const started = performance.now();
    const response = await connection.request({
      method: 'POST',
      path: `/v1/${operation}`,
      headers,
      body: JSON.stringify(request),
    });
    const text = await response.body.text();
    latencies.push(performance.now() - started);
    if (response.statusCode === 200) return (JSON.parse(text) as { data: unknown }).data;
    errors.push(`${operation} ${JSON.stringify(request).slice(0, 200)} → ${response.statusCode} ${text.slice(0, 200)}`);
    return undefined;
  };

  // Node accepts one connection per turn of its loop: opened one after the other, or the last ones wait for seconds.
  for (const client of clients) await ask(client, 'get-recommendations', { customerID: customer_id });
  latencies.length = 0;

  const until = performance.now() + seconds * 1_000;
  const work = async (client: Client): Promise<void> => {
    for (let turn = 0; performance.now() < until; turn++) {
      const added = `Which tool is question ${turn} of group ${client.groupId}?`;
      const definitions = ((await ask(client, 'get-queries-definitions', { queryGroupId: client.groupId })) ?? []) as {
        query_id: number;
        query: string;
      }[];
      const oldest = definitions[0];
      const edited = await ask(client, 'edit-queries-definitions', {
        queryGroupId: client.groupId,
        addedQueries: [added],
        deletedQueriesIds: turn % 3 === 0 || oldest === undefined ? [] : [oldest.query_id],
        comments: `turn ${turn}`,
      });
      if (edited !== undefined) {
        client.texts.add(added);
        if (turn % 3 !== 0 && oldest !== undefined) client.texts.delete(oldest.query);
        client.edits += 1;
      }
      const name = `Client of group ${client.groupId}, turn ${turn}`;
      if ((await ask(client, 'update-query-group-name', { queryGroupId: client.groupId, name })) !== undefined)
        client.name = name;
      await ask(client, 'get-companies-stats', { customerID: customer_id, queryGroupID: client.groupId });
      await ask(client, 'get-organization-quota-status', { organizationID: organization_id });
      await ask(client, 'get-recommendations', { customerID: customer_id });
      reads += 4;
      writes += 2;
    }
  };

  const heapBytes: number[] = [];
  const residentBytes: number[] = [];
  const watch = async (): Promise<void> => {
    const third = (seconds * 1_000) / 3;
    await new Promise((resolve) => setTimeout(resolve, third));
    for (let sample = 0; sample < options.samples; sample++) {
      latencies.splice(0, Math.max(0, latencies.length - 50_000));
      options.collectGarbage();
      const { heapUsed, rss } = process.memoryUsage();
      heapBytes.push(heapUsed);
      residentBytes.push(rss);
      await new Promise((resolve) => setTimeout(resolve, (2 * third) / options.samples));
    }
  };
  await Promise.all([...clients.map(work), watch()]);
  await Promise.all(clients.map(({ connection }) => connection.close()));

  const lost: string[] = [];
  const rows = await call('get-customer-query-groups', { customerID: customer_id });
  for (const client of clients) {
    const row = rows.find((group) => group.query_group_id === client.groupId);
    const queries = (await call('get-queries-definitions', { queryGroupId: client.groupId })).map(({ query }) => query);
    const history = await call('list-query-revisions', { queryGroupId: client.groupId });
    if (row?.query_group_name !== client.name)
      lost.push(`group ${client.groupId} is named ${row?.query_group_name}, not ${client.name}`);
    if (new Set(queries).symmetricDifference(client.texts).size > 0)
      lost.push(`group ${client.groupId} asks ${queries.length}, not ${client.texts.size} queries`);
    if (history.length !== client.edits + 1)
      lost.push(`group ${client.groupId} has ${history.length - 1} of ${client.edits} edits in its history`);
  }
  const sorted = latencies.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return {
    reads,
    writes,
    errors,
    lost,
    heapBytes,
    residentBytes,
    latencyMs: { p50: at(0.5), p99: at(0.99), highest: at(1) },
  };
}
