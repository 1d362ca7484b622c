import { existsSync, readFileSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { appEvents, exit, life, needsReady, quit } from './lifecycle.ts';
import type { MenuTarget } from './menu.ts';
import { options } from './options.ts';
import { face, violate } from './strict.ts';
import { hasLock, releaseLock, requestLock } from './single-instance.ts';

/** What the product set at the system, for tests to read. */
export const appState = {
  name: 'answerscope',
  badge: 0,
  hidden: false,
  loginItem: { openAtLogin: false } as Record<string, unknown>,
  protocols: new Set<string>(),
  recent: [] as string[],
  dockMenu: null as MenuTarget | null,
  dockVisible: true,
  relaunch: 0,
  jumpList: null as unknown,
};

const home = process.env['HOME'] ?? os.homedir();
const paths = new Map<string, string>([
  ['home', home],
  ['appData', path.join(home, '.config')],
  ['userData', path.join(home, '.config', 'answerscope')],
  ['sessionData', path.join(home, '.config', 'answerscope')],
  ['temp', os.tmpdir()],
  ['exe', process.execPath],
  ['documents', path.join(home, 'Documents')],
  ['downloads', path.join(home, 'Downloads')],
  ['desktop', path.join(home, 'Desktop')],
  ['logs', path.join(home, '.config', 'answerscope', 'logs')],
  ['crashDumps', path.join(home, '.config', 'answerscope', 'Crashpad')],
]);

const dock = face('Dock', {
  show: (): Promise<void> => {
    appState.dockVisible = true;
    return Promise.resolve();
  },
  hide: (): void => void (appState.dockVisible = false),
  isVisible: (): boolean => appState.dockVisible,
  setBadge: (text: string): void => void (appState.badge = Number(text) || 0),
  getBadge: (): string => String(appState.badge),
  setMenu: (menu: MenuTarget): void => void (appState.dockMenu = menu),
  setIcon: (): void => {},
  bounce: (): number => 1,
  cancelBounce: (): void => {},
});

const switches = new Map<string, string>();
const commandLine = face('CommandLine', {
  appendSwitch: (name: string, value = ''): void => {
    if (life.ready) violate('app.commandLine.appendSwitch after the app is ready');
    switches.set(name, value);
  },
  appendArgument: (): void => {},
  hasSwitch: (name: string): boolean => switches.has(name),
  getSwitchValue: (name: string): string => switches.get(name) ?? '',
  removeSwitch: (name: string): void => void switches.delete(name),
});

const appPath = options.packaged ?? path.join(import.meta.dirname, '../../..');
let readyOnce: Promise<void> | null = null;

const appTarget = Object.assign(appEvents, {
  commandLine,
  dock: process.platform === 'darwin' ? dock : undefined,
  isPackaged: true,
  name: appState.name,
  userAgentFallback: 'Mozilla/5.0 (stand-in)',
  quit,
  exit: (code = 0): void => exit(code),
  relaunch: (): void => void appState.relaunch++,
  isReady: (): boolean => life.ready,
  whenReady: (): Promise<void> =>
    (readyOnce ??= life.ready ? Promise.resolve() : new Promise((resolve) => appEvents.once('ready', () => resolve()))),
  focus: (): void => {},
  hide: (): void => void (appState.hidden = true),
  show: (): void => void (appState.hidden = false),
  isHidden: (): boolean => appState.hidden,
  isActive: (): boolean => !appState.hidden,
  getName: (): string => appState.name,
  setName: (name: string): void => void (appState.name = name),
  getVersion: (): string =>
    (JSON.parse(readFileSync(path.join(appPath, 'package.json'), 'utf8')) as { version: string }).version,
  getAppPath: (): string => appPath,
  getLocale: (): string => 'en-US',
  getSystemLocale: (): string => 'en-US',
  getPreferredSystemLanguages: (): string[] => ['en-US'],
  getPath: (name: string): string => {
    const found = paths.get(name);
    if (found === undefined) throw new Error(`Failed to get '${name}' path`);
    return found;
  },
  setPath: (name: string, directory: string): void => {
    if (!paths.has(name)) throw new Error(`Failed to set path: ${name}`);
    if (!path.isAbsolute(directory)) throw new Error('Path must be absolute');
    // As documented: the folder must exist.
    if (!existsSync(directory) || !statSync(directory).isDirectory()) {
      violate(`app.setPath('${name}') to a folder that does not exist`);
      throw new Error('Failed to set path');
    }
    if (life.ready && name === 'sessionData') violate('app.setPath of sessionData after the app is ready');
    // As `userData` is where `sessionData` lies unless it is set.
    if (name === 'userData' && paths.get('sessionData') === paths.get('userData')) paths.set('sessionData', directory);
    paths.set(name, directory);
  },
  setAppLogsPath: (): void => {},
  setAppUserModelId: (): void => {},
  setDesktopName: (): void => {},
  setAboutPanelOptions: (): void => {},
  showAboutPanel: (): void => {},
  requestSingleInstanceLock: (data?: unknown): boolean => requestLock(paths.get('userData') ?? '', data),
  hasSingleInstanceLock: hasLock,
  releaseSingleInstanceLock: releaseLock,
  setAsDefaultProtocolClient: (protocol: string): boolean => {
    appState.protocols.add(protocol);
    return true;
  },
  removeAsDefaultProtocolClient: (protocol: string): boolean => appState.protocols.delete(protocol),
  isDefaultProtocolClient: (protocol: string): boolean => appState.protocols.has(protocol),
  setLoginItemSettings: (settings: Record<string, unknown>): void => void (appState.loginItem = { ...settings }),
  getLoginItemSettings: () => ({
    openAtLogin: appState.loginItem['openAtLogin'] === true,
    wasOpenedAtLogin: options.openedAtLogin,
    status: appState.loginItem['openAtLogin'] === true ? 'enabled' : 'not-registered',
    executableWillLaunchAtLogin: appState.loginItem['openAtLogin'] === true,
    launchItems: [],
  }),
  setBadgeCount: (count = 0): boolean => {
    appState.badge = count;
    return true;
  },
  getBadgeCount: (): number => appState.badge,
  addRecentDocument: (file: string): void => void appState.recent.push(file),
  clearRecentDocuments: (): void => void (appState.recent = []),
  getRecentDocuments: (): string[] => appState.recent,
  setJumpList: (categories: unknown): string => {
    appState.jumpList = categories;
    return 'ok';
  },
  setUserTasks: (): boolean => true,
  getJumpListSettings: () => ({ minItems: 10, removedItems: [] }),
  setActivationPolicy: (): void => {},
  enableSandbox: (): void => {
    if (life.ready) violate('app.enableSandbox after the app is ready');
  },
  disableHardwareAcceleration: (): void => {
    if (life.ready) violate('app.disableHardwareAcceleration after the app is ready');
  },
  isHardwareAccelerationEnabled: (): boolean => true,
  isAccessibilitySupportEnabled: (): boolean => false,
  getGPUFeatureStatus: () => {
    needsReady('app.getGPUFeatureStatus');
    return {};
  },
  getAppMetrics: (): object[] => [],
  isInApplicationsFolder: (): boolean => true,
});

/** The module `app`. */
export const app = face('App', appTarget);
