import { noSuchPlatform, notFound, ServiceError, unavailable } from '#shared/contract/errors.ts';
import { canRetry, isOpenState, retryDays } from '#shared/domain/execution-states.ts';
import { dayIn, isoInstant } from '#shared/domain/dates.ts';
import { isPlatform, platformLabel } from '#shared/domain/platforms.ts';
import { findCustomer } from '#main/store/customers.ts';
import { reopenFailed } from '#main/store/execution-queries.ts';
import { findExecution, listOpenExecutions, setExecutionState } from '#main/store/executions.ts';
import { findQueryGroup, groupPlatforms, type QueryGroupRow } from '#main/store/query-groups.ts';
import { platformsScanned, scansArePaused, setDue } from '#main/store/schedules.ts';
import { createExecutions } from './create-executions.ts';
import { createExecutionPool } from './execution-pool.ts';
import { recoverQuestions } from './recover-questions.ts';
import { nextSlot } from './schedule.ts';
import type { ScanEnvironment } from './scan-environment.ts';

/** Runs executions durably in the background: what is stored decides what is asked, so a restart continues where it was. */
export interface ScanRunner {
  /**
   * Starts one execution per platform of the group that can be asked (or on one platform) and returns their ids; an open
   * execution is continued instead, and one that the schedule started within the last minute is not repeated. Throws when nothing can start, saying what is missing. At or after the due time it uses
   * up the slot of these platforms.
   */
  start(groupId: number, platform: string | null): number[];
  /**
   * The same for a schedule, without the platforms scanned since the slot was due. Sets the group's next slot in the same
   * transaction. Null, and nothing is changed, if no platform can be asked or all scans are paused.
   */
  startDue(
    groupId: number,
    due: { readonly nextDueAt: string | null; readonly lastDueAt: string | null },
  ): number[] | null;
  /** Stops an execution; its answers are kept, and so are those of requests in flight. */
  cancel(executionId: number): void;
  /**
   * Ends executions whose group or client is being deleted, or is archived. Resolves once their requests in flight, which are
   * paid for, are stored.
   */
  end(executionIds: readonly number[]): Promise<void>;
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

/** A scan by hand within this time after one that the schedule started does not repeat it. */
const repeatAfterMs = 60_000;

export function createScanRunner(environment: ScanEnvironment): ScanRunner {
  const { store } = environment;
  const pool = createExecutionPool(environment);
  const { announcer } = pool;
  /** When the schedule last started each group and platform in this process, and what. */
  const startedBySchedule = new Map<string, { readonly executionId: number; readonly at: number }>();
  /** Whether this process also runs executions that others left open. */
  let runsAllOpen = false;

  /** Starting by hand gives everything that waits another chance. */
  const launchAll = (ids: readonly number[]): void => {
    for (const id of ids) announcer.announce(id);
    pool.wake('anything');
    for (const id of ids) pool.launch(id);
  };

  const isReady = (platform: string): boolean => environment.chooseProvider(platform).kind === 'ready';

  /** What the schedule just started and has ended already: the person who asks for a scan may not know of it. */
  const justScanned = (groupId: number, platform: string): number | null => {
    const started = startedBySchedule.get(`${groupId} ${platform}`);
    const age = environment.now().getTime() - (started?.at ?? -Infinity);
    if (started === undefined || age < 0 || age > repeatAfterMs) return null;
    return findExecution(store, started.executionId)?.state === 'Done' ? started.executionId : null;
  };

  /** Those of some platforms that can be asked; throws, saying what is missing, if there is none. */
  const requireReady = (platforms: readonly string[]): string[] => {
    const ready = platforms.filter(isReady);
    if (ready.length > 0) return ready;
    const missing = platforms.map((platform) => environment.chooseProvider(platform));
    throw unavailable(missing.flatMap((choice) => (choice.kind === 'missing' ? [choice.message] : [])).join(' '));
  };

  /** A group that is due uses up its slot once each of its platforms that can be asked was scanned since. */
  const useUpSlot = (group: QueryGroupRow): void => {
    const now = environment.now();
    if (group.nextDueAt === null || new Date(group.nextDueAt) > now) return;
    const scanned = platformsScanned(store, group.id, group.nextDueAt, isoInstant(now));
    if (!groupPlatforms(store, group.id).every((platform) => scanned.includes(platform) || !isReady(platform))) return;
    setDue(store, group.id, {
      nextDueAt: nextSlot(group, environment.timeZone, now),
      lastDueAt: group.nextDueAt,
    });
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
      if (customer.archivedAt !== null)
        throw new ServiceError('invalid_request', `${customer.name} is archived: bring it back first.`);
      if (platform !== null && !isPlatform(platform)) throw noSuchPlatform('platform', platform);
      const platforms = platform === null ? groupPlatforms(store, groupId) : [platform];
      if (platforms.length === 0)
        throw new ServiceError('invalid_request', `The query group "${group.name}" has no platforms: name one.`);
      const ready = requireReady(platforms);
      const ended = ready.flatMap((one) => justScanned(groupId, one) ?? []);
      const toScan = ready.filter((one) => justScanned(groupId, one) === null);
      const ids = store.transaction(() => {
        const created = createExecutions(environment, group, customer, toScan);
        useUpSlot(group);
        return created;
      });
      // An open execution tries again; its reason to wait returns if it still holds.
      for (const id of ids)
        if (findExecution(store, id)?.waitingFor != null) setExecutionState(store, id, { state: 'Pending' });
      launchAll(ids);
      return [...ended, ...ids];
    },
    startDue: (groupId, due) => {
      if (scansArePaused(store)) return null;
      const ids = store.transaction(() => {
        const group = findQueryGroup(store, groupId);
        const customer = group && findCustomer(store, group.customerId);
        const askable = group && customer && group.status === 'Active' && group.activeQueries > 0;
        const platforms = groupPlatforms(store, groupId);
        const ready = platforms.filter(isReady);
        if (askable && platforms.length > 0 && ready.length === 0) return null;
        const scanned =
          due.lastDueAt === null ? [] : platformsScanned(store, groupId, due.lastDueAt, isoInstant(environment.now()));
        setDue(store, groupId, due);
        if (!askable) return [];
        return createExecutions(
          environment,
          group,
          customer,
          ready.filter((platform) => !scanned.includes(platform)),
        );
      });
      for (const id of ids ?? []) {
        const execution = findExecution(store, id);
        if (execution !== undefined)
          startedBySchedule.set(`${groupId} ${execution.platform}`, {
            executionId: id,
            at: environment.now().getTime(),
          });
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
      setExecutionState(store, executionId, { state: 'Cancelled', finishedAt: isoInstant(environment.now()) });
      announcer.announce(executionId);
      environment.onFinished(execution.customerId);
    },
    end: async (executionIds) => {
      const ending = new Set(executionIds);
      for (const id of executionIds) pool.stop(id);
      for (const { id } of listOpenExecutions(store)) {
        if (!ending.has(id)) continue;
        setExecutionState(store, id, { state: 'Cancelled', finishedAt: isoInstant(environment.now()) });
        announcer.announce(id);
      }
      await pool.ended(executionIds);
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
      if (!canRetry(execution.executionDate, dayIn(environment.timeZone, environment.now())))
        throw new ServiceError(
          'invalid_request',
          `The scan is of ${execution.executionDate}: its failed questions can be retried for ${retryDays} days. Start a new scan.`,
        );
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
