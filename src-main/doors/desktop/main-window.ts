import path from 'node:path';
import { app, BrowserWindow, clipboard, Menu, screen } from 'electron';
import { projectRoot, resourcesDirectory } from '#main/files/paths.ts';
import { canvas } from './appearance.ts';
import { contextMenu } from './context-menu.ts';
import { appOrigin } from './trust.ts';
import {
  placeOn,
  placeWindow,
  readWindowState,
  smallestWindow,
  writeWindowState,
  type Rectangle,
} from './window-state.ts';

/**
 * Opens the dashboard window at its last position and an address of the dashboards, sandboxed, with the bridge as its only
 * access to the service.
 */
export function openMainWindow(stateFile: string, address = '/'): BrowserWindow {
  const screens = (): Rectangle[] => screen.getAllDisplays().map((display) => display.workArea);
  const state = readWindowState(stateFile, screens());
  const mac = process.platform === 'darwin';
  const window = new BrowserWindow({
    ...placeWindow(state, screens()),
    minWidth: smallestWindow.width,
    minHeight: smallestWindow.height,
    title: 'Answerscope',
    // macOS and Windows use the icon of the package.
    icon: path.join(resourcesDirectory(), 'icons', 'icon.png'),
    show: false,
    backgroundColor: canvas(),
    // The page reaches up to the top edge, with room for the buttons of the window: `data-system` in global.css.
    ...(mac ? { titleBarStyle: 'hiddenInset' as const, trafficLightPosition: { x: 16, y: 14 } } : {}),
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
  const { webContents } = window;
  const store = (): void =>
    writeWindowState(stateFile, screens(), {
      ...window.getNormalBounds(),
      maximized: window.isMaximized(),
      zoom: webContents.getZoomLevel(),
    });
  window.on('close', store);
  // Before displays are unplugged: afterwards the system may have moved the window already.
  window.on('blur', store);
  const returnToPlace = (): void => {
    const place = window.isMaximized() ? null : placeOn(stateFile, screens());
    if (place !== null) window.setBounds({ x: place.x, y: place.y, width: place.width, height: place.height });
  };
  screen.on('display-added', returnToPlace);
  screen.on('display-removed', returnToPlace);
  window.on('closed', () => {
    screen.off('display-added', returnToPlace);
    screen.off('display-removed', returnToPlace);
  });
  webContents.once('did-finish-load', () => webContents.setZoomLevel(state?.zoom ?? 0));
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
