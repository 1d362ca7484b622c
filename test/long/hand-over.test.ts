import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { deflateSync } from 'node:zlib';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { encryptFor, openEncryptedFile } from '#main/files/encryption.ts';
import { handedOver } from '#main/store/client-rows.ts';
import { databaseFile } from '#main/store/open.ts';
import { addCustomer, openTestWorkspace, temporaryDirectory, type TestWorkspace } from '#test/support/workspace.ts';

const passphrase = 'of the two of us';

async function importAnswers(workspace: TestWorkspace, customerId: number, answers: readonly string[]): Promise<void> {
  const file = path.join(temporaryDirectory(), 'answers.jsonl');
  const line = (answer: string, index: number) =>
    JSON.stringify({ query: `Question ${index}?`, answer, date: '2026-01-01', citations: ['https://forge.example/a'] });
  writeFileSync(file, answers.map(line).join('\n'));
  await workspace.call('import-answers', { file, customerId, groupName: 'Anvils', platform: 'chatgpt' });
}

it('nothing that is wrong with the file of a client gets in', async () => {
  const ada = await openTestWorkspace({ resume: true });
  const { customerId } = await addCustomer(ada);
  for (const name of ['Grindstone', 'Vulcan']) await ada.call('save-brand', { customerId, name, state: 'confirmed' });
  await importAnswers(ada, customerId, ['Acme and Vulcan.', 'Only Grindstone Inc.', 'Straße 漢字 Acme', '']);
  const brands = await ada.call('list-brands', { customerId });
  const idOf = (name: string): number => brands.find((brand) => brand.name === name)?.brandId ?? 0;
  await ada.call('merge-brands', { customerId, brandId: idOf('Vulcan'), intoBrandId: idOf('Grindstone') });
  await ada.call('save-note', { customerId, day: '2026-01-02', text: 'Relaunched', queryGroupId: 1 });
  await ada.call('reanalyse', {});
  const before = await ada.call('list-answers', { customerId });
  const identity = await generateIdentity();
  const recipient = await identityToRecipient(identity);
  const made = await ada.call('hand-over-customer', { customerId, recipient });
  expect(made).toMatchObject({ answers: 3 });
  expect(readFileSync(made.file).includes('Grindstone')).toBe(false);

  const bob = await openTestWorkspace({ resume: true });
  const other = await addCustomer(bob, { name: 'Bolt', websiteUrl: 'bolt.com' });
  await importAnswers(bob, other.customerId, ['Bolt.', 'Acme.', 'Bolt and Acme.']);
  const { organizationId } = other;
  const request = { file: made.file, organizationId, identity };
  expect(await bob.call('take-in-customer', { ...request, dryRun: true })).toMatchObject({
    customer_id: null,
    name: 'Acme',
    answers: 3,
    queryGroups: 1,
    existing: null,
  });
  const { customer_id: taken } = await bob.call('take-in-customer', request);
  const id = taken ?? 0;
  await bob.call('reanalyse', { customerId: id });
  const after = await bob.call('list-answers', { customerId: id });
  const figures = ({ answers }: typeof before) =>
    answers.map(({ query, mentioned, position, competitors, citations, date }) => ({
      ...{ query, mentioned, position, competitors, citations, date },
    }));
  expect(figures(after)).toEqual(figures(before));
  expect(await bob.call('list-notes', { customerId: id })).toMatchObject([
    { text: 'Relaunched', queryGroupName: 'Anvils' },
  ]);
  expect(await bob.call('list-query-groups', { customerId: id })).toMatchObject([{ name: 'Anvils', status: 'Pause' }]);
  expect((await bob.call('list-brands', { customerId: id })).map(({ name, state }) => [name, state])).toEqual(
    (await ada.call('list-brands', { customerId })).map(({ name, state }) => [name, state]),
  );
  expect(await bob.call('check-workspace', {})).toMatchObject({ answers: 6, findings: [] });

  // It is recognised, there and at home.
  expect((await bob.fail('take-in-customer', request)).message).toContain(
    `is here already as the customer ${id}, Acme`,
  );
  const home = await addCustomer(ada, { name: 'Else', websiteUrl: 'else.com' });
  expect(
    await ada.call('take-in-customer', { ...request, organizationId: home.organizationId, dryRun: true }),
  ).toMatchObject({ existing: { customerId, name: 'Acme' } });
  const copy = await bob.call('take-in-customer', { ...request, asCopy: true });
  await bob.call('delete-customer', { customerId: copy.customer_id ?? 0, confirmName: 'Acme', wait: true });

  await bob.call('delete-customer', { customerId: id, confirmName: 'Acme', wait: true });
  expect(await bob.fail('take-in-customer', { ...request, identity: await generateIdentity() })).toMatchObject({
    details: [{ path: 'identity' }],
  });
  expect(await bob.fail('take-in-customer', { ...request, identity: 'secret' })).toMatchObject({
    code: 'invalid_request',
  });
  expect(await ada.fail('hand-over-customer', { customerId, recipient: 'age1nonsense' })).toMatchObject({
    details: [{ path: 'recipient' }],
  });

  // Wrong, damaged, newer, hostile: each a clear line, and nothing stays.
  const sizes = () => {
    const db = new Database(databaseFile(bob.directory), { readonly: true });
    const tables = handedOver
      .map(({ table }) => table)
      .filter((table) => db.prepare('SELECT 1 FROM sqlite_master WHERE name = ?').get(table));
    const counts = tables.map((table) => [table, db.prepare(`SELECT COUNT(*) FROM ${table}`).pluck().get()]);
    db.close();
    return Object.fromEntries(counts) as Record<string, number>;
  };
  const clean = sizes();
  const lines = (await text(await openEncryptedFile(made.file, { identity }))).trimEnd().split('\n');
  const folder = temporaryDirectory();
  let number = 0;
  const written = async (changed: readonly string[]): Promise<string> => {
    const file = path.join(folder, `${(number += 1)}.answerscope-client`);
    await encryptFor(file, Readable.from([Buffer.from(changed.join('\n'))]), { recipient });
    return file;
  };
  const edit = (find: RegExp, change: (line: string) => string): string[] =>
    lines.map((line) => (find.test(line) ? change(line) : line));
  const bytes = readFileSync(made.file);
  const raw = (content: Buffer): string => {
    const file = path.join(folder, `${(number += 1)}.answerscope-client`);
    writeFileSync(file, content);
    return file;
  };
  const flipped = Buffer.from(bytes);
  flipped[flipped.length - 40] = (flipped[flipped.length - 40] ?? 0) ^ 1;
  const bomb = deflateSync(Buffer.alloc(80 * 1024 * 1024, 0x20)).toString('base64');
  const bad: readonly (readonly [string, string])[] = [
    [raw(flipped), 'is damaged'],
    [raw(bytes.subarray(0, bytes.length - 30)), 'is damaged'],
    [raw(Buffer.from('hello')), 'is not the file of a client'],
    [await written(['{"answerscope":"other"}']), 'is not the file of a client'],
    [
      await written(edit(/"answerscope":"client"/, (line) => line.replace(/"format":\d+/, '"format":9999'))),
      'newer version',
    ],
    [await written(lines.slice(0, -1)), 'ends too early'],
    [await written(lines.toSpliced(20, 1)), ''],
    [await written([...lines.slice(0, -1), lines[1] ?? '', lines.at(-1) ?? '']), ''],
    [await written([...lines, '{}']), 'goes on after its end'],
    [
      await written(edit(/"table":"answer_text"/, (line) => line.replace(/"base64":"[^"]*"/, `"base64":"${bomb}"`))),
      'larger than 64 MB',
    ],
    [
      await written(edit(/"table":"answer"/, (line) => line.replace(/"execution_id":\d+/, '"execution_id":1e9'))),
      'refers to a row',
    ],
    [
      await written(edit(/"table":"answer"/, (line) => line.replace('"outcome":"answered"', '"outcome":"nonsense"'))),
      'not valid',
    ],
    [
      await written(edit(/"table":"note"/, (line) => line.replace('"table":"note"', '"table":"setting"'))),
      'something unknown',
    ],
    [
      await written(edit(/"table":"customer"/, (line) => line.replace('"Acme"', '"\\u202eAcme"'))),
      'a name that is not allowed',
    ],
    [
      await written(
        edit(/"table":"customer"/, (line) => line.replace(/"website_url":"[^"]*"/, '"website_url":"javascript:1"')),
      ),
      'a website that is none',
    ],
  ];
  for (const [file, message] of bad) {
    const error = await bob.fail('take-in-customer', { file, organizationId, identity });
    expect([message, error.code, error.message]).toEqual([
      message,
      'invalid_request',
      expect.stringContaining(message),
    ]);
    expect(error.message).not.toContain('\n');
  }
  // With a passphrase.
  const sealed = path.join(folder, 'sealed.answerscope-client');
  await ada.call('hand-over-customer', { customerId, file: sealed, passphrase });
  const wrong = await bob.fail('take-in-customer', { file: sealed, organizationId, passphrase: 'not this one' });
  expect(wrong).toMatchObject({ details: [{ path: 'passphrase' }] });
  await bob.call('add-organization', { name: 'Waits for erasure' });
  await bob.switcher.close();
  const again = await openTestWorkspace({ dataDirectory: bob.directory, resume: true });
  await again.call('delete-organization', { organizationId: 2, confirmName: 'Waits for erasure', wait: true });
  expect(sizes()).toEqual(clean);
  // The right file still gets in.
  const { customer_id: last } = await again.call('take-in-customer', { file: made.file, organizationId, identity });
  expect((await again.call('list-answers', { customerId: last ?? 0 })).total).toBe(3);
  await again.switcher.close();
});
