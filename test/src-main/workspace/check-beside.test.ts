import { writeFileSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { migrationsDirectory } from '#main/files/paths.ts';
import { databaseFile, openStore } from '#main/store/open.ts';
import { checkBeside } from '#main/workspace/check-beside.ts';
import { addCustomer, openTestWorkspace } from '#test/support/workspace.ts';

test('a thread of its own finds in its half of a check what is found without one', async () => {
  const workspace = await openTestWorkspace();
  const { customerId } = await addCustomer(workspace);
  const file = path.join(workspace.directory, 'answers.jsonl');
  writeFileSync(
    file,
    Array.from({ length: 5 }, (_, index) =>
      JSON.stringify({
        query: `Which anvil suits workshop ${index}?`,
        answer: '**Acme** is solid.',
        date: '2026-03-02',
      }),
    ).join('\n'),
  );
  await workspace.call('import-answers', { file, customerId, groupName: 'Anvils', platform: 'chatgpt' });
  await workspace.switcher.close();
  const db = new Database(databaseFile(workspace.directory));
  db.pragma('foreign_keys = OFF');
  db.exec(`DELETE FROM answer_text WHERE answer_id = 1; DELETE FROM answer_company WHERE answer_id = 2;
    UPDATE query_month SET answered = 9 WHERE query_id = 3; DELETE FROM query WHERE id = 4`);
  db.close();

  const store = openStore(workspace.directory, { migrationsDirectory: migrationsDirectory(), secondary: true });
  try {
    const context = { store, workspaceDirectory: workspace.directory, checkCancelled: () => {} };
    const [inThread, here] = [0, Infinity].map((largeBytes) => checkBeside(context, () => {}, largeBytes));
    const expected = await here?.found();
    expect(expected?.findings.map(({ kind }) => kind).toSorted()).toEqual(
      expect.arrayContaining(['damage', 'figures', 'reference']),
    );
    expect(await inThread?.found()).toEqual(expected);
    await inThread?.close();
  } finally {
    store.close();
  }
});

test('a check that is cancelled does not wait for its thread', async () => {
  const workspace = await openTestWorkspace();
  await workspace.switcher.close();
  const store = openStore(workspace.directory, { migrationsDirectory: migrationsDirectory(), secondary: true });
  const cancelled = new Error('cancelled');
  const half = checkBeside(
    {
      store,
      workspaceDirectory: workspace.directory,
      checkCancelled: () => {
        throw cancelled;
      },
    },
    () => {},
    0,
  );
  await expect(half.found()).rejects.toBe(cancelled);
  await half.close();
  store.close();
});
