import { existsSync } from 'node:fs';
import path from 'node:path';
import { withOpened } from './open-encrypted.ts';
import { restoreWorkspace, type Restored } from './restore-workspace.ts';
import { createLog, logDefect, logFileOf } from './log.ts';
import { createJobThreads } from '#main/jobs/job-threads.ts';
import { openOutside } from '#main/files/open-outside.ts';
import { appVersion } from '#main/files/app-version.ts';
import { printWith, printWithBrowser } from '#main/report/print-pdf.ts';
import { databaseFile } from '#main/store/open.ts';
import type { HostControls } from '#main/service/context.ts';
import { closedWorkspace } from './closed-workspace.ts';
import { createEvents } from './events.ts';
import { openWorkspace, type OpenWorkspace } from './open-workspace.ts';
import type { Service, WorkspaceSwitcherOptions, WorkspaceSwitcher } from '#main/service/service.ts';

/** How often a workspace that could not be opened again is tried: by itself, and at most when it is called. */
const reopenEveryMs = 2_000;
const reopenAtCallMs = 100;

/**
 * Opens the user's workspace or the sample, and keeps it open. Doors ask for the current one each time, because the
 * dashboard can switch between the two. Throws `WorkspaceProblem` with one line that says what to do.
 */
export async function createWorkspaceSwitcher(options: WorkspaceSwitcherOptions): Promise<WorkspaceSwitcher> {
  const sampleDirectory = path.join(options.dataDirectory, 'sample');
  const version = appVersion();
  const { emit, subscribe } = createEvents();
  const jobThreads = options.jobThreads ?? createJobThreads();
  let announced: { baseUrl: string; ownerToken: string | undefined } | null = null;
  let open: OpenWorkspace;
  let kind: 'own' | 'sample' | 'closed';

  /** Where this process takes commands; null while no port is announced. */
  const address = (): { baseUrl: string; ownerToken: string } | null =>
    announced?.ownerToken === undefined ? null : { baseUrl: announced.baseUrl, ownerToken: announced.ownerToken };

  const controls: HostControls = {
    apiBaseUrl: () => announced?.baseUrl ?? null,
    sampleExists: () => existsSync(databaseFile(sampleDirectory)),
    openSample: async (rebuild) => {
      await exclusively(() => switchToSample(rebuild));
      return 'sample';
    },
    openOwn: async () => {
      await exclusively(async () => {
        if (kind !== 'own') await switchTo('own');
      });
      return open.service.env;
    },
    reopen: () => exclusively(() => switchTo(kind)),
    restore: (backup, passphrase) =>
      withOpened(backup, passphrase, options.dataDirectory, async (file) => {
        let restored: Restored = { keptBefore: null };
        await exclusively(async () => {
          const before = kind;
          await open.service.close();
          try {
            restored = restoreWorkspace(options.dataDirectory, file, { name: backup });
          } catch (error) {
            enterAgain(before);
            throw error;
          }
          enterAgain('own');
        });
        return { env: open.service.env, ...restored };
      }),
    printPdf:
      options.openToPrint === undefined ? printWithBrowser(options.environment) : printWith(options.openToPrint),
    openFile: options.openFile ?? openOutside,
    shell: options.shell ?? null,
  };

  let switching: Promise<unknown> = Promise.resolve();
  /** One switch at a time: two dashboards may request one at once. */
  function exclusively(work: () => Promise<void>): Promise<void> {
    const turn = switching.then(work);
    switching = turn.catch(() => {});
    return turn;
  }

  async function switchToSample(rebuild: boolean): Promise<void> {
    if (kind === 'sample' && !rebuild) return;
    if (kind === 'sample') await switchTo('own');
    if (rebuild || !controls.sampleExists()) await open.buildSample(sampleDirectory);
    await switchTo('sample');
  }

  function enter(next: 'own' | 'sample' | 'closed'): void {
    if (next === 'closed') return stayClosed('The workspace is not open: only restore-backup can be called.', null);
    use(openKind(next), next);
  }

  function use(entered: OpenWorkspace, as: typeof kind): void {
    open = entered;
    kind = as;
    open.service.subscribe(emit);
    open.lock.publish(address());
  }

  /** Opens what was open before. If that fails, on a full disk say, it is tried again: at calls, and from time to time. */
  function enterAgain(next: 'own' | 'sample' | 'closed'): void {
    try {
      enter(next);
    } catch (error) {
      stayClosed(error instanceof Error ? error.message : String(error), next);
    }
  }

  function stayClosed(reason: string, next: 'own' | 'sample' | 'closed' | null): void {
    let triedAt = performance.now();
    const reopen = async (): Promise<Service | null> => {
      if (open !== mine || performance.now() - triedAt < reopenAtCallMs) return open === mine ? null : open.service;
      triedAt = performance.now();
      await exclusively(() => {
        if (open === mine && next !== null && !closing) enter(next);
        return Promise.resolve();
      }).catch(() => {});
      return open === mine ? null : open.service;
    };
    const mine = closedWorkspace({
      host: controls,
      reason,
      ...(next === null ? {} : { reopen }),
      logDefect: (operation, error) => {
        const log = createLog(options.dataDirectory, options.environment);
        const id = logDefect(log, operation, error);
        log.close();
        return id;
      },
    });
    use(mine, 'closed');
    if (next === null) return;
    const timer = setInterval(() => {
      if (open !== mine || closing) clearInterval(timer);
      else void reopen();
    }, reopenEveryMs).unref();
  }

  const openKind = (next: 'own' | 'sample'): OpenWorkspace =>
    openWorkspace({
      directory: next === 'sample' ? sampleDirectory : options.dataDirectory,
      environment: options.environment,
      resume: options.resume ?? options.scheduler ?? false,
      scheduler: options.scheduler ?? false,
      appVersion: version,
      fetchPage: options.fetchPage,
      chooseProvider: options.chooseProvider,
      now: options.now,
      host: controls,
      jobThreads,
    });

  async function switchTo(next: 'own' | 'sample' | 'closed'): Promise<void> {
    const before = kind;
    await open.service.close();
    try {
      enter(next);
    } catch (error) {
      enterAgain(before);
      throw error;
    }
  }

  let closing: Promise<void> | null = null;
  enter(options.closed === true ? 'closed' : 'own');
  if (options.sample) await controls.openSample(false);

  async function close(): Promise<void> {
    await switching;
    await open.service.close();
    if (options.jobThreads === undefined) await jobThreads.close();
  }

  return {
    current: () => open.service,
    subscribe,
    announceApi: (baseUrl, ownerToken) => {
      const mine = { baseUrl, ownerToken };
      announced = mine;
      open.lock.publish(address());
      return () => {
        if (announced !== mine) return;
        announced = null;
        open.lock.publish(null);
      };
    },
    suspended: () => open.suspended(),
    resumed: () => open.resumed(),
    logDefect: (operation, error) => ({
      id: open.logDefect(operation, error),
      file: logFileOf(kind === 'sample' ? sampleDirectory : options.dataDirectory),
    }),
    close: () => (closing ??= close()),
  };
}
