import { describe, expect, test } from 'vitest';
import { openBakery } from '#test/fixtures/interface/bakery-site.ts';
import { readLoopbackInternet } from '#test/fixtures/interface/loopback-internet.ts';
import { openInterface } from '#test/fixtures/interface/open-interface.ts';

async function open() {
  const bakery = await openBakery();
  const api = await openInterface({ switcher: { fetchPage: readLoopbackInternet } });
  const [seeded] = api.agencies;
  const ask = async <Data>(operation: string, request: unknown): Promise<Data> => {
    const reply = await api.post(operation, request, seeded.key);
    expect(reply.status, reply.text).toBe(200);
    return (reply.json as { data: Data }).data;
  };
  const queriesOf = async (queryGroupId: number) =>
    (await ask<{ query: string }[]>('get-queries-definitions', { queryGroupId })).map((row) => row.query);
  return { seeded, bakery, ask, queriesOf };
}

describe('keywords of a website, all the way', () => {
  test('are ten, joined by commas, from the site’s own words and without its name', async () => {
    const { ask, bakery } = await open();
    const text = await ask<string>('generate-keywords', { language: 'english', websiteUrl: bakery.websiteUrl });
    const keywords = text.split(', ');
    expect(keywords).toHaveLength(10);
    expect(new Set(keywords.map((keyword) => keyword.toLowerCase())).size).toBe(10);
    expect(text.toLowerCase()).not.toContain('orchard');
    expect(keywords).toContain('sourdough bread');
    expect(keywords).toContain('wedding cakes');
    expect(bakery.site.requests.length).toBe(1);
  });

  test('can be sent back as they are: the group gets three queries for each, none naming the customer', async () => {
    const { ask, bakery, seeded, queriesOf } = await open();
    const keywords = await ask<string>('generate-keywords', { language: 'English', websiteUrl: bakery.websiteUrl });
    const { query_group_id } = await ask<{ query_group_id: number }>('create-query-group', {
      customerID: seeded.otherCustomerId,
      name: 'Bread and cakes',
      websiteUrl: bakery.websiteUrl,
      keywords,
      language: 'ENGLISH',
      countryCode: 'US',
    });
    const queries = await queriesOf(query_group_id);
    expect(queries).toHaveLength(30);
    expect(new Set(queries.map((query) => query.toLowerCase())).size).toBe(30);
    for (const keyword of keywords.split(', '))
      expect(
        queries.filter((query) => query.toLowerCase().includes(keyword.toLowerCase())).length,
        keyword,
      ).toBeGreaterThanOrEqual(3);
    expect(queries.join('\n')).not.toMatch(/orchard/i);
    const [group] = await ask<{ keywords: string; num_of_queries: number }[]>('get-customer-query-groups', {
      customerID: seeded.otherCustomerId,
    });
    expect(group).toMatchObject({ keywords, num_of_queries: 30 });
  });

  test.for([
    ['German', 'de', 'Projektplanung, Zeiterfassung'],
    ['Japanese', 'jp', 'プロジェクト管理, 工数管理'],
    ['Arabic', 'sa', 'إدارة المشاريع, جدولة الفرق'],
    ['Greek', 'gr', 'διαχείριση έργων, ωράριο ομάδας'],
    ['Thai', 'th', 'การจัดการโครงการ, ตารางงาน'],
    ['English', 'us', 'c++ course, c# course, planwise alternatives for teams'],
    ['English', 'us', `${'very long keyword '.repeat(11)}, short`],
    ['English', 'us', Array.from({ length: 50 }, (_, index) => `topic number ${index}`).join(', ')],
  ] as const)('become three queries each in %s, which can be asked', async ([language, countryCode, keywords]) => {
    const { ask, seeded, queriesOf } = await open();
    const { query_group_id } = await ask<{ query_group_id: number }>('create-query-group', {
      customerID: seeded.customerId,
      name: 'Keywords of many kinds',
      websiteUrl: 'planwise.example',
      keywords,
      language,
      countryCode,
    });
    const queries = await queriesOf(query_group_id);
    expect(queries).toHaveLength(3 * keywords.split(',').length);
    expect(new Set(queries).size).toBe(queries.length);
    for (const query of queries) {
      expect(query.length).toBeLessThanOrEqual(500);
      expect(query).not.toMatch(/planwise/i);
    }
  });

  test('that are the same, in any order and case, give a clone the present queries of its parent', async () => {
    const { ask, seeded, queriesOf } = await open();
    const { query_group_id: parent } = await ask<{ query_group_id: number }>('create-query-group', {
      customerID: seeded.customerId,
      name: 'Parent',
      websiteUrl: 'planwise.example',
      keywords: 'Team planning, time tracking',
      language: 'English',
      countryCode: 'us',
    });
    const [first] = await ask<{ query_id: number }[]>('get-queries-definitions', { queryGroupId: parent });
    await ask('edit-queries-definitions', {
      queryGroupId: parent,
      addedQueries: ['Which one did we write ourselves?'],
      deletedQueriesIds: [first?.query_id],
    });
    const { query_group_id: clone } = await ask<{ query_group_id: number }>('create-query-group-from-existing', {
      customerID: seeded.customerId,
      parentQueryGroupId: parent,
      name: 'Same',
      keywords: ' TIME TRACKING ,team planning, Team Planning',
      language: 'German',
      countryCode: 'de',
    });
    expect(await queriesOf(clone)).toEqual(await queriesOf(parent));
    expect(await queriesOf(clone)).toContain('Which one did we write ourselves?');
  });

  test('give a clone of a group whose queries are all deleted new ones: no credit is used for an empty group', async () => {
    const { ask, seeded, queriesOf } = await open();
    const active = await ask<{ query_id: number }[]>('get-queries-definitions', { queryGroupId: seeded.cloneId });
    await ask('edit-queries-definitions', {
      queryGroupId: seeded.cloneId,
      deletedQueriesIds: active.map(({ query_id }) => query_id),
    });
    const { query_group_id } = await ask<{ query_group_id: number }>('create-query-group-from-existing', {
      customerID: seeded.customerId,
      parentQueryGroupId: seeded.cloneId,
      name: 'From nothing',
    });
    expect((await queriesOf(query_group_id)).length).toBeGreaterThanOrEqual(3);
  });

  test('that differ from the parent’s give a clone new queries, and everything else is inherited', async () => {
    const { ask, seeded, queriesOf } = await open();
    const { query_group_id } = await ask<{ query_group_id: number }>('create-query-group-from-existing', {
      customerID: seeded.customerId,
      parentQueryGroupId: seeded.cloneId,
      name: 'Other keywords',
      keywords: 'project management, time tracking',
    });
    const queries = await queriesOf(query_group_id);
    expect(queries).toHaveLength(6);
    expect(queries.filter((query) => (seeded.agency.queries as readonly string[]).includes(query))).toEqual([]);
    const groups = await ask<Record<string, unknown>[]>('get-customer-query-groups', { customerID: seeded.customerId });
    expect(groups.find((group) => group['query_group_id'] === query_group_id)).toMatchObject({
      group_type: 'clone',
      run_from_location: 'de',
      website_url: 'https://planwise.example',
      keywords: 'project management, time tracking',
    });
  });
});
