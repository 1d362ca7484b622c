import path from 'node:path';
import { app, BrowserWindow, dialog, ipcMain, Menu, safeStorage, shell } from 'electron';
import { defaultDataDirectory, rendererDirectory } from './files/paths.ts';
import { registerAppScheme, serveAppFiles } from './doors/desktop/app-protocol.ts';
import { lockDown } from './doors/desktop/lock-down.ts';
import { openMainWindow } from './doors/desktop/main-window.ts';
import { menuTemplate } from './doors/desktop/menu.ts';
import { printReport } from './doors/desktop/print-report.ts';
import { watchPower } from './doors/desktop/power.ts';
import { createSecretStore } from './doors/desktop/secrets.ts';
import { createShellControls } from './doors/desktop/shell-controls.ts';
import { createHost } from './workspace/workspace-switcher.ts';
import type { ServiceHost } from './service/service.ts';
import { createHttpDoor } from './doors/http/http-door.ts';
import { randomToken } from './doors/http/owner-sessions.ts';
import { createIpcDoor } from './doors/ipc/ipc-door.ts';
import { isTrustedSender } from './doors/ipc/trusted-sender.ts';

const dataDirectory = defaultDataDirectory();
/** What the shell keeps for itself: the browser profile, the place of the window, the encrypted credentials. */
const shellDirectory = path.join(dataDirectory, 'desktop');
const windowStateFile = path.join(shellDirectory, 'window.json');

/** The windows of the dashboards; a report being printed stands in a window of its own. */
const ownWindows = (): BrowserWindow[] =>
  BrowserWindow.getAllWindows().filter((window) => !window.webContents.getURL().startsWith('file:'));

function showWindow(): void {
  const [window = openMainWindow(windowStateFile)] = ownWindows();
  if (window.isMinimized()) window.restore();
  window.focus();
}

async function start(): Promise<void> {
  serveAppFiles(rendererDirectory());
  lockDown();
  Menu.setApplicationMenu(
    Menu.buildFromTemplate(menuTemplate(process.platform, () => void shell.openPath(dataDirectory))),
  );
  const environment: Record<string, string | undefined> = {};
  const shellControls = createShellControls({
    vault: safeStorage,
    secrets: createSecretStore(path.join(shellDirectory, 'secrets.json'), safeStorage),
    started: process.env,
    environment,
    portFile: path.join(shellDirectory, 'port.json'),
    openPort: (port) => createHttpDoor(host, { port, ownerToken: randomToken(), dashboard: false }),
  });
  const host: ServiceHost = await createHost({
    dataDirectory,
    scheduler: true,
    environment,
    shell: shellControls,
    printPdf: printReport,
    openFile: async (file) => {
      const problem = await shell.openPath(file);
      if (problem !== '') throw new Error(problem);
    },
  });
  const portProblem = await shellControls.start();
  const door = createIpcDoor(host, {
    ipcMain,
    isTrusted: (event) => isTrustedSender(event, new Set(ownWindows().map((window) => window.webContents.id))),
    receivers: () => ownWindows().map((window) => window.webContents),
  });
  // What was pushed while the computer slept is lost: the views ask again.
  watchPower({
    onSuspend: () => host.suspended(),
    onResume: () => {
      host.resumed();
      door.push({ kind: 'changed', topic: 'workspace', customerId: null });
    },
  });

  let closed = false;
  app.on('before-quit', (event) => {
    if (closed) return;
    event.preventDefault();
    closed = true;
    door.close();
    void shellControls
      .close()
      .then(() => host.close())
      .finally(() => app.quit());
  });
  app.on('second-instance', showWindow);
  app.on('activate', showWindow);
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit();
  });
  openMainWindow(windowStateFile);
  if (portProblem !== null) dialog.showErrorBox('The port for scripts stays closed', portProblem);
}

function fail(error: unknown): void {
  dialog.showErrorBox('Answerscope cannot start', error instanceof Error ? error.message : String(error));
  app.exit(1);
}

app.setName('Answerscope');
app.setPath('userData', shellDirectory);
if (app.requestSingleInstanceLock()) {
  registerAppScheme();
  app.whenReady().then(start).catch(fail);
} else {
  app.quit();
}
