import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openai } from '#main/platforms/chatgpt/openai.ts';
import { createScanRunner, type ScanRunner } from '#main/scan/runner.ts';
import { listFailedQuestions } from '#main/store/execution-queries.ts';
import { findExecution, type ExecutionRow } from '#main/store/executions.ts';
import { bookedSince } from '#main/store/spend.ts';
import { createFastClock, eventually, type FastClock } from '#test/support/fast-clock.ts';
import { startFaultyProxy } from '#test/support/faulty-proxy.ts';
import { startReplayServer, type ReplayReply, type ReplayServer } from '#test/support/replay-server.ts';
import { returningPort } from '#test/support/returning-port.ts';
import { openScanStage, type ScanStage } from '#test/support/scan-stage.ts';
import { temporaryDirectory } from '#test/support/workspace.ts';

/**
 * Every row of docs/faults.md, produced on loopback through a real provider. A minute passes in 0.3 seconds; in tests of a
 * longer pause, that pause does, so that a slow machine still sees it.
 */
const speed = 200;
const speedOfPause = (minutes: number): number => speed * minutes;

let server: ReplayServer;
beforeAll(async () => void (server = await startReplayServer()));
beforeEach(() => server.reset());
afterEach(() => vi.restoreAllMocks());
afterAll(() => server.close());

interface Play {
  readonly clock: FastClock;
  readonly stage: ScanStage;
  readonly runner: ScanRunner;
  readonly id: number;
  readonly row: () => ExecutionRow;
  /** Requests that arrived. */
  readonly asked: () => number;
  readonly failures: () => { kind: string | null; message: string | null }[];
  readonly unconfirmed: () => number;
}

interface ScanOptions {
  readonly concurrency?: number;
  readonly timeoutMs?: number;
  readonly baseUrl?: string;
  readonly speed?: number;
}

/** Starts a scan of some queries through OpenAI's provider, one or several at a time. */
function scan(queries: number, options: ScanOptions = {}): Play {
  const clock = createFastClock(options.speed ?? speed);
  const stage = openScanStage(temporaryDirectory(), clock);
  const runner = createScanRunner(stage.environment);
  const variables = server.environment();
  const scanner = openai.create({
    credentials: { OPENAI_API_KEY: variables['OPENAI_API_KEY'] ?? '' },
    baseUrl: options.baseUrl ?? variables['OPENAI_BASE_URL'] ?? null,
    model: 'gpt-6-sol',
    timeoutMs: options.timeoutMs ?? 5_000,
  });
  stage.serve('chatgpt', {
    id: 'openai',
    model: 'gpt-6-sol',
    concurrency: options.concurrency ?? 1,
    ask: (request, signal) => scanner.ask(request, signal),
  });
  onTestFinished(async () => {
    await runner.close();
    stage.store.close();
  });
  const [id = 0] = runner.start(stage.addGroup(queries), null);
  return {
    clock,
    stage,
    runner,
    id,
    row: () => {
      const row = findExecution(stage.store, id);
      if (!row) throw new Error('there is no such execution');
      return row;
    },
    asked: () => server.requestsOf('openai').length,
    failures: () =>
      listFailedQuestions(stage.store, id).map((question) => ({
        kind: question.failureKind,
        message: question.failureMessage,
      })),
    unconfirmed: () => bookedSince(stage.store, '2000-01-01', null, null).unconfirmedMicro,
  };
}

const answer: ReplayReply = { fixture: 'openai/answer-with-citations' };
const answers = (): void => server.rule(({ api }) => (api === 'openai' ? answer : undefined));
const error = (
  status: number,
  message: string,
  extra: object = {},
  headers: Record<string, string> = {},
): ReplayReply => ({
  status,
  body: { error: { message, ...extra } },
  headers,
});
/** The platform's first replies; after them it answers. */
const first = (...replies: readonly ReplayReply[]): void => {
  answers();
  server.queue(...replies.map((reply) => ({ provider: 'openai' as const, ...reply })));
};
const scanned = async (play: Play): Promise<void> => {
  await play.runner.idle();
};

describe('the question is wrong', () => {
  test.each([400, 404, 413, 422])(
    "%i: the query fails at once with the platform's message, the others continue",
    async (status) => {
      first(error(status, 'That cannot be asked.'));
      const play = scan(3);
      await scanned(play);
      expect(play.asked()).toBe(3);
      expect(play.row()).toMatchObject({ state: 'Done', answered: 2, failed: 1 });
      expect(play.failures()).toEqual([{ kind: 'request', message: 'OpenAI: That cannot be asked.' }]);
    },
  );

  test('a redirect is not followed, because the key would be sent along', async () => {
    first({ fault: 'redirect' });
    const play = scan(2);
    await scanned(play);
    expect(play.asked()).toBe(2);
    expect(play.failures()).toEqual([{ kind: 'request', message: expect.stringContaining('redirect') }]);
  });
});

describe('the account is refused', () => {
  test.each([
    ['401', error(401, 'Incorrect API key provided.')],
    ['403', error(403, 'Country not supported.')],
    ['402', error(402, 'Please pay first.')],
    ['429 of an exhausted quota', error(429, 'You exceeded your current quota.', { code: 'insufficient_quota' })],
  ])(
    "%s: one request and no more; the scan waits with the platform's message and continues by itself",
    async (_name, reply) => {
      const message = (reply as { body: { error: { message: string } } }).body.error.message;
      first(reply);
      const play = scan(5, { speed: speedOfPause(5) });
      await eventually(() => play.row().waitingFor !== null);
      expect(play.row()).toMatchObject({ state: 'Pending', failed: 0, waitingFor: expect.stringContaining(message) });
      expect(play.asked()).toBe(1);
      // Five minutes later one question is tried; it succeeds, and the others follow.
      await eventually(() => play.row().state === 'Done');
      expect(play.row()).toMatchObject({ answered: 5, failed: 0 });
      expect(play.asked()).toBe(6);
      expect(play.unconfirmed()).toBe(0);
    },
  );

  test('still refused after the pause: one more request, and a longer pause', async () => {
    server.rule(() => error(401, 'Incorrect API key provided.'));
    const play = scan(50, { concurrency: 4, speed: speedOfPause(5) });
    await eventually(() => play.asked() >= 5);
    expect(play.asked()).toBeLessThanOrEqual(6);
    expect(play.row()).toMatchObject({ state: 'Pending', answered: 0, failed: 0 });
  });

  test('a manual start tries again at once', async () => {
    first(error(401, 'Incorrect API key provided.'));
    const play = scan(3);
    await eventually(() => play.row().state === 'Pending' && play.row().waitingFor !== null);
    play.runner.start(play.row().queryGroupId, null);
    await eventually(() => play.row().state === 'Done');
    // An automatic retry would wait longer.
    expect(Math.max(0, ...play.clock.pauses)).toBeLessThan(5 * 60_000);
  });
});

describe('a temporary failure of the platform', () => {
  test.each([408, 409, 500, 502, 503, 529])('%i: asked again after a pause, until it answers', async (status) => {
    first(error(status, 'Overloaded.'), error(status, 'Overloaded.'));
    const play = scan(2);
    await scanned(play);
    expect(play.row()).toMatchObject({ state: 'Done', answered: 2, failed: 0 });
    expect(play.asked()).toBe(4);
    expect(play.unconfirmed()).toBe(0);
  });

  test('five attempts without success: the query fails with the last message', async () => {
    first(...Array.from({ length: 5 }, (_, index) => error(500, `Broken ${index + 1}.`)));
    const play = scan(2);
    await scanned(play);
    expect(play.row()).toMatchObject({ state: 'Done', answered: 1, failed: 1 });
    expect(play.failures()).toEqual([{ kind: 'server', message: 'OpenAI: Broken 5.' }]);
    expect(play.asked()).toBe(6);
  });

  test('five queries failed in a row: nothing is asked, the scan waits, and continues by itself', async () => {
    let broken = true;
    server.rule(() => (broken ? error(500, 'Down for maintenance.') : answer));
    const play = scan(30);
    await eventually(() => play.row().waitingFor !== null);
    expect(play.row()).toMatchObject({
      state: 'Pending',
      failed: 5,
      waitingFor: expect.stringContaining('Down for maintenance.'),
    });
    expect(play.asked()).toBe(25);
    broken = false;
    await eventually(() => play.row().state === 'Done');
    expect(play.row()).toMatchObject({ answered: 25, failed: 5 });
    play.runner.retryFailed(play.id);
    await eventually(() => play.row().state === 'Done');
    expect(play.row()).toMatchObject({ answered: 30, failed: 0 });
  });
});

describe('too many requests', () => {
  test('429 with Retry-After: nothing is sent before, the attempt is repeated', async () => {
    const times: number[] = [];
    let replies = 0;
    server.rule(() => {
      times.push(performance.now());
      return ++replies === 1 ? error(429, 'Slow down.', {}, { 'retry-after': '40' }) : answer;
    });
    const play = scan(4, { concurrency: 2 });
    await scanned(play);
    expect(play.row()).toMatchObject({ state: 'Done', answered: 4, failed: 0 });
    // The first two are sent together; everything after the refusal waits 40 seconds.
    const later = times.slice(2).map((at) => (at - (times[0] ?? 0)) * speed);
    expect(Math.min(...later)).toBeGreaterThanOrEqual(40_000);
  });

  test('429 with Retry-After as a date: nothing is sent before it', async () => {
    const times: number[] = [];
    // The date is one of the real clock, to the second: between one and two seconds from now.
    const until = Math.ceil(Date.now() / 1000) * 1000 + 1_000;
    server.rule(() => {
      times.push(Date.now());
      return times.length === 1
        ? error(429, 'Slow down.', {}, { 'retry-after': new Date(until).toUTCString() })
        : answer;
    });
    const play = scan(3, { concurrency: 1, speed: 1 });
    await scanned(play);
    expect(play.row()).toMatchObject({ state: 'Done', answered: 3, failed: 0 });
    expect(Math.min(...times.slice(1))).toBeGreaterThanOrEqual(until - 5);
    expect(times).toHaveLength(4);
  });

  test('429 without Retry-After: backoff', async () => {
    first(error(429, 'Slow down.'), error(429, 'Slow down.'));
    const play = scan(2);
    await scanned(play);
    expect(play.row()).toMatchObject({ state: 'Done', answered: 2, failed: 0 });
  });

  test('429 with a wait of ten minutes: the scan waits with the reason and continues by itself', async () => {
    first(error(429, 'Daily limit reached.', {}, { 'retry-after': '600' }));
    const play = scan(2, { speed: speedOfPause(10) });
    await eventually(() => play.row().waitingFor !== null);
    expect(play.row()).toMatchObject({
      state: 'Pending',
      waitingFor: expect.stringContaining('Daily limit reached.'),
    });
    expect(play.asked()).toBe(1);
    await eventually(() => play.row().state === 'Done');
    expect(play.row()).toMatchObject({ answered: 2, failed: 0 });
  });
});

describe('no answer, but perhaps a bill', () => {
  test.each([
    ['no reply in time', { fault: 'hang' }, 'timeout'],
    ['the connection is reset', { fault: 'reset' }, 'connection'],
    ['the connection is cut in the middle of the reply', { fault: 'cut' }, 'connection'],
    ['a reply of truncated JSON', { fault: 'broken-json' }, 'invalid_response'],
    ['a reply that never ends', { fault: 'endless' }, 'invalid_response'],
    ['a page instead of JSON', { status: 200, body: '<html>Hello</html>' }, 'invalid_response'],
    ['a reply without any text', { fixture: 'openai/empty-text' }, 'invalid_response'],
  ] as const)('%s: asked once more, and its cost counted against the caps', async (_name, fault, kind) => {
    const timeoutMs = kind === 'timeout' ? 400 : 20_000;
    first(fault);
    const once = scan(1, { timeoutMs });
    await scanned(once);
    expect(once.row()).toMatchObject({ state: 'Done', answered: 1, failed: 0 });
    expect(once.asked()).toBe(2);
    expect(once.unconfirmed()).toBeGreaterThan(0);

    server.reset();
    first(fault, fault, fault);
    const twice = scan(1, { timeoutMs });
    await scanned(twice);
    expect(twice.row()).toMatchObject({ state: 'Failed', answered: 0, failed: 1 });
    expect(twice.asked()).toBe(2);
    expect(twice.failures()).toEqual([{ kind, message: expect.stringContaining('OpenAI: ') }]);
    expect(twice.unconfirmed()).toBe(2 * once.unconfirmed());
  });
});

describe('no connection', () => {
  test('nothing listens at a local address: the scan waits, nothing counts as paid, and it continues when a server does', async () => {
    const port = await returningPort();
    const gone = await startReplayServer({ port });
    const baseUrl = gone.baseUrl('openai');
    await gone.close();
    // Six minutes without a server: not one question fails.
    const fast = speedOfPause(6);
    const play = scan(20, { baseUrl, concurrency: 4, speed: fast });
    await eventually(() => play.row().waitingFor !== null);
    await new Promise((resolve) => setTimeout(resolve, 360_000 / fast));
    expect(play.row()).toMatchObject({
      state: 'Pending',
      answered: 0,
      failed: 0,
      waitingFor: expect.stringMatching(/^Waiting for a connection: OpenAI: connect ECONNREFUSED/),
    });
    expect(play.runner.offline).toBe(false);
    expect(play.unconfirmed()).toBe(0);
    const back = await startReplayServer({ port });
    back.rule(({ api }) => (api === 'openai' ? answer : undefined));
    onTestFinished(() => back.close());
    await eventually(() => play.row().state === 'Done');
    expect(play.row()).toMatchObject({ answered: 20, failed: 0 });
    expect(back.requestsOf('openai')).toHaveLength(20);
  });

  test('a proxy that is down for an hour during a scan: nothing is lost, and only requests in flight are repeated', async () => {
    const proxy = await startFaultyProxy(Number(new URL(server.baseUrl('openai')).port));
    onTestFinished(() => proxy.close());
    server.rule(({ api }) => (api === 'openai' ? { ...answer, delayMs: 15 } : undefined));
    const baseUrl = new URL(server.baseUrl('openai'));
    baseUrl.port = String(proxy.port);
    // An hour in two seconds.
    const fast = 1_800;
    const play = scan(60, { baseUrl: baseUrl.href, concurrency: 4, speed: fast });
    await eventually(() => play.row().answered >= 10);
    await proxy.goAway();
    await new Promise((resolve) => setTimeout(resolve, 3_600_000 / fast));
    expect(play.row()).toMatchObject({
      state: 'Pending',
      failed: 0,
      waitingFor: expect.stringMatching(/^Waiting for a connection: OpenAI: connect ECONNREFUSED/),
    });
    await proxy.comeBack();
    await eventually(() => play.row().state === 'Done');
    expect(play.row()).toMatchObject({ answered: 60, failed: 0 });
    const times = Map.groupBy(server.requestsOf('openai'), ({ query }) => query);
    expect(times.size).toBe(60);
    const twice = [...times.values()].filter((requests) => requests.length > 1);
    expect(twice.length).toBeLessThanOrEqual(4);
    for (const requests of twice) expect(requests).toHaveLength(2);
    // A lost request may have been paid for, and is counted.
    expect(twice.length === 0 || play.unconfirmed() > 0).toBe(true);
  });

  test.each([
    ['names are not resolved', 'ENOTFOUND'],
    ['name resolution fails for the moment', 'EAI_AGAIN'],
    ['the network is unreachable', 'ENETUNREACH'],
  ])('%s: the scan waits for the network, no attempt counts, and it continues by itself', async (_name, code) => {
    answers();
    const real = globalThis.fetch;
    let online = true;
    let attempts = 0;
    vi.spyOn(globalThis, 'fetch').mockImplementation((...args: Parameters<typeof fetch>) => {
      if (online) return real(...args);
      attempts += 1;
      return Promise.reject(
        new TypeError('fetch failed', { cause: Object.assign(new Error(`connect ${code} api.openai.com`), { code }) }),
      );
    });
    const fast = speedOfPause(5);
    const play = scan(40, { concurrency: 4, speed: fast });
    await eventually(() => play.row().answered >= 8);
    online = false;
    await eventually(() => play.row().waitingFor !== null);
    expect(play.row()).toMatchObject({
      state: 'Pending',
      failed: 0,
      waitingFor: expect.stringContaining('Waiting for the network'),
    });
    expect(play.runner.offline).toBe(true);
    const before = play.row().answered;
    const tried = attempts;
    // Five minutes without network: now and then one question is tried.
    await new Promise((resolve) => setTimeout(resolve, 300_000 / fast));
    expect(play.row()).toMatchObject({ state: 'Pending', answered: before, failed: 0 });
    expect(attempts - tried).toBeLessThan(30);
    online = true;
    await eventually(() => play.row().state === 'Done');
    expect(play.row()).toMatchObject({ answered: 40, failed: 0 });
    expect(play.asked()).toBe(40);
    expect(play.runner.offline).toBe(false);
    expect(play.unconfirmed()).toBe(0);
  });
});

describe('the answer cannot be stored', () => {
  test('the disk is full: the paid answer is held until there is room, and nothing more is asked', async () => {
    answers();
    const play = scan(12, { concurrency: 2 });
    await eventually(() => play.row().answered >= 3);
    const { db } = play.stage.store;
    const pages = Number(db.pragma('page_count', { simple: true }));
    db.pragma(`max_page_count = ${pages}`);
    await eventually(() => play.stage.defects.length > 2);
    const stuck = play.asked();
    expect(play.row().answered).toBeLessThan(12);
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(play.asked()).toBe(stuck);
    db.pragma('max_page_count = 1073741823');
    await eventually(() => play.row().state === 'Done');
    expect(play.row()).toMatchObject({ answered: 12, failed: 0 });
    expect(play.asked()).toBe(12);
  });
});
