import { setTimeout as sleep } from 'node:timers/promises';
import { recomputeInBackground } from '#main/findings/recompute-history.ts';
import type { ModelConfig } from '#main/models/generate-with-model.ts';
import { createJobs } from '#main/jobs/jobs.ts';
import type { JobThreads } from '#main/jobs/job-threads.ts';
import { removeLeftovers } from '#main/files/leftovers.ts';
import { migrationsDirectory } from '#main/files/paths.ts';
import type { Scheduler } from '#main/scan/scheduler.ts';
import { fetchPage, type FetchPage } from '#main/web/fetch-page.ts';
import { createPageReader } from '#main/web/page-reader.ts';
import { createWeeklyRecommendations } from '#main/recommend/weekly-recommendations.ts';
import { hasPendingDeletions } from '#main/store/deletions.ts';
import { keepPrivate } from '#main/files/keep-private.ts';
import { databaseFile, growCache, type Store } from '#main/store/open.ts';
import { readTextSetting, writeSetting } from '#main/store/settings.ts';
import { lockWorkspace, type WorkspaceLock } from '#main/store/workspace-lock.ts';
import { WorkspaceDamaged, WorkspaceProblem } from '#main/store/workspace-problem.ts';
import type { ChooseProvider } from '#main/platforms/choose-provider.ts';
import type { HostControls } from '#main/service/context.ts';
import { createService } from '#main/service/create-service.ts';
import { wireScanning } from './wire-scanning.ts';
import { createJobRequests } from './job-requests.ts';
import { discoverWithModelAfterScan } from './discover-with-model-after-scan.ts';
import { modelFrom } from '#main/models/model-config.ts';
import { createWorkspaceGenerator } from './workspace-generator.ts';
import { closeStore } from './close-store.ts';
import { continueUnfinished } from './continue-unfinished.ts';
import { keepDerived } from './keep-derived.ts';
import { logMissing, withCopy } from './damage.ts';
import { initialiseSettings, openStoreAndLog } from './open-store-and-log.ts';
import { lastEnd, markClosed, markOpen, type LastEnd } from './open-marker.ts';
import { startUpkeep } from './upkeep.ts';
import { wireMessages } from './wire-messages.ts';
import { createCurvePlanner } from './curve-planner.ts';
import { createEvents } from './events.ts';
import { createEffectsReader } from './effects-reader.ts';
import { createTextSearcher } from './text-searcher.ts';
import { lookAtRest, nothingKnown, type LookAtRest } from '#main/store/seal.ts';
import { createEraser } from './erase-marked.ts';
import { logDefect, type Log } from './log.ts';
import { payForModel } from '#main/models/pay-for-model.ts';
import { owner, type Service } from '#main/service/service.ts';
import { settingKeys } from '#main/store/setting-keys.ts';

export interface WorkspaceOptions {
  readonly directory: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Continue executions and re-analyses that an earlier process left unfinished. */
  readonly resume: boolean;
  /** Start scheduled scans. */
  readonly scheduler: boolean;
  readonly appVersion: string;
  /** Replaces fetching of public pages in tests, whose sites are on loopback. */
  readonly fetchPage?: FetchPage | undefined;
  /** Replaces the provider registry in tests. */
  readonly chooseProvider?: ChooseProvider | undefined;
  readonly host: HostControls;
  readonly jobThreads: JobThreads;
  /** Replaces the clock for examples and tests. */
  readonly now?: (() => Date) | undefined;
}

export interface OpenWorkspace {
  readonly service: Service;
  readonly lock: WorkspaceLock;
  /** Logs a defect; returns its id. */
  readonly logDefect: (operation: string, error: unknown) => string;
  /** The computer goes to sleep, or woke up. */
  readonly suspended: () => void;
  readonly resumed: () => void;
  /** Builds the sample in a folder; progress comes as job events. Throws `ServiceError`. */
  readonly buildSample: (directory: string) => Promise<void>;
}

/** How long closing waits for jobs before it cancels them; they continue at the next start. */
const closeGraceMs = 15_000;

/** Opens a workspace folder and assembles the service for it. Throws `WorkspaceProblem`. */
export function openWorkspace(options: WorkspaceOptions): OpenWorkspace {
  const { directory, environment } = options;
  const lock = lockWorkspace(directory);
  let opened: { store: Store; log: Log } | undefined;
  let atRest = nothingKnown;
  try {
    removeLeftovers(directory);
    const before = lastEnd(directory);
    opened = openStoreAndLog(directory, environment, () => {
      atRest = lookAtRest(databaseFile(directory), before === 'closed');
    });
    markOpen(directory);
    keepPrivate(directory);
    return assemble(options, { ...opened, lock, before, atRest });
  } catch (error) {
    if (opened !== undefined) markClosed(directory);
    opened?.store.close();
    void atRest.release();
    opened?.log.close();
    lock.release();
    const problem = WorkspaceProblem.from(error, directory);
    throw problem instanceof WorkspaceDamaged ? withCopy(problem, directory) : problem;
  }
}

interface Opened {
  readonly store: Store;
  readonly log: Log;
  readonly lock: WorkspaceLock;
  readonly before: LastEnd;
  readonly atRest: LookAtRest;
}

/** Wires the service of an open workspace, and continues what an earlier process left unfinished. */
function assemble(options: WorkspaceOptions, { store, log, lock, before, atRest }: Opened): OpenWorkspace {
  const { directory, environment } = options;
  const env = initialiseSettings(store);
  const timeZone = readTextSetting(store, settingKeys.timeZone, 'UTC');
  const { emit, subscribe } = createEvents();
  const now = options.now ?? ((): Date => new Date());
  const warn = (problem: string, error: unknown): void => log.warn({ message: String(error) }, problem);
  const model = (): ModelConfig | null => (env === 'sample' ? null : modelFrom(environment));
  const pages = createPageReader();
  const texts = createTextSearcher(directory);
  const curves = createCurvePlanner();
  const effects = createEffectsReader({ store, directory, timeZone });
  const jobs = createJobs({
    workspaceDirectory: directory,
    migrationsDirectory: migrationsDirectory(),
    env,
    timeZone,
    emit,
    threads: options.jobThreads,
    requests: createJobRequests({
      fetchPage: options.fetchPage ?? fetchPage,
      pages,
      ask: { model, payment: () => payment },
      log: (message) => log.warn(message),
      print: options.host.printPdf,
    }),
    logDefect: (operation, error) => logDefect(log, operation, error),
  });

  const notices = new Map<string, string>();
  if (before === 'log missing') notices.set('log', logMissing(directory));
  void atRest.problem.then((problem) => problem !== null && notices.set('seal', problem)).catch(() => {});
  // The next process that checks in the background does so at once.
  if (before !== 'closed') writeSetting(store, settingKeys.checkedAt, '');

  const recommendWhatIsDue = createWeeklyRecommendations({
    store,
    jobs,
    timeZone,
    now,
    emit,
    onError: (error) => warn('the weekly recommendations ended early', error),
  });

  const recompute = (customerIds: readonly number[]): void =>
    recomputeInBackground(
      {
        jobs,
        emit,
        onRecomputed: recommendWhatIsDue,
        onError: (error) => warn('re-analysis ended early', error),
      },
      customerIds,
    );

  const onDefect = (what: string, error: unknown): void => void logDefect(log, what, error);
  const scan = wireScanning({
    store,
    env,
    timeZone,
    variables: environment,
    chooseProvider: options.chooseProvider,
    now,
    emit,
    onFinished: (customerId) =>
      void discoverWithModelAfterScan({ store, jobs, model, customerId }).finally(() => recompute([customerId])),
    onDefect,
  });
  const payment = { store, timeZone, now, budget: scan.budget, prices: scan.prices };
  const { runner } = scan;
  const eraseInBackground = createEraser({ store, runner, jobs, emit, recompute });
  let scheduler: Scheduler | null = null;
  let upkeep: { close(): Promise<void> } | null = null;
  // A new group, schedule, status, cap or provider may be what a scan waits for.
  subscribe((event) => {
    if (event.kind !== 'changed' || (event.topic !== 'groups' && event.topic !== 'settings')) return;
    runner.wake(event.topic === 'groups' ? 'groups' : 'anything');
    scheduler?.poke();
  });

  const derived = keepDerived({
    ...{ store, jobs, timeZone, now, emit, onDefect, warn },
    isRunning: { index: options.resume, others: options.scheduler },
  });
  subscribe(derived.heard);

  const outbox = wireMessages({
    ...{ store, timeZone, now, emit, onDefect },
    variables: environment,
    fetchPage: options.fetchPage ?? fetchPage,
    portfolio: () => service.call('get-portfolio', {}, owner),
  });
  subscribe(outbox.heard);

  const service = createService({
    context: {
      store,
      env,
      appVersion: options.appVersion,
      timeZone,
      now,
      emit,
      runner,
      scan,
      jobs,
      recomputeInBackground: recompute,
      eraseInBackground,
      indexAnswers: derived.indexAnswers,
      searchTexts: texts.search,
      planCurve: curves.plan,
      readEffects: effects.read,
      model: () => model()?.model ?? null,
      generator: createWorkspaceGenerator({
        env,
        variables: environment,
        log: (message) => log.warn(message),
        fetchPage: options.fetchPage,
        pages,
        payment: (config) => payForModel(payment, config, null),
      }),
      outbox,
      host: options.host,
      notices: () => [...notices.values()],
      damageAtRest: () => {
        atRest.hurry();
        return atRest.problem.catch(() => null);
      },
    },
    subscribe,
    logDefect: (operation, error) => logDefect(log, operation, error),
    close: async () => {
      await outbox.close();
      const derivedClosed = derived.close();
      await upkeep?.close();
      await scheduler?.close();
      await runner.close();
      await Promise.race([jobs.idle(), sleep(closeGraceMs, undefined, { ref: false })]);
      await jobs.close();
      await derivedClosed;
      await Promise.all([pages.close(), texts.close(), curves.close(), effects.close()]);
      await closeStore({ store, directory, atRest, seal: env !== 'sample', patient: options.scheduler, warn });
      log.close();
      lock.release();
    },
  });

  const logUnerased = (error: unknown): void => log.warn({ message: String(error) }, 'a deletion ended early');
  if (options.resume) {
    // First, because it writes: on a full disk it throws, and nothing was started.
    runner.resume();
    if (hasPendingDeletions(store)) eraseInBackground().catch(logUnerased);
    recommendWhatIsDue();
    derived.indexInBackground();
    continueUnfinished({ store, directory, jobs, recompute, warn });
  }
  if (options.scheduler) {
    scheduler = scan.startScheduler();
    derived.start();
  }
  // Simulated figures are sent to no one, the pages that the sample cites do not exist, and it needs no copies: it can be built again.
  if (options.scheduler && env !== 'sample') {
    outbox.start();
    upkeep = startUpkeep({
      ...{ store, jobs, timeZone, now, emit, appVersion: options.appVersion, notices, onDefect },
      log: (message) => log.warn(message),
      publish: () => service.call('publish-workspace', {}, owner),
    });
  }
  growCache(store, 'open');
  return {
    service,
    lock,
    logDefect: (operation, error) => logDefect(log, operation, error),
    suspended: () => runner.suspended(),
    resumed: () => {
      runner.resumed();
      scheduler?.poke();
      outbox.poke();
    },
    buildSample: async (target) => {
      await jobs.start('sample', { directory: target }).finished;
    },
  };
}
