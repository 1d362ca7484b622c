import { describe, expect, test } from 'vitest';
import { ScanFailure } from '#main/platforms/scan-failure.ts';
import { executionProgress, queryProgress } from '#main/scan/execution-progress.ts';
import { listFailedQuestions } from '#main/store/execution-queries.ts';
import { listOpenExecutions } from '#main/store/executions.ts';
import { createExecutions } from '#main/scan/create-executions.ts';
import { findCustomer, type CustomerRow } from '#main/store/customers.ts';
import { findQueryGroup, type QueryGroupRow } from '#main/store/query-groups.ts';
import { answersOf, execution, play, slow, type Play } from '#test/support/runner-play.ts';
import { stageAnswer } from '#test/support/scan-stage.ts';

/** A scan of a new group that waits for its credential, which was removed after an earlier process had begun it. */
async function waiting(p: Play, queries: number): Promise<number> {
  const { store, environment, customerId } = p.stage;
  const group = findQueryGroup(store, p.stage.addGroup(queries)) as QueryGroupRow;
  const customer = findCustomer(store, customerId) as CustomerRow;
  const [id = 0] = store.transaction(() => createExecutions(environment, group, customer, ['chatgpt']));
  p.runner.resume();
  await p.clock.pass(100);
  expect(execution(p, id)).toMatchObject({ state: 'Pending', waitingFor: expect.stringContaining('STAGE_KEY') });
  return id;
}

describe('a scan', () => {
  test('asks every query once, stores what it finds and ends Done', async () => {
    const p = play();
    p.stage.serve('chatgpt', slow(p, 2_000));
    const group = p.stage.addGroup(20);
    const [id] = p.runner.start(group, null);
    await p.clock.until(p.runner.idle());
    expect(execution(p, id)).toMatchObject({
      state: 'Done',
      total: 20,
      answered: 20,
      failed: 0,
      mentioned: 20,
      waitingFor: null,
    });
    expect(new Set(answersOf(p).map((answer) => answer.query_id)).size).toBe(20);
    expect(p.stage.finished).toEqual([p.stage.customerId]);
    await p.clock.pass(1_000);
    expect(p.stage.events.at(-1)).toMatchObject({
      kind: 'execution',
      state: 'Done',
      total: 20,
      completed: 20,
      etaHours: 0,
    });
    expect(p.stage.defects).toEqual([]);
  });

  test('started twice is one scan: nothing is paid twice', async () => {
    const p = play();
    p.stage.serve('chatgpt', slow(p, 2_000));
    const group = p.stage.addGroup(6);
    const first = p.runner.start(group, null);
    await p.clock.pass(1_000);
    expect(p.runner.start(group, 'chatgpt')).toEqual(first);
    await p.clock.until(p.runner.idle());
    expect(answersOf(p)).toHaveLength(6);
    expect(p.runner.start(group, null)).not.toEqual(first);
    await p.clock.until(p.runner.idle());
  });

  test('never has more requests in flight than the provider allows, however many scans share it', async () => {
    const p = play();
    let out = 0;
    let most = 0;
    p.stage.serve('chatgpt', {
      concurrency: 3,
      ask: async (request, signal) => {
        most = Math.max(most, ++out);
        await p.clock.delay(700, signal);
        out -= 1;
        return stageAnswer(request);
      },
    });
    for (const group of [p.stage.addGroup(9), p.stage.addGroup(9), p.stage.addGroup(9)]) p.runner.start(group, null);
    await p.clock.until(p.runner.idle());
    expect(most).toBe(3);
    expect(answersOf(p)).toHaveLength(27);
    // Taken in turn: when the first scan had its last answer, the others were nearly as far.
    const lastOfFirst = answersOf(p).findLastIndex((answer) => answer.execution_id === 1);
    expect(lastOfFirst).toBeGreaterThanOrEqual(18);
  });

  test('never sends more requests in any 60 seconds than the provider allows', async () => {
    const p = play();
    const times: number[] = [];
    p.stage.serve('chatgpt', {
      concurrency: 8,
      requestsPerMinute: 30,
      ask: (request) => {
        times.push(p.clock.monotonic());
        return Promise.resolve(stageAnswer(request));
      },
    });
    p.runner.start(p.stage.addGroup(120), null);
    await p.clock.until(p.runner.idle());
    const most = Math.max(...times.map((at) => times.filter((other) => other >= at && other < at + 60_000).length));
    expect(most).toBeLessThanOrEqual(30);
    expect((times.at(-1) ?? 0) / 60_000).toBeLessThan(5.2);
  });

  test.each([
    [1, 8],
    [3, 2],
    [10, 4],
    [60, 1],
    [60, 4],
    [600, 20],
  ])(
    '%i a minute and %i at once: never more in 60 seconds, and soon as many',
    async (requestsPerMinute, concurrency) => {
      const p = play();
      const times: number[] = [];
      p.stage.serve('chatgpt', {
        concurrency,
        requestsPerMinute,
        ask: (request) => {
          times.push(p.clock.monotonic());
          return Promise.resolve(stageAnswer(request));
        },
      });
      const queries = Math.min(150, 4 * requestsPerMinute);
      p.runner.start(p.stage.addGroup(queries), null);
      await p.clock.until(p.runner.idle());
      for (const at of times)
        expect(times.filter((other) => other >= at && other < at + 59_999).length).toBeLessThanOrEqual(
          requestsPerMinute,
        );
      expect(times.at(-1)).toBeLessThanOrEqual((queries / requestsPerMinute) * 60_000 * 1.06);
    },
  );

  test('keeps to the rate when the wall clock is set back by a day', async () => {
    const p = play();
    p.stage.serve('chatgpt', {
      concurrency: 2,
      requestsPerMinute: 60,
      ask: (request) => Promise.resolve(stageAnswer(request)),
    });
    const [id] = p.runner.start(p.stage.addGroup(100), null);
    await p.clock.pass(20_000);
    p.clock.setWall(-86_400_000);
    await p.clock.pass(110_000);
    expect(execution(p, id).state).toBe('Done');
  });

  test('stores an answer that cannot be analysed, for a later re-analysis', async () => {
    const p = play();
    p.stage.serve('chatgpt', {
      ask: (request) => Promise.resolve(stageAnswer(request, { text: undefined as unknown as string })),
    });
    const [id] = p.runner.start(p.stage.addGroup(1), null);
    await p.clock.until(p.runner.idle());
    expect(execution(p, id)).toMatchObject({ state: 'Done', answered: 1, analysisVersion: 0 });
    expect(p.stage.defects).toHaveLength(1);
  });
});

describe('cancelling', () => {
  test('stores what requests in flight return, because it is paid for, and asks nothing more', async () => {
    const p = play();
    let asked = 0;
    const answer = slow(p, 5_000);
    p.stage.serve('chatgpt', { concurrency: 4, ask: (request, signal) => (asked++, answer.ask(request, signal)) });
    const [id] = p.runner.start(p.stage.addGroup(20), null);
    await p.clock.pass(6_000);
    p.runner.cancel(id ?? 0);
    expect(execution(p, id)).toMatchObject({ state: 'Cancelled', answered: 4 });
    await p.clock.until(p.runner.idle());
    await p.clock.pass(60_000);
    expect(asked).toBe(8);
    expect(execution(p, id)).toMatchObject({ state: 'Cancelled', answered: 8, failed: 0 });
    expect(() => p.runner.cancel(id ?? 0)).toThrow(/already ended/);
    expect(() => p.runner.retryFailed(id ?? 0)).toThrow(/cancelled/);
  });

  test('a waiting scan ends it at once', async () => {
    const p = play();
    const id = await waiting(p, 2);
    p.runner.cancel(id);
    await p.clock.until(p.runner.idle());
    p.stage.serve('chatgpt', slow(p, 10));
    p.runner.wake();
    await p.clock.pass(600_000);
    expect(execution(p, id).state).toBe('Cancelled');
    expect(answersOf(p)).toEqual([]);
  });
});

describe('a missing credential', () => {
  test('is reported when a scan is started by hand', () => {
    const p = play();
    const group = p.stage.addGroup(2);
    expect(() => p.runner.start(group, null)).toThrow(/STAGE_KEY/);
    expect(() => p.runner.start(group, 'fax')).toThrow(/does not know the platform "fax"/);
    expect(() => p.runner.start(p.stage.addGroup(0), null)).toThrow(/has no queries/);
    expect(() => p.runner.start(99, null)).toThrow(/no query group 99/);
    expect(listOpenExecutions(p.stage.store)).toEqual([]);
  });

  test('leaves no scan behind on the platform that lacks it, started by hand or due', async () => {
    const p = play();
    p.stage.serve('chatgpt', slow(p, 100));
    const group = p.stage.addGroup(2, { platforms: ['chatgpt', 'aioverview'] });
    const ids = p.runner.start(group, null);
    await p.clock.until(p.runner.idle());
    const due = p.runner.startDue(group, { nextDueAt: null, lastDueAt: null }) ?? [];
    await p.clock.until(p.runner.idle());
    expect([...ids, ...due].map((id) => [execution(p, id).platform, execution(p, id).state])).toEqual([
      ['chatgpt', 'Done'],
      ['chatgpt', 'Done'],
    ]);
  });

  test('that is removed during a scan is announced once, however long the scan waits for it', async () => {
    const p = play();
    const id = await waiting(p, 3);
    await p.clock.pass(10_000);
    const announced = p.stage.events.length;
    expect(execution(p, id).waitingFor).toMatch(/STAGE_KEY/);
    await p.clock.pass(3_600_000);
    expect(p.stage.events).toHaveLength(announced);
  });

  test('leaves a group without any due, and nothing waits', async () => {
    const p = play();
    const group = p.stage.addGroup(3, { nextDueAt: '2026-03-02T08:00:00Z' });
    expect(p.runner.startDue(group, { nextDueAt: '2026-03-03T09:00:00Z', lastDueAt: null })).toBeNull();
    expect(findQueryGroup(p.stage.store, group)?.nextDueAt).toBe('2026-03-02T08:00:00Z');
    expect(listOpenExecutions(p.stage.store)).toEqual([]);
  });

  test('that is removed during a scan is waited for, and the scan continues by itself', async () => {
    const p = play();
    const id = await waiting(p, 3);
    p.stage.serve('chatgpt', slow(p, 100));
    await p.clock.pass(61_000);
    expect(execution(p, id)).toMatchObject({ state: 'Done', answered: 3, waitingFor: null });
  });
});

test('a start by hand clears the reason an open scan waited, so that no outdated one is shown', async () => {
  const p = play();
  const id = await waiting(p, 3);
  expect(execution(p, id).waitingFor).not.toBeNull();
  p.stage.serve('chatgpt', slow(p, 100));
  expect(p.runner.start(1, null)).toEqual([id]);
  expect(execution(p, id)).toMatchObject({ state: expect.stringMatching(/Pending|In Progress/), waitingFor: null });
  await p.clock.until(p.runner.idle());
  expect(execution(p, id)).toMatchObject({ state: 'Done', answered: 3 });
});

describe('retrying', () => {
  test('asks the failed queries again, and only those', async () => {
    const p = play();
    const asked: string[] = [];
    let broken = true;
    p.stage.serve('chatgpt', {
      ask: (request) => {
        asked.push(request.query);
        if (broken && / job [37] /.test(request.query))
          return Promise.reject(new ScanFailure('request', 'Not with these words.', { status: 400 }));
        return Promise.resolve(stageAnswer(request));
      },
    });
    const [id] = p.runner.start(p.stage.addGroup(10), null);
    await p.clock.until(p.runner.idle());
    expect(execution(p, id)).toMatchObject({ state: 'Done', answered: 8, failed: 2 });
    expect(listFailedQuestions(p.stage.store, id ?? 0).map((question) => question.failureMessage)).toEqual([
      'Not with these words.',
      'Not with these words.',
    ]);
    expect(asked).toHaveLength(10);
    broken = false;
    expect(p.runner.retryFailed(id ?? 0)).toBe(2);
    await p.clock.until(p.runner.idle());
    expect(asked.slice(10).toSorted()).toEqual([
      expect.stringContaining(' job 3 '),
      expect.stringContaining(' job 7 '),
    ]);
    expect(execution(p, id)).toMatchObject({ state: 'Done', answered: 10, failed: 0 });
    expect(p.runner.retryFailed(id ?? 0)).toBe(0);
  });

  test('a scan without any answer is Failed, and can be retried', async () => {
    const p = play();
    p.stage.serve('chatgpt', { ask: () => Promise.reject(new ScanFailure('request', 'No.', { status: 404 })) });
    const [id] = p.runner.start(p.stage.addGroup(2), null);
    await p.clock.until(p.runner.idle());
    expect(execution(p, id)).toMatchObject({ state: 'Failed', failed: 2 });
    p.stage.serve('chatgpt', slow(p, 10));
    p.runner.retryFailed(id ?? 0);
    await p.clock.until(p.runner.idle());
    expect(execution(p, id)).toMatchObject({ state: 'Done', answered: 2, failed: 0 });
  });

  test('is not retried a week later: an answer of today says nothing about that day', async () => {
    const p = play();
    p.stage.serve('chatgpt', { ask: () => Promise.reject(new ScanFailure('request', 'No.', { status: 404 })) });
    const [id] = p.runner.start(p.stage.addGroup(2), null);
    await p.clock.until(p.runner.idle());
    await p.clock.pass(7 * 86_400_000);
    expect(() => p.runner.retryFailed(id ?? 0)).toThrow(/can be retried for 7 days\. Start a new scan/);
    expect(execution(p, id)).toMatchObject({ state: 'Failed', failed: 2 });
  });
});

describe('samples', () => {
  test('every sample is an answer; progress counts queries in the published interface and questions on the dashboard', async () => {
    const p = play();
    p.stage.serve('chatgpt', { concurrency: 1, ...slow(p, 1_000) });
    const [id] = p.runner.start(p.stage.addGroup(4, { samples: 3 }), null);
    await p.clock.pass(9_500);
    const halfway = execution(p, id);
    expect(halfway.answered).toBe(9);
    expect(executionProgress(p.stage.store, halfway).questions).toEqual({ total: 12, completed: 9 });
    // Every query was asked twice, the first one three times.
    expect(queryProgress(p.stage.store, halfway)).toEqual({ total: 4, completed: 1 });
    await p.clock.until(p.runner.idle());
    expect(queryProgress(p.stage.store, execution(p, id))).toEqual({ total: 4, completed: 4 });
    expect(execution(p, id)).toMatchObject({ answered: 12, mentioned: 12, samples: 3 });
    expect(new Set(answersOf(p).map(({ query_id, sample }) => `${query_id}/${sample}`)).size).toBe(12);
  });
});
