import Fastify from 'fastify';
import type { InputOf, OperationName, OutputOf } from '#shared/contract/index.ts';
import { buildSample } from '#main/sample/build-sample.ts';
import { createWorkspaceSwitcher } from '#main/workspace/workspace-switcher.ts';
import { owner } from '#main/service/service.ts';
import { createHttpDoor } from '#main/doors/http/http-door.ts';
import { bakeryHtml } from '#test/fixtures/interface/bakery-html.ts';

/** What the serving process reports once it is ready. */
export interface Ready {
  /** The published interface. */
  readonly served: string;
  /** A bare Fastify server in the same process. */
  readonly bare: string;
  /** Keys of the sample's organization and of one created for writing. */
  readonly readKey: string;
  readonly writeKey: string;
  readonly writeCustomerId: number;
  /** Groups to edit, each with the ids of its 150 queries. */
  readonly groups: readonly { readonly id: number; readonly queryIds: readonly number[] }[];
}

/** A constant for the bare server to answer with at `<bare>/<name>`; acknowledged, like `cpu`, with the processor time used. */
export interface Constant {
  readonly name: string;
  readonly body: string;
}

const [, , directory = '', editable = '10'] = process.argv;
buildSample({ directory }, { now: () => new Date(), timeZone: 'UTC', progress: () => {}, checkCancelled: () => {} });
const switcher = await createWorkspaceSwitcher({
  dataDirectory: directory,
  environment: {},
  // Always the same page: reading it and finding its keywords is measured, not the network.
  fetchPage: (url) =>
    Promise.resolve({ finalUrl: url, status: 200, contentType: 'text/html', charset: 'utf-8', html: bakeryHtml }),
});
const door = await createHttpDoor(switcher, {
  port: 0,
  ownerToken: 'bench',
  dashboard: false,
  limits: { perKey: 1_000_000_000 },
});

const bare = Fastify();
const constants = new Map<string, string>();
bare.post<{ Params: { name: string } }>('/:name', (request, reply) =>
  reply.header('Content-Type', 'application/json; charset=utf-8').send(constants.get(request.params.name)),
);
const bareAddress = await bare.listen({ port: 0, host: '127.0.0.1' });

const { organization_id } = await call('add-organization', { name: 'Bench', quota: 1_000_000 });
const { customer_id } = await call('add-customer', {
  organizationId: organization_id,
  name: 'Planwise',
  websiteUrl: 'planwise.example',
});
const groups = [];
for (let index = 0; index < Number(editable); index++) {
  const { query_group_id: id } = await call('add-query-group', {
    customerId: customer_id,
    name: `Editable ${index}`,
    websiteUrl: 'planwise.example',
    keywords: 'planning tool',
    language: 'English',
    countryCode: 'us',
    queries: Array.from({ length: 150 }, (_, query) => `Which planning tool suits team ${query}?`),
  });
  const definitions = await call('get-queries-definitions', { queryGroupId: id });
  groups.push({ id, queryIds: definitions.map(({ query_id }) => query_id) });
}
const ready: Ready = {
  served: door.apiBaseUrl,
  bare: bareAddress,
  readKey: (await call('create-key', { organizationId: 1 })).api_key,
  writeKey: (await call('create-key', { organizationId: organization_id })).api_key,
  writeCustomerId: customer_id,
  groups,
};
process.on('message', (message: Constant | 'cpu') => {
  if (message !== 'cpu') constants.set(message.name, message.body);
  process.send?.(process.cpuUsage());
});
process.on('disconnect', () => void Promise.all([door.close(), bare.close()]).then(() => switcher.close()));
process.send?.(ready);

async function call<Name extends OperationName>(name: Name, request: InputOf<Name>): Promise<OutputOf<Name>> {
  const result = await switcher.current().call(name, request, owner);
  if (!result.ok) throw new Error(`${name}: ${result.error.message}`);
  return result.data;
}
