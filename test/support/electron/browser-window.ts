import { EventEmitter } from 'node:events';
import { appEvents, closeCancelled, needsReady, openWindows, windowClosed } from './lifecycle.ts';
import type { Bounds } from './options.ts';
import { face, faceOf, fire, makeEvent } from './strict.ts';
import { WebContentsTarget } from './web-contents.ts';

export type WindowOptions = Partial<Bounds> & {
  readonly show?: boolean;
  readonly title?: string;
  readonly backgroundColor?: string;
  readonly titleBarStyle?: string;
  readonly webPreferences?: Readonly<Record<string, unknown>>;
};

let lastId = 0;
const windows = new Map<number, WindowTarget>();
let focusedId: number | null = null;

/** A window without pixels: its place, its state and its page. */
export class WindowTarget extends EventEmitter {
  readonly id = ++lastId;
  readonly options: WindowOptions;
  readonly contents: WebContentsTarget;
  /** The contents as the product sees them. */
  readonly webContents: WebContentsTarget;
  title: string;
  accessibleTitle = '';
  private bounds: Bounds;
  private visible: boolean;
  private minimized = false;
  private maximized = false;
  private fullScreen = false;
  private gone = false;
  private painted = false;

  constructor(options: WindowOptions = {}) {
    super();
    needsReady('BrowserWindow');
    this.options = options;
    this.title = options.title ?? 'Electron';
    this.bounds = {
      x: options.x ?? 100,
      y: options.y ?? 100,
      width: options.width ?? 800,
      height: options.height ?? 600,
    };
    this.visible = options.show ?? true;
    this.colour = options.backgroundColor ?? '#ffffff';
    this.contents = new WebContentsTarget(options.webPreferences ?? {});
    this.webContents = face('WebContents', this.contents);
    this.contents.onPainted = () => {
      if (this.gone) return;
      this.painted = true;
      fire('BrowserWindow', this, 'ready-to-show');
    };
    windows.set(this.id, this);
    openWindows.add(this);
    this.contents.announce();
    fire('App', appEvents, 'browser-window-created', makeEvent(), face('BrowserWindow', this));
  }

  /** Whether the page was painted: one that is shown before is a white rectangle. */
  isPainted(): boolean {
    return this.painted;
  }
  isDestroyed = (): boolean => this.gone;
  isVisible = (): boolean => this.visible && !this.minimized;
  isFocused = (): boolean => focusedId === this.id;
  isMinimized = (): boolean => this.minimized;
  isMaximized = (): boolean => this.maximized;
  isFullScreen = (): boolean => this.fullScreen;
  isNormal = (): boolean => !this.minimized && !this.maximized && !this.fullScreen;
  getBounds = (): Bounds => this.bounds;
  getNormalBounds = (): Bounds => this.bounds;
  getContentBounds = (): Bounds => this.bounds;
  getSize = (): number[] => [this.bounds.width, this.bounds.height];
  getPosition = (): number[] => [this.bounds.x, this.bounds.y];
  setBounds = (bounds: Partial<Bounds>): void => {
    this.bounds = { ...this.bounds, ...bounds };
    fire('BrowserWindow', this, 'resize');
    fire('BrowserWindow', this, 'move');
  };
  setSize = (width: number, height: number): void => this.setBounds({ width, height });
  setPosition = (x: number, y: number): void => this.setBounds({ x, y });
  center = (): void => {};
  getTitle = (): string => this.title;
  setTitle = (title: string): void => void (this.title = title);

  show = (): void => {
    this.visible = true;
    this.minimized = false;
    fire('BrowserWindow', this, 'show');
    this.focus();
  };
  showInactive = (): void => {
    this.visible = true;
    fire('BrowserWindow', this, 'show');
  };
  hide = (): void => {
    this.visible = false;
    if (focusedId === this.id) focusedId = null;
    fire('BrowserWindow', this, 'hide');
  };
  focus = (): void => {
    // A hidden or minimized window does not get the focus.
    if (!this.isVisible() || focusedId === this.id) return;
    focusedId = this.id;
    fire('BrowserWindow', this, 'focus', makeEvent());
    fire('App', appEvents, 'browser-window-focus', makeEvent(), faceOf(this));
  };
  blur = (): void => {
    if (focusedId === this.id) focusedId = null;
    fire('BrowserWindow', this, 'blur', makeEvent());
  };
  minimize = (): void => {
    this.minimized = true;
    if (focusedId === this.id) focusedId = null;
    fire('BrowserWindow', this, 'minimize');
  };
  restore = (): void => {
    this.minimized = false;
    fire('BrowserWindow', this, 'restore');
    this.focus();
  };
  maximize = (): void => {
    this.maximized = true;
    // As documented: it is also shown if it is not.
    this.visible = true;
    fire('BrowserWindow', this, 'maximize');
  };
  unmaximize = (): void => {
    this.maximized = false;
    fire('BrowserWindow', this, 'unmaximize');
  };
  setFullScreen = (fullScreen: boolean): void => {
    this.fullScreen = fullScreen;
    fire('BrowserWindow', this, fullScreen ? 'enter-full-screen' : 'leave-full-screen');
  };
  loadURL = (url: string): Promise<void> => this.contents.loadURL(url);
  loadFile = (file: string): Promise<void> => this.contents.loadFile(file);
  reload = (): void => this.contents.reload();
  moveTop = (): void => {};
  flashFrame = (): void => {};
  setIcon = (): void => {};
  setMenu = (): void => {};
  setMenuBarVisibility = (): void => {};
  setAutoHideMenuBar = (): void => {};
  setMinimumSize = (): void => {};
  setOverlayIcon = (): void => {};
  setProgressBar = (): void => {};
  setSkipTaskbar = (): void => {};
  colour: string;
  setBackgroundColor = (colour: string): void => void (this.colour = colour);
  setTitleBarOverlay = (): void => {};
  setRepresentedFilename = (): void => {};
  setThumbarButtons = (): boolean => true;
  setWindowButtonVisibility = (): void => {};
  setContentProtection = (): void => {};
  setDocumentEdited = (): void => {};

  close = (): void => {
    setImmediate(() => {
      if (this.gone) return;
      const event = makeEvent();
      fire('BrowserWindow', this, 'close', event);
      if (event.defaultPrevented) closeCancelled();
      else this.destroy();
    });
  };

  destroy = (): void => {
    if (this.gone) return;
    this.gone = true;
    windows.delete(this.id);
    if (focusedId === this.id) focusedId = null;
    this.contents.destroy();
    fire('BrowserWindow', this, 'closed');
    windowClosed(this);
  };

  static getAllWindows = (): WindowTarget[] => [...windows.values()].map(faceOf);
  static getFocusedWindow = (): WindowTarget | null => (focusedId === null ? null : WindowTarget.fromId(focusedId));
  static fromId = (id: number): WindowTarget | null => {
    const found = windows.get(id);
    return found === undefined ? null : faceOf(found);
  };
  static fromWebContents = (contents: { readonly id: number }): WindowTarget | null => {
    const found = allWindows().find((window) => window.contents.id === contents.id);
    return found === undefined ? null : faceOf(found);
  };
}

/** The windows themselves, oldest first. */
export const allWindows = (): WindowTarget[] => [...windows.values()];
