import { EventEmitter } from 'node:events';
import { fire, makeEvent, violate } from './strict.ts';

/** A window as the end of the app sees it. */
interface Closable {
  close(): void;
  destroy(): void;
}

/** Where the app is between its start and its end, as `shell/browser/browser.cc` keeps it. */
export const life = { ready: false, quitting: false, exiting: false, shutDown: false, exitCode: 0 };
/** What emits the events of `app`. */
export const appEvents = new EventEmitter();
export const openWindows = new Set<Closable>();

/** Refuses what Electron refuses before `ready`. */
export function needsReady(what: string): void {
  if (life.ready) return;
  violate(`${what} before the app is ready`);
  throw new Error(`${what} cannot be used before the app is ready`);
}

/** Ends the app in order: `before-quit`, the windows, `will-quit`, `quit`. */
export function quit(): void {
  if (life.quitting) return;
  const event = makeEvent();
  fire('App', appEvents, 'before-quit', event);
  if (event.defaultPrevented) return;
  life.quitting = true;
  if (openWindows.size === 0) notifyAndShutDown();
  else for (const window of [...openWindows]) window.close();
}

/** Ends the app at once: windows are destroyed, nothing can be prevented. */
export function exit(code: number): void {
  life.exitCode = code;
  life.quitting = life.exiting = true;
  if (openWindows.size === 0) shutDown();
  else for (const window of [...openWindows]) window.destroy();
}

/** After a listener prevented a window from closing. */
export function closeCancelled(): void {
  life.quitting = false;
}

/** After a window is gone. */
export function windowClosed(window: Closable): void {
  openWindows.delete(window);
  if (openWindows.size > 0) return;
  if (life.exiting) shutDown();
  else if (life.quitting) notifyAndShutDown();
  else if (appEvents.listenerCount('window-all-closed') === 0) quit();
  else fire('App', appEvents, 'window-all-closed');
}

function notifyAndShutDown(): void {
  if (life.shutDown) return;
  const event = makeEvent();
  fire('App', appEvents, 'will-quit', event);
  if (event.defaultPrevented) life.quitting = false;
  else shutDown();
}

function shutDown(): void {
  if (life.shutDown) return;
  life.shutDown = life.quitting = true;
  fire('App', appEvents, 'quit', makeEvent(), life.exitCode);
  setImmediate(() => process.exit(life.exitCode));
}

/** The main script is loaded: the app becomes ready. */
export function becomeReady(): void {
  if (life.shutDown) return;
  fire('App', appEvents, 'will-finish-launching');
  life.ready = true;
  fire('App', appEvents, 'ready', makeEvent(), {});
}
