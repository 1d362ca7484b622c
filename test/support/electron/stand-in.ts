/**
 * The module `electron` of the strict harness: what `electron.d.ts` declares and a test can observe. Anything else that the
 * product touches is a violation.
 */
import { WindowTarget } from './browser-window.ts';
import { MenuTarget, ItemTarget } from './menu.ts';
import { sessionModule, defaultSession } from './session.ts';
import { faceOfClass, faceOfStatics } from './strict.ts';
import { NotificationTarget, TrayTarget } from './tray-and-notification.ts';
import { WebContentsTarget } from './web-contents.ts';

export { app } from './app.ts';
export { dialog } from './dialogs.ts';
export { ipcMain } from './ipc-main.ts';
export { autoUpdater, net } from './net.ts';
export {
  clipboard,
  nativeImage,
  nativeTheme,
  powerMonitor,
  powerSaveBlocker,
  safeStorage,
  screen,
  shell,
} from './system.ts';

export const BrowserWindow = faceOfClass('BrowserWindow', WindowTarget);
export const Menu = faceOfClass('Menu', MenuTarget);
export const MenuItem = faceOfClass('MenuItem', ItemTarget);
export const Tray = faceOfClass('Tray', TrayTarget);
export const Notification = faceOfClass('Notification', NotificationTarget);
export const protocol = defaultSession.protocol;
export const session = faceOfStatics('Session', sessionModule);
export const webContents = faceOfStatics('WebContents', WebContentsTarget);
