import path from 'node:path';
import { app, BrowserWindow, clipboard, Menu, screen } from 'electron';
import { projectRoot, resourcesDirectory } from '#main/files/paths.ts';
import { contextMenu } from './context-menu.ts';
import { appOrigin } from './trust.ts';
import { placeWindow, readWindowState, smallestWindow, writeWindowState } from './window-state.ts';

/**
 * Opens the dashboard window at its last position and an address of the dashboards, sandboxed, with the bridge as its only
 * access to the service.
 */
export function openMainWindow(stateFile: string, address = '/'): BrowserWindow {
  const state = readWindowState(stateFile);
  const window = new BrowserWindow({
    ...placeWindow(
      state,
      screen.getAllDisplays().map((display) => display.workArea),
    ),
    minWidth: smallestWindow.width,
    minHeight: smallestWindow.height,
    title: 'Answerscope',
    // macOS and Windows use the icon of the package.
    icon: path.join(resourcesDirectory(), 'icons', 'icon.png'),
    show: false,
    webPreferences: {
      preload: path.join(projectRoot(), 'out', 'preload', 'preload.cjs'),
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      webviewTag: false,
      devTools: !app.isPackaged,
      spellcheck: true,
    },
  });
  if (state?.maximized === true) window.maximize();
  window.once('ready-to-show', () => window.show());
  window.on('close', () =>
    writeWindowState(stateFile, { ...window.getNormalBounds(), maximized: window.isMaximized() }),
  );
  const { webContents } = window;
  webContents.on('context-menu', (_event, clicked) => {
    const items = contextMenu(clicked, {
      correct: (word) => webContents.replaceMisspelling(word),
      learn: (word) => void webContents.session.addWordToSpellCheckerDictionary(word),
      copyText: (text) => void clipboard.writeText(text),
    });
    if (items.length > 0) Menu.buildFromTemplate(items).popup({ window });
  });
  void window.loadURL(address === '/' ? `${appOrigin}/` : `${appOrigin}/#${address}`);
  return window;
}
