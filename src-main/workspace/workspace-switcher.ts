import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ServiceEvent } from '#shared/contract/events.ts';
import { restoreWorkspace, type Restored } from './restore-workspace.ts';
import { createJobThreads } from '#main/jobs/job-threads.ts';
import { openOutside } from '#main/files/open-outside.ts';
import { projectRoot } from '#main/files/paths.ts';
import { printWithBrowser } from '#main/report/print-pdf.ts';
import { databaseFile } from '#main/store/open.ts';
import type { HostControls } from '#main/service/context.ts';
import { closedWorkspace } from './closed-workspace.ts';
import { openWorkspace, type OpenWorkspace } from './open-workspace.ts';
import type { WorkspaceSwitcherOptions, WorkspaceSwitcher } from '#main/service/service.ts';

/**
 * Opens the user's workspace or the sample, and keeps it open. Doors ask for the current one each time, because the
 * dashboard can switch between the two. Throws `WorkspaceProblem` with one line that says what to do.
 */
export async function createWorkspaceSwitcher(options: WorkspaceSwitcherOptions): Promise<WorkspaceSwitcher> {
  const sampleDirectory = path.join(options.dataDirectory, 'sample');
  const appVersion = readAppVersion();
  const listeners = new Set<(event: ServiceEvent) => void>();
  const jobThreads = options.jobThreads ?? createJobThreads();
  let announced: { baseUrl: string; ownerToken: string | undefined } | null = null;
  let open: OpenWorkspace;
  let kind: 'own' | 'sample' | 'closed';

  const emit = (event: ServiceEvent): void => {
    for (const listener of listeners) listener(event);
  };

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
    restore: async (file) => {
      let restored: Restored = { keptBefore: null };
      await exclusively(async () => {
        const before = kind;
        await open.service.close();
        try {
          restored = restoreWorkspace(options.dataDirectory, file);
        } catch (error) {
          enter(before);
          throw error;
        }
        enter('own');
      });
      return { env: open.service.env, ...restored };
    },
    printPdf: options.printPdf ?? printWithBrowser(options.environment),
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
    open = next === 'closed' ? closedWorkspace(controls) : openKind(next);
    kind = next;
    open.service.subscribe(emit);
    open.lock.publish(address());
  }

  const openKind = (next: 'own' | 'sample'): OpenWorkspace =>
    openWorkspace({
      directory: next === 'sample' ? sampleDirectory : options.dataDirectory,
      environment: options.environment,
      resume: options.resume ?? options.scheduler ?? false,
      scheduler: options.scheduler ?? false,
      appVersion,
      fetchPage: options.fetchPage,
      chooseProvider: options.chooseProvider,
      host: controls,
      jobThreads,
    });

  async function switchTo(next: 'own' | 'sample' | 'closed'): Promise<void> {
    const before = kind;
    await open.service.close();
    try {
      enter(next);
    } catch (error) {
      enter(before);
      throw error;
    }
  }

  enter(options.closed === true ? 'closed' : 'own');
  if (options.sample) await controls.openSample(false);

  return {
    current: () => open.service,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
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
    close: async () => {
      await switching;
      await open.service.close();
      if (options.jobThreads === undefined) await jobThreads.close();
    },
  };
}

function readAppVersion(): string {
  const { version } = JSON.parse(readFileSync(path.join(projectRoot(), 'package.json'), 'utf8')) as { version: string };
  return version;
}
