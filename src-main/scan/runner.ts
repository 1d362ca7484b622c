import { invalidRequest, notFound, ServiceError, unavailable } from '#shared/contract/errors.ts';
import { isOpenState } from '#shared/contract/v1/executions.ts';
import { isPlatform, platformLabel } from '#shared/domain/platforms.ts';
import { findCustomer } from '#main/store/customers.ts';
import { reopenFailed } from '#main/store/execution-queries.ts';
import { findExecution, setExecutionState } from '#main/store/executions.ts';
import { findQueryGroup, groupPlatforms, type QueryGroupRow } from '#main/store/query-groups.ts';
import { setDue } from '#main/store/schedules.ts';
import { createExecutions } from './create-executions.ts';
import { createExecutionPool } from './execution-pool.ts';
import { recoverQuestions } from './recover-questions.ts';
import type { ScanEnvironment } from './scan-environment.ts';

/** Runs executions durably in the background: what is stored decides what is asked, so a restart continues where it was. */
export interface ScanRunner {
  /**
   * Starts one execution per platform of the group (or on one platform) and returns their ids; an open execution is
   * continued instead. Throws when nothing can start, saying what is missing; if only some platforms lack a credential,
   * their executions wait for it.
   */
  start(groupId: number, platform: string | null): number[];
  /** The same for a schedule: nothing is refused, what cannot start waits. Sets the group's next slot in the same transaction. */
  startDue(groupId: number, due: { readonly nextDueAt: string | null; readonly lastDueAt: string | null }): number[];
  /** Stops an execution; its answers are kept, and so are those of requests in flight. */
  cancel(executionId: number): void;
  /** Reopens the failed questions of an execution; returns how many. */
  retryFailed(executionId: number): number;
  /** Continues what earlier processes left open. */
  resume(): void;
  /**
   * Something may have changed for the better (network, credential, cap, status): everything that waits tries again now.
   * `groups` leaves stopped providers alone, because the change says nothing about them.
   */
  wake(change?: 'anything' | 'groups'): void;
  /** The computer is going to sleep: no further request is sent until `resumed`. */
  suspended(): void;
  resumed(): void;
  /** Executions that are running; those that wait are not counted. */
  readonly running: number;
  readonly offline: boolean;
  /** Resolves when every execution has ended or waits. */
  idle(): Promise<void>;
  /** Stops at a safe point: requests in flight get a few seconds to return; open executions stay open for the next start. */
  close(): Promise<void>;
}

export function createScanRunner(environment: ScanEnvironment): ScanRunner {
  const { store } = environment;
  const pool = createExecutionPool(environment);
  const { announcer } = pool;
  /** Whether this process also runs executions that others left open. */
  let runsAllOpen = false;

  /** Starting by hand gives everything that waits another chance. */
  const launchAll = (ids: readonly number[]): void => {
    for (const id of ids) announcer.announce(id);
    pool.wake('anything');
    for (const id of ids) pool.launch(id);
  };

  const requireReady = (platforms: readonly string[]): void => {
    const missing = platforms.flatMap((platform) => {
      const choice = environment.chooseProvider(platform);
      return choice.kind === 'missing' ? [choice.message] : [];
    });
    if (missing.length > 0 && missing.length === platforms.length) throw unavailable(missing.join(' '));
  };

  const wake: ScanRunner['wake'] = (change = 'anything') => {
    pool.wake(change);
    if (runsAllOpen) pool.launchOpen();
  };

  return {
    start: (groupId, platform) => {
      const group = findQueryGroup(store, groupId);
      const customer = group && findCustomer(store, group.customerId);
      if (!group || !customer) throw notFound('query group', groupId);
      requireAskable(group);
      if (platform !== null && !isPlatform(platform))
        throw invalidRequest('platform', `this installation does not know the platform "${platform}"`);
      const platforms = platform === null ? groupPlatforms(store, groupId) : [platform];
      if (platforms.length === 0)
        throw new ServiceError('invalid_request', `The query group "${group.name}" has no platforms: name one.`);
      requireReady(platforms);
      const ids = store.transaction(() => createExecutions(environment, group, customer, platforms));
      // An open execution tries again; its reason to wait returns if it still holds.
      for (const id of ids)
        if (findExecution(store, id)?.waitingFor != null) setExecutionState(store, id, { state: 'Pending' });
      launchAll(ids);
      return ids;
    },
    startDue: (groupId, due) => {
      const ids = store.transaction(() => {
        setDue(store, groupId, due);
        const group = findQueryGroup(store, groupId);
        const customer = group && findCustomer(store, group.customerId);
        if (!group || !customer || group.status !== 'Active' || group.activeQueries === 0) return [];
        return createExecutions(environment, group, customer, groupPlatforms(store, groupId));
      });
      for (const id of ids) {
        announcer.announce(id);
        pool.launch(id);
      }
      return ids;
    },
    cancel: (executionId) => {
      const execution = findExecution(store, executionId);
      if (!execution) throw notFound('execution', executionId);
      if (!isOpenState(execution.state))
        throw new ServiceError(
          'invalid_request',
          `The scan of ${platformLabel(execution.platform)} has already ended (${execution.state}).`,
        );
      pool.stop(executionId);
      setExecutionState(store, executionId, { state: 'Cancelled', finishedAt: environment.now().toISOString() });
      announcer.announce(executionId);
      environment.onFinished(execution.customerId);
    },
    retryFailed: (executionId) => {
      const execution = findExecution(store, executionId);
      const group = execution && findQueryGroup(store, execution.queryGroupId);
      if (!execution || !group) throw notFound('execution', executionId);
      if (execution.state === 'Cancelled')
        throw new ServiceError('invalid_request', 'The scan was cancelled: start a new one.');
      if (isOpenState(execution.state))
        throw new ServiceError(
          'invalid_request',
          'The scan has not ended yet: retry its failed questions once it has.',
        );
      if (execution.failed === 0) return 0;
      requireAskable(group);
      requireReady([execution.platform]);
      const reopened = store.transaction(() => {
        setExecutionState(store, executionId, { state: 'Pending', finishedAt: null });
        return reopenFailed(store, executionId);
      });
      launchAll([executionId]);
      return reopened;
    },
    resume: () => {
      runsAllOpen = true;
      recoverQuestions(environment, null);
      pool.launchOpen();
    },
    wake,
    suspended: () => pool.setAsleep(true),
    resumed: () => {
      pool.setAsleep(false);
      wake();
    },
    get running() {
      return pool.running;
    },
    get offline() {
      return pool.offline;
    },
    idle: pool.idle,
    close: pool.close,
  };
}

/** Throws when the group cannot be scanned now, saying what to do. */
function requireAskable(group: QueryGroupRow): void {
  const refuse = (why: string): never => {
    throw new ServiceError('invalid_request', `The query group "${group.name}" ${why}`);
  };
  if (group.status === 'Pause') refuse('is paused: set it to Active first.');
  if (group.status === 'Not Active') refuse('is not active: set it to Active first.');
  if (group.activeQueries === 0) refuse('has no queries: add some first.');
}
