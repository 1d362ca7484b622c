import { notFound, ServiceError } from '#shared/contract/errors.ts';
import { dayIn } from '#shared/domain/dates.ts';
import { platformLabel } from '#shared/domain/platforms.ts';
import { analysisVersion } from '#main/analysis/analysis-version.ts';
import { findCustomer } from '#main/store/customers.ts';
import { listOpenQuestions, planExecution, reopenFailed } from '#main/store/execution-queries.ts';
import { findExecution, insertExecution, listOpenExecutions, setExecutionState, type ExecutionRow } from '#main/store/executions.ts';
import { findQueryGroup, groupPlatforms, type QueryGroupRow } from '#main/store/query-groups.ts';
import { askQuestion } from './ask-question.ts';
import { announce } from './announce.ts';
import { createProviderLane, type ProviderLane } from './provider-lane.ts';
import type { ScanEnvironment } from './scan-environment.ts';

/** Runs executions in the background, durably: what is stored decides what is asked, so a restart goes on. */
export interface ScanRunner {
  /** Creates one execution per platform of the group (or on one platform) and starts it; returns their ids. */
  start(groupId: number, platform: string | null): number[];
  /** Stops an execution; what was answered is kept. */
  cancel(executionId: number): void;
  /** Opens the failed questions of an execution again; returns how many. */
  retryFailed(executionId: number): number;
  /** Goes on with what an earlier process left open. */
  resume(): void;
  /** The network may be back: executions that wait for it try again now. */
  wake(): void;
  readonly running: number;
  readonly offline: boolean;
  /** Resolves when no execution is at work. */
  idle(): Promise<void>;
  /** Stops at a safe point: open executions stay open for the next start. */
  close(): Promise<void>;
}

const networkPauseMs = 15_000;

export function createScanRunner(environment: ScanEnvironment): ScanRunner {
  const { store } = environment;
  const active = new Map<number, { readonly controller: AbortController; readonly done: Promise<void> }>();
  const lanes = new Map<string, ProviderLane>();
  let offline = false;
  let closing = false;
  let wakeUp = new AbortController();

  const laneOf = (platform: string): ProviderLane | string => {
    const choice = environment.chooseProvider(platform);
    if (choice.kind === 'missing') return choice.message;
    const known = lanes.get(choice.definition.id);
    if (known) return known;
    const lane = createProviderLane(choice.definition, choice.scanner);
    lanes.set(choice.definition.id, lane);
    return lane;
  };

  const launch = (executionId: number): void => {
    if (closing || active.has(executionId)) return;
    const controller = new AbortController();
    const done = run(executionId, controller.signal).finally(() => active.delete(executionId));
    active.set(executionId, { controller, done });
  };

  async function run(executionId: number, signal: AbortSignal): Promise<void> {
    // A lane that was stopped gets another chance with every new or retried execution.
    for (;;) {
      const execution = findExecution(store, executionId);
      const group = execution && findQueryGroup(store, execution.query_group_id);
      if (!execution || !group || signal.aborted) return;
      const lane = laneOf(execution.platform);
      if (typeof lane === 'string') return wait(execution, lane);
      setExecutionState(store, executionId, { state: 'In Progress', startedAt: environment.now().toISOString() });
      announce(environment, executionId);
      const end = await askAll(execution, group, lane, signal);
      if (end === 'cancelled') return;
      if (end === 'finished') return finish(executionId);
      offline = true;
      wait(execution, `Waiting for the network: ${end.message}`);
      await environment.delay(networkPauseMs, AbortSignal.any([signal, wakeUp.signal])).catch(() => {});
    }
  }

  async function askAll(
    execution: ExecutionRow,
    group: QueryGroupRow,
    lane: ProviderLane,
    signal: AbortSignal,
  ): Promise<'finished' | 'cancelled' | { message: string }> {
    const open = listOpenQuestions(store, execution.id);
    const stopAll = new AbortController();
    const own = AbortSignal.any([signal, stopAll.signal]);
    let offlineMessage: string | null = null;
    let cursor = 0;
    // As many workers as the provider takes at once: questions wait here, not in the lane, so that lanes are shared fairly.
    const worker = async (): Promise<void> => {
      for (let question = open[cursor++]; question !== undefined && !own.aborted; question = open[cursor++]) {
        const end = await askQuestion(environment, execution, group, question, lane, own);
        if (end.kind === 'answered') offline = false;
        if (end.kind === 'offline') {
          offlineMessage = end.message;
          stopAll.abort();
        }
        if (end.kind === 'answered' || end.kind === 'failed') announce(environment, execution.id);
      }
    };
    await Promise.all(Array.from({ length: Math.min(lane.definition.concurrency, open.length) }, worker));
    if (signal.aborted) return 'cancelled';
    return offlineMessage === null ? 'finished' : { message: offlineMessage };
  }

  function wait(execution: ExecutionRow, reason: string): void {
    setExecutionState(store, execution.id, { state: 'Pending', waitingFor: reason });
    announce(environment, execution.id);
  }

  function finish(executionId: number): void {
    const execution = findExecution(store, executionId);
    if (!execution) return;
    const settled = execution.answered + execution.no_overview + execution.refused;
    setExecutionState(store, executionId, { state: settled === 0 ? 'Failed' : 'Done', finishedAt: environment.now().toISOString() });
    announce(environment, executionId);
    environment.onFinished(execution.customer_id);
  }

  return {
    start: (groupId, platform) => {
      const group = findQueryGroup(store, groupId);
      const customer = group && findCustomer(store, group.customer_id);
      if (!group || !customer) throw notFound('query group', groupId);
      if (group.status === 'Not Active') throw new ServiceError('invalid_request', `The query group "${group.name}" is not active: set it to Active first.`);
      if (group.active_queries === 0) throw new ServiceError('invalid_request', `The query group "${group.name}" has no queries: add some first.`);
      const platforms = platform === null ? groupPlatforms(store, groupId) : [platform];
      if (platforms.length === 0) throw new ServiceError('invalid_request', `The query group "${group.name}" has no platform: name one.`);
      for (const one of platforms) {
        const choice = environment.chooseProvider(one);
        if (choice.kind === 'missing') throw new ServiceError('unavailable', choice.message);
        // A new start by hand is a new chance for a provider that was stopped.
        lanes.get(choice.definition.id)?.recordSuccess();
      }
      const now = environment.now();
      const ids = store.transaction(() =>
        platforms.map((one) => {
          const id = insertExecution(store, {
            customerId: customer.id,
            groupId,
            platform: one,
            origin: environment.env === 'sample' ? 'simulated' : 'scan',
            state: 'Pending',
            executionDate: dayIn(environment.timeZone, now),
            createdAt: now.toISOString(),
            samples: group.samples,
            analysisVersion,
            brandRevision: customer.brand_revision,
          });
          planExecution(store, id, groupId, group.samples);
          return id;
        }),
      );
      for (const id of ids) {
        announce(environment, id);
        launch(id);
      }
      return ids;
    },
    cancel: (executionId) => {
      const execution = findExecution(store, executionId);
      if (!execution) throw notFound('execution', executionId);
      if (execution.state !== 'Pending' && execution.state !== 'In Progress')
        throw new ServiceError('invalid_request', `The scan of ${platformLabel(execution.platform)} has already ended (${execution.state}).`);
      active.get(executionId)?.controller.abort();
      setExecutionState(store, executionId, { state: 'Cancelled', finishedAt: environment.now().toISOString() });
      announce(environment, executionId);
      environment.onFinished(execution.customer_id);
    },
    retryFailed: (executionId) => {
      const execution = findExecution(store, executionId);
      if (!execution) throw notFound('execution', executionId);
      if (active.has(executionId)) throw new ServiceError('invalid_request', 'The scan is still running: wait until it ends, then retry what failed.');
      const choice = environment.chooseProvider(execution.platform);
      if (choice.kind === 'missing') throw new ServiceError('unavailable', choice.message);
      lanes.get(choice.definition.id)?.recordSuccess();
      const reopened = store.transaction(() => {
        const count = reopenFailed(store, executionId);
        if (count > 0) setExecutionState(store, executionId, { state: 'Pending', finishedAt: null });
        return count;
      });
      if (reopened > 0) launch(executionId);
      return reopened;
    },
    resume: () => {
      for (const execution of listOpenExecutions(store)) if (execution.origin !== 'import') launch(execution.id);
    },
    wake: () => {
      wakeUp.abort();
      wakeUp = new AbortController();
      for (const execution of listOpenExecutions(store)) if (execution.origin !== 'import') launch(execution.id);
    },
    get running() {
      return active.size;
    },
    get offline() {
      return offline;
    },
    idle: async () => {
      while (active.size > 0) await Promise.allSettled([...active.values()].map((entry) => entry.done));
    },
    close: async () => {
      closing = true;
      for (const { controller } of active.values()) controller.abort();
      await Promise.allSettled([...active.values()].map((entry) => entry.done));
    },
  };
}
