import { onTestFinished } from 'vitest';
import type { CapturedAnswer } from '#main/analysis/captured-answer.ts';
import { createScanRunner, type ScanRunner } from '#main/scan/runner.ts';
import { ScanFailure } from '#main/platforms/scan-failure.ts';
import { findExecution, type ExecutionRow } from '#main/store/executions.ts';
import { openScanStage, stageAnswer, type ScanStage } from './scan-stage.ts';
import { createVirtualClock, type VirtualClock } from './virtual-clock.ts';
import { temporaryDirectory } from './workspace.ts';

/** A runner under a virtual clock over a real store. */
export interface Play {
  readonly clock: VirtualClock;
  readonly stage: ScanStage;
  readonly runner: ScanRunner;
}

/** Starts a runner that is closed when the test ends. */
export function play(directory = temporaryDirectory()): Play {
  const clock = createVirtualClock('2026-03-02T09:00:00Z');
  const stage = openScanStage(directory, clock);
  const runner = createScanRunner(stage.environment);
  onTestFinished(async () => {
    await clock.until(runner.close());
    stage.store.close();
  });
  return { clock, stage, runner };
}

/** An execution as it is stored. */
export const execution = ({ stage }: Play, id: number | undefined): ExecutionRow => {
  const row = findExecution(stage.store, id ?? 0);
  if (!row) throw new Error('no such execution');
  return row;
};

/** The answers in the store, in the order they came. */
export const answersOf = ({ stage }: Play): { query_id: number; sample: number; execution_id: number }[] =>
  stage.store.all('SELECT execution_id, query_id, sample FROM answer ORDER BY id');

/** A platform that answers after some time. */
export const slow = ({ clock }: Play, milliseconds: number) => ({
  ask: async (request: Parameters<typeof stageAnswer>[0], signal: AbortSignal): Promise<CapturedAnswer> => {
    await clock.delay(milliseconds, signal).catch(() => {
      throw new ScanFailure('cancelled', 'cancelled', { maybeBilled: true });
    });
    return stageAnswer(request);
  },
});
