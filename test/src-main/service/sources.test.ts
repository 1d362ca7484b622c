import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ServiceEvent } from '#shared/contract/events.ts';
import { checkDueCustomers } from '#main/findings/article-schedule.ts';
import type { FetchPage } from '#main/web/fetch-page.ts';
import { PageFetchError } from '#main/web/page-fetch-error.ts';
import { migrationsDirectory } from '#main/files/paths.ts';
import { openStore } from '#main/store/open.ts';
import { writeSetting } from '#main/store/settings.ts';
import { addCustomer, openTestWorkspace, temporaryDirectory } from '#test/support/workspace.ts';

const filler =
  'A long paragraph about anvils, their weight and their hardness, and what to look for in a shop. '.repeat(3);
const page = (text: string) => `<html><body><article><p>${filler}</p><p>${text}</p></article></body></html>`;
const pages: Readonly<Record<string, string>> = {
  'https://news.example/acme': page('Acme wins the test.'),
  'https://reviews.example/bolt': page('Boltworks wins the test. Anvilmaster is second.'),
  'https://acme.com/anvils': page('Our anvils.'),
  'https://shell.example/app': '<html><body><div id="root"></div></body></html>',
};

/** The internet of a test: its pages, robots.txt nowhere, other addresses gone or without a network. */
function internet(options: { offline?: boolean } = {}) {
  const asked: string[] = [];
  const fetchPage = (async (url) => {
    await Promise.resolve();
    asked.push(url);
    const host = new URL(url).host;
    if (options.offline || host === 'offline.example')
      throw new PageFetchError('dns', `There is no website at ${host}.`);
    const html = pages[url];
    if (html === undefined)
      throw new PageFetchError('status', `${host} answered with HTTP status 404.`, { status: 404 });
    return { finalUrl: url, status: 200, contentType: 'text/html', charset: 'utf-8', html };
  }) as FetchPage;
  return { asked, options, fetchPage, pagesAsked: () => asked.filter((url) => !url.endsWith('/robots.txt')) };
}

const cited = [
  'https://news.example/acme',
  'https://reviews.example/bolt',
  'https://acme.com/anvils',
  'https://gone.example/x',
  'https://shell.example/app',
];

async function start(net: ReturnType<typeof internet>) {
  const workspace = await openTestWorkspace({ fetchPage: net.fetchPage });
  const { customerId } = await addCustomer(workspace);
  const file = path.join(workspace.directory, 'answers.json');
  const rows = [
    {
      query: 'Which anvil is best?',
      answer: '- **Acme** is solid.\n- **Boltworks** is lighter.',
      citations: cited,
      date: '2026-05-01',
    },
    { query: 'Which anvil is cheap?', answer: '- **Boltworks** is.', citations: cited.slice(0, 2), date: '2026-05-01' },
  ];
  writeFileSync(file, JSON.stringify(rows));
  await workspace.call('import-answers', { file, customerId, groupName: 'Anvils', platform: 'chatgpt' });
  const stateOf = async (url: string) =>
    (await workspace.call('list-sources', { customerId })).articles.find((article) => article.url === url)?.check;
  const published = async () =>
    (await workspace.call('get-domain-stats', { customerID: customerId })).articleStats
      .filter((article) => article.isCustomerMentioned)
      .map((article) => article.url);
  return { workspace, customerId, stateOf, published };
}

describe('cited pages', () => {
  test('have a category set by the user beside the automatic one, and lead to the answers that cite them', async () => {
    const { workspace, customerId } = await start(internet());
    const categoryOf = async (domain: string) => {
      const { domains } = await workspace.call('list-sources', { customerId });
      const row = domains.find((one) => one.domain === domain);
      return [row?.category, row?.automaticCategory];
    };
    const [automatic] = await categoryOf('news.example');
    expect(await categoryOf('news.example')).toEqual([automatic, null]);
    await workspace.call('set-domain-category', { customerId, domain: 'news.example', category: 'forum' });
    expect(await categoryOf('news.example')).toEqual(['forum', automatic]);
    await workspace.call('set-domain-category', { customerId, domain: 'acme.com', category: 'shop' });
    expect(await categoryOf('acme.com')).toEqual(['shop', 'owned']);
    await workspace.call('set-domain-category', { customerId, domain: 'news.example', category: null });
    expect(await categoryOf('news.example')).toEqual([automatic, null]);

    const citing = async (article: string) =>
      (await workspace.call('list-answers', { customerId, article, sort: 'query' })).answers.map((one) => one.query);
    expect(await citing('https://reviews.example/bolt')).toEqual(['Which anvil is best?', 'Which anvil is cheap?']);
    expect(await citing('https://www.gone.example/x?utm_source=openai')).toEqual(['Which anvil is best?']);
    expect(await citing('https://nowhere.example/')).toEqual([]);
  });

  test('are checked, not checked or unreachable, and what is published follows', async () => {
    const net = internet();
    const { workspace, customerId, stateOf, published } = await start(net);
    const before = await workspace.call('list-sources', { customerId });
    expect(before.checks).toEqual({ checked: 0, mentioning: 0, unreachable: 0, notChecked: 5 });
    expect(before.owners).toEqual([
      { owner: 'owned', domains: 1, articles: 1, citations: 1 },
      { owner: 'competitor', domains: 0, articles: 0, citations: 0 },
      { owner: 'third_party', domains: 4, articles: 4, citations: 6 },
    ]);
    expect(await published()).toEqual([]);

    const { outcome } = await workspace.call('check-articles', { customerId, wait: true });
    expect(outcome).toEqual({ checked: 3, unreachable: 2, notChecked: 0 });
    expect(await stateOf('https://news.example/acme')).toMatchObject({
      state: 'checked',
      mentioned: true,
      evidence: 'Acme wins the test.',
      competitors: [],
    });
    expect(await stateOf('https://reviews.example/bolt')).toMatchObject({
      state: 'checked',
      mentioned: false,
      competitors: [{ name: 'Boltworks' }],
    });
    expect(await stateOf('https://gone.example/x')).toMatchObject({
      state: 'unreachable',
      mentioned: null,
      reason: 'status',
      message: expect.stringContaining('404'),
    });
    expect(await stateOf('https://shell.example/app')).toMatchObject({ state: 'unreachable', reason: 'no_text' });
    expect(await published()).toEqual(['https://news.example/acme']);

    const without = await workspace.call('list-sources', { customerId, competitorsWithoutUs: true });
    expect(without.articles.map((article) => article.url)).toEqual(['https://reviews.example/bolt']);
    const owned = await workspace.call('list-sources', { customerId, owner: 'owned' });
    expect(owned).toMatchObject({
      totalArticles: 1,
      domains: [{ domain: 'acme.com', category: 'owned', checked: 1, mentioning: 0 }],
    });
    // Nothing is due any more, unless it is asked for by name.
    expect(await workspace.call('check-articles', { customerId, wait: true })).toEqual({
      jobId: null,
      articles: 0,
      outcome: null,
    });
    const again = await workspace.call('check-articles', {
      customerId,
      urls: ['https://www.news.example/acme?utm_source=x'],
      wait: true,
    });
    expect(again.outcome).toEqual({ checked: 1, unreachable: 0, notChecked: 0 });
    expect(
      (await workspace.fail('check-articles', { customerId, urls: ['https://elsewhere.example/'] })).message,
    ).toMatch(/no answer of this customer cites/);
  });

  test('are judged again when a name changes, from the stored text', async () => {
    const net = internet();
    const { workspace, customerId, published } = await start(net);
    await workspace.call('check-articles', { customerId, wait: true });
    const asked = net.asked.length;
    const own = (await workspace.call('list-brands', { customerId })).find((brand) => brand.own)?.brandId ?? 0;
    await workspace.call('save-brand', { customerId, brandId: own, aliases: ['Anvilmaster'] });
    await workspace.call('reanalyse', { customerId });
    expect(await published()).toEqual(['https://news.example/acme', 'https://reviews.example/bolt']);
    await workspace.call('save-brand', { customerId, brandId: own, aliases: [], excludes: ['Acme wins'] });
    await workspace.call('reanalyse', { customerId });
    expect(await published()).toEqual([]);
    expect(net.asked).toHaveLength(asked);
  });

  test('stay not checked without a network, and a failure erases no earlier result', async () => {
    const net = internet({ offline: true });
    const { workspace, customerId, stateOf } = await start(net);
    const { outcome } = await workspace.call('check-articles', { customerId, wait: true });
    expect(outcome).toEqual({ checked: 0, unreachable: 0, notChecked: 5 });
    expect((await workspace.call('list-sources', { customerId })).checks).toMatchObject({
      unreachable: 0,
      notChecked: 5,
    });
    // The first failure is enough: the others are not even asked for.
    expect(net.pagesAsked().length).toBeLessThan(20);
    net.options.offline = false;
    await workspace.call('check-articles', { customerId, urls: ['https://news.example/acme'], wait: true });
    net.options.offline = true;
    await workspace.call('check-articles', { customerId, urls: ['https://news.example/acme'], wait: true });
    expect(await stateOf('https://news.example/acme')).toMatchObject({ state: 'checked', mentioned: true });
  });

  test('are left unchanged when the check is cancelled', async () => {
    const net = internet();
    const hanging = ((url, options) =>
      url.endsWith('/robots.txt')
        ? net.fetchPage(url, options)
        : new Promise((_, reject) =>
            options.signal?.addEventListener('abort', () => reject(options.signal?.reason as Error)),
          )) as FetchPage;
    const { workspace, customerId } = await start({ ...net, fetchPage: hanging });
    const states: string[] = [];
    const asked = new Promise<void>((resolve) => {
      workspace.switcher.subscribe((event: ServiceEvent) => {
        if (event.kind !== 'job' || event.job !== 'article-check') return;
        states.push(event.state);
        if (event.message === 'Reading cited pages') resolve();
      });
    });
    const { jobId } = await workspace.call('check-articles', { customerId });
    await asked;
    expect(await workspace.call('cancel-job', { jobId: jobId ?? 0 })).toEqual({ cancelling: true });
    await expect.poll(() => states.at(-1)).toBe('cancelled');
    expect((await workspace.call('list-sources', { customerId })).checks.notChecked).toBe(5);
  });

  test('of the sample are invented: nothing is read, and the reply says so', async () => {
    const directory = temporaryDirectory();
    const store = openStore(directory, { migrationsDirectory: migrationsDirectory() });
    writeSetting(store, 'env', 'sample');
    store.close();
    const workspace = await openTestWorkspace({ dataDirectory: directory, fetchPage: internet().fetchPage });
    const { customerId } = await addCustomer(workspace);
    expect((await workspace.call('list-sources', { customerId })).checkable).toBe(false);
    expect((await workspace.fail('check-articles', { customerId })).message).toMatch(/invented/);
  });
});

describe('the weekly check', () => {
  test('runs for customers with answers, once a week, and only while it is on', async () => {
    const net = internet();
    const { workspace, customerId } = await start(net);
    const store = openStore(workspace.directory, { migrationsDirectory: migrationsDirectory(), secondary: true });
    let now = Date.parse('2026-05-02T00:00:00Z');
    const started: unknown[] = [];
    const parts = {
      store,
      now: () => new Date(now),
      emit: () => {},
      jobs: {
        start: (_kind: string, payload: { articles: unknown[] }) => {
          started.push(payload.articles.length);
          return { jobId: 1, finished: Promise.resolve({ checked: 5, unreachable: 0, notChecked: outcomeNotChecked }) };
        },
      } as never,
    };
    let outcomeNotChecked = 5;
    const round = () => checkDueCustomers(parts, new AbortController().signal);
    await round();
    expect((await workspace.call('list-sources', { customerId })).lastWeeklyCheck).toBeNull();
    outcomeNotChecked = 0;
    await round();
    await round();
    expect(started).toEqual([5, 5]);
    expect((await workspace.call('list-sources', { customerId })).lastWeeklyCheck).toBe('2026-05-02T00:00:00Z');
    now += 8 * 24 * 60 * 60 * 1000;
    expect(await workspace.call('set-article-checks', { weekly: false })).toEqual({ weekly: false, most: 50 });
    await round();
    expect(started).toHaveLength(2);
    await workspace.call('set-article-checks', { weekly: true, most: 2 });
    await round();
    expect(started).toEqual([5, 5, 2]);
    store.close();
  });
});
