import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { UpdateControls, UpdateStatus } from '#main/service/shell-controls.ts';
import { writeSettings } from './write-settings.ts';

const settingsSchema = z.object({ check: z.boolean() });

/** After the start, so that nothing competes with it, and then once a day while the app runs. */
const firstCheckMs = 60_000;
const nextCheckMs = 24 * 3_600_000;

/** The part of electron-updater used here. */
export interface Updater {
  checkForUpdates(): Promise<{
    readonly isUpdateAvailable: boolean;
    readonly updateInfo: { readonly version: string };
  } | null>;
  downloadUpdate(): Promise<unknown>;
  /** Replaces the app, quits and starts the new one; rejects if it cannot. */
  install(): Promise<never>;
}

export interface UpdateParts {
  /** File that stores the settings. */
  readonly file: string;
  /** The address that is asked; null if this build or package has none. */
  readonly feed: string | null;
  /** Called when the person first wants a check. */
  readonly updater: () => Promise<Updater>;
  /** Keeps the running version before it can be replaced. */
  readonly keep: () => Promise<void>;
  readonly isScanning: () => Promise<boolean>;
  /** Closes the app in order, and calls `finish` at the end. */
  readonly close: () => void;
  /** Called after each change of the status. */
  readonly changed: (status: UpdateStatus) => void;
  readonly log: (error: unknown) => void;
}

export interface Updates extends UpdateControls {
  /** Begins to look for updates if the person wants that. */
  start(): void;
  /** Scans may have ended: installs an update that waited for them. */
  scansEnded(): Promise<void>;
  /** After the workspace is closed: replaces the app and starts it, or does nothing if no one asked for that. Rejects if it cannot. */
  finish(): Promise<void>;
  stop(): void;
}

/** Looks for newer versions if the person wants it, and installs one when the person asks for it and no scan runs. */
export function createUpdates(parts: UpdateParts): Updates {
  let status: UpdateStatus = {
    feed: parts.feed,
    check: storedCheck(parts.file),
    state: 'never checked',
    version: null,
    problem: null,
    checkedAt: null,
  };
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> | null = null;
  let closing = false;

  const become = (change: Partial<UpdateStatus>): void => {
    status = { ...status, ...change };
    parts.changed(status);
  };
  const isWaiting = (): boolean => status.state === 'waiting for scans';
  const isReady = (): boolean => status.state === 'ready' || isWaiting();

  const look = async (): Promise<void> => {
    become({ state: 'checking', problem: null });
    try {
      const updater = await parts.updater();
      const found = await updater.checkForUpdates();
      const checkedAt = new Date().toISOString();
      if (found?.isUpdateAvailable !== true) return become({ state: 'current', version: null, checkedAt });
      become({ state: 'downloading', version: found.updateInfo.version, checkedAt });
      await updater.downloadUpdate();
      await parts.keep();
      become({ state: 'ready' });
    } catch (error) {
      parts.log(error);
      become({ state: 'failed', problem: inWords(error) });
    }
  };
  const check = (): Promise<void> => {
    if (parts.feed === null || isReady()) return Promise.resolve();
    running ??= look().finally(() => (running = null));
    return running;
  };
  const schedule = (delayMs: number): void => {
    stop();
    if (!status.check || parts.feed === null) return;
    timer = setTimeout(() => {
      void check();
      schedule(nextCheckMs);
    }, delayMs).unref();
  };
  const stop = (): void => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  };
  const installIfIdle = async (): Promise<void> => {
    if (!isWaiting() || (await parts.isScanning())) return;
    // Meanwhile the person may have changed their mind, or the other call may have been here.
    if (!isWaiting() || closing) return;
    closing = true;
    parts.close();
  };

  return {
    read: () => status,
    set: ({ check: wanted }) => {
      writeSettings(parts.file, JSON.stringify({ check: wanted }));
      become({ check: wanted, ...(!wanted && isWaiting() ? { state: 'ready' } : {}) });
      schedule(nextCheckMs);
      if (wanted) void check();
    },
    check,
    install: () => {
      if (!isReady()) return false;
      become({ state: 'waiting for scans' });
      void installIfIdle();
      return true;
    },
    start: () => schedule(firstCheckMs),
    scansEnded: installIfIdle,
    finish: async () => {
      if (closing) await (await parts.updater()).install();
    },
    stop,
  };
}

function storedCheck(file: string): boolean {
  try {
    return settingsSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).check;
  } catch {
    // Never asked, or unreadable: nothing is sent.
    return false;
  }
}

/** The first line of an error: the library appends stacks and bodies. */
const inWords = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0]?.slice(0, 300) ?? '';
