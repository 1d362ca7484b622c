import { createScanRunner, type ScanRunner } from '#main/scan/runner.ts';
import { createScheduler, type Scheduler } from '#main/scan/scheduler.ts';
import type { ExecutionRow } from '#main/store/executions.ts';
import { findQueryGroup, type QueryGroupRow } from '#main/store/query-groups.ts';
import { openScanStage, stageAnswer, type ScanStage } from './scan-stage.ts';
import { createVirtualClock, type VirtualClock } from './virtual-clock.ts';
import { temporaryDirectory } from './workspace.ts';

type StartedExecution = Pick<ExecutionRow, 'createdAt' | 'state' | 'waitingFor'>;

/** A runner and a scheduler under a virtual clock, with a platform that answers at once. */
export interface Scheduled {
  readonly clock: VirtualClock;
  readonly stage: ScanStage;
  readonly runner: ScanRunner;
  scheduler(): Scheduler;
  /** Restarts the scheduler, like a new process. */
  restart(): void;
  answer(): void;
  /** When executions of a group were created, to the minute. */
  starts(group: number): string[];
  executions(group: number): StartedExecution[];
  group(group: number): QueryGroupRow | undefined;
  close(): Promise<void>;
}

/** A scheduler that checks the clock as often as the product does, unless told otherwise: days of it take seconds. */
export function createRunnerAndScheduler(
  start = '2026-03-02T08:00:00Z',
  timeZone = 'UTC',
  checkEveryMs?: number,
): Scheduled {
  const clock = createVirtualClock(start);
  const stage = openScanStage(temporaryDirectory(), clock, { timeZone });
  const runner = createScanRunner(stage.environment);
  const answer = (): void => stage.serve('chatgpt', { ask: (request) => Promise.resolve(stageAnswer(request)) });
  answer();
  const begin = (): Scheduler =>
    createScheduler({
      store: stage.store,
      timeZone,
      now: clock.now,
      delay: clock.delay,
      startDue: (groupId, due) => runner.startDue(groupId, due) !== null,
      onDefect: (what, error) => void stage.defects.push([what, error]),
      ...(checkEveryMs !== undefined && { checkEveryMs }),
    });
  let scheduler = begin();
  const executions = (group: number): StartedExecution[] =>
    stage.store.all(
      'SELECT created_at AS createdAt, state, waiting_for AS waitingFor FROM execution WHERE query_group_id = :group ORDER BY id',
      { group },
    );
  return {
    clock,
    stage,
    runner,
    scheduler: () => scheduler,
    restart: () => {
      void scheduler.close();
      scheduler = begin();
    },
    answer,
    starts: (group) => executions(group).map((execution) => execution.createdAt.slice(0, 16)),
    executions,
    group: (group) => findQueryGroup(stage.store, group),
    close: async () => {
      await clock.until(Promise.all([scheduler.close(), runner.close()]));
      stage.store.close();
      if (stage.defects.length > 0) throw new Error(`defects: ${JSON.stringify(stage.defects.map(String))}`);
    },
  };
}
