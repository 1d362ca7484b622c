import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { addCustomer, openTestWorkspace, temporaryDirectory } from '#test/support/workspace.ts';

it('a list of clients is imported as a whole or not at all; what exists or is repeated is left out and said', async () => {
  const workspace = await openTestWorkspace();
  const { organizationId } = await addCustomer(workspace, { name: 'Acme', websiteUrl: 'acme.com' });
  const old = await addCustomer(workspace, { name: 'Old', websiteUrl: 'old.example.com' });
  await workspace.call('archive-customer', { customerId: old.customerId, archived: true });
  const write = (text: string | Buffer): string => {
    const file = path.join(temporaryDirectory(), 'clients.csv');
    writeFileSync(file, text);
    return file;
  };
  const names = async () => (await workspace.call('list-customers', {})).map(({ name }) => name);

  const file = write(
    [
      '\uFEFFClient;Website;Other names;Domains;Language;Country;Competitors;Contact',
      'Larkspur Bikes;larkspur.com;Larkspur|Larkspur Cycles;larkspur.de|www.larkspur.fr;german;DE;Canyon|Cube|Larkspur Bikes;ada@larkspur.com',
      'ACME;acme.example.com;;;;;;',
      'Acme again;https://www.acme.com/en;;;;;;',
      'Older;OLD.example.com;;;;;;',
      'larkspur bikes;other.com;;;;;;',
      'Third;http://larkspur.com/shop;;;;;;',
      '"=HYPERLINK(""x"")";formula.com;;;;;;',
      ';nameless.com;;;;;;',
      'No site;nowhere;;not a domain;Klingon;xx;;',
      'Ünïcode 株式会社;例え.jp;;;;;;',
    ].join('\r\n'),
  );
  const plan = await workspace.call('import-customers', { file, organizationId, dryRun: true });
  expect(plan.rows.map(({ line, result, message }) => [line, result, message])).toEqual([
    [2, 'new', null],
    [3, 'exists', 'has the same name as the client Acme'],
    [4, 'exists', 'has the same website as the client Acme'],
    [5, 'exists', 'has the same website as the client Old, which is archived'],
    [6, 'repeated', 'has the same name as line 2'],
    [7, 'repeated', 'has the same website as line 2'],
    [8, 'new', null],
    [9, 'bad', 'name: must not be empty'],
    [10, 'bad', expect.stringMatching(/^website: .*; domains: .*; language: must be one of/)],
    [11, 'new', null],
  ]);
  expect(plan).toMatchObject({ imported: 0, unusedColumns: ['Contact'] });
  expect(await names()).toEqual(['Acme']);

  const refused = await workspace.fail('import-customers', { file, organizationId });
  expect(refused.message).toContain(
    'line 9: name: must not be empty; 1 more lines cannot be read. Nothing was imported',
  );
  expect(await names()).toEqual(['Acme']);
  const done = await workspace.call('import-customers', { file, organizationId, skipBad: true });
  expect(done.imported).toBe(3);
  expect((await names()).length).toBe(4);
  const [larkspur] = (await workspace.call('list-customers', {})).filter(({ name }) => name === 'Larkspur Bikes');
  expect(larkspur).toMatchObject({ websiteUrl: 'https://larkspur.com', language: 'German', countryCode: 'de' });
  const brands = await workspace.call('list-brands', { customerId: larkspur?.id ?? 0 });
  expect(brands.map(({ name, own, state }) => [name, own, state])).toEqual([
    ['Larkspur Bikes', true, 'confirmed'],
    ['Canyon', false, 'confirmed'],
    ['Cube', false, 'confirmed'],
  ]);
  expect(brands[0]).toMatchObject({
    aliases: ['Larkspur', 'Larkspur Cycles'],
    domains: ['larkspur.com', 'larkspur.de', 'larkspur.fr'],
  });
  const again = await workspace.call('import-customers', { file, organizationId, skipBad: true });
  expect(again.imported).toBe(0);

  for (const [text, message] of [
    ['', 'the file is empty'],
    ['name,city\nA,B', 'has no column for the website'],
    ['website,city\nA,B', 'has no column for the name'],
    ['name,website', 'has no line with a client'],
    ['[{"name":"A","website":"a.com"}]', 'must be a CSV file'],
    [
      `name,website\n${Array.from({ length: 2_001 }, (_, at) => `C${at},c${at}.com`).join('\n')}`,
      'more than 2000 clients',
    ],
    [Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0, 0]), 'must be a CSV file'],
  ] as const) {
    const error = await workspace.fail('import-customers', { file: write(text), organizationId });
    expect([message, error.code, error.message]).toEqual([
      message,
      'invalid_request',
      expect.stringContaining(message),
    ]);
  }
  expect(await workspace.fail('import-customers', { file, organizationId: 99 })).toMatchObject({ code: 'not_found' });
  // What belongs to a client goes with it.
  const customerId = larkspur?.id ?? 0;
  await workspace.call('delete-customer', { customerId, confirmName: 'Larkspur Bikes', wait: true });
  const { customer_id: next } = await workspace.call('add-customer', {
    organizationId,
    name: 'New',
    websiteUrl: 'new.com',
  });
  expect((await workspace.call('list-customers', {})).find(({ id }) => id === next)).not.toHaveProperty('language');
});
