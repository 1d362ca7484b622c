import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { deflateSync } from 'node:zlib';
import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { encryptFor, openEncryptedFile } from '#main/files/encryption.ts';
import { handedOver } from '#main/store/client-rows.ts';
import { databaseFile } from '#main/store/open.ts';
import { handOverAcme } from '#test/support/handed-over-client.ts';
import { fullShare } from '#test/support/size.ts';
import { openTestWorkspace, temporaryDirectory } from '#test/support/workspace.ts';

const passphrase = 'of the two of us';

it('nothing that is wrong with the file of a client gets in', async () => {
  const { ada, bob, customerId, made, identity, recipient, organizationId } = await handOverAcme();

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
    [await written([...lines, '{}']), 'continues after its end'],
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
  // A share of the full size takes every third of them.
  for (const [file, message] of bad.filter((_, index) => fullShare === 1 || index % 3 === 0)) {
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
