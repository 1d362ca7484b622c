import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { OutputOf } from '#shared/contract/index.ts';
import { owner } from '#main/service/service.ts';
import type { Content } from '#test/fixtures/interface/database-content.ts';
import type { Reply } from '#test/support/http-client.ts';
import { openInterface, type OpenInterface } from '#test/fixtures/interface/open-interface.ts';

const createKey = async (api: OpenInterface, organizationId: number, name = 'Reporting script') => {
  const result = await api.switcher.current().call('create-key', { organizationId, name }, owner);
  if (!result.ok) throw new Error(result.error.message);
  return result.data;
};
const listKeys = async (api: OpenInterface): Promise<OutputOf<'list-keys'>> => {
  const result = await api.switcher.current().call('list-keys', {}, owner);
  if (!result.ok) throw new Error(result.error.message);
  return result.data;
};
const customers = (api: OpenInterface, key: string) =>
  api.post('get-organization-customers', { organizationID: 1 }, key);

describe('an API key', () => {
  test('has 256 random bits: no two share a bit pattern beyond chance', async () => {
    const api = await openInterface();
    const keys = await Promise.all(Array.from({ length: 64 }, () => createKey(api, 1)));
    const bytes = keys.map(({ api_key }) => Buffer.from(api_key.slice(3), 'base64url'));
    expect(new Set(keys.map(({ api_key }) => api_key)).size).toBe(64);
    for (const [index, key] of bytes.entries()) {
      expect(key).toHaveLength(32);
      expect(keys[index]?.api_key).toMatch(/^as_[\w-]{43}$/);
    }
    // 64 × 256 fair bits: the share of ones is within six standard deviations of a half.
    const ones = bytes
      .flatMap((key) => [...key])
      .reduce((sum, byte) => sum + byte.toString(2).replaceAll('0', '').length, 0);
    expect(Math.abs(ones / (64 * 256) - 0.5)).toBeLessThan((6 * 0.5) / Math.sqrt(64 * 256));
  });

  test('is on the disk only as its SHA-256, and never shown again', async () => {
    const api = await openInterface();
    const { api_key, prefix } = await createKey(api, 1);
    expect((await customers(api, api_key)).status).toBe(200);
    const secret = api_key.slice(prefix.length);
    const files = readdirSync(api.directory, { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(api.directory, file),
    );
    const contents = files.filter((file) => statSync(file).isFile()).map((file) => readFileSync(file));
    expect(contents.some((content) => content.includes(createHash('sha256').update(api_key).digest()))).toBe(true);
    for (const content of contents) expect(content.includes(secret)).toBe(false);
    expect(JSON.stringify(await listKeys(api))).not.toContain(secret);
    expect(api.logged.join()).not.toContain(secret);
  });

  test('is listed by name and prefix, with when it was last used', async () => {
    const api = await openInterface();
    const { id, api_key, prefix } = await createKey(api, 1, 'Night job');
    const entry = async () => (await listKeys(api)).find((key) => key.id === id);
    expect(api_key.startsWith(prefix)).toBe(true);
    expect(await entry()).toMatchObject({
      name: 'Night job',
      prefix,
      organizationId: 1,
      lastUsedAt: null,
      revokedAt: null,
    });
    const before = Date.now();
    await customers(api, api_key);
    const lastUsedAt = Date.parse((await entry())?.lastUsedAt ?? '');
    expect(lastUsedAt).toBeGreaterThanOrEqual(before - 1_000);
    expect(lastUsedAt).toBeLessThanOrEqual(Date.now());
  });

  test('stops working the moment it is revoked, also on open connections; others keep working', async () => {
    const api = await openInterface();
    const one = await createKey(api, 1);
    const two = await createKey(api, 1);
    const ask = (key: string) =>
      fetch(`${api.door.apiBaseUrl}/get-organization-customers`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-API-Key': key },
        body: '{"organizationID":1}',
      }).then(async (reply) => [reply.status, await reply.text()] as const);
    expect((await ask(one.api_key))[0]).toBe(200);
    await api.switcher.current().call('revoke-key', { keyId: one.id }, owner);
    const [status, text] = await ask(one.api_key);
    expect(status).toBe(401);
    expect(text).toBe((await ask('as_unknown'))[1]);
    expect((await ask(two.api_key))[0]).toBe(200);
    expect((await listKeys(api)).find((key) => key.id === one.id)?.revokedAt).not.toBeNull();
    expect(await api.switcher.current().call('revoke-key', { keyId: one.id }, owner)).toMatchObject({
      ok: false,
      error: { code: 'not_found' },
    });
  });

  test('of one organization is accepted in no spelling but its own', async () => {
    const api = await openInterface();
    const { api_key } = await createKey(api, 1);
    const flipped = `${api_key.slice(0, -2)}${api_key.at(-2) === 'A' ? 'B' : 'A'}${api_key.slice(-1)}`;
    for (const wrong of [
      api_key.slice(0, -1),
      `${api_key}A`,
      api_key.toUpperCase(),
      api_key.slice(3),
      flipped,
      `${api_key}, ${api_key}`,
    ])
      expect((await customers(api, wrong)).status, wrong).toBe(401);
    expect((await customers(api, api_key)).status).toBe(200);
  });
});

describe('limits of the real port', () => {
  test('600 requests a minute for a key, then 429 with Retry-After in the canonical shape, and nothing done', async () => {
    const api = await openInterface({ door: { limits: {} } });
    const [seeded, other] = api.agencies;
    const rename = (name: string, key: string) =>
      api.post('update-query-group-name', { queryGroupId: seeded.groupId, name }, key);
    const replies: Reply[] = [];
    const refusals = () => replies.filter((reply) => reply.status !== 200);
    // On a slow machine more than 600 pass: ten a second are added.
    while (refusals().length === 0)
      replies.push(
        ...(await Promise.all(
          Array.from({ length: 50 }, () =>
            api.post('get-execution-status', { executionID: seeded.executionIds.running }, seeded.key),
          ),
        )),
      );
    const refused = refusals();
    expect(replies.length - refused.length).toBeGreaterThanOrEqual(600);
    for (const reply of refused) {
      expect(reply.status).toBe(429);
      expect(reply.json).toMatchObject({
        error: { code: 'rate_limited', details: [] },
        version: '1.0.0',
        env: 'local',
      });
      expect(Number(reply.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    }
    let held: Reply;
    let before: Content;
    let names = 0;
    do {
      before = api.content();
      held = await rename(`Renamed ${(names += 1)}`, seeded.key);
    } while (held.status === 200);
    expect(held.status).toBe(429);
    expect(api.content()).toEqual(before);
    expect(
      (await api.post('get-execution-status', { executionID: other.executionIds.running }, other.key)).status,
    ).toBe(200);
  });
});
