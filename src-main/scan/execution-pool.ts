import { listOpenExecutions } from '#main/store/executions.ts';
import { createAnnouncer, type Announcer } from './announce.ts';
import { createBatchedCommits } from './batched-commits.ts';
import { createRateLimitedQueue, type RateLimitedQueue } from './rate-limited-queue.ts';
import { runExecution, type RunnerShare } from './run-execution.ts';
import type { ScanEnvironment } from './scan-environment.ts';
import type { WaitReason } from './wait-reason.ts';

/** The executions that run or wait in this process, and what they share. */
export interface ExecutionPool {
  readonly announcer: Announcer;
  /** Runs an execution; one that is running already continues, and runs again if it is about to end. */
  launch(executionId: number): void;
  /** Runs every open execution, except imports. */
  launchOpen(): void;
  stop(executionId: number): void;
  /** Resolves once these executions have ended, requests in flight included. */
  ended(executionIds: readonly number[]): Promise<void>;
  /** Everything that waits tries again now; `anything` also lets stopped providers try one question. */
  wake(change: 'anything' | 'groups'): void;
  setAsleep(asleep: boolean): void;
  /** Executions that are running; those that wait are not counted. */
  readonly running: number;
  /** Whether an execution waits for the network. */
  readonly offline: boolean;
  /** Resolves when every execution has ended or waits. */
  idle(): Promise<void>;
  /** Stops all executions; requests in flight get a few seconds to return. */
  close(): Promise<void>;
}

/** How long closing waits for requests in flight, which are paid for; then they are abandoned. */
const inFlightGraceMs = 5_000;

interface ActiveExecution {
  readonly stop: AbortController;
  readonly ended: Promise<void>;
  /** Reopened while it was ending: run it once more. */
  runAgain: boolean;
}

export function createExecutionPool(environment: ScanEnvironment): ExecutionPool {
  const { store } = environment;
  const active = new Map<number, ActiveExecution>();
  const waiting = new Map<number, WaitReason>();
  const queues = new Map<string, RateLimitedQueue>();
  const announcer = createAnnouncer(environment);
  const giveUp = new AbortController();
  let wakeUp = new AbortController();
  let asleep = false;
  let closing = false;
  const idleWaiters: (() => void)[] = [];
  const changeListeners = new Set<() => void>();

  const resolveIfIdle = (): void => {
    if (active.size > waiting.size) return;
    for (const resolve of idleWaiters.splice(0)) resolve();
  };

  const notifyChange = (): void => {
    for (const listener of changeListeners) listener();
  };

  const share: RunnerShare = {
    environment,
    announcer,
    commits: createBatchedCommits(store),
    providerFor: (platform) => {
      const choice = environment.chooseProvider(platform);
      if (choice.kind === 'missing') return choice;
      const { id, concurrency, requestsPerMinute } = choice.definition;
      // A changed limit gets a new queue.
      const key = `${id} ${concurrency} ${requestsPerMinute}`;
      const queue = queues.get(key) ?? createRateLimitedQueue(choice.definition, environment);
      queues.set(key, queue);
      return { ...choice, queue };
    },
    asleep: () => asleep,
    onChange: (listener) => {
      changeListeners.add(listener);
      return () => void changeListeners.delete(listener);
    },
    waiting: (executionId, waitReason) => {
      if (waitReason === null) waiting.delete(executionId);
      else waiting.set(executionId, waitReason);
      resolveIfIdle();
    },
    wakeUp: () => wakeUp.signal,
  };

  const launch = (executionId: number): void => {
    if (closing) return;
    const running = active.get(executionId);
    if (running) {
      running.runAgain = true;
      return;
    }
    const stop = new AbortController();
    const ended = runExecution(share, executionId, stop.signal, giveUp.signal).finally(() => {
      const runAgain = active.get(executionId)?.runAgain;
      active.delete(executionId);
      waiting.delete(executionId);
      if (runAgain) launch(executionId);
      resolveIfIdle();
    });
    active.set(executionId, { stop, ended, runAgain: false });
  };

  return {
    announcer,
    launch,
    launchOpen: () => {
      for (const execution of listOpenExecutions(store)) if (execution.origin !== 'import') launch(execution.id);
    },
    stop: (executionId) => active.get(executionId)?.stop.abort(),
    ended: async (executionIds) => {
      await Promise.allSettled(executionIds.flatMap((id) => active.get(id)?.ended ?? []));
    },
    wake: (change) => {
      if (change === 'anything') for (const queue of queues.values()) queue.tryNow();
      notifyChange();
      waiting.clear();
      wakeUp.abort();
      wakeUp = new AbortController();
    },
    setAsleep: (value) => {
      asleep = value;
      if (asleep) notifyChange();
    },
    get running() {
      return active.size - waiting.size;
    },
    get offline() {
      return [...waiting.values()].some(({ kind }) => kind === 'network');
    },
    idle: () =>
      new Promise((resolve) => {
        idleWaiters.push(resolve);
        resolveIfIdle();
      }),
    close: async () => {
      closing = true;
      for (const { stop } of active.values()) stop.abort();
      const allEnded = Promise.allSettled([...active.values()].map(({ ended }) => ended));
      const grace = new AbortController();
      await Promise.race([allEnded, environment.delay(inFlightGraceMs, grace.signal).catch(() => {})]);
      grace.abort();
      giveUp.abort();
      await allEnded;
      announcer.close();
    },
  };
}
