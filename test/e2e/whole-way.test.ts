import { addDays } from '#shared/domain/dates.ts';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { OutputOf } from '#shared/contract/index.ts';
import { openBrowser } from './support/browser.ts';
import { startService, type ServiceProcess } from './support/service-process.ts';

/** A script with a key of the organization, as an outsider would write it. */
async function script(page: Page, service: ServiceProcess) {
  // The owner creates the key in the dashboard's session.
  const key = await page.evaluate(async () => {
    const reply = await fetch('/workspace/create-key', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'X-Page-Key': localStorage.getItem('answerscope-page-key') ?? '',
      },
      body: JSON.stringify({ organizationId: 1, name: 'whole way' }),
    });
    return ((await reply.json()) as { data: { api_key: string } }).data.api_key;
  });
  return {
    call: async <Data>(operation: string, body: unknown): Promise<Data> => {
      const reply = await fetch(`${service.api_base_url}/${operation}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-api-key': key },
        body: JSON.stringify(body),
      });
      const envelope = (await reply.json()) as { data: Data; env: string };
      expect([reply.status, envelope.env]).toEqual([200, 'sample']);
      return envelope.data;
    },
    read: async (path: string): Promise<string> =>
      (await fetch(`${service.api_base_url}/${path}`, { headers: { 'x-api-key': key } })).text(),
  };
}

type Script = Awaited<ReturnType<typeof script>>;

/** What the interface says of the 30 days that end with the last scan, percent; of one query group if one is given. */
async function thirtyDayScore(
  api: Script,
  customerID: number,
  company: string,
  aiPlatform: string,
  queryGroupID?: number,
): Promise<number> {
  const scope = { customerID, aiPlatform };
  const { perScan } = await api.call<OutputOf<'get-customer-growth-stats'>>('get-customer-growth-stats', scope);
  const groups = perScan.filter(({ queryGroupId }) => queryGroupID === undefined || queryGroupId === queryGroupID);
  const endDate =
    groups
      .flatMap(({ data }) => data.map(({ date }) => date))
      .toSorted()
      .at(-1) ?? '';
  const companies = await api.call<OutputOf<'get-companies-stats'>>('get-companies-stats', {
    ...scope,
    ...(queryGroupID === undefined ? {} : { queryGroupID }),
    startDate: addDays(endDate, -29),
    endDate,
  });
  return companies.find((row) => row.company === company)?.percentage ?? 0;
}

const customerOf = (page: Page): number => Number(/customers\/(\d+)/.exec(page.url())?.[1]);
const cardOf = (page: Page, platform: string) => page.locator(`section[aria-label="Score on ${platform}"]`);

it('leads from an empty folder to a new point of the trend', async () => {
  await using service = await startService();
  await using chrome = await openBrowser();
  const { page, problems } = await chrome.newPage();

  // A new folder offers two choices; the sample is built with visible progress.
  await page.goto(service.dashboard_url);
  await page.getByRole('button', { name: /Look around in the sample/ }).click();
  // A practice of several clients opens on the list of them; its first client leads to the Overview.
  await page.getByRole('table').getByRole('link').first().click({ timeout: 500_000 });
  await page.locator('.score-value').first().waitFor();
  expect(await page.getByText('SAMPLE', { exact: true }).isVisible()).toBe(true);

  // The Overview shows the same score as the interface, over the 30 days that end with the last scan.
  const customerId = customerOf(page);
  const api = await script(page, service);
  const [customer] = (
    await api.call<OutputOf<'get-organization-customers'>>('get-organization-customers', { organizationID: 1 })
  ).filter((customer) => customer.id === customerId);
  for (const platform of ['chatgpt', 'aioverview']) {
    const own = await thirtyDayScore(api, customerId, customer?.name ?? '', platform);
    expect(Number(await cardOf(page, platform).locator('.score-value').textContent())).toBe(own);
  }

  // An answer opens in full, as in the interface.
  const [row] = await api.call<OutputOf<'get-queries'>>('get-queries', {
    customerID: customerId,
    aiPlatform: 'chatgpt',
  });
  await page.getByRole('link', { name: 'Answers', exact: true }).click();
  // The same query has answers on other platforms and days: choose this one.
  await page.goto(
    `${new URL(page.url()).origin}/#/customers/${customerId}/answers?execution=${row?.execution_id}&query=${row?.query_id}`,
  );
  await page.getByText('1 answer', { exact: true }).waitFor();
  await page.getByRole('link', { name: row?.query ?? '', exact: true }).click();
  const words = (await api.read(row?.query_results_path ?? '')).match(/[\p{L}\p{M}]{5,}/gu) ?? [];
  expect(words.length).toBeGreaterThan(5);
  // The Markdown renderer loads when first needed.
  const answer = page.locator('.prose:not(.answer-key)');
  await answer.locator('p').first().waitFor();
  const shown = (await answer.allTextContents()).join('\n');
  expect(words.filter((word) => shown.includes(word)).length).toBeGreaterThan(5);

  // A scan is started and followed until it ends.
  const before = await api.call<OutputOf<'get-customer-query-groups'>>('get-customer-query-groups', {
    customerID: customerId,
  });
  await page.goto(`${new URL(page.url()).origin}/#/customers/${customerId}/scans`);
  await page.getByRole('button', { name: 'Scan now' }).click();
  await page.getByRole('menuitem', { name: 'ChatGPT' }).first().click();
  await page.getByRole('progressbar').first().waitFor();
  const newest = async () => {
    const groups = await api.call<OutputOf<'get-customer-query-groups'>>('get-customer-query-groups', {
      customerID: customerId,
    });
    const known = new Set(before.flatMap((group) => group.executions.map((execution) => execution.id)));
    return groups
      .flatMap((group) => group.executions.map((execution) => ({ ...execution, group: group.query_group_id })))
      .find((execution) => !known.has(execution.id));
  };
  await expect.poll(newest, { timeout: 180_000, interval: 500 }).toMatchObject({ ai_platform: 'chatgpt' });
  // A running scan is among the executions already: poll it until it is Done.
  const executionID = (await newest())?.id;
  await expect
    .poll(() => api.call('get-execution-status', { executionID }), { timeout: 180_000, interval: 500 })
    .toMatchObject({ execution_status: 'Done', eta_hours: 0 });
  const scanned = await newest();

  // The trend has a new point.
  const growth = await api.call<OutputOf<'get-customer-growth-stats'>>('get-customer-growth-stats', {
    customerID: customerId,
    aiPlatform: 'chatgpt',
  });
  expect(growth.perScan.find((group) => group.queryGroupId === scanned?.group)?.data.at(-1)).toMatchObject({
    executionId: scanned?.id,
    score: scanned?.score,
  });
  const own = await thirtyDayScore(api, customerId, customer?.name ?? '', 'chatgpt', scanned?.group);
  await page.goto(`${new URL(page.url()).origin}/#/customers/${customerId}/overview?group=${scanned?.group}`);
  await expect.poll(async () => Number(await cardOf(page, 'chatgpt').locator('.score-value').textContent())).toBe(own);
  expect(problems).toEqual([]);
}, 900_000);
