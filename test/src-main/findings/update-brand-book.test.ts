import { expect, test } from 'vitest';
import { acceptedProbability } from '#main/analysis/discovery/decide-companies.ts';
import { createDiscoverAhead } from '#main/findings/discover-ahead.ts';
import { createRecentContents } from '#main/findings/recent-contents.ts';
import { discoverPiece, type DiscoveryPiece } from '#main/findings/discover-piece.ts';
import { updateBrandBook } from '#main/findings/update-brand-book.ts';
import { noHelpers } from '#main/jobs/in-order.ts';
import type { HelperTask, JobHelper } from '#main/jobs/job-helper.ts';
import { companyShares, isPublished } from '#main/results/companies.ts';
import { listBrandRows, setProbability, updateBrand } from '#main/store/brands.ts';
import { readBrandRevision } from '#main/store/revisions.ts';
import { likelyProbability } from '#shared/domain/company-likelihood.ts';
import { captured } from '#test/support/answers.ts';
import { seedStore } from '#test/support/seed-store.ts';

const at = '2026-05-01T11:00:00.000Z';
const list = '- **Zulu** — a\n- **Zorro** — b\n- **Zephyr** — c';

function book(texts: readonly string[], confirmed: readonly string[] = []) {
  const seed = seedStore();
  for (const name of confirmed) seed.addBrand(name);
  const groupId = seed.addGroup();
  const add = (answers: readonly string[]) =>
    seed.addExecution(groupId, {
      answers: answers.map((text, index) => ({
        queryId: seed.addQuery(groupId, `Which anvil is number ${index} of ${text.length}?`),
        text,
      })),
    });
  const executionId = add(texts);
  return {
    ...seed,
    add,
    executionId,
    update: () => updateBrandBook(seed.store, seed.customerId, at, () => {}),
    rows: () => new Map(listBrandRows(seed.store, seed.customerId).map((row) => [row.name, row])),
  };
}

test('a find is stored with its probability, a brand that a person entered without one', () => {
  const { update, rows } = book(['Some say that Acme is better than Zentrix.'], ['Bolt']);
  expect(update()).toBe(true);
  expect(rows().get('Zentrix')).toMatchObject({ state: 'candidate' });
  expect(rows().get('Zentrix')?.probability).toBeGreaterThanOrEqual(acceptedProbability);
  expect([rows().get('Acme')?.probability, rows().get('Bolt')?.probability]).toEqual([null, null]);
});

test('companies beside confirmed competitors are likelier, beside unconfirmed ones not', () => {
  const probabilities = (confirmed: readonly string[]) => {
    const { update, rows } = book([list], confirmed);
    update();
    return rows().get('Zephyr')?.probability ?? 0;
  };
  expect(probabilities(['Zulu', 'Zorro'])).toBeGreaterThan(probabilities([]));
});

test('a probability follows the answers, without a new revision of the brand book', () => {
  const { store, customerId, update, rows, add } = book(['Some say that Acme is better than Zentrix.']);
  update();
  const before = rows().get('Zentrix')?.probability ?? 0;
  const revision = readBrandRevision(store, customerId);
  add(['Others say that Acme is better than Zentrix.', 'We say that Zentrix is fine.']);
  expect(update()).toBe(false);
  expect(rows().get('Zentrix')?.probability).not.toBe(before);
  expect(readBrandRevision(store, customerId)).toBe(revision);
});

test('a decision of a person stays, whatever the probability', () => {
  const { store, update, rows, add } = book(['Some say that Acme is better than Zentrix.']);
  update();
  const { id, probability } = rows().get('Zentrix') ?? { id: 0, probability: 0 };
  updateBrand(store, id, { state: 'ignored' });
  add(['1. **Zentrix** – best\n2. **Acme** – good\n3. **Siemens** – fine']);
  update();
  expect(rows().get('Zentrix')).toMatchObject({ state: 'ignored', probability });
});

test('the published rows list what a person confirmed and what is likely a company', () => {
  const { store, executionId, update, rows } = book(['Some say that Acme is better than Zentrix.']);
  update();
  const { id } = rows().get('Zentrix') ?? { id: 0 };
  store.run(
    'INSERT INTO execution_company (execution_id, brand_id, answers, position_sum, first_named) VALUES (:executionId, :id, 1, 0, 0)',
    {
      executionId,
      id,
    },
  );
  const published = () =>
    companyShares(store, { executionIds: [executionId], answered: 1 })
      .filter(isPublished)
      .map(({ company }) => company);
  setProbability(store, id, likelyProbability - 0.01);
  expect(published()).toEqual(['Acme']);
  setProbability(store, id, likelyProbability);
  expect(published()).toEqual(['Acme', 'Zentrix']);
  setProbability(store, id, acceptedProbability);
  updateBrand(store, id, { state: 'confirmed' });
  expect(published()).toEqual(['Acme', 'Zentrix']);
});

/** A helper that does what it is given at once. */
function promptHelper(): JobHelper {
  const given: (() => void)[] = [];
  const discover = (task: HelperTask) => discoverPiece(structuredClone(task.payload) as DiscoveryPiece);
  return {
    isReady: () => true,
    post: (task, take) => void given.push(() => take(structuredClone(discover(task)))),
    takeBack: () => false,
    receive: () => given.splice(0).forEach((reply) => reply()),
    wait: () => true,
    close: () => Promise.resolve(),
  };
}

test('what the helper collected while answers were stored gives the same companies, from whichever answer it began', () => {
  const texts = Array.from({ length: 250 }, (_, index) => `${list}\n- **Zentrix${index % 7}** — d ${index}`);
  const alone = book(texts);
  const { store, customerId, rows } = book(texts);
  for (const one of [alone.store, store]) one.run("UPDATE query_group SET language = 'German'");
  alone.update();
  const helper = promptHelper();
  const helpers = { running: () => helper, start: () => helper };
  const recent = createRecentContents();
  const ahead = createDiscoverAhead(store, helpers, recent);
  const answers = store.all<{ id: number }>('SELECT id FROM answer ORDER BY id');
  // The first ones were stored by someone else.
  for (const [index, { id }] of answers.entries()) {
    if (index < 30) continue;
    // Of every third the content is no longer in memory.
    if (index % 3 > 0) recent.add(id, captured({ text: texts[index] ?? '' }));
    ahead.stored(customerId, { id, languageCode: 'de' });
    ahead.poke();
  }
  const found = ahead.finish();
  expect([...found.values()].map((piece) => piece.answers.length)).toEqual([200]);
  // What was collected is used: without these texts nothing else can be read.
  for (const { answers: read } of found.values())
    for (const { id } of read) store.run('DELETE FROM answer_text WHERE answer_id = :id', { id });
  updateBrandBook(store, customerId, at, () => {}, noHelpers, found);
  expect([...rows()]).toEqual([...alone.rows()]);
});

test('what is collected of one customer waits for no other, and once all is stored the last few answers are collected too', () => {
  const { store, customerId } = book(Array.from({ length: 30 }, () => list));
  const given: number[] = [];
  const prompt = promptHelper();
  const helper: JobHelper = {
    ...prompt,
    post: (task, take) => {
      given.push((task.payload as DiscoveryPiece).length);
      prompt.post(task, take);
    },
  };
  const ahead = createDiscoverAhead(store, { running: () => helper, start: () => helper }, createRecentContents());
  for (const { id } of store.all<{ id: number }>('SELECT id FROM answer ORDER BY id'))
    ahead.stored(customerId + (id % 2), { id, languageCode: 'en' });
  ahead.poke();
  expect(given).toEqual([]);
  ahead.allStored();
  ahead.poke();
  expect(given).toEqual([15, 15]);
  expect([...ahead.ofCustomer(customerId).values()].map(({ answers }) => answers.length)).toContain(15);
  ahead.stored(customerId, { id: 1, languageCode: 'en' });
  expect(ahead.ofCustomer(customerId).get(1)?.answers).toHaveLength(1);
  ahead.poke();
  expect(given).toEqual([15, 15, 1]);
});

test('what the helper finds in the answers of a customer is waited for, all of it; from a helper that says nothing, once', () => {
  const texts = Array.from({ length: 1_500 }, (_, index) => `${list}\n- **Zentrix${index % 7}** — d`);
  for (const isSilent of [false, true]) {
    const { store, customerId } = book(texts);
    const prompt = promptHelper();
    let [posted, waits] = [0, 0];
    // It works only while it is waited for.
    const helper: JobHelper = {
      ...prompt,
      receive: () => {},
      post: (task, take) => {
        posted += 1;
        prompt.post(task, take);
      },
      wait: () => {
        waits += 1;
        if (!isSilent) prompt.receive();
        return !isSilent;
      },
    };
    const ahead = createDiscoverAhead(store, { running: () => helper, start: () => helper }, createRecentContents());
    for (const { id } of store.all<{ id: number }>('SELECT id FROM answer ORDER BY id'))
      ahead.stored(customerId, { id, languageCode: 'en' });
    const found = [...ahead.ofCustomer(customerId).values()].flatMap(({ answers }) => answers);
    expect([found.length, posted, waits]).toEqual(isSilent ? [0, 4, 1] : [1_500, 8, 2]);
  }
});
