import { describe, expect, test } from 'vitest';
import { errorEnvelopeSchema } from '#shared/contract/envelope.ts';
import { publishedInterface, type PublishedOperation } from '#shared/contract/v1/index.ts';
import { openInterface } from '#test/fixtures/interface/open-interface.ts';
import { requestsOf } from '#test/fixtures/interface/requests.ts';
import type { Reply } from '#test/support/http-client.ts';
import type { SeededAgency } from '#test/fixtures/interface/seed-agencies.ts';

/** Far beyond every id of the workspace: a foreign id must get the same reply. */
const missing = 987_654_321;

/** The fields of a request that identify something owned. */
type Owned = 'organization' | 'customer' | 'group' | 'execution' | 'query';
const ownedFields: Readonly<Record<string, Owned>> = {
  organizationID: 'organization',
  customerID: 'customer',
  queryGroupID: 'group',
  queryGroupId: 'group',
  parentQueryGroupId: 'group',
  executionID: 'execution',
  deletedQueriesIds: 'query',
};

/** Every id of one kind in an organization. */
const idsOf = (seeded: SeededAgency): Readonly<Record<Owned, readonly number[]>> => ({
  organization: [seeded.organizationId],
  customer: [seeded.customerId, seeded.otherCustomerId],
  group: [seeded.groupId, seeded.cloneId, seeded.hiddenGroupId],
  execution: [
    ...seeded.executionIds.done,
    seeded.executionIds.overview,
    seeded.executionIds.running,
    seeded.executionIds.hidden,
  ],
  query: seeded.queryIds,
});

interface Attempt {
  readonly operation: PublishedOperation;
  readonly field: string;
  readonly kind: Owned;
}

const attempts: readonly Attempt[] = Object.values(publishedInterface).flatMap(({ name, request }) =>
  Object.keys(request.shape).flatMap((field) => {
    const kind = ownedFields[field];
    return kind === undefined ? [] : [{ operation: name, field, kind }];
  }),
);

/** A valid request with one id replaced; every optional id field is given, so that each is tried beside valid ones. */
function withId(seeded: SeededAgency, { operation, field }: Attempt, id: number): Record<string, unknown> {
  const request: Record<string, unknown> = { ...requestsOf(seeded, 'planwise.example')[operation] };
  if (field === 'queryGroupID') delete request['executionID'];
  return { ...request, [field]: field === 'deletedQueriesIds' ? [id] : id };
}

/** A reply with its ids replaced; the digits of the version are not ids. */
const withoutId = (reply: Reply, id: number): string =>
  reply.text.replaceAll(new RegExp(`(?<![\\d.])${id}(?!\\.?\\d)`, 'g'), 'N');

/** Every name and text that only one of the organizations has. */
const namesOf = ({ agency }: SeededAgency): string[] => [
  agency.organization,
  agency.customer,
  agency.site,
  agency.otherCustomer,
  ...agency.rivals,
  agency.topic,
  ...agency.queries,
];

describe('what belongs to another organization', () => {
  test('covers every operation but the one that names nothing owned', () => {
    const covered = new Set(attempts.map(({ operation }) => operation));
    expect(Object.keys(publishedInterface).filter((name) => !covered.has(name as PublishedOperation))).toEqual([
      'generate-keywords',
    ]);
    for (const { request } of Object.values(publishedInterface))
      for (const field of Object.keys(request.shape))
        if (/id|ids$/i.test(field)) expect(ownedFields, field).toHaveProperty(field);
  });

  test('gets the same reply as a missing id, in every operation, for every foreign id, and is never changed', async () => {
    const api = await openInterface();
    const before = api.content();
    let tried = 0;
    for (const asking of api.agencies)
      for (const other of api.agencies.filter((agency) => agency !== asking))
        for (const attempt of attempts) {
          const absent = await api.post(attempt.operation, withId(asking, attempt, missing), asking.key);
          for (const id of idsOf(other)[attempt.kind]) {
            const foreign = await api.post(attempt.operation, withId(asking, attempt, id), asking.key);
            const what = `${attempt.operation} ${attempt.field}=${id}`;
            expect(foreign.status, what).toBe(absent.status);
            expect(foreign.status, what).toBeGreaterThanOrEqual(400);
            expect(errorEnvelopeSchema.safeParse(foreign.json).success, what).toBe(true);
            expect(withoutId(foreign, id), what).toBe(withoutId(absent, missing));
            expect(Object.keys(foreign.headers).toSorted(), what).toEqual(Object.keys(absent.headers).toSorted());
            tried += 1;
          }
        }
    expect(tried).toBeGreaterThan(200);
    expect(api.content()).toEqual(before);
  });

  test('is in no reply to a request with the organization’s own ids', async () => {
    const api = await openInterface();
    for (const asking of api.agencies) {
      const foreignNames = api.agencies.filter((agency) => agency !== asking).flatMap(namesOf);
      for (const operation of Object.keys(publishedInterface) as PublishedOperation[]) {
        if (operation === 'generate-keywords') continue;
        const reply = await api.post(operation, requestsOf(asking, 'planwise.example')[operation], asking.key);
        expect(reply.status, reply.text).toBe(200);
        for (const name of foreignNames) expect(reply.text, operation).not.toContain(name);
      }
    }
  });

  test('has artifacts that reply as missing ones do, under every mixture of ids', async () => {
    const api = await openInterface();
    const [asking, ...others] = api.agencies;
    for (const file of ['answer.md', 'resources.json', 'competitors.json']) {
      const own = await api.get(`answers/${asking.executionIds.overview}/${asking.queryIds[0]}/${file}`, asking.key);
      expect(own.status).toBe(200);
      const absent = await api.get(`answers/${missing}/${missing}/${file}`, asking.key);
      expect(absent.status).toBe(404);
      for (const other of others) {
        const queryId = other.queryIds[0] ?? 0;
        expect((await api.get(`answers/${other.executionIds.overview}/${queryId}/${file}`, other.key)).status).toBe(
          200,
        );
        for (const executionId of idsOf(other).execution) {
          const foreign = await api.get(`answers/${executionId}/${queryId}/${file}`, asking.key);
          expect(withoutId(foreign, executionId)).toBe(withoutId(absent, missing));
        }
        // Another organization's query in an execution of the key's own organization.
        const mixed = await api.get(`answers/${asking.executionIds.overview}/${queryId}/${file}`, asking.key);
        const mixedAbsent = await api.get(`answers/${asking.executionIds.overview}/${missing}/${file}`, asking.key);
        expect([mixed.status, mixed.text]).toEqual([404, mixedAbsent.text]);
      }
    }
  });

  test('is not distinguishable for another customer of the same organization either', async () => {
    const api = await openInterface();
    const [seeded] = api.agencies;
    for (const operation of ['get-queries', 'get-companies-stats', 'get-domain-stats'] as const)
      for (const [field, own] of [
        ['queryGroupID', seeded.groupId],
        ['executionID', seeded.executionIds.overview],
      ] as const) {
        const mixed = await api.post(operation, { customerID: seeded.otherCustomerId, [field]: own }, seeded.key);
        const absent = await api.post(operation, { customerID: seeded.otherCustomerId, [field]: missing }, seeded.key);
        expect(mixed.status).toBe(404);
        expect(withoutId(mixed, own)).toBe(withoutId(absent, missing));
      }
  });
});
