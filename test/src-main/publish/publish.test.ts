import path from 'node:path';
import { expect, it } from 'vitest';
import { openWarehouse } from '#test/support/duckdb.ts';
import { texts, twoClients } from '#test/support/published-workspace.ts';
import { temporaryDirectory } from '#test/support/workspace.ts';

it('gives other engines the figures of the published interface, from two workspaces in one folder', async () => {
  const folder = path.join(temporaryDirectory(), 'warehouse');
  const [ada, bob] = [await twoClients(), await twoClients()];
  const first = await ada.call('publish-workspace', { folder, texts: true });
  expect(first).toMatchObject({ answers: 168, unchangedAnswers: 0, removed: 0 });
  const second = await bob.call('publish-workspace', { folder });
  expect(second.workspace).not.toBe(first.workspace);
  using warehouse = await openWarehouse(folder);
  const ofAda = `workspace = '${first.workspace}'`;
  expect(await warehouse.rows('SELECT workspace, count(*) AS n FROM answers GROUP BY ALL')).toHaveLength(2);

  for (const customerID of [1, 2]) {
    const companies = await ada.call('get-companies-stats', { customerID });
    expect(companies.length).toBeGreaterThan(1);
    expect(
      await warehouse.rows(`SELECT company, answers AS count, percentage FROM company_shares(latest_executions)
        WHERE ${ofAda} AND client_id = ${customerID}`),
    ).toEqual(companies);
    const { domainStats } = await ada.call('get-domain-stats', { customerID });
    expect(
      await warehouse.rows(`SELECT domain, answers AS count, percentage, category FROM site_shares(latest_executions)
        WHERE ${ofAda} AND client_id = ${customerID}`),
    ).toEqual(domainStats);
  }
  const month = { startDate: '2026-10-01', endDate: '2026-10-31' };
  expect(
    await warehouse.rows(`CREATE OR REPLACE TEMP VIEW october AS SELECT * FROM counted_executions
      WHERE execution_date BETWEEN '2026-10-01' AND '2026-10-31' AND ${ofAda} AND client_id = 1`),
  ).toEqual([]);
  expect(await warehouse.rows('SELECT company, answers AS count, percentage FROM company_shares(october)')).toEqual(
    await ada.call('get-companies-stats', { customerID: 1, ...month }),
  );
  const { customers } = await ada.call('get-portfolio', {});
  expect(
    await warehouse.rows(
      `SELECT client_id, platform, score, naming, answered FROM thirty_day_scores WHERE ${ofAda} ORDER BY client_id, platform DESC`,
    ),
  ).toEqual(
    customers.flatMap(({ customerId, platforms }) =>
      platforms.map(({ platform, latest: { score } }) => ({
        ...{ client_id: customerId, platform, score: score.value, naming: score.successes, answered: score.n },
      })),
    ),
  );
  const written = await warehouse.rows(`SELECT DISTINCT text FROM answers WHERE ${ofAda} ORDER BY 1`);
  expect(written.map(({ text }) => text)).toEqual(texts.toSorted());
  expect(await warehouse.rows(`SELECT count(text) AS n FROM answers WHERE NOT ${ofAda}`)).toEqual([{ n: 0 }]);
});
