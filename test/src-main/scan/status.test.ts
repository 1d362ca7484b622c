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

test('the status of a scan is exact at every moment, and after a tenth its end is told within 25 %', async () => {
  const { clock, stage, runner, progressOf, noisy } = setUp();
  stage.serve('chatgpt', noisy(seededRandom(11)));
  const [id = 0] = runner.start(stage.addGroup(120), null);
  let told: number | null = null;
  let toldAt = 0;
  for (let last = 0; ;) {
    const { row, questions, etaHours } = progressOf(id);
    const final = Number(
      (
        stage.store.get<{ n: number }>(
          "SELECT COUNT(*) AS n FROM execution_query WHERE state IN ('answered', 'failed')",
        ) ?? { n: -1 }
      ).n,
    );
    expect(questions).toEqual({ total: 120, completed: final });
    expect(questions.completed).toBeGreaterThanOrEqual(last);
    last = questions.completed;
    if (told === null && questions.completed >= 12) {
      told = etaHours * 3_600_000;
      toldAt = clock.monotonic();
    }
    if (row.state === 'Done') {
      expect(etaHours).toBe(0);
      break;
    }
    await clock.pass(500);
  }
  const took = clock.monotonic() - toldAt;
  expect(Math.abs((told ?? 0) - took)).toBeLessThanOrEqual(took / 4);
});

test('before its first answer a scan is timed by the last ones of its platform', async () => {
  const { clock, stage, runner, progressOf, noisy } = setUp();
  stage.serve('chatgpt', noisy(seededRandom(3)));
  const [first = 0] = runner.start(stage.addGroup(40), null);
  expect(progressOf(first).etaHours).toBe(0);
  await clock.until(runner.idle());
  const [second = 0] = runner.start(stage.addGroup(40), null);
  const told = progressOf(second).etaHours * 3_600_000;
  const began = clock.monotonic();
  await clock.until(runner.idle());
  expect(Math.abs(told - (clock.monotonic() - began))).toBeLessThanOrEqual(told / 4);
});

test('dashboards hear of scans at most ten times a second, however many are at work, and always of the end', async () => {
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
