import { describe, expect, onTestFinished, test } from 'vitest';
import { seededRandom } from '#main/analysis/intervals/random.ts';
import type { PriceEntry } from '#shared/domain/price-entry.ts';
import type { CapturedAnswer } from '#main/analysis/captured-answer.ts';
import { isLocalAddress } from '#main/money/local-address.ts';
import { createPriceBook } from '#main/money/price-book.ts';
import { createScanRunner, type ScanRunner } from '#main/scan/runner.ts';
import { ScanFailure } from '#main/platforms/scan-failure.ts';
import { findExecution } from '#main/store/executions.ts';
import { bookedSince, listSpend } from '#main/store/spend.ts';
import { openScanStage, stageAnswer, type ScanStage } from '#test/support/scan-stage.ts';
import { createVirtualClock, type VirtualClock } from '#test/support/virtual-clock.ts';
import { seedStore } from '#test/support/seed-store.ts';
import { wholeSize } from '#test/support/size.ts';
import { temporaryDirectory } from '#test/support/workspace.ts';

interface Play {
  readonly clock: VirtualClock;
  readonly stage: ScanStage;
  readonly runner: ScanRunner;
  readonly row: (id: number | undefined) => NonNullable<ReturnType<typeof findExecution>>;
  readonly spent: () => number;
}

function play(start = '2026-03-12T09:00:00Z'): Play {
  const clock = createVirtualClock(start);
  const stage = openScanStage(temporaryDirectory(), clock);
  const runner = createScanRunner(stage.environment);
  onTestFinished(async () => {
    await clock.until(runner.close());
    stage.store.close();
  });
  return {
    clock,
    stage,
    runner,
    row: (id) => {
      const row = findExecution(stage.store, id ?? 0);
      if (!row) throw new Error('no such execution');
      return row;
    },
    spent: () => bookedSince(stage.store, '2026-03-01', null, null).costMicro,
  };
}

/** Answers whose price the provider reports; dataforseo-chatgpt is estimated at 0.004 dollars. */
const reporting = (p: Play, costUsd: () => number, concurrency = 4) => ({
  id: 'dataforseo-chatgpt',
  concurrency,
  ask: async (request: Parameters<typeof stageAnswer>[0], signal: AbortSignal) => {
    await p.clock.delay(2_000, signal);
    return stageAnswer(request, { provider: 'dataforseo-chatgpt', reportedCostUsd: costUsd() });
  },
});

describe('a cap', () => {
  test('is never exceeded, requests in flight included; questions that do not fit wait with the reason', async () => {
    const p = play();
    p.stage.caps = { ...p.stage.caps, workspace: 50_000 };
    p.stage.serve(
      'chatgpt',
      reporting(p, () => 0.004),
    );
    const [id] = p.runner.start(p.stage.addGroup(30), null);
    await p.clock.pass(600_000);
    expect(p.spent()).toBeLessThanOrEqual(50_000);
    // The bound for one answer is 1.25 times the most expensive: after eleven, less than that is left.
    expect(p.spent()).toBe(11 * 4_000 + 4_000 * Number(50_000 - 44_000 >= 5_000));
    expect(p.row(id)).toMatchObject({
      state: 'Pending',
      waitingFor: expect.stringMatching(/monthly cap of the workspace, \$0\.0500.*2026-04-01/),
    });
    expect(p.runner.offline).toBe(false);

    p.stage.caps = { ...p.stage.caps, workspace: 1_000_000 };
    p.runner.wake();
    await p.clock.until(p.runner.idle());
    expect(p.row(id)).toMatchObject({ state: 'Done', answered: 30, costMicro: 120_000 });
  });

  test('is used up without delay if only requests in flight take the room', async () => {
    const p = play();
    p.stage.caps = { ...p.stage.caps, workspace: 60_000 };
    // Reserved for each: 20,000; each costs 4,000.
    p.stage.ownPrices = [{ provider: 'dataforseo-chatgpt', model: null, from: '2026-01-01', perAnswer: 0.02 }];
    p.stage.serve(
      'chatgpt',
      reporting(p, () => 0.004),
    );
    const [id] = p.runner.start(p.stage.addGroup(30), null);
    // Eleven answers fit beside what is reserved for the next, in fewer than eight rounds of two seconds and a pause.
    await p.clock.pass(25_000);
    expect(p.row(id)).toMatchObject({ state: 'Pending', answered: 11 });
    await p.clock.pass(300_000);
    expect(p.spent()).toBe(44_000);
    expect(p.row(id).waitingFor).toMatch(/\$0\.0440 spent or reserved, up to \$0\.0200 for the next/);
  });

  test.each([
    ['customer', { workspace: null, customers: new Map([[1, 20_000]]), platforms: new Map() }, /monthly cap of Acme/],
    [
      'platform',
      { workspace: null, customers: new Map(), platforms: new Map([['chatgpt', 20_000]]) },
      /monthly cap of ChatGPT/,
    ],
  ] as const)('of a %s holds as well', async (_kind, caps, words) => {
    const p = play();
    p.stage.caps = caps as ScanStage['caps'];
    p.stage.serve(
      'chatgpt',
      reporting(p, () => 0.004),
    );
    const [id] = p.runner.start(p.stage.addGroup(10), null);
    await p.clock.pass(300_000);
    expect(p.spent()).toBeLessThanOrEqual(20_000);
    expect(p.row(id)).toMatchObject({ state: 'Pending', waitingFor: expect.stringMatching(words) });
  });

  test('that blocks one platform lets the other continue', async () => {
    const p = play();
    p.stage.caps = { ...p.stage.caps, platforms: new Map([['chatgpt', 0]]) };
    p.stage.serve(
      'chatgpt',
      reporting(p, () => 0.004),
    );
    p.stage.serve('aioverview', { ...reporting(p, () => 0.002), id: 'dataforseo-aioverview' });
    const [chatgpt, overview] = p.runner.start(p.stage.addGroup(5, { platforms: ['chatgpt', 'aioverview'] }), null);
    await p.clock.until(p.runner.idle());
    expect(p.row(chatgpt).state).toBe('Pending');
    expect(p.row(overview).state).toBe('Done');
  });

  test('has room again when a new month begins in the calendar of the workspace', async () => {
    const p = play('2026-03-31T23:30:00Z');
    p.stage.caps = { ...p.stage.caps, workspace: 10_000 };
    p.stage.serve(
      'chatgpt',
      reporting(p, () => 0.004),
    );
    const [id] = p.runner.start(p.stage.addGroup(4), null);
    await p.clock.pass(20 * 60_000);
    expect(p.row(id)).toMatchObject({ state: 'Pending', answered: 2 });
    await p.clock.pass(15 * 60_000);
    expect(p.row(id)).toMatchObject({ state: 'Done', answered: 4 });
    expect(bookedSince(p.stage.store, '2026-04-01', null, null).costMicro).toBe(8_000);
  });

  test('holds for several scans at once, with answers more expensive than expected', async () => {
    const p = play();
    const random = seededRandom(5);
    p.stage.caps = { ...p.stage.caps, workspace: 200_000 };
    p.stage.serve(
      'chatgpt',
      reporting(p, () => 0.002 + 0.002 * random(), 8),
    );
    for (let i = 0; i < 4; i++) p.runner.start(p.stage.addGroup(40), null);
    await p.clock.pass(900_000);
    expect(p.spent()).toBeLessThanOrEqual(200_000);
    expect(p.spent()).toBeGreaterThan(190_000);
  });

  test('is exceeded at most by what the requests in flight cost above their bound, and nothing is asked after', async () => {
    const p = play();
    p.stage.caps = { ...p.stage.caps, workspace: 100_000 };
    // The bound is 12,000 (three times the estimate); every answer costs 50,000.
    let asked = 0;
    const { ask, ...provider } = reporting(p, () => 0.05, 4);
    p.stage.serve('chatgpt', { ...provider, ask: (...request) => (asked++, ask(...request)) });
    p.runner.start(p.stage.addGroup(30), null);
    await p.clock.pass(600_000);
    expect(asked).toBe(4);
    expect(p.spent()).toBe(4 * 50_000);
  });

  test.each(wholeSize([1], [1, 2, 3]))(
    'of workspace, customers and platforms together hold at every moment while twenty scans have twenty requests in flight (seed %i)',
    async (seed) => {
      const p = play();
      const random = seededRandom(seed);
      const second = p.stage.addCustomer('Borealis');
      const platforms = ['chatgpt', 'aioverview', 'perplexity', 'gemini'] as const;
      p.stage.caps = {
        workspace: 900_000,
        customers: new Map([
          [1, 500_000],
          [second, 600_000],
        ]),
        platforms: new Map([
          ['chatgpt', 200_000],
          ['gemini', 350_000],
        ]),
      };
      // The price in the table is the maximum; most answers cost less.
      p.stage.ownPrices = platforms.map((platform) => ({
        provider: `stage-${platform}`,
        model: null,
        from: '2026-01-01',
        perAnswer: 0.012,
      }));
      const { caps } = p.stage;
      const { budget } = p.stage.environment;
      const limits = [
        ...[...caps.customers].map(([customerId, cap]) => ({ cap, customerId, platform: null })),
        ...[...caps.platforms].map(([platform, cap]) => ({ cap, customerId: null, platform })),
        { cap: caps.workspace ?? 0, customerId: null, platform: null },
      ];
      let inFlight = 0;
      let mostInFlight = 0;
      /** Booked and reserved amounts together never exceed a cap, so the spend never does. */
      const checkCaps = (): void => {
        for (const { cap, customerId, platform } of limits) {
          const { costMicro, unconfirmedMicro } = bookedSince(p.stage.store, '2026-03-01', customerId, platform);
          const reserved = budget.reserved({
            ...(customerId === null ? {} : { customerId }),
            ...(platform === null ? {} : { platform }),
          });
          expect(costMicro + unconfirmedMicro + reserved, `${customerId} ${platform}`).toBeLessThanOrEqual(cap);
        }
      };
      for (const platform of platforms)
        p.stage.serve(platform, {
          concurrency: 5,
          ask: async (request, signal) => {
            mostInFlight = Math.max(mostInFlight, ++inFlight);
            checkCaps();
            await p.clock.delay(500 + 4_000 * random(), signal);
            inFlight -= 1;
            checkCaps();
            if (random() < 0.05) throw new ScanFailure('timeout', 'No reply.', { maybeBilled: true });
            return stageAnswer(request, {
              provider: `stage-${platform}`,
              reportedCostUsd: 0.001 + 0.011 * random() ** 2,
            });
          },
        });
      const ids = [1, second, 1, second, 1].flatMap((customerId) =>
        p.runner.start(p.stage.addGroup(30, { customerId, platforms }), null),
      );
      expect(ids).toHaveLength(20);
      await p.clock.pass(1_200_000);
      checkCaps();
      expect(mostInFlight).toBe(20);
      // Questions that do not fit wait with the reason, and the cap is used up as far as possible.
      const waiting = ids.filter((id) => p.row(id).state === 'Pending');
      expect(waiting.length).toBeGreaterThan(0);
      for (const id of waiting) expect(p.row(id).waitingFor).toContain('monthly cap');
      const { costMicro, unconfirmedMicro } = bookedSince(p.stage.store, '2026-03-01', null, null);
      expect(costMicro + unconfirmedMicro).toBeGreaterThan(900_000 - 2 * 15_000);
      expect(budget.reserved({})).toBe(0);
    },
  );

  test('cannot be enforced with an unknown price, so nothing is asked until there is one', async () => {
    const p = play();
    let asked = 0;
    p.stage.caps = { ...p.stage.caps, workspace: 1_000_000 };
    p.stage.serve('chatgpt', { ask: (request) => (asked++, Promise.resolve(stageAnswer(request))) });
    const [id] = p.runner.start(p.stage.addGroup(3), null);
    await p.clock.until(p.runner.idle());
    expect(p.row(id)).toMatchObject({ state: 'Pending', waitingFor: expect.stringContaining('Enter a price') });
    expect(asked).toBe(0);
    p.stage.ownPrices = [{ provider: 'stage-chatgpt', model: null, from: '2026-01-01', perAnswer: 0.01 }];
    p.runner.wake();
    await p.clock.until(p.runner.idle());
    expect(p.row(id)).toMatchObject({ state: 'Done', answered: 3, costMicro: 30_000 });
  });

  test('counts requests that may have been billed without an answer', async () => {
    const p = play();
    p.stage.caps = { ...p.stage.caps, workspace: 9_000 };
    p.stage.serve('chatgpt', {
      id: 'dataforseo-chatgpt',
      ask: () => Promise.reject(new ScanFailure('timeout', 'No reply.', { maybeBilled: true })),
    });
    const [id] = p.runner.start(p.stage.addGroup(5), null);
    await p.clock.pass(300_000);
    expect(bookedSince(p.stage.store, '2026-03-01', null, null)).toEqual({
      costMicro: 0,
      unconfirmedMicro: 8_000,
      unpricedRequests: 0,
    });
    expect(p.row(id)).toMatchObject({ state: 'Pending', waitingFor: expect.stringContaining('monthly cap') });
  });
});

describe('spend', () => {
  test('adds up by month, customer and platform', async () => {
    const p = play();
    p.stage.serve(
      'chatgpt',
      reporting(p, () => 0.004),
    );
    p.stage.serve('aioverview', { ...reporting(p, () => 0.001), id: 'dataforseo-aioverview' });
    p.runner.start(p.stage.addGroup(5, { platforms: ['chatgpt', 'aioverview'] }), null);
    await p.clock.until(p.runner.idle());
    expect(listSpend(p.stage.store, '2026-03-01', '2026-03-31', null)).toEqual([
      {
        month: '2026-03',
        customerId: 1,
        customerName: 'Acme',
        platform: 'chatgpt',
        requests: 5,
        costMicro: 20_000,
        unconfirmedMicro: 0,
        unpricedRequests: 0,
      },
      {
        month: '2026-03',
        customerId: 1,
        customerName: 'Acme',
        platform: 'aioverview',
        requests: 5,
        costMicro: 5_000,
        unconfirmedMicro: 0,
        unpricedRequests: 0,
      },
    ]);
  });

  test('of an answer whose cost was not reported is unknown, and its highest estimate counts against the caps', async () => {
    const p = play('2026-11-12T09:00:00Z');
    p.stage.serve('chatgpt', {
      id: 'openai',
      model: 'gpt-6-sol',
      ask: (request) => Promise.resolve(stageAnswer(request, { provider: 'openai', requestedModel: 'gpt-6-sol' })),
    });
    const [id] = p.runner.start(p.stage.addGroup(1), null);
    await p.clock.until(p.runner.idle());
    expect(p.row(id).costMicro).toBe(0);
    const { costMicro, unconfirmedMicro } = bookedSince(p.stage.store, '2026-11-01', null, null);
    expect(costMicro).toBe(0);
    expect(unconfirmedMicro).toBeGreaterThan(0);
  });

  test('of a model without a price is counted as such and never looks free', async () => {
    const p = play();
    p.stage.serve('chatgpt', { ask: (request) => Promise.resolve(stageAnswer(request)) });
    const [id] = p.runner.start(p.stage.addGroup(3), null);
    await p.clock.until(p.runner.idle());
    expect(p.row(id)).toMatchObject({ state: 'Done', answered: 3, costMicro: 0, costUnknown: 1 });
    expect(bookedSince(p.stage.store, '2026-03-01', null, null)).toEqual({
      costMicro: 0,
      unconfirmedMicro: 0,
      unpricedRequests: 3,
    });
    expect(listSpend(p.stage.store, '2026-03-01', '2026-03-31', null)).toMatchObject([
      { platform: 'chatgpt', requests: 3, costMicro: 0, unpricedRequests: 3 },
    ]);
  });
});

describe('a model without a price', () => {
  const local = 'openai-compatible';
  const answer = {
    ...{ provider: local, requestedModel: 'llama', servedModel: 'llama', reportedCostUsd: null },
    usage: { inputTokens: 10, outputTokens: 20, searches: null },
  };
  const book = (runsLocally: boolean, own: readonly PriceEntry[] = []) =>
    createPriceBook(
      seedStore().store,
      () => own,
      () => runsLocally,
    );
  const day = '2026-11-20';

  test('is free on this computer, in estimates, reservations and costs', () => {
    const prices = book(true);
    expect(prices.expectedMicro(local, 'llama', day)).toBe(0);
    expect(prices.highestMicro(local, 'llama', day)).toBe(0);
    expect(prices.costOf(answer as CapturedAnswer, day)).toBe(0);
  });

  test('is unknown anywhere else, though answers of a local one cost nothing before', () => {
    const prices = book(false);
    expect(prices.expectedMicro(local, 'llama', day)).toBeNull();
    expect(prices.highestMicro(local, 'llama', day)).toBeNull();
    expect(prices.costOf(answer as CapturedAnswer, day)).toBeNull();
  });

  test('costs what the user enters, wherever it runs', () => {
    const own = [{ provider: local, model: 'llama', from: '2026-01-01', inputPerMillion: 1, outputPerMillion: 2 }];
    expect(book(true, own).costOf(answer as CapturedAnswer, day)).toBeCloseTo(0.000_05, 12);
    expect(book(true, own).expectedMicro(local, 'llama', day)).toBeGreaterThan(0);
  });

  test.each([
    ['http://127.0.0.1:11434/v1', true],
    ['http://localhost:1234', true],
    ['http://[::1]:8080/v1', true],
    ['http://[fd12::5]:8080/v1', true],
    ['http://192.168.1.20:8000', true],
    ['http://172.20.0.2', true],
    ['http://studio.local:1234', true],
    ['http://host.docker.internal:11434', true],
    ['https://api.groq.example/v1', false],
    ['https://127.0.0.1.example.com', false],
    ['https://10.example.com', false],
    ['https://localhost.example.com', false],
    ['https://172.32.0.1', false],
    ['https://[2001:db8::1]', false],
    ['not an address', false],
  ])('runs locally at %s: %s', (address, expected) => expect(isLocalAddress(address)).toBe(expected));
});

describe('the highest estimate of an answer', () => {
  test('is three times the typical usage, until more expensive answers are seen', () => {
    const p = play();
    const { prices } = p.stage.environment;
    const day = '2026-11-20';
    const typical = prices.expectedMicro('openai', 'gpt-6-sol', day) ?? 0;
    expect(typical).toBeGreaterThan(0);
    expect(prices.highestMicro('openai', 'gpt-6-sol', day)).toBeCloseTo(3 * typical, -1);
    prices.costOf(
      stageAnswer({ query: 'q' }, { provider: 'openai', requestedModel: 'gpt-6-sol', reportedCostUsd: 1 }),
      day,
    );
    expect(prices.highestMicro('openai', 'gpt-6-sol', day)).toBe(1_250_000);
    expect(prices.highestMicro('unknown', null, day)).toBeNull();
  });
});
