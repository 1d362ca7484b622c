import { invalidRequest, notFound, ServiceError, unavailable } from '#shared/contract/errors.ts';
import { isPlatform, platformLabel } from '#shared/domain/platforms.ts';
import { findCustomer } from '#main/store/customers.ts';
import { reopenFailed } from '#main/store/execution-queries.ts';
import { findExecution, listOpenExecutions, setExecutionState } from '#main/store/executions.ts';
import { findQueryGroup, groupPlatforms, type QueryGroupRow } from '#main/store/query-groups.ts';
import { setDue } from '#main/store/schedules.ts';
import { createAnnouncer } from './announce.ts';
import { createBatchedCommits } from './batched-commits.ts';
import { createExecutions } from './create-executions.ts';
import type { WaitReason } from './wait-reason.ts';
import { createRateLimitedQueue, type RateLimitedQueue } from './rate-limited-queue.ts';
import { recoverQuestions } from './recover-questions.ts';
import { runExecution, type RunnerShare } from './run-execution.ts';
import type { ScanEnvironment } from './scan-environment.ts';

/** Runs executions in the background, durably: what is stored decides what is asked, so a restart goes on. */
export interface ScanRunner {
  /**
   * Starts one execution per platform of the group (or on one platform) and returns their ids; one that has not ended yet
   * goes on instead of a second. Refuses what cannot begin, saying what is missing; where only some platforms lack a
   * credential, theirs wait for it.
   */
  start(groupId: number, platform: string | null): number[];
  /** The same for a schedule: nothing is refused, what cannot begin waits. Moves the group on to its next slot in the same transaction. */
  startDue(groupId: number, due: { readonly nextDueAt: string | null; readonly lastDueAt: string | null }): number[];
  /** Stops an execution; what was answered is kept, and so is what is out and still comes. */
  cancel(executionId: number): void;
  /** Opens the failed questions of an execution again; returns how many. */
  retryFailed(executionId: number): number;
  /** Goes on with what an earlier process left open. */
  resume(): void;
  /**
   * Something may have changed for the better (network, credential, cap, status): everything that waits tries again now.
   * Providers that were stopped are left alone where the change says nothing about them.
   */
  wake(change?: 'anything' | 'groups'): void;
  /** The computer falls asleep: no further request leaves until `resumed`. */
  suspended(): void;
  resumed(): void;
  /** Executions at work; those that wait are not counted. */
  readonly running: number;
  readonly offline: boolean;
  /** Resolves when no execution is at work: each has ended or waits. */
  idle(): Promise<void>;
  /** Stops at a safe point: lets requests that are out come home for a while; open executions stay open for the next start. */
  close(): Promise<void>;
}

/** How long closing waits for requests that are out, because they are paid for; then they are given up. */
const homecomingMs = 5_000;

interface ActiveExecution {
  readonly stop: AbortController;
  readonly done: Promise<void>;
  again: boolean;
}

export function createScanRunner(environment: ScanEnvironment): ScanRunner {
  const { store } = environment;
  const active = new Map<number, ActiveExecution>();
  const waiting = new Map<number, WaitReason>();
  const queues = new Map<string, RateLimitedQueue>();
  const announcer = createAnnouncer(environment);
  const giveUp = new AbortController();
  let wakeUp = new AbortController();
  let asleep = false;
  let closing = false;
  /** Whether this process also carries what others left open. */
  let carriesAll = false;
  const idlers: (() => void)[] = [];
  const onlookers = new Set<() => void>();

  const lookForIdle = (): void => {
    if (active.size > waiting.size) return;
    for (const resolve of idlers.splice(0)) resolve();
  };

  const share: RunnerShare = {
    environment,
    announcer,
    commits: createBatchedCommits(store),
    providerFor: (platform) => {
      const choice = environment.chooseProvider(platform);
      if (choice.kind === 'missing') return choice;
      const { id, concurrency, requestsPerMinute } = choice.definition;
      // Another limit is another queue.
      const key = `${id} ${concurrency} ${requestsPerMinute}`;
      const queue = queues.get(key) ?? createRateLimitedQueue(choice.definition, environment);
      queues.set(key, queue);
      return { ...choice, queue };
    },
    asleep: () => asleep,
    onChange: (look) => {
      onlookers.add(look);
      return () => void onlookers.delete(look);
    },
    waiting: (executionId, waitReason) => {
      if (waitReason === null) waiting.delete(executionId);
      else waiting.set(executionId, waitReason);
      lookForIdle();
    },
    wakeUp: () => wakeUp.signal,
  };

  const launch = (executionId: number): void => {
    if (closing) return;
    const running = active.get(executionId);
    if (running) {
      running.again = true;
      return;
    }
    recoverQuestions(environment, executionId);
    const stop = new AbortController();
    const done = runExecution(share, executionId, stop.signal, giveUp.signal).finally(() => {
      const again = active.get(executionId)?.again;
      active.delete(executionId);
      waiting.delete(executionId);
      // Opened again in the very moment it ended.
      if (again) launch(executionId);
      lookForIdle();
    });
    active.set(executionId, { stop, done, again: false });
  };

  const wakeAll = (change: 'anything' | 'groups'): void => {
    if (change === 'anything') for (const queue of queues.values()) queue.tryNow();
    for (const look of onlookers) look();
    waiting.clear();
    wakeUp.abort();
    wakeUp = new AbortController();
  };

  /** Starting by hand is a new chance for everything that waits. */
  const launchAll = (ids: readonly number[]): void => {
    for (const id of ids) announcer.announce(id);
    wakeAll('anything');
    for (const id of ids) launch(id);
  };

  const launchOpen = (): void => {
    for (const execution of listOpenExecutions(store)) if (execution.origin !== 'import') launch(execution.id);
  };

  const requireReady = (platforms: readonly string[]): void => {
    const missing = platforms.flatMap((platform) => {
      const choice = environment.chooseProvider(platform);
      return choice.kind === 'missing' ? [choice.message] : [];
    });
    if (missing.length > 0 && missing.length === platforms.length) throw unavailable(missing.join(' '));
  };

  const wake: ScanRunner['wake'] = (change = 'anything') => {
    wakeAll(change);
    if (carriesAll) launchOpen();
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
        throw new ServiceError('invalid_request', `The query group "${group.name}" has no platform: name one.`);
      requireReady(platforms);
      const ids = store.transaction(() => createExecutions(environment, group, customer, platforms));
      // What one of them waited for is tried anew: the reason stands again when it still holds.
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
        launch(id);
      }
      return ids;
    },
    cancel: (executionId) => {
      const execution = findExecution(store, executionId);
      if (!execution) throw notFound('execution', executionId);
      if (execution.state !== 'Pending' && execution.state !== 'In Progress')
        throw new ServiceError(
          'invalid_request',
          `The scan of ${platformLabel(execution.platform)} has already ended (${execution.state}).`,
        );
      active.get(executionId)?.stop.abort();
      setExecutionState(store, executionId, { state: 'Cancelled', finishedAt: environment.now().toISOString() });
      announcer.announce(executionId);
      environment.onFinished(execution.customerId);
    },
    retryFailed: (executionId) => {
      const execution = findExecution(store, executionId);
      const group = execution && findQueryGroup(store, execution.queryGroupId);
      if (!execution || !group) throw notFound('execution', executionId);
      if (execution.state !== 'Done' && execution.state !== 'Failed')
        throw new ServiceError(
          'invalid_request',
          execution.state === 'Cancelled'
            ? 'The scan was cancelled: start a new one.'
            : 'The scan has not ended yet: wait until it has, then retry what failed.',
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
      carriesAll = true;
      recoverQuestions(environment, null);
      launchOpen();
    },
    wake,
    suspended: () => {
      asleep = true;
      for (const look of onlookers) look();
    },
    resumed: () => {
      asleep = false;
      wake();
    },
    get running() {
      return active.size - waiting.size;
    },
    get offline() {
      return [...waiting.values()].some((waitReason) => waitReason.kind === 'network');
    },
    idle: () =>
      new Promise((resolve) => {
        idlers.push(resolve);
        lookForIdle();
      }),
    close: async () => {
      closing = true;
      for (const { stop } of active.values()) stop.abort();
      const home = Promise.allSettled([...active.values()].map((entry) => entry.done));
      const patience = new AbortController();
      await Promise.race([home, environment.delay(homecomingMs, patience.signal).catch(() => {})]);
      patience.abort();
      giveUp.abort();
      await home;
      announcer.close();
    },
  };
}

/** Refuses a group nobody may ask for now, in words that say what to do. */
function requireAskable(group: QueryGroupRow): void {
  const refuse = (why: string): never => {
    throw new ServiceError('invalid_request', `The query group "${group.name}" ${why}`);
  };
  if (group.status === 'Pause') refuse('is paused: set it to Active first.');
  if (group.status === 'Not Active') refuse('is not active: set it to Active first.');
  if (group.activeQueries === 0) refuse('has no queries: add some first.');
}
