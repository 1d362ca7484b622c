import path from 'node:path';
import { BrowserWindow, screen } from 'electron';
import { projectRoot, resourcesDirectory } from '#main/files/paths.ts';
import { appOrigin } from './trust.ts';
import { placeWindow, readWindowState, smallestWindow, writeWindowState } from './window-state.ts';

/** Opens the dashboard window at its last position, sandboxed, with the bridge as its only access to the service. */
export function openMainWindow(stateFile: string): BrowserWindow {
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
    },
  });
  if (state?.maximized === true) window.maximize();
  window.once('ready-to-show', () => window.show());
  window.on('close', () =>
    writeWindowState(stateFile, { ...window.getNormalBounds(), maximized: window.isMaximized() }),
  );
  void window.loadURL(`${appOrigin}/`);
  return window;
}
