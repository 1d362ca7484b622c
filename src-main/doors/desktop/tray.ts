import path from 'node:path';
import { app, type BrowserWindow, Menu, nativeImage, Notification, Tray } from 'electron';
import { resourcesDirectory } from '#main/files/paths.ts';
import type { Notice } from './notices.ts';
import { stateLine, trayMenu, type TrayActions, type TrayState } from './tray-menu.ts';
import { desktopTexts } from './desktop-texts.ts';

const icon = (name: string): string => path.join(resourcesDirectory(), 'icons', `${name}.png`);

export interface TrayIcon {
  update(state: TrayState): void;
  close(): void;
}

/** The icon in the tray (macOS: the menu bar), with its menu; the number of waiting scans on the app's own icon. */
export function openTray(actions: TrayActions, windows: () => readonly BrowserWindow[]): TrayIcon {
  const mac = process.platform === 'darwin';
  // A name that ends in Template is drawn in the colour of the menu bar.
  const tray = new Tray(nativeImage.createFromPath(icon(mac ? 'trayTemplate' : 'tray')));
  if (!mac) tray.on('click', () => actions.open());
  return {
    update: (state) => {
      tray.setToolTip(`Answerscope: ${stateLine(state)}`);
      tray.setContextMenu(Menu.buildFromTemplate(trayMenu(state, actions)));
      showWaiting(state.waiting, windows());
    },
    close: () => tray.destroy(),
  };
}

/** macOS and some Linux desktops have a number on the icon, Windows a mark on the button of the window. */
function showWaiting(waiting: number, windows: readonly BrowserWindow[]): void {
  if (process.platform !== 'win32') {
    app.setBadgeCount(waiting);
    return;
  }
  const mark = waiting === 0 ? null : nativeImage.createFromPath(icon('waiting'));
  for (const window of windows)
    window.setOverlayIcon(
      mark,
      waiting === 0 ? '' : desktopTexts().t('{count, number} waiting', { count: waiting }, 'scans'),
    );
}

/** Shows a notification of the system; a click opens its place. */
export function showNotice({ title, body, address }: Notice, open: (address: string) => void): void {
  if (!Notification.isSupported()) return;
  const notification = new Notification({ title, body });
  notification.on('click', () => open(address));
  notification.show();
}
