import { describe, expect, test } from 'vitest';
import { createScanRunner } from '#main/scan/runner.ts';
import { ScanFailure } from '#main/platforms/scan-failure.ts';
import { updateQueryGroupStatus } from '#main/store/query-groups.ts';
import { bookedSince } from '#main/store/spend.ts';
import { answersOf, execution, play, slow } from '#test/support/runner-play.ts';
import { stageAnswer } from '#test/support/scan-stage.ts';
import { temporaryDirectory } from '#test/support/workspace.ts';

describe('the status of a group', () => {
  test.each(['Pause', 'Not Active'] as const)(
    '%s holds a running scan at once, and Active lets it continue',
    async (status) => {
      const p = play();
      p.stage.serve('chatgpt', slow(p, 1_000));
      const group = p.stage.addGroup(40);
      const [id] = p.runner.start(group, null);
      await p.clock.pass(2_500);
      updateQueryGroupStatus(p.stage.store, group, status);
      await p.clock.pass(60_000);
      const held = execution(p, id);
      expect(held).toMatchObject({
        state: 'Pending',
        waitingFor: expect.stringMatching(/paused|not active/),
        answered: 12,
      });
      expect(() => p.runner.start(group, null)).toThrow(/set it to Active first/);
      updateQueryGroupStatus(p.stage.store, group, 'Active');
      p.runner.wake();
      await p.clock.until(p.runner.idle());
      expect(execution(p, id)).toMatchObject({ state: 'Done', answered: 40 });
      expect(answersOf(p)).toHaveLength(40);
    },
  );

  test.each(['Pause', 'Not Active'] as const)(
    '%s holds back questions that wait for their turn at a slow rate, and those that wait for another attempt',
    async (status) => {
      const p = play();
      let asked = 0;
      p.stage.serve('chatgpt', {
        requestsPerMinute: 2,
        ask: (request) => (asked++, Promise.resolve(stageAnswer(request))),
      });
      p.stage.serve('aioverview', {
        ask: () => {
          asked++;
          return Promise.reject(new ScanFailure('rate_limited', 'Slow down.', { retryAfterMs: 50_000 }));
        },
      });
      const group = p.stage.addGroup(10, { platforms: ['chatgpt', 'aioverview'] });
      const ids = p.runner.start(group, null);
      await p.clock.pass(1_000);
      const before = asked;
      expect(before).toBeGreaterThan(0);
      expect(ids.map((id) => execution(p, id).state)).toEqual(['In Progress', 'In Progress']);

      updateQueryGroupStatus(p.stage.store, group, status);
      p.runner.wake('groups');
      await p.clock.pass(0);
      for (const id of ids)
        expect(execution(p, id)).toMatchObject({
          state: 'Pending',
          waitingFor: expect.stringMatching(/paused|not active/),
        });
      await p.clock.pass(600_000);
      expect(asked).toBe(before);

      p.stage.serve('aioverview', { ask: (request) => (asked++, Promise.resolve(stageAnswer(request))) });
      updateQueryGroupStatus(p.stage.store, group, 'Active');
      p.runner.wake('groups');
      await p.clock.until(p.runner.idle());
      for (const id of ids) expect(execution(p, id)).toMatchObject({ state: 'Done', answered: 10, failed: 0 });
      expect(answersOf(p)).toHaveLength(20);
    },
  );

  test('paused the moment it starts: not one request is sent', async () => {
    const p = play();
    let asked = 0;
    p.stage.serve('chatgpt', { ask: (request) => (asked++, Promise.resolve(stageAnswer(request))) });
    const group = p.stage.addGroup(8);
    const [id] = p.runner.start(group, null);
    updateQueryGroupStatus(p.stage.store, group, 'Pause');
    p.runner.wake('groups');
    await p.clock.pass(60_000);
    expect(asked).toBe(0);
    expect(execution(p, id)).toMatchObject({ state: 'Pending', waitingFor: expect.stringContaining('paused') });
    expect(p.stage.store.all("SELECT 1 FROM execution_query WHERE state = 'asking' OR attempts > 0")).toEqual([]);
    updateQueryGroupStatus(p.stage.store, group, 'Active');
    p.runner.wake('groups');
    await p.clock.until(p.runner.idle());
    expect(asked).toBe(8);
  });

  test('paused and active again while requests are in flight: it continues as soon as they return', async () => {
    const p = play();
    // One request is in flight, another waits for its turn.
    p.stage.serve('chatgpt', { concurrency: 2, requestsPerMinute: 6, ...slow(p, 20_000) });
    const group = p.stage.addGroup(4);
    const [id] = p.runner.start(group, null);
    await p.clock.pass(5_000);
    for (const status of ['Pause', 'Active'] as const) {
      updateQueryGroupStatus(p.stage.store, group, status);
      p.runner.wake('groups');
      await p.clock.pass(5_000);
    }
    await p.clock.pass(6_000);
    expect(execution(p, id)).toMatchObject({ state: 'In Progress', answered: 1 });
    await p.clock.pass(50_000);
    expect(execution(p, id)).toMatchObject({ state: 'Done', answered: 4 });
  });

  test('paused and active again at once loses nothing and asks nothing twice', async () => {
    const p = play();
    p.stage.serve('chatgpt', { requestsPerMinute: 6, ...slow(p, 1_000) });
    const group = p.stage.addGroup(12);
    const [id] = p.runner.start(group, null);
    for (let i = 0; i < 20; i++) {
      await p.clock.pass(3_000);
      updateQueryGroupStatus(p.stage.store, group, i % 2 === 0 ? 'Pause' : 'Active');
      p.runner.wake('groups');
    }
    await p.clock.until(p.runner.idle());
    expect(execution(p, id)).toMatchObject({ state: 'Done', answered: 12, failed: 0 });
    expect(answersOf(p)).toHaveLength(12);
  });

  test('of a deleted customer ends the scan', async () => {
    const p = play();
    p.stage.serve('chatgpt', slow(p, 1_000));
    const [id] = p.runner.start(p.stage.addGroup(40), null);
    await p.clock.pass(1_500);
    p.stage.store.run("UPDATE customer SET deleted_at = '2026-03-02T09:00:01Z'");
    await p.clock.pass(700_000);
    expect(execution(p, id).state).toBe('Cancelled');
  });
});

describe('the end of the process', () => {
  test('lets requests in flight return, and leaves the rest for the next start', async () => {
    const directory = temporaryDirectory();
    const p = play(directory);
    p.stage.serve('chatgpt', slow(p, 3_000));
    const [id] = p.runner.start(p.stage.addGroup(10), null);
    await p.clock.pass(4_000);
    await p.clock.until(p.runner.close());
    expect(execution(p, id)).toMatchObject({ state: 'In Progress', answered: 8 });
    expect(p.stage.store.all("SELECT 1 FROM execution_query WHERE state = 'asking'")).toEqual([]);

    const runner = createScanRunner(p.stage.environment);
    runner.resume();
    await p.clock.until(runner.idle());
    expect(execution(p, id)).toMatchObject({ state: 'Done', answered: 10 });
    expect(answersOf(p)).toHaveLength(10);
    await p.clock.until(runner.close());
  });

  test('gives up requests that do not return in time, and counts them against the caps', async () => {
    const p = play();
    p.stage.serve('chatgpt', { id: 'dataforseo-chatgpt', ...slow(p, 3_600_000) });
    const [id] = p.runner.start(p.stage.addGroup(10), null);
    await p.clock.pass(1_000);
    await p.clock.until(p.runner.close());
    expect(execution(p, id)).toMatchObject({ state: 'In Progress', answered: 0 });
    expect(bookedSince(p.stage.store, '2026-03-01', null, null)).toEqual({
      costMicro: 0,
      unconfirmedMicro: 4 * 4_000,
      unpricedRequests: 0,
    });
    expect(p.stage.store.all("SELECT 1 FROM execution_query WHERE state = 'asking'")).toEqual([]);
  });

  test('remembers time-outs: a question that may have been billed once is asked once more, not twice', async () => {
    const p = play();
    let asked = 0;
    p.stage.serve('chatgpt', {
      ask: () => (asked++, Promise.reject(new ScanFailure('timeout', 'No reply in time.', { maybeBilled: true }))),
    });
    const [id] = p.runner.start(p.stage.addGroup(1), null);
    await p.clock.pass(100);
    expect(asked).toBe(1);
    await p.clock.until(p.runner.close());
    const runner = createScanRunner(p.stage.environment);
    runner.resume();
    await p.clock.until(runner.idle());
    expect(asked).toBe(2);
    expect(execution(p, id)).toMatchObject({ state: 'Failed', failed: 1 });
    await p.clock.until(runner.close());
  });

  test('during requests: their questions are asked again, and what they may have cost is counted', async () => {
    const p = play();
    p.stage.serve('chatgpt', slow(p, 1_000));
    const group = p.stage.addGroup(5);
    const [id] = p.runner.startDue(group, { nextDueAt: null, lastDueAt: null }) ?? [];
    await p.clock.pass(500);
    // As a kill leaves it: requests in flight, and no one to receive them.
    await p.clock.until(p.runner.close());
    p.stage.store.run(
      "UPDATE execution_query SET state = 'asking', asked_provider = 'stage-chatgpt', asked_micro = 25000, attempts = 1 WHERE query_id IN (SELECT query_id FROM execution_query WHERE state = 'open' LIMIT 1)",
    );
    const runner = createScanRunner(p.stage.environment);
    runner.resume();
    expect(bookedSince(p.stage.store, '2026-03-01', p.stage.customerId, 'chatgpt')).toEqual({
      costMicro: 0,
      unconfirmedMicro: 25_000,
      // The other four were asked without a price.
      unpricedRequests: 4,
    });
    await p.clock.until(runner.idle());
    expect(execution(p, id)).toMatchObject({ state: 'Done', answered: 5 });
    await p.clock.until(runner.close());
  });
});
