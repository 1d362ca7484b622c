import { EventEmitter } from 'node:events';
import { life, needsReady } from './lifecycle.ts';
import { face, faceOf, violate } from './strict.ts';

type Handler = (request: Request) => Response | Promise<Response>;
type PermissionRequest = (
  contents: object,
  permission: string,
  answer: (granted: boolean) => void,
  details: object,
) => void;
type PermissionCheck = (contents: object | null, permission: string, origin: string, details: object) => boolean;

/** Schemes that `registerSchemesAsPrivileged` made privileged. */
export const privileged = new Map<string, Readonly<Record<string, boolean>>>();
let registered = false;

/** The protocols of a session. */
class ProtocolTarget {
  private readonly handlers = new Map<string, Handler>();

  registerSchemesAsPrivileged = (
    schemes: readonly { readonly scheme: string; readonly privileges?: Readonly<Record<string, boolean>> }[],
  ): void => {
    if (life.ready) violate('protocol.registerSchemesAsPrivileged after the app is ready');
    if (registered) violate('protocol.registerSchemesAsPrivileged more than once');
    registered = true;
    for (const { scheme, privileges = {} } of schemes) privileged.set(scheme, privileges);
  };
  handle = (scheme: string, handler: Handler): void => {
    needsReady('protocol.handle');
    if (this.handlers.has(scheme)) throw new Error(`Failed to register protocol: ${scheme}`);
    this.handlers.set(scheme, handler);
  };
  unhandle = (scheme: string): void => {
    if (!this.handlers.delete(scheme)) throw new Error(`Failed to unhandle protocol: ${scheme}`);
  };
  isProtocolHandled = (scheme: string): boolean => this.handlers.has(scheme);

  /** What the session's handler answers to an address; throws if there is none, or if it answers no `Response`. */
  respond = async (url: string): Promise<Response> => {
    const handler = this.handlers.get(new URL(url).protocol.slice(0, -1));
    if (handler === undefined) throw new Error(`ERR_UNKNOWN_URL_SCHEME loading '${url}'`);
    const response: unknown = await handler(new Request(url));
    if (response instanceof Response) return response;
    violate(`the handler of ${url} returned no Response`);
    throw new Error(`ERR_UNEXPECTED loading '${url}'`);
  };
}

/** Rules for the requests of a session, recorded by event; the last one counts, as in Electron. */
class WebRequestTarget {
  readonly rules = new Map<string, readonly unknown[]>();
  private readonly rule =
    (event: string) =>
    (...values: unknown[]): void =>
      void this.rules.set(event, values);
  onBeforeRequest = this.rule('onBeforeRequest');
  onBeforeSendHeaders = this.rule('onBeforeSendHeaders');
  onHeadersReceived = this.rule('onHeadersReceived');
  onCompleted = this.rule('onCompleted');
  onErrorOccurred = this.rule('onErrorOccurred');
}

/** A session: protocols, permissions, and what is only recorded. */
export class SessionTarget extends EventEmitter {
  readonly protocols = new ProtocolTarget();
  readonly protocol: ProtocolTarget = face('Protocol', this.protocols);
  readonly webRequest: WebRequestTarget = face('WebRequest', new WebRequestTarget());
  spellCheckerEnabled = true;
  private permissionRequest: PermissionRequest | null = null;
  private permissionCheck: PermissionCheck | null = null;

  setPermissionRequestHandler = (handler: PermissionRequest | null): void => void (this.permissionRequest = handler);
  setPermissionCheckHandler = (handler: PermissionCheck | null): void => void (this.permissionCheck = handler);
  setDevicePermissionHandler = (): void => {};
  setDisplayMediaRequestHandler = (): void => {};
  setBluetoothPairingHandler = (): void => {};
  setUSBProtectedClassesHandler = (): void => {};
  setCertificateVerifyProc = (): void => {};
  setSpellCheckerEnabled = (enabled: boolean): void => void (this.spellCheckerEnabled = enabled);
  isSpellCheckerEnabled = (): boolean => this.spellCheckerEnabled;
  setSpellCheckerLanguages = (): void => {};
  setSpellCheckerDictionaryDownloadURL = (): void => {};
  getSpellCheckerLanguages = (): string[] => ['en-US'];
  readonly availableSpellCheckerLanguages = ['de', 'en-GB', 'en-US'];
  addWordToSpellCheckerDictionary = (): boolean => true;
  setUserAgent = (): void => {};
  setProxy = (): Promise<void> => Promise.resolve();
  setSSLConfig = (): void => {};
  enableNetworkEmulation = (): void => {};
  disableNetworkEmulation = (): void => {};
  closeAllConnections = (): Promise<void> => Promise.resolve();
  clearCache = (): Promise<void> => Promise.resolve();
  clearData = (): Promise<void> => Promise.resolve();
  clearStorageData = (): Promise<void> => Promise.resolve();
  isPersistent = (): boolean => false;

  /** What a page gets that asks for a permission; without a handler Electron grants everything. */
  ask(contents: object, permission: string, url: string): Promise<{ requested: boolean; checked: boolean }> {
    const details = { isMainFrame: true, requestingUrl: url };
    const checked = this.permissionCheck?.(contents, permission, new URL(url).origin, details) ?? true;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    if (this.permissionRequest === null) resolve(true);
    else this.permissionRequest(contents, permission, resolve, details);
    return promise.then((requested) => ({ requested, checked }));
  }
}

/** A file that a page hands out. */
export class DownloadTarget extends EventEmitter {
  savePath = '';
  private dialog: Readonly<Record<string, unknown>> = {};
  private readonly name: string;
  constructor(name: string) {
    super();
    this.name = name;
  }
  getFilename = (): string => this.name;
  getSavePath = (): string => this.savePath;
  setSaveDialogOptions = (options: Readonly<Record<string, unknown>>): void => void (this.dialog = options);
  getSaveDialogOptions = (): Readonly<Record<string, unknown>> => this.dialog;
}

const sessions = new Map<string, SessionTarget>();

/** The session of a partition, made when first asked for. */
export function sessionOf(partition: string): SessionTarget {
  const known = sessions.get(partition);
  if (known !== undefined) return known;
  const made = new SessionTarget();
  face('Session', made);
  sessions.set(partition, made);
  return made;
}

export const defaultSession = sessionOf('');
export const allSessions = (): SessionTarget[] => [...sessions.values()];

/** The module `session`. */
export const sessionModule = {
  get defaultSession(): SessionTarget {
    needsReady('session.defaultSession');
    return faceOf(defaultSession);
  },
  fromPartition: (partition: string): SessionTarget => {
    needsReady('session.fromPartition');
    return faceOf(sessionOf(partition));
  },
};
