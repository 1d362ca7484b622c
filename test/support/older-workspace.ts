import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { migrationsDirectory } from '#main/files/paths.ts';
import { migrationFiles } from '#main/store/format.ts';
import { openStore } from '#main/store/open.ts';
import { temporaryDirectory } from './workspace.ts';

/** A closed workspace one format older than this version's, with some rows to copy. */
export function olderWorkspace(revisions: number): string {
  const directory = temporaryDirectory();
  const migrations = path.join(temporaryDirectory(), 'migrations');
  mkdirSync(migrations);
  for (const file of migrationFiles(migrationsDirectory()).slice(0, -1))
    copyFileSync(path.join(migrationsDirectory(), file), path.join(migrations, file));
  const store = openStore(directory, { migrationsDirectory: migrations });
  const at = '2026-01-01T00:00:00Z';
  store.transaction(() => {
    store.run("INSERT INTO organization (name, quota, created_at) VALUES ('Northlight', 5, :at)", { at });
    store.run(
      "INSERT INTO customer (organization_id, name, website_url, created_at) VALUES (1, 'Acme', 'acme.com', :at)",
      { at },
    );
    store.run(
      "INSERT INTO query_group (customer_id, name, type, website_url, keywords, language, country, created_at) VALUES (1, 'Anvils', 'original', 'acme.com', 'anvil', 'English', 'us', :at)",
      { at },
    );
    for (let index = 0; index < revisions; index++)
      store.run(
        "INSERT INTO query_revision (query_group_id, created_at, comments, added, deleted) VALUES (1, :at, :text, '[]', '[]')",
        {
          at,
          text: `${index} `.repeat(300),
        },
      );
  });
  store.close();
  return directory;
}
