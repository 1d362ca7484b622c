import { expect, onTestFinished, test } from 'vitest';
import type { ServiceEvent } from '#shared/contract/events.ts';
import { seededRandom } from '#main/analysis/intervals/random.ts';
import { executionProgress } from '#main/scan/execution-progress.ts';
import { createScanRunner } from '#main/scan/runner.ts';
import { findExecution } from '#main/store/executions.ts';
import { openScanStage, stageAnswer } from '#test/support/scan-stage.ts';
import { createVirtualClock } from '#test/support/virtual-clock.ts';
import { temporaryDirectory } from '#test/support/workspace.ts';

const setUp = () => {
  const clock = createVirtualClock('2026-03-02T09:00:00Z');
  const stage = openScanStage(temporaryDirectory(), clock);
  const runner = createScanRunner(stage.environment);
  onTestFinished(async () => {
    await clock.until(runner.close());
    stage.store.close();
  });
  const progressOf = (id: number) => {
    const row = findExecution(stage.store, id);
    if (!row) throw new Error('the execution vanished');
    return { row, ...executionProgress(stage.store, row) };
  };
  const noisy = (random: () => number) => ({
    ask: async (request: Parameters<typeof stageAnswer>[0], signal: AbortSignal) => {
      await clock.delay(
        6_000 * Math.exp(0.4 * Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())),
        signal,
      );
      return stageAnswer(request);
    },
  });
  return { clock, stage, runner, progressOf, noisy };
};

/** Follows a scan to its end, and returns the relative error of its ETA after a tenth: 0.25 is a quarter. */
async function follow({ clock, stage, progressOf }: ReturnType<typeof setUp>, id: number, total: number) {
  let estimate: { readonly ms: number; readonly at: number } | null = null;
  for (let last = 0; ;) {
    const { row, questions, etaHours } = progressOf(id);
    const final = stage.store.get<{ n: number }>(
      "SELECT COUNT(*) AS n FROM execution_query WHERE state IN ('answered', 'failed')",
    );
    expect(questions).toEqual({ total, completed: final?.n });
    expect(questions.completed).toBeGreaterThanOrEqual(last);
    last = questions.completed;
    if (estimate === null && questions.completed >= total / 10)
      estimate = { ms: etaHours * 3_600_000, at: clock.monotonic() };
    if (row.state === 'Done') {
      expect(etaHours).toBe(0);
      break;
    }
    await clock.pass(500);
  }
  const took = clock.monotonic() - (estimate?.at ?? 0);
  return Math.abs((estimate?.ms ?? 0) - took) / took;
}

test.each([11, 12, 13, 14, 15, 16])(
  'the status of a scan is exact at every moment, and after a tenth its end is estimated within 25 % (noise of seed %i)',
  async (seed) => {
    const s = setUp();
    s.stage.serve('chatgpt', s.noisy(seededRandom(seed)));
    const [id = 0] = s.runner.start(s.stage.addGroup(150), null);
    expect(await follow(s, id, 150)).toBeLessThanOrEqual(0.25);
  },
);

const paces: readonly (readonly [number, number, number])[] = [
  [30, 60, 4],
  [30, 60, 1],
  [150, 30, 2],
  [60, 60, 4],
  [150, 60, 4],
  [150, 120, 4],
];
test.each(paces)(
  'with answers at once, %i queries and %i requests a minute, %i at a time, the end is estimated within 25 % as well',
  async (queries, requestsPerMinute, concurrency) => {
    const s = setUp();
    const random = seededRandom(5);
    s.stage.serve('chatgpt', {
      requestsPerMinute,
      concurrency,
      ask: async (request, signal) => {
        await s.clock.delay(100 + 400 * random(), signal);
        return stageAnswer(request);
      },
    });
    const [id = 0] = s.runner.start(s.stage.addGroup(queries), null);
    expect(await follow(s, id, queries)).toBeLessThanOrEqual(0.25);
  },
);

test('before its first answer, a scan is timed by the previous ones of its platform', async () => {
  const { clock, stage, runner, progressOf, noisy } = setUp();
  stage.serve('chatgpt', noisy(seededRandom(3)));
  const [first = 0] = runner.start(stage.addGroup(40), null);
  // A platform that was never scanned has a usual pace of 3 s a question: 0 would say that nothing is left.
  expect(progressOf(first).etaHours).toBeCloseTo((40 * 3) / 3600, 10);
  await clock.until(runner.idle());
  const [second = 0] = runner.start(stage.addGroup(40), null);
  const estimated = progressOf(second).etaHours * 3_600_000;
  const began = clock.monotonic();
  await clock.until(runner.idle());
  expect(Math.abs(estimated - (clock.monotonic() - began))).toBeLessThanOrEqual(estimated / 4);
});

test('dashboards get at most ten events a second, however many scans are running, and always the final one', async () => {
  const { clock, stage } = setUp();
  const heard: { at: number; event: ServiceEvent }[] = [];
  const emit = stage.environment.emit;
  const loud = createScanRunner({
    ...stage.environment,
    emit: (event) => (heard.push({ at: clock.monotonic(), event }), emit(event)),
  });
  stage.serve('chatgpt', {
    ask: async (request, signal) => {
      await clock.delay(40, signal);
      return stageAnswer(request);
    },
    concurrency: 20,
  });
  const ids = Array.from({ length: 12 }, () => loud.start(stage.addGroup(60), null)[0] ?? 0);
  await clock.until(loud.idle());
  await clock.pass(5_000);
  for (const { at } of heard)
    expect(heard.filter((other) => other.at >= at && other.at < at + 1_000).length).toBeLessThanOrEqual(10);
  for (const id of ids)
    expect(heard.findLast(({ event }) => event.kind === 'execution' && event.executionId === id)?.event).toMatchObject({
      state: 'Done',
      completed: 60,
    });
  await clock.until(loud.close());
});
