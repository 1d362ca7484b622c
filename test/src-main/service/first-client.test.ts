import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { RequestListener } from 'node:http';
import { readImpatiently, readLoopbackInternet } from '#test/fixtures/interface/loopback-internet.ts';
import { startModelServer, type ModelReply } from '#test/src-main/generate/model-server.ts';
import { addCustomer, openTestWorkspace } from '#test/support/workspace.ts';

const page = `<!doctype html><html lang="de-AT"><head><meta charset="utf-8">
<title>Räder für die Stadt | Müller Räder</title>
<meta property="og:site_name" content="Müller Räder">
<link rel="alternate" hreflang="en" href="https://mueller-bikes.example/en">
<link rel="alternate" hreflang="de-DE" href="https://www.müller-räder.example/de">
<script type="application/ld+json">{"@context":"https://schema.org","@graph":[
  {"@type":"Organization","name":"Müller Räder GmbH","alternateName":["MR Bikes","Rad Müller"],"url":"https://bike.example",
   "sameAs":["https://www.facebook.com/mueller","https://bike.shop.example/about"]},
  {"@type":"Person","name":"Anna Müller"}]}</script></head><body><h1>Räder</h1></body></html>`;

/** A site whose address is `bike.example:<port>`. */
async function site(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise((resolve) => server.once('listening', resolve));
  return `http://bike.example:${(server.address() as AddressInfo).port}`;
}

const html =
  (body: string | Uint8Array, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(body);

describe('a website read for a first client', () => {
  test('gives names, domains, language and country, and nothing of other sites and persons', async () => {
    const { call } = await openTestWorkspace({ fetchPage: readLoopbackInternet });
    expect(await call('read-website', { websiteUrl: await site(html(page)) })).toEqual({
      name: 'Müller Räder',
      aliases: ['MR Bikes', 'Rad Müller'],
      domains: ['bike.example', 'mueller-bikes.example', 'müller-räder.example'],
      language: 'German',
      countryCode: 'at',
    });
  });

  test('is proposed as far as it can be read, whatever it is written in or says', async () => {
    const { call } = await openTestWorkspace({ fetchPage: readLoopbackInternet });
    const read = async (body: string | Uint8Array, headers?: Record<string, string>) =>
      call('read-website', { websiteUrl: await site(html(body, headers)) });
    // Windows-1252 that says it is UTF-8, and UTF-8 that says nothing.
    const western = Buffer.from('<title>x</title><meta property="og:site_name" content="Caf\xe9 Rad">', 'latin1');
    expect((await read(western)).name).toBe('Café Rad');
    expect((await read('<title>Bike – gut und günstig</title>')).name).toBe('Bike');
    const nothing = { name: '', aliases: [], domains: ['bike.example'], language: null, countryCode: null };
    expect(await read('<p>')).toEqual(nothing);
    const hostile = [
      `<meta property="og:site_name" content="${'A'.repeat(100_000)}">`,
      '<meta property="og:site_name" content="&#0;&#8238;&#7;">',
      `<script type="application/ld+json">${'['.repeat(50_000)}</script>`,
      '<script type="application/ld+json">{"@type":"Organization","name":{"name":{"name":1}},"sameAs":[{},5,null]}</script>',
      '<link rel="alternate" hreflang="de" href="http://"><link rel="alternate" hreflang="de" href="javascript:alert(1)">',
    ];
    expect(await read(hostile.join('\n'))).toEqual(nothing);
  });

  test('is refused in one clear line if it is too large, leads inside, never ends, or is no page', async () => {
    const patient = await openTestWorkspace({ fetchPage: readLoopbackInternet });
    const hurried = await openTestWorkspace({ fetchPage: readImpatiently });
    const hostile: readonly (readonly [string, RequestListener, RegExp])[] = [
      ['is 10 MB', html(Buffer.alloc(10_000_000, 'x')), /larger than 3072 KiB/],
      ['becomes 40 MB', html(gzipSync(Buffer.alloc(40_000_000, 'x')), { 'content-encoding': 'gzip' }), /larger than/],
      [
        'redirects inside',
        (_, response) => response.writeHead(302, { location: 'http://10.0.0.7/' }).end(),
        /not a public/,
      ],
      ['redirects for ever', (_, response) => response.writeHead(302, { location: '/' }).end(), /more than 5 times/],
      [
        'never ends',
        (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).write('<title>Bike'),
        /did not answer within 1 second/,
      ],
      ['is no page', html('%PDF-1.7', { 'content-type': 'application/pdf' }), /instead of a web page/],
    ];
    for (const [what, listener, message] of hostile) {
      const workspace = what === 'never ends' ? hurried : patient;
      const error = await workspace.fail('read-website', { websiteUrl: await site(listener) });
      expect(error.code, what).toBe('website_unreachable');
      expect(error.message, what).toMatch(message);
    }
  });
});

describe('competitors for a first client', () => {
  const client = { names: ['Acme', 'Acme Tools'], language: 'English', countryCode: 'us' };

  async function workspaceWithModel(reply: ModelReply) {
    const model = await startModelServer(() => reply);
    onTestFinished(() => model.close());
    const environment = { GENERATION_BASE_URL: model.baseUrl, GENERATION_MODEL: 'm' };
    const workspace = await openTestWorkspace({ environment, fetchPage: readLoopbackInternet });
    return { ...workspace, model, workspace };
  }

  test('come from the configured model, which reads the website; its own name is left out', async () => {
    const items = ['Borealis', 'Acme', 'Solstice Inc.', 'Zenith', 'Solstice'];
    const { call, model } = await workspaceWithModel({ items });
    const websiteUrl = await site(html('<title>Anvils for everyone</title><h1>Anvils</h1>'));
    expect(await call('suggest-competitors', { ...client, websiteUrl })).toEqual({
      source: 'model',
      competitors: ['Borealis', 'Solstice Inc.', 'Zenith'].map((name) => ({ name, answers: null })),
      note: null,
    });
    expect(model.requests[0]?.said).toContain('Anvils for everyone');
  });

  test('come from stored answers without a usable model, those that name the client too, and from nowhere without any', async () => {
    const { call, workspace } = await workspaceWithModel({ items: ['1, 2', '3; 4'] });
    const nothing = await call('suggest-competitors', { ...client, websiteUrl: 'nowhere.example' });
    expect(nothing).toMatchObject({
      source: 'none',
      competitors: [],
      note: expect.stringContaining('The model m failed') as unknown,
    });
    const { customerId, organizationId } = await addCustomer(workspace, {
      name: 'Borealis',
      websiteUrl: 'borealis.example',
    });
    for (const name of ['Acme', 'Zenith', 'Solstice'])
      await call('save-brand', { customerId, name, state: 'confirmed' });
    const answers = ['Acme, Zenith and Borealis are good.', 'Acme Inc. beats Zenith.', 'Solstice and Zenith are fine.'];
    const file = path.join(workspace.directory, 'answers.json');
    writeFileSync(
      file,
      JSON.stringify(answers.map((answer, index) => ({ query: `Question number ${index}?`, answer }))),
    );
    await call('import-answers', {
      customerId,
      groupName: 'Tools',
      platform: 'chatgpt',
      file,
    });
    const found = {
      source: 'answers',
      competitors: [
        { name: 'Zenith', answers: 2 },
        { name: 'Borealis', answers: 1 },
      ],
    };
    expect(await call('suggest-competitors', { ...client, websiteUrl: 'nowhere.example' })).toMatchObject(found);
    // Another organization's key sees nothing of it.
    const other = await call('add-organization', { name: 'Elsewhere' });
    const sourceFor = async (id: number) => {
      const { api_key } = await call('create-key', { organizationId: id, scopes: ['spend'] });
      const caller = workspace.switcher.current().authenticate(api_key) ?? undefined;
      return (await call('suggest-competitors', { ...client, websiteUrl: 'nowhere.example' }, caller)).source;
    };
    expect([await sourceFor(organizationId), await sourceFor(other.organization_id)]).toEqual(['answers', 'none']);
  });
});

test('a first client is created with what was confirmed, its queries with their intents, on the chosen schedule', async () => {
  const { call, fail } = await openTestWorkspace();
  const { organization_id: organizationId } = await call('add-organization', { name: 'Northlight' });
  const client = { organizationId, name: 'Acme', websiteUrl: 'acme.example' };
  expect((await fail('add-customer', { ...client, domains: ['nothing'] })).code).toBe('invalid_request');
  const { customer_id: customerId } = await call('add-customer', {
    ...client,
    domains: ['https://www.acme-tools.example/en'],
    competitors: ['Borealis', 'ACME'],
    language: 'English',
    countryCode: 'GB',
  });
  expect(await call('list-brands', { customerId })).toMatchObject([
    { name: 'Acme', own: true, domains: ['acme-tools.example', 'acme.example'] },
    { name: 'Borealis', own: false, state: 'confirmed' },
  ]);
  expect(await call('list-customers', {})).toMatchObject([{ language: 'English', countryCode: 'gb' }]);
  const queries = ['Which anvil is best?', 'How much is an anvil?', 'Is Acme any good?', 'Anvils'];
  const { intents } = await call('suggest-intents', { customerId, queries, language: 'English' });
  expect(intents).toEqual(['comparison', 'informational', 'brand', null]);
  const { query_group_id: queryGroupId } = await call('add-query-group', {
    customerId,
    ...{ name: 'Anvils', websiteUrl: 'acme.example', keywords: 'anvil', language: 'English', countryCode: 'gb' },
    queries,
    intents: [{ query: 'Which anvil is best?', intent: 'comparison' }],
    firstScan: 'scheduled',
    schedule: { kind: 'monthly', day: 3, time: '06:00' },
  });
  const settings = await call('get-scan-settings', { queryGroupId });
  expect(settings).toMatchObject({ schedule: { kind: 'monthly', day: 3, time: '06:00' } });
  expect(settings.nextRunAt?.slice(8, 10)).toMatch(/^0[23]$/);
  const labels = await call('list-query-labels', { customerId });
  expect(labels.queries.map(({ intent }) => intent)).toEqual(['comparison', null, null, null]);
});
