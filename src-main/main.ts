import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { app, BrowserWindow, dialog, ipcMain, powerMonitor, safeStorage, shell } from 'electron';
import { makeNewFilesPrivate } from './files/keep-private.ts';
import { defaultDataDirectory, makeDirectory, projectRoot, rendererDirectory } from './files/paths.ts';
import { registerAppScheme, serveAppFiles } from './doors/desktop/app-protocol.ts';
import { openOrRestore } from './doors/desktop/open-or-restore.ts';
import { lockDown } from './doors/desktop/lock-down.ts';
import { openMainWindow } from './doors/desktop/main-window.ts';
import { openToPrint } from './doors/desktop/print-report.ts';
import { createAppUpdates, whereKept } from './doors/desktop/app-updates.ts';
import { createBackground } from './doors/desktop/background.ts';
import { linkAmong, addressOfLink, linkScheme } from './doors/desktop/links.ts';
import { setStartAtLogin, startedHidden } from './doors/desktop/login-item.ts';
import { createPresence } from './doors/desktop/presence.ts';
import { updateNotice } from './doors/desktop/notices.ts';
import { openTray, showNotice } from './doors/desktop/tray.ts';
import { describeOpened, openedAmong } from './doors/desktop/opened-file.ts';
import { followTheme } from './doors/desktop/appearance.ts';
import { desktopProblem, desktopTexts } from './doors/desktop/desktop-texts.ts';
import { followLanguage } from './doors/desktop/follow-language.ts';
import { commandAmong } from './doors/desktop/command-line.ts';
import { offerCommand } from './doors/desktop/offer-command.ts';
import { chooseAnswers } from './doors/desktop/choose-answers.ts';
import { rememberDownloads } from './doors/desktop/downloads.ts';
import { exportsInMenus } from './doors/desktop/exports-in-menus.ts';
import { recoverFromCrashes } from './doors/desktop/recovery.ts';
import { quitInOrder } from './doors/desktop/quit-in-order.ts';
import { createSecretStore } from './doors/desktop/secrets.ts';
import { selfTestFile } from './doors/desktop/self-test.ts';
import { testThisRuntime } from './doors/desktop/test-this-runtime.ts';
import { createShellControls } from './doors/desktop/shell-controls.ts';
import { closeLimitMs, createCloser } from './workspace/close-in-order.ts';
import { handleUnhandled } from './workspace/unhandled.ts';
import { DamagedWithCopy } from './workspace/damage.ts';
import type { OpenedFile } from './service/shell-controls.ts';
import { owner, type WorkspaceSwitcher } from './service/service.ts';
import { randomToken } from './doors/http/owner-sessions.ts';
import { eventChannel } from '#shared/contract/bridge.ts';
import { isFinal, type ServiceEvent } from '#shared/contract/events.ts';
import { createIpcDoor } from './doors/ipc/ipc-door.ts';
import { isTrustedSender } from './doors/desktop/trust.ts';

/** The file for the result of a self-test, which has a folder and a workspace of its own; null in ordinary use. */
const selfTest = selfTestFile(process.argv);
const dataDirectory =
  selfTest === null ? defaultDataDirectory() : mkdtempSync(path.join(os.tmpdir(), 'answerscope-self-test-'));
/** Data of the desktop app itself: browser profile, window position, encrypted credentials. */
const shellDirectory = path.join(dataDirectory, 'desktop');
const windowStateFile = path.join(shellDirectory, 'window.json');

/** A file that the system asked to open while the app was starting, and what takes it afterwards. */
let openedEarly: OpenedFile | null = openedAmong(process.argv.slice(1), process.cwd());
let openFile = (file: OpenedFile | null): void => void (openedEarly = file ?? openedEarly);

let showNamedExport = (_args: readonly string[]): void => {};
let switcherOrNull: WorkspaceSwitcher | null = null;
let stage: 'starting' | 'running' | 'closing' = 'starting';
/** A window that was asked for while the app was starting, at an address or not. */
let asked: { readonly address: string | undefined } | null = null;

/** The dashboard windows; a report is printed in a window of its own. */
const dashboardWindows = (): BrowserWindow[] =>
  BrowserWindow.getAllWindows().filter((window) => !window.webContents.getURL().startsWith('file:'));

/**
 * Brings the window to the front, opening it if it was closed; with an address, at that place. While the app starts, once it
 * has; while it closes, by starting it again afterwards.
 */
function showWindow(address?: string): void {
  if (stage === 'closing' && asked === null) app.relaunch();
  if (stage !== 'running') {
    asked = { address };
    return;
  }
  const [open] = dashboardWindows();
  if (open === undefined) {
    openMainWindow(windowStateFile, address);
    return;
  }
  if (open.isMinimized()) open.restore();
  open.show();
  open.focus();
  if (address !== undefined) open.webContents.send(eventChannel, { kind: 'open', address } satisfies ServiceEvent);
}

async function start(): Promise<void> {
  serveAppFiles(rendererDirectory());
  lockDown((what) => void switcherOrNull?.logDefect('the content security policy', new Error(what)));
  recoverFromCrashes({
    isDashboard: (window) => dashboardWindows().includes(window),
    log: (what, error) => void switcherOrNull?.logDefect(what, error),
  });
  followLanguage(path.join(shellDirectory, 'language.json'));
  let push = (_event: ServiceEvent): void => {};
  const exports = exportsInMenus(path.join(shellDirectory, 'exports.json'), {
    openDataFolder: () => void shell.openPath(dataDirectory),
    openLicences: () => void shell.openPath(licencesFile()),
    offerCommand: () => void offerCommand(process.env),
    openSettings: () => showWindow('/settings'),
    importAnswers: () => void chooseAnswers(exports, openFile),
    showExport: (file) => shell.showItemInFolder(file),
  });
  showNamedExport = (args) => {
    const named = exports.named(args);
    if (named !== null) shell.showItemInFolder(named);
  };
  showNamedExport(process.argv);
  rememberDownloads(exports, (file) => push({ kind: 'saved', file, name: path.basename(file) }));
  const setTheme = followTheme(path.join(shellDirectory, 'appearance.json'));
  const environment: Record<string, string | undefined> = {};
  const background = createBackground(path.join(shellDirectory, 'background.json'), setStartAtLogin);
  const updates = createAppUpdates({
    folder: shellDirectory,
    switcher: () => switcherOrNull,
    changed: ({ state, version }) => {
      push({ kind: 'changed', topic: 'settings', customerId: null });
      if (state === 'ready' && version !== null && isNoticeWanted()) showNotice(updateNotice(version), showWindow);
    },
  });
  const isNoticeWanted = (): boolean => background.read().notify && BrowserWindow.getFocusedWindow() === null;
  const shellControls = createShellControls({
    background,
    updates,
    showInFolder: (file) => shell.showItemInFolder(file),
    exported: exports.add,
    setTheme,
    secrets: createSecretStore(path.join(shellDirectory, 'secrets.json'), safeStorage),
    startEnvironment: process.env,
    environment,
    portFile: path.join(shellDirectory, 'port.json'),
    // Loaded when a port is opened: most never are.
    openPort: async (port) => {
      const { createHttpDoor } = await import('./doors/http/http-door.ts');
      return createHttpDoor(switcher, { port, ownerToken: randomToken(), dashboard: false });
    },
  });
  await shellControls.readCredentials();
  const quitting = quitInOrder({
    closing: () => void (stage = 'closing'),
    finish: updates.finish,
    failed: (error) => {
      dialog.showErrorBox(
        desktopTexts().t('The update could not be installed'),
        `${desktopProblem(error)} ${whereKept(shellDirectory, 'this version')}`.trim(),
      );
      app.exit(1);
    },
  });
  quitting.opening();
  openFile = (file) => {
    if (file === null) return;
    shellControls.open(file);
    push({ kind: 'changed', topic: 'settings', customerId: null });
  };
  openFile(openedEarly);
  const switcher: WorkspaceSwitcher = await openOrRestore({
    dataDirectory,
    scheduler: true,
    environment,
    shell: shellControls,
    openToPrint,
    openFile: async (file) => {
      const problem = await shell.openPath(file);
      if (problem !== '') throw new Error(problem);
    },
  });
  switcherOrNull = switcher;
  if (selfTest === null) updates.workspaceOpened();
  const portProblem = await shellControls.start();
  const door = createIpcDoor(switcher, {
    ipcMain,
    isTrusted: (event) => isTrustedSender(event, new Set(dashboardWindows().map((window) => window.webContents.id))),
    receivers: () => dashboardWindows().map((window) => window.webContents),
  });
  push = door.push;
  // Timers do not run while the computer sleeps, and connections do not survive it.
  powerMonitor.on('suspend', () => switcher.suspended());
  powerMonitor.on('resume', () => {
    switcher.resumed();
    // Events pushed meanwhile are lost: the views query again.
    door.push({ kind: 'changed', topic: 'workspace', customerId: null });
  });

  const tray = openTray(
    {
      open: () => showWindow(),
      pause: (paused) => void switcher.current().call('set-scans-paused', { paused }, owner),
      scan: (queryGroupId) => void scanNow(switcher, queryGroupId),
      quit: () => app.quit(),
    },
    dashboardWindows,
  );
  const presence = createPresence({
    switcher,
    update: tray.update,
    notify: (notice) => showNotice(notice, showWindow),
    wanted: isNoticeWanted,
  });
  switcher.subscribe((event) => {
    if (event.kind === 'execution' && isFinal(event)) void updates.scansEnded();
  });

  const close = createCloser(
    async () => {
      updates.stop();
      presence.close();
      tray.close();
      door.close();
      await shellControls.close();
      await switcher.close();
    },
    closeLimitMs(environment),
    (what, error) => void switcher.logDefect(what, error),
  );
  handleUnhandled(process, {
    log: (operation, error) => switcher.logDefect(operation, error),
    tell: (message) => dialog.showErrorBox(desktopTexts().t('Answerscope has to close'), desktopProblem(message)),
    end: quitting.endWithError,
  });
  app.on('activate', () => showWindow());
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin' && background.read().keepRunning !== true) app.quit();
  });
  quitting.opened(close);
  if (stage === 'closing') return;
  if (selfTest !== null) return testThisRuntime(switcher, openMainWindow(windowStateFile), dataDirectory, selfTest);
  stage = 'running';
  updates.start();
  if (asked !== null || !startedHidden())
    openMainWindow(windowStateFile, asked?.address ?? linkAmong(process.argv) ?? undefined);
  asked = null;
  if (portProblem !== null)
    dialog.showErrorBox(desktopTexts().t('The port for scripts could not be opened'), desktopProblem(portProblem));
}

/** Starts a scan from the tray; why it cannot start is told. */
async function scanNow(switcher: WorkspaceSwitcher, queryGroupId: number): Promise<void> {
  const started = await switcher.current().call('start-scan', { queryGroupId }, owner);
  if (!started.ok)
    dialog.showErrorBox(desktopTexts().t('The scan could not start'), desktopProblem(started.error.message));
}

/** Beside the archive, because no other program can open a file inside it. */
const licencesFile = (): string =>
  app.isPackaged ? path.join(process.resourcesPath, 'licences.txt') : path.join(projectRoot(), 'out', 'licences.txt');

function fail(error: unknown): void {
  // A damaged workspace with a copy was told with the question whether to restore it.
  if (!(error instanceof DamagedWithCopy))
    dialog.showErrorBox(
      desktopTexts().t('Answerscope cannot start'),
      `${desktopProblem(error)} ${whereKept(shellDirectory, 'the version before')}`.trim(),
    );
  app.exit(1);
}

/** Runs a command without a window, and ends the process. The app never becomes ready. */
async function runCommand(command: readonly string[]): Promise<never> {
  process.argv = [process.execPath, 'answerscope', ...command];
  await import('./doors/cli/terminal.ts');
  app.exit(Number(process.exitCode ?? 0));
  return new Promise(() => {});
}

makeNewFilesPrivate();
const command = commandAmong(process.argv);
if (command !== null) await runCommand(command);
app.setName('Answerscope');
app.on('second-instance', (_event, argv, workingDirectory) => {
  openFile(openedAmong(argv.slice(1), workingDirectory));
  showNamedExport(argv);
  showWindow(linkAmong(argv) ?? undefined);
});
// macOS: a file that is dropped on the icon or opened with the app; the first one arrives before it is ready.
app.on('open-file', (event, file) => {
  event.preventDefault();
  openFile(describeOpened(file, path.sep));
  showWindow();
});
// macOS: the link with which the app is started arrives before it is ready.
app.on('open-url', (event, url) => {
  event.preventDefault();
  showWindow(addressOfLink(url) ?? undefined);
});
try {
  makeDirectory(shellDirectory);
  app.setPath('userData', shellDirectory);
  app.setAsDefaultProtocolClient(linkScheme);
  if (selfTest !== null || app.requestSingleInstanceLock()) {
    registerAppScheme();
    app.whenReady().then(start).catch(fail);
  } else {
    app.quit();
  }
} catch (error) {
  fail(error);
}
