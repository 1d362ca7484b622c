import fc from 'fast-check';
import { Pool } from 'undici';
import { describe, expect, onTestFinished, test } from 'vitest';
import { PageFetchError } from '#main/web/page-fetch-error.ts';
import { errorEnvelopeSchema } from '#shared/contract/envelope.ts';
import { errorStatus } from '#shared/contract/errors.ts';
import { publishedInterface } from '#shared/contract/v1/index.ts';
import { openInterface, type OpenInterface } from '#test/fixtures/interface/open-interface.ts';
import { requestsOf } from '#test/fixtures/interface/requests.ts';
import { malformedBodies, typedBodies, type SentBody } from './malformed-bodies.ts';
import { size } from '#test/support/size.ts';

const seed = 20_261_120;
const atOnce = 40;
const malformed = size(500, 10_000, 3_000);
const typed = size(200, 3_000, 1_000);
/** Ten seconds on a free machine; other work on it is no defect. */
const slow = { timeout: 180_000 };

/** Sends bodies over a few persistent connections, several at once, and passes every reply to `check`. */
async function sendAll(
  api: OpenInterface,
  bodies: readonly SentBody[],
  check: (sent: SentBody, status: number, reply: string) => void,
): Promise<void> {
  const pool = new Pool(api.door.origin, { connections: 8, pipelining: 4 });
  onTestFinished(() => pool.close());
  const headers = { 'content-type': 'application/json', 'x-api-key': api.agencies[0].key };
  const queue = bodies.values();
  const work = async () => {
    for (const sent of queue) {
      const response = await pool.request({ method: 'POST', path: `/v1/${sent.operation}`, headers, body: sent.body });
      check(sent, response.statusCode, await response.body.text());
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

/** The given number of different bodies, or fewer if the generator has only a few. */
function different(arbitrary: fc.Arbitrary<SentBody>, count: number): SentBody[] {
  const bodies = new Map(
    fc.sample(arbitrary, { numRuns: 2 * count, seed }).map((sent) => [`${sent.operation} ${sent.body}`, sent]),
  );
  expect(bodies.size).toBeGreaterThanOrEqual(count);
  return [...bodies.values()].slice(0, count);
}

/** No website can be reached: requests of generate-keywords must not leave this computer. */
const offline = { fetchPage: () => Promise.reject(new PageFetchError('dns', 'There is no internet in this test.')) };

describe('bodies made up from the contract', () => {
  test('malformed ones over all operations end in 400 with the canonical shape, and change nothing', slow, async () => {
    const api = await openInterface({ switcher: offline });
    const before = api.content();
    const bodies = different(malformedBodies(requestsOf(api.agencies[0], 'planwise.example')), malformed);
    const codes = new Map<string, number>();
    await sendAll(api, bodies, (sent, status, text) => {
      const what = `${sent.operation} ${sent.body.slice(0, 300)} → ${status} ${text.slice(0, 300)}`;
      const parsed = errorEnvelopeSchema.safeParse(JSON.parse(text));
      if (!parsed.success || status !== 400 || errorStatus[parsed.data.error.code] !== status) throw new Error(what);
      codes.set(parsed.data.error.code, (codes.get(parsed.data.error.code) ?? 0) + 1);
      if (text.length > 20_000) throw new Error(`a reply of ${text.length} characters: ${what}`);
    });
    expect([...codes.keys()].toSorted()).toEqual(['invalid_json', 'invalid_request']);
    expect([...codes.values()].reduce((sum, count) => sum + count)).toBe(malformed);
    for (const name of Object.keys(publishedInterface))
      expect(bodies.filter(({ operation }) => operation === name).length, name).toBeGreaterThan(malformed / 20);
    expect(api.content()).toEqual(before);
    expect(api.logged).toEqual([]);
  });

  test(
    'those of the right types are answered or refused, never a defect, and what is accepted keeps the workspace sound',
    slow,
    async () => {
      const api = await openInterface({ switcher: offline });
      const bodies = fc.sample(typedBodies(requestsOf(api.agencies[0], 'planwise.example')), { numRuns: typed, seed });
      const statuses = new Map<number, number>();
      await sendAll(api, bodies, (sent, status, text) => {
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        const mayFail = sent.operation === 'generate-keywords' && status === 502;
        if (status >= 500 && !mayFail)
          throw new Error(`${sent.operation} ${sent.body.slice(0, 500)} → ${text.slice(0, 300)}`);
        if (status === 200) expect(JSON.parse(text)).toHaveProperty('data');
        else expect(errorEnvelopeSchema.safeParse(JSON.parse(text)).success, text).toBe(true);
      });
      expect(statuses.get(200) ?? 0).toBeGreaterThan(typed / 10);
      expect(statuses.get(400) ?? 0).toBeGreaterThan(typed / 10);
      for (const [seeded, key] of api.agencies.map((one) => [one, one.key] as const)) {
        const groups = await api.post('get-customer-query-groups', { customerID: seeded.customerId }, key);
        expect(
          publishedInterface['get-customer-query-groups'].response.safeParse((groups.json as { data: unknown }).data)
            .success,
        ).toBe(true);
      }
    },
  );
});

describe('bodies of the largest size', () => {
  const largest = 1_048_000;
  const filled = (item: (index: number) => string): string => {
    let list = '';
    for (let index = 0; list.length < largest; index++) list += `${index === 0 ? '' : ','}${item(index)}`;
    return list;
  };

  test.for([
    ['unknown fields', () => `{${filled((index) => `"queryGroup${index}":1`)}}`],
    ['wrong list items', () => `{"queryGroupId":1,"addedQueries":[${filled(() => '1')}]}`],
    ['short queries', () => `{"queryGroupId":1,"addedQueries":[${filled(() => '"a"')}]}`],
    [
      'good queries, far too many',
      () => `{"queryGroupId":1,"addedQueries":[${filled((index) => `"Which is number ${index}?"`)}]}`,
    ],
    ['ids that are none', () => `{"queryGroupId":1,"deletedQueriesIds":[${filled((index) => String(index + 1_000))}]}`],
    ['one long text', () => `{"queryGroupId":1,"comments":"${'x'.repeat(largest)}"}`],
    ['nesting', () => `{"queryGroupId":${'['.repeat(largest / 2)}${']'.repeat(largest / 2)}}`],
  ] as const)('with %s are refused, and the next request is answered', async ([, body]) => {
    const api = await openInterface();
    const [seeded] = api.agencies;
    const sent = body();
    let status = 0;
    let text = '';
    await sendAll(api, [{ operation: 'edit-queries-definitions', body: sent }], (_sent, code, reply) => {
      status = code;
      text = reply;
    });
    expect(status, text.slice(0, 300)).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(errorEnvelopeSchema.safeParse(JSON.parse(text)).success).toBe(true);
    expect(text.length).toBeLessThan(20_000);
    expect((await api.post('get-recommendations', { customerID: seeded.customerId }, seeded.key)).status).toBe(200);
  });
});
