import { describe, expect, onTestFinished, test } from 'vitest';
import { seededRandom } from '#main/analysis/intervals/random.ts';
import { createScanRunner, type ScanRunner } from '#main/scan/runner.ts';
import { ScanFailure } from '#main/platforms/scan-failure.ts';
import { findExecution } from '#main/store/executions.ts';
import { pauseScans } from '#main/store/schedules.ts';
import { openScanStage, stageAnswer, type ScanStage } from '#test/support/scan-stage.ts';
import { createVirtualClock, type VirtualClock } from '#test/support/virtual-clock.ts';
import { temporaryDirectory } from '#test/support/workspace.ts';

/** A network that can fail, in front of a platform that counts paid requests. */
interface Proxy {
  state: 'up' | 'dns-failing' | 'unreachable' | 'dropping';
  /** Requests the platform received, by query. */
  readonly paid: Map<string, number>;
  /** Replies lost on their way back, by query. */
  readonly lost: Map<string, number>;
}

interface Play {
  readonly clock: VirtualClock;
  readonly stage: ScanStage;
  readonly runner: ScanRunner;
  readonly proxy: Proxy;
  readonly row: (id: number | undefined) => NonNullable<ReturnType<typeof findExecution>>;
}

const minute = 60_000;
const hour = 60 * minute;

function play(answerMs = 4_000, requestsPerMinute = 100_000): Play {
  const clock = createVirtualClock('2026-03-02T09:00:00Z');
  const stage = openScanStage(temporaryDirectory(), clock, { random: seededRandom(1) });
  const runner = createScanRunner(stage.environment);
  const proxy: Proxy = { state: 'up', paid: new Map(), lost: new Map() };
  const count = (map: Map<string, number>, query: string): void => void map.set(query, (map.get(query) ?? 0) + 1);
  const gone = (): ScanFailure | null =>
    proxy.state === 'dns-failing'
      ? new ScanFailure('offline', 'getaddrinfo EAI_AGAIN api.example.com')
      : proxy.state === 'unreachable'
        ? new ScanFailure('offline', 'connect ENETUNREACH')
        : null;
  stage.serve('chatgpt', {
    concurrency: 4,
    requestsPerMinute,
    ask: async (request, signal) => {
      const before = gone();
      if (before) throw before;
      count(proxy.paid, request.query);
      await clock.delay(answerMs, signal).catch(() => {
        throw new ScanFailure('cancelled', 'cancelled', { maybeBilled: true });
      });
      if (proxy.state !== 'up') {
        count(proxy.lost, request.query);
        throw new ScanFailure('connection', 'read ECONNRESET', { maybeBilled: true });
      }
      return stageAnswer(request);
    },
  });
  onTestFinished(async () => {
    await clock.until(runner.close());
    stage.store.close();
  });
  return {
    clock,
    stage,
    runner,
    proxy,
    row: (id) => {
      const row = findExecution(stage.store, id ?? 0);
      if (!row) throw new Error('no such execution');
      return row;
    },
  };
}

/** Nothing lost, nothing doubled: one answer per query, paid once unless the reply was lost. */
function expectWhole({ stage, proxy }: Play, queries: number): void {
  const counts = stage.store.get<{ answers: number; queries: number }>(
    'SELECT COUNT(*) AS answers, COUNT(DISTINCT query_id) AS queries FROM answer',
  );
  expect(counts).toEqual({ answers: queries, queries });
  for (const [query, times] of proxy.paid) expect(times, query).toBe(1 + (proxy.lost.get(query) ?? 0));
}

describe('the network', () => {
  test.each(['dns-failing', 'unreachable'] as const)(
    '%s for an hour: the scan waits and says why, nothing is lost or doubled',
    async (state) => {
      const p = play();
      const [id] = p.runner.start(p.stage.addGroup(40), null);
      await p.clock.pass(10_000);
      p.proxy.state = state;
      await p.clock.pass(hour);
      expect(p.row(id)).toMatchObject({
        state: 'Pending',
        failed: 0,
        waitingFor: expect.stringContaining('Waiting for the network'),
      });
      expect(p.runner.offline).toBe(true);
      p.proxy.state = 'up';
      await p.clock.pass(5 * minute);
      expect(p.row(id)).toMatchObject({ state: 'Done', answered: 40, failed: 0 });
      expectWhole(p, 40);
    },
  );

  test('failing and returning every minute', async () => {
    const p = play();
    const [id] = p.runner.start(p.stage.addGroup(60), null);
    for (let i = 0; i < 12 && p.row(id).state !== 'Done'; i++) {
      p.proxy.state = i % 2 === 0 ? 'up' : i % 4 === 1 ? 'dns-failing' : 'unreachable';
      await p.clock.pass(30_000);
    }
    p.proxy.state = 'up';
    await p.clock.pass(10 * minute);
    const { answered, failed } = p.row(id);
    expect(answered + failed).toBe(60);
    // A query fails only if its reply was lost twice: it may have been paid for twice by then.
    for (const [query, times] of p.proxy.paid) expect(times, query).toBeLessThanOrEqual(2);
    expect(failed).toBe([...p.proxy.lost.values()].filter((times) => times >= 2).length);
  });

  test('the system may report that the network is back: the scan continues at once', async () => {
    const p = play();
    p.proxy.state = 'unreachable';
    const [id] = p.runner.start(p.stage.addGroup(4), null);
    await p.clock.pass(16_000);
    p.proxy.state = 'up';
    p.runner.wake();
    await p.clock.pass(9_000);
    expect(p.row(id).state).toBe('Done');
  });
});

describe('a pause of all scans', () => {
  test('sends nothing, lets requests in flight return, and holds what falls due until it ends', async () => {
    const p = play();
    const [id] = p.runner.start(p.stage.addGroup(40), null);
    await p.clock.pass(5_000);
    pauseScans(p.stage.store, true);
    p.runner.wake('groups');
    const sent = p.proxy.paid.size;
    await p.clock.pass(30 * hour);
    expect(p.proxy.paid.size).toBe(sent);
    expect(p.row(id)).toMatchObject({
      state: 'Pending',
      waitingFor: 'All scans are paused. Resume them to continue.',
      answered: sent,
    });
    expect(p.runner.startDue(p.stage.addGroup(3), { nextDueAt: null, lastDueAt: '2026-03-02T10:00:00Z' })).toBeNull();
    pauseScans(p.stage.store, false);
    p.runner.wake('groups');
    await p.clock.until(p.runner.idle());
    expectWhole(p, 40);
  });
});

describe('sleep', () => {
  test('with a warning: nothing is sent while asleep, requests in flight return, and the scan continues when awake', async () => {
    const p = play();
    const [id] = p.runner.start(p.stage.addGroup(40), null);
    await p.clock.pass(5_000);
    p.runner.suspended();
    const sent = p.proxy.paid.size;
    await p.clock.pass(8 * hour);
    expect(p.proxy.paid.size).toBe(sent);
    expect(p.row(id)).toMatchObject({ state: 'Pending', waitingFor: 'The computer is asleep.', answered: sent });
    p.runner.resumed();
    await p.clock.until(p.runner.idle());
    expect(p.row(id)).toMatchObject({ state: 'Done', answered: 40 });
    expectWhole(p, 40);
  });

  test('with a warning, at a slow rate: questions that wait for their turn are not sent', async () => {
    const p = play(1_000, 6);
    const [id] = p.runner.start(p.stage.addGroup(12), null);
    await p.clock.pass(5_000);
    p.runner.suspended();
    const sent = p.proxy.paid.size;
    await p.clock.pass(8 * hour);
    expect(p.proxy.paid.size).toBe(sent);
    expect(p.row(id)).toMatchObject({ state: 'Pending', waitingFor: 'The computer is asleep.' });
    p.runner.resumed();
    await p.clock.until(p.runner.idle());
    expectWhole(p, 12);
  });

  test('that ends before requests in flight return: the scan continues at once', async () => {
    // One request is in flight for a minute, the others wait for their turn.
    const p = play(60_000, 6);
    const [id] = p.runner.start(p.stage.addGroup(4), null);
    await p.clock.pass(5_000);
    p.runner.suspended();
    await p.clock.pass(10_000);
    p.runner.resumed();
    await p.clock.pass(50_000);
    expect(p.row(id)).toMatchObject({ state: 'In Progress', answered: 1, waitingFor: null });
    await p.clock.pass(90_000);
    expect(p.row(id)).toMatchObject({ state: 'Done', answered: 4 });
    expectWhole(p, 4);
  });

  test('without a warning: questions whose replies were lost meanwhile are asked once more', async () => {
    const p = play();
    const [id] = p.runner.start(p.stage.addGroup(40), null);
    await p.clock.pass(10_000);
    // The lid closes: the wall clock advances, timers do not, connections are gone on return.
    p.proxy.state = 'dropping';
    p.clock.setWall(8 * hour);
    await p.clock.pass(3_000);
    p.proxy.state = 'up';
    p.runner.resumed();
    await p.clock.until(p.runner.idle());
    expect(p.row(id)).toMatchObject({ state: 'Done', answered: 40, failed: 0 });
    expect([...p.proxy.lost.values()]).toEqual([1, 1, 1, 1]);
    expectWhole(p, 40);
  });
});

describe('the wall clock', () => {
  test.each([
    ['back by a day', -24 * hour],
    ['forward by a day', 24 * hour],
    ['back by ten years', -87_660 * hour],
  ])('set %s during a scan changes nothing but dates', async (_name, change) => {
    const p = play();
    const [id] = p.runner.start(p.stage.addGroup(40), null);
    await p.clock.pass(10_000);
    const before = p.row(id).answered;
    p.clock.setWall(change);
    await p.clock.pass(40_000);
    expect(p.row(id)).toMatchObject({ state: 'Done', answered: 40, executionDate: '2026-03-02' });
    expect(before).toBeGreaterThan(0);
    expect(p.row(id).secondsPerQuestion).toBeCloseTo(1, 1);
    expectWhole(p, 40);
  });
});
