import type { Worker } from 'node:worker_threads';
import { app, appState } from './app.ts';
import { allWindows, type WindowTarget } from './browser-window.ts';
import { answerDialog, dialogs } from './dialogs.ts';
import { ipcMainTarget } from './ipc-main.ts';
import { appEvents } from './lifecycle.ts';
import { clickItem, MenuTarget, shownMenu } from './menu.ts';
import type { Bounds } from './options.ts';
import { defaultSession, DownloadTarget, privileged } from './session.ts';
import { calls, face, faceOf, fire, makeEvent, violations } from './strict.ts';
import { blockers, nativeThemeTarget, opened, powerMonitorTarget, setDisplays, unlockVault } from './system.ts';
import { notifications, trays } from './tray-and-notification.ts';
import { WebContentsTarget, type FrameDescription, type GoneDetails } from './web-contents.ts';

function windowOf(id: number | undefined): WindowTarget {
  const found = allWindows().find((window) => id === undefined || window.contents.id === id);
  if (found === undefined) throw new Error('there is no such window');
  return found;
}

WebContentsTarget.invokeMain = (contents, channel, request) =>
  ipcMainTarget.invoke(contents, { url: contents.getURL(), isMain: true }, channel, [request]);

/** The worker threads running now. */
const workers = new Set<Worker>();
process.on('worker', (worker) => {
  workers.add(worker);
  worker.once('exit', () => workers.delete(worker));
});

const processorMs = (): number => (process.cpuUsage().user + process.cpuUsage().system) / 1_000;
/** What Node and this stand-in took before the app's own code began. */
const standIn = { ms: 0, processorMs: 0 };
export const mainBegins = (): void =>
  void Object.assign(standIn, { ms: performance.now(), processorMs: processorMs() });

const mainFrame: FrameDescription = { url: 'app://answerscope/', isMain: true };

/** What a test can do to the app from outside, and read of it. A window is named by the number of its page; default: the oldest. */
const commands = {
  state: () => ({
    windows: allWindows().map((window) => ({
      id: window.contents.id,
      url: window.contents.getURL(),
      title: window.getTitle(),
      visible: window.isVisible(),
      painted: window.isPainted(),
      focused: window.isFocused(),
      minimized: window.isMinimized(),
      maximized: window.isMaximized(),
      crashed: window.contents.isCrashed(),
      loading: window.contents.isLoading(),
      devTools: window.contents.isDevToolsOpened(),
      bounds: window.getBounds(),
      zoom: window.contents.getZoomLevel(),
      colour: window.colour,
      titleBar: window.options.titleBarStyle ?? 'default',
      preferences: structuredClone(
        Object.fromEntries(
          Object.entries(window.contents.preferences).filter(([, value]) => typeof value !== 'object'),
        ),
      ),
    })),
    menu: shownMenu(MenuTarget.getApplicationMenu()),
    dockMenu: shownMenu(appState.dockMenu),
    trays: [...trays].map(({ toolTip, menu }) => ({ toolTip, menu: shownMenu(menu) })),
    notifications: notifications.map(({ title, body, shown }) => ({ title, body, shown })),
    dialogs,
    opened,
    system: process.platform,
    recent: appState.recent,
    jumpList: appState.jumpList,
    theme: nativeThemeTarget.themeSource,
    badge: appState.badge,
    name: appState.name,
    relaunch: appState.relaunch,
    userData: app.getPath('userData'),
    loginItem: appState.loginItem,
    protocols: [...appState.protocols],
    dockVisible: appState.dockVisible,
    sleepBlockers: [...blockers.values()],
    schemes: Object.fromEntries(privileged),
    calls: calls.map(({ on, member }) => `${on}.${member}`),
    workers: workers.size,
    processorMs: processorMs(),
    standIn,
    violations,
  }),

  emitApp: (event: string, ...values: unknown[]) => fire('App', appEvents, event, makeEvent(), ...values),
  suspend: () => fire('PowerMonitor', powerMonitorTarget, 'suspend'),
  resume: () => fire('PowerMonitor', powerMonitorTarget, 'resume'),
  shutdown: () => fire('PowerMonitor', powerMonitorTarget, 'shutdown'),
  battery: (on: boolean) => {
    powerMonitorTarget.onBatteryPower = on;
    fire('PowerMonitor', powerMonitorTarget, on ? 'on-battery' : 'on-ac');
  },
  dark: (dark: boolean) => {
    nativeThemeTarget.shouldUseDarkColors = dark;
    fire('NativeTheme', nativeThemeTarget, 'updated');
  },
  setDisplays: (displays: readonly Bounds[]) => setDisplays(displays),

  /** Every worker thread ends without warning. */
  endWorkers: async () => {
    await Promise.all([...workers].map((worker) => worker.terminate()));
  },

  unlockVault,
  quit: () => app.quit(),
  close: (window?: number) => windowOf(window).close(),
  minimize: (window?: number) => windowOf(window).minimize(),
  move: (bounds: Partial<Bounds>, window?: number) => windowOf(window).setBounds(bounds),
  crashRenderer: (details: GoneDetails, window?: number) => windowOf(window).contents.crash(details),
  unresponsive: (window?: number) => fire('BrowserWindow', windowOf(window), 'unresponsive'),
  responsive: (window?: number) => fire('BrowserWindow', windowOf(window), 'responsive'),
  navigate: (url: string, window?: number) => windowOf(window).contents.navigate(url),
  openWindow: (url: string, window?: number) => windowOf(window).contents.open(url),
  attachWebview: (window?: number) => {
    const event = makeEvent();
    fire('WebContents', windowOf(window).contents, 'will-attach-webview', event, {}, {});
    return !event.defaultPrevented;
  },
  /** The page hands out a file; the person saves it at the path, or cancels with null. Returns what the dialog offered. */
  download: (name: string, saveAs: string | null) => {
    const item = new DownloadTarget(name);
    const { contents } = windowOf(undefined);
    const event = makeEvent();
    fire(
      'Session',
      defaultSession,
      'will-download',
      event,
      face('DownloadItem', item),
      faceOf(contents),
      contents.mainFrame,
    );
    if (saveAs !== null) item.savePath = saveAs;
    fire('DownloadItem', item, 'done', makeEvent(), saveAs === null ? 'cancelled' : 'completed');
    return item.getSaveDialogOptions()['defaultPath'];
  },
  zoom: (level: number, window?: number) => windowOf(window).contents.setZoomLevel(level),
  askPermission: (permission: string, window?: number) => {
    const { contents } = windowOf(window);
    return defaultSession.ask(faceOf(contents), permission, contents.getURL());
  },

  invoke: (channel: string, values: readonly unknown[], frame: FrameDescription = mainFrame, window?: number) =>
    ipcMainTarget.invoke(windowOf(window).contents, frame, channel, values),
  fetch: async (url: string) => {
    const response = await defaultSession.protocols.respond(url);
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: Buffer.from(await response.arrayBuffer()),
    };
  },
  answer: (answer: unknown) => answerDialog(answer),
  clickMenu: (...path: string[]) => clickItem(MenuTarget.getApplicationMenu(), path),
  clickTrayMenu: (...path: string[]) => clickItem([...trays][0]?.menu ?? null, path),
  clickTray: () => {
    const [tray] = trays;
    if (tray === undefined) throw new Error('there is no tray');
    fire('Tray', tray, 'click', { triggeredByAccelerator: false }, tray.getBounds(), { x: 0, y: 0 });
  },
  clickNotification: (index: number) => {
    const notification = notifications[index];
    if (notification === undefined) throw new Error('there is no such notification');
    fire('Notification', notification, 'click', makeEvent());
  },
};

type Commands = typeof commands;

/** The commands as a test calls them in another process. */
export type Control = {
  readonly [Name in keyof Commands]: (
    ...values: Parameters<Commands[Name]>
  ) => Promise<Awaited<ReturnType<Commands[Name]>>>;
};

/** A command on its way to the app. */
export interface CommandMessage {
  readonly id: number;
  readonly command: keyof Commands;
  readonly values: readonly unknown[];
}

/** Answers the commands of the test that started this process. */
export function listenToTest(): void {
  process.on('message', ({ id, command, values }: CommandMessage) => {
    const run = commands[command] as (...given: readonly unknown[]) => unknown;
    void Promise.resolve()
      .then(() => run(...values))
      .then(
        (result) => process.send?.({ id, result }),
        (error: unknown) => process.send?.({ id, error: error instanceof Error ? error.message : String(error) }),
      );
  });
}
