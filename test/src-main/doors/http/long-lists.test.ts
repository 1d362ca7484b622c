import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { onTestFinished, describe, expect, test } from 'vitest';
import { successEnvelope } from '#shared/contract/envelope.ts';
import { createHttpDoor } from '#main/doors/http/http-door.ts';
import { openTestWorkspace } from '#test/support/workspace.ts';

const days = 60;
const perDay = 5;

/** A customer with an execution a day, behind the real port. */
async function openLongHistory() {
  const workspace = await openTestWorkspace();
  await workspace.call('add-organization', { name: 'Northlight' });
  const { customer_id: customerID } = await workspace.call('add-customer', {
    organizationId: 1,
    name: 'Acme',
    websiteUrl: 'acme.com',
  });
  const file = path.join(workspace.directory, 'answers.jsonl');
  const rows = Array.from({ length: days * perDay }, (_, index) => ({
    query: `Which anvil suits workshop “${index % perDay}”?`,
    answer: index % 2 === 0 ? 'Acme.' : 'Bolt.',
    date: new Date(Date.UTC(2026, 0, 1 + Math.floor(index / perDay))).toISOString().slice(0, 10),
  }));
  writeFileSync(file, rows.map((row) => JSON.stringify(row)).join('\n'));
  await workspace.call('import-answers', { file, customerId: customerID, groupName: 'Anvils', platform: 'chatgpt' });
  const { api_key } = await workspace.call('create-key', { organizationId: 1 });
  const door = await createHttpDoor(workspace.switcher, { port: 0, ownerToken: 'test', dashboard: false });
  onTestFinished(() => door.close());
  const post = (body: object) =>
    fetch(`${door.apiBaseUrl}/get-queries`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': api_key },
      body: JSON.stringify(body),
    });
  return { ...workspace, customerID, post };
}

describe('a long list of queries', () => {
  test('is written as it is read, in the bytes of the whole reply', async () => {
    const { call, customerID, post } = await openLongHistory();
    const request = { customerID, startDate: '2026-01-01', endDate: '2026-12-31' };
    const reply = await post(request);
    expect([reply.status, reply.headers.get('content-length')]).toEqual([200, null]);
    const whole = await call('get-queries', request);
    expect(whole).toHaveLength(days * perDay);
    expect(await reply.text()).toBe(JSON.stringify(successEnvelope(whole, 'local', false)));
  });

  test('is sent at once with its length if it is short or empty, and errors come instead of rows', async () => {
    const { call, customerID, post } = await openLongHistory();
    for (const period of [
      { startDate: '2026-01-01', endDate: '2026-01-03' },
      { startDate: '2020-01-01', endDate: '2020-01-03' },
    ]) {
      const reply = await post({ customerID, ...period });
      const whole = JSON.stringify(
        successEnvelope(await call('get-queries', { customerID, ...period }), 'local', false),
      );
      expect(reply.headers.get('content-length')).toBe(String(Buffer.byteLength(whole)));
      expect(await reply.text()).toBe(whole);
    }
    expect((await post({ customerID: 99 })).status).toBe(404);
    expect((await post({ customerID, startDate: 'soon' })).status).toBe(400);
    expect((await post({ customerID, startDate: '2026-02-01', endDate: '2026-01-01' })).status).toBe(400);
  });
});
