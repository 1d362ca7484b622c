import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import type { DesktopApp } from './desktop-app.ts';

/** A client with a group of queries for ChatGPT; its first scan, number 1, starts by itself. */
export async function addAnvilGroup(app: DesktopApp, queries: string[]): Promise<void> {
  await app.call('add-organization', { name: 'Northlight' });
  await app.call('add-customer', { organizationId: 1, name: 'Acme', websiteUrl: 'acme.example.com' });
  await app.call('add-query-group', {
    ...{ customerId: 1, name: 'Anvils', websiteUrl: 'acme.example.com', keywords: 'anvil', language: 'English' },
    ...{ countryCode: 'us', queries, platforms: ['chatgpt'] },
  });
}

/** A client with a group of queries that has recorded answers for ChatGPT, scan number 1, and no schedule yet. */
export async function importAnvilGroup(app: DesktopApp, queries: string[]): Promise<void> {
  await app.call('add-organization', { name: 'Northlight' });
  await app.call('add-customer', { organizationId: 1, name: 'Acme', websiteUrl: 'acme.example.com' });
  const file = path.join(app.dataDirectory, 'recorded.jsonl');
  const rows = queries.map((query) => JSON.stringify({ query, answer: 'Acme makes anvils.', date: '2026-01-05' }));
  writeFileSync(file, rows.join('\n'));
  await app.call('import-answers', { file, customerId: 1, groupName: 'Anvils', platform: 'chatgpt' });
}

/** Waits until a scan has ended. */
export async function scanDone(app: DesktopApp, executionId: number): Promise<void> {
  const state = async () => {
    const { executions } = await app.call('list-executions', {});
    return executions.find(({ id }) => id === executionId)?.state;
  };
  await expect.poll(state, { interval: 50, timeout: 30_000 }).toBe('Done');
}
