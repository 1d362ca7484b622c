import os from 'node:os';
import path from 'node:path';
import { app } from 'electron';
import { hiddenArgument, setAutostart } from './background.ts';

/** Registers the app to start with the computer, without a window, or removes that. Throws a system error. */
export function setStartAtLogin(on: boolean): void {
  if (process.platform !== 'linux') {
    app.setLoginItemSettings({ openAtLogin: on, args: [hiddenArgument] });
    return;
  }
  const configured = process.env['XDG_CONFIG_HOME'];
  const folder = configured && path.isAbsolute(configured) ? configured : path.join(os.homedir(), '.config');
  // An AppImage is mounted in another place at each start; the file itself stays.
  setAutostart(path.join(folder, 'autostart'), process.env['APPIMAGE'] ?? process.execPath, on);
}

/** Whether the system started the app at login: no window is opened then. */
export const startedHidden = (): boolean =>
  process.argv.includes(hiddenArgument) ||
  (process.platform === 'darwin' && app.getLoginItemSettings().wasOpenedAtLogin);
