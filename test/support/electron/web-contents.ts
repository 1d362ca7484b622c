import { EventEmitter } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { runInNewContext } from 'node:vm';
import { appEvents } from './lifecycle.ts';
import { allSessions, defaultSession, sessionOf, type SessionTarget } from './session.ts';
import { face, faceOf, fire, makeEvent, violate } from './strict.ts';

/** Why a process of the browser ended, as Electron reports it. */
export interface GoneDetails {
  readonly reason: string;
  readonly exitCode: number;
}

/** A frame as a test describes it. */
export interface FrameDescription {
  readonly url: string;
  readonly isMain: boolean;
}

type OpenHandler = (details: Record<string, unknown>) => { readonly action: string };

let lastId = 0;
const all = new Map<number, WebContentsTarget>();

/** What a window shows: loads addresses through the protocols, passes messages on, and crashes when a test says so. */
export class WebContentsTarget extends EventEmitter {
  readonly id = ++lastId;
  readonly preferences: Readonly<Record<string, unknown>>;
  readonly ownSession: SessionTarget;
  /** The session as the product sees it. */
  readonly session: SessionTarget;
  /** Called after a page was painted for the first time. */
  onPainted = (): void => {};
  zoomLevel = 0;
  zoomFactor = 1;
  private url = '';
  private loading = false;
  private crashed = false;
  private gone = false;
  private devTools = false;
  private openHandler: OpenHandler | null = null;

  constructor(preferences: Readonly<Record<string, unknown>>) {
    super();
    this.preferences = preferences;
    const { partition, session, preload } = preferences;
    this.ownSession =
      typeof partition === 'string'
        ? sessionOf(partition)
        : (allSessions().find((own) => faceOf(own) === session) ?? defaultSession);
    this.session = faceOf(this.ownSession);
    if (typeof preload === 'string' && !existsSync(preload)) violate(`the preload script ${preload} does not exist`);
    all.set(this.id, this);
  }

  /** Announces it to `app`, once the window has it. */
  announce(): void {
    fire('App', appEvents, 'web-contents-created', makeEvent(), faceOf(this));
  }

  getURL = (): string => this.url;
  getTitle = (): string => '';
  getType = (): string => 'window';
  isLoading = (): boolean => this.loading;
  isLoadingMainFrame = (): boolean => this.loading;
  isCrashed = (): boolean => this.crashed;
  isDestroyed = (): boolean => this.gone;
  isFocused = (): boolean => !this.gone;
  isDevToolsOpened = (): boolean => this.devTools;
  getOSProcessId = (): number => 10_000 + this.id;
  getProcessId = (): number => this.id;
  focus = (): void => {};
  setZoomLevel = (level: number): void => void (this.zoomLevel = level);
  setZoomFactor = (factor: number): void => void (this.zoomFactor = factor);
  getZoomLevel = (): number => this.zoomLevel;
  getZoomFactor = (): number => this.zoomFactor;
  setVisualZoomLevelLimits = (): Promise<void> => Promise.resolve();
  setUserAgent = (): void => {};
  setBackgroundThrottling = (): void => {};
  setIgnoreMenuShortcuts = (): void => {};
  setWebRTCIPHandlingPolicy = (): void => {};
  setWindowOpenHandler = (handler: OpenHandler): void => void (this.openHandler = handler);
  closeDevTools = (): void => void (this.devTools = false);
  openDevTools = (): void => {
    if (this.preferences['devTools'] !== false) this.devTools = true;
  };
  toggleDevTools = (): void => (this.devTools ? this.closeDevTools() : this.openDevTools());
  forcefullyCrashRenderer = (): void => this.crash({ reason: 'crashed', exitCode: 133 });
  cut = (): void => {};
  copy = (): void => {};
  paste = (): void => {};
  undo = (): void => {};
  redo = (): void => {};
  selectAll = (): void => {};
  replaceMisspelling = (): void => {};

  get mainFrame(): object {
    return this.frame({ url: this.url, isMain: true });
  }

  loadFile = (file: string): Promise<void> => this.loadURL(pathToFileURL(file).href);

  loadURL = (url: string): Promise<void> => {
    const loaded = this.load(url);
    // As in Electron, where a load that no one waits for does not end in an unhandled rejection.
    loaded.catch(() => {});
    return loaded;
  };

  reload = (): void => {
    this.crashed = false;
    void this.loadURL(this.url);
  };
  reloadIgnoringCache = (): void => this.reload();

  stop = (): void => {};

  private async load(url: string): Promise<void> {
    this.loading = true;
    this.crashed = false;
    this.url = url;
    fire('WebContents', this, 'did-start-loading');
    await new Promise(setImmediate);
    const failure = await this.failureOf(url);
    this.loading = false;
    if (this.gone || this.crashed)
      throw Object.assign(new Error(`ERR_FAILED (-2) loading '${url}'`), { errno: -2, code: 'ERR_FAILED' });
    if (failure !== null) {
      fire('WebContents', this, 'did-fail-load', makeEvent(), failure.errno, failure.code, url, true, this.id, 1);
      fire('WebContents', this, 'did-stop-loading');
      throw Object.assign(new Error(`${failure.code} (${failure.errno}) loading '${url}'`), failure);
    }
    fire('WebContents', this, 'dom-ready');
    fire('WebContents', this, 'did-finish-load');
    fire('WebContents', this, 'did-stop-loading');
    this.onPainted();
  }

  private async failureOf(url: string): Promise<{ errno: number; code: string } | null> {
    if (url.startsWith('file:'))
      return existsSync(fileURLToPath(url)) ? null : { errno: -6, code: 'ERR_FILE_NOT_FOUND' };
    if (url === 'about:blank' || url.startsWith('data:')) return null;
    const response = await this.ownSession.protocols.respond(url).catch(() => null);
    return response === null ? { errno: -2, code: 'ERR_FAILED' } : null;
  }

  printToPDF = (): Promise<Buffer> => {
    if (this.url === '' || this.loading) return Promise.reject(new Error('Failed to generate PDF: nothing is loaded'));
    return Promise.resolve(Buffer.from(`%PDF-1.4\n% ${this.url}\n%%EOF\n`));
  };

  /** Passes a call of the bridge to the main process: set by the module that has `ipcMain`. */
  static invokeMain = (_contents: WebContentsTarget, _channel: string, _request: unknown): Promise<unknown> =>
    Promise.reject(new Error('there is no main process'));

  /** Runs a script that knows nothing but the bridge, as the built preload script makes it. */
  executeJavaScript = async (code: string): Promise<unknown> => {
    const call = (name: string, request: unknown): Promise<unknown> =>
      WebContentsTarget.invokeMain(this, `call:${name}`, request);
    return structuredClone(await (runInNewContext(code, { window: { answerscope: { call } } }) as Promise<unknown>));
  };

  send = (channel: string, ...values: unknown[]): void => {
    const cloned = structuredClone(values);
    if (!this.crashed) process.send?.({ sent: { window: this.id, channel, values: cloned } });
  };

  /** A frame in this page, as a message of it would carry. */
  frame({ url, isMain }: FrameDescription): object {
    const parent = isMain ? null : this.frame({ url: this.url, isMain: true });
    const origin = URL.canParse(url) ? new URL(url).origin : 'null';
    const frame = {
      url,
      parent,
      origin,
      name: '',
      routingId: isMain ? 1 : 2,
      processId: this.id,
      isDestroyed: () => this.gone,
    };
    const made: object = face('WebFrameMain', {
      ...frame,
      get top(): object {
        return parent ?? made;
      },
    });
    return made;
  }

  /** The renderer process ends. */
  crash(details: GoneDetails): void {
    this.crashed = details.reason !== 'clean-exit';
    fire('WebContents', this, 'render-process-gone', makeEvent(), details);
    fire('App', appEvents, 'render-process-gone', makeEvent(), faceOf(this), details);
  }

  /** The page tries to go elsewhere; returns whether it may. */
  navigate(url: string): boolean {
    const fields = { url, isSameDocument: false, isMainFrame: true, frame: this.mainFrame };
    const event = makeEvent(fields);
    fire('WebContents', this, 'will-navigate', event, url, false, true, this.id, 1);
    if (event.defaultPrevented) return false;
    void this.loadURL(url);
    return true;
  }

  /** The page tries to open a window; returns the handler's decision. */
  open(url: string): string {
    if (this.openHandler === null) return 'allow';
    const details = {
      url,
      frameName: '',
      features: '',
      disposition: 'foreground-tab',
      referrer: { url: '', policy: 'strict-origin-when-cross-origin' },
    };
    return this.openHandler(details).action;
  }

  destroy(): void {
    if (this.gone) return;
    this.gone = true;
    all.delete(this.id);
    fire('WebContents', this, 'destroyed');
  }

  static fromId = (id: number): WebContentsTarget | undefined => {
    const found = all.get(id);
    return found === undefined ? undefined : faceOf(found);
  };
  static getAllWebContents = (): WebContentsTarget[] => [...all.values()].map(faceOf);
}
