import { EventEmitter } from 'node:events';
import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { life, needsReady } from './lifecycle.ts';
import { options, type Bounds } from './options.ts';
import { face, faceOfStatics, fire, makeEvent, violate } from './strict.ts';

/** What left the app: addresses, files and folders opened outside. */
export const opened: string[] = [];

export const shell = face('Shell', {
  openExternal: (url: string): Promise<void> => {
    opened.push(url);
    return Promise.resolve();
  },
  openPath: (file: string): Promise<string> => {
    opened.push(file);
    return Promise.resolve(existsSync(file) ? '' : 'The file does not exist');
  },
  showItemInFolder: (file: string): void => void opened.push(file),
  trashItem: (file: string): Promise<void> => {
    opened.push(file);
    return Promise.resolve();
  },
  beep: (): void => {},
});

/** What was copied last. */
let copied = '';
export const clipboard = face('Clipboard', {
  writeText: (text: string): Promise<void> => {
    copied = text;
    return Promise.resolve();
  },
  readText: (): Promise<string> => Promise.resolve(copied),
});

const vaultKey = createHash('sha256')
  .update(options.vault === 'changed' ? 'another key' : 'the key')
  .digest();
const unlocked = Promise.withResolvers<void>();
/** Opens a vault that was locked. */
export const unlockVault = (): void => unlocked.resolve();
const vaultUsable = (): Promise<void> => {
  needsReady('safeStorage');
  return options.vault === 'broken' || options.vault === 'missing'
    ? Promise.reject(new Error('Error while encrypting or decrypting: the vault is not available'))
    : Promise.resolve();
};

export const safeStorage = face('SafeStorage', {
  isAsyncEncryptionAvailable: async (): Promise<boolean> => {
    needsReady('safeStorage');
    if (options.vault === 'locked') await unlocked.promise;
    return options.vault !== 'missing';
  },
  encryptStringAsync: async (text: string): Promise<Buffer> => {
    await vaultUsable();
    const cipher = createCipheriv('aes-256-gcm', vaultKey, Buffer.alloc(12));
    return Buffer.concat([Buffer.from('v11'), cipher.update(text), cipher.final(), cipher.getAuthTag()]);
  },
  decryptStringAsync: async (encrypted: Buffer): Promise<{ result: string; shouldReEncrypt: boolean }> => {
    await vaultUsable();
    const decipher = createDecipheriv('aes-256-gcm', vaultKey, Buffer.alloc(12));
    decipher.setAuthTag(encrypted.subarray(-16));
    const result = Buffer.concat([decipher.update(encrypted.subarray(3, -16)), decipher.final()]);
    return { result: result.toString(), shouldReEncrypt: false };
  },
  getSelectedStorageBackend: (): string =>
    !life.ready ? 'unknown' : options.vault === 'basic_text' ? 'basic_text' : 'gnome_libsecret',
});

/** The displays connected now, by their work areas. */
let displays: readonly Bounds[] = options.displays;
const displayOf = (area: Bounds, index: number): object => ({
  id: index + 1,
  label: `Display ${index + 1}`,
  bounds: area,
  workArea: area,
  size: { width: area.width, height: area.height },
  workAreaSize: { width: area.width, height: area.height },
  maximumCursorSize: { width: 64, height: 64 },
  nativeOrigin: { x: area.x, y: area.y },
  scaleFactor: 1,
  rotation: 0,
  internal: index === 0,
  detected: true,
  monochrome: false,
  colorDepth: 24,
  colorSpace: '',
  depthPerComponent: 8,
  displayFrequency: 60,
  touchSupport: 'unknown',
  accelerometerSupport: 'unknown',
});
const contains = ({ x, y, width, height }: Bounds, point: { x: number; y: number }): boolean =>
  point.x >= x && point.x < x + width && point.y >= y && point.y < y + height;

class ScreenTarget extends EventEmitter {
  getAllDisplays = (): object[] => {
    needsReady('screen');
    return displays.map(displayOf);
  };
  getPrimaryDisplay = (): object => {
    needsReady('screen');
    // Without a display Chromium makes one up.
    return displayOf(displays[0] ?? { x: 0, y: 0, width: 1_920, height: 1_080 }, 0);
  };
  getDisplayNearestPoint = (point: { x: number; y: number }): object => {
    const index = displays.findIndex((area) => contains(area, point));
    return index < 0 ? this.getPrimaryDisplay() : displayOf(displays[index] as Bounds, index);
  };
  getDisplayMatching = (area: Bounds): object => this.getDisplayNearestPoint(area);
  getCursorScreenPoint = () => ({ x: 0, y: 0 });
}
const screenTarget = new ScreenTarget();
export const screen = face('Screen', screenTarget);

/** Plugs displays in or out. */
export function setDisplays(next: readonly Bounds[]): void {
  const before = displays;
  displays = next;
  for (const [index, area] of before.entries())
    if (!next.includes(area) && next.every(({ x, y }) => x !== area.x || y !== area.y))
      fire('Screen', screenTarget, 'display-removed', makeEvent(), displayOf(area, index));
  for (const [index, area] of next.entries())
    if (before.every(({ x, y }) => x !== area.x || y !== area.y))
      fire('Screen', screenTarget, 'display-added', makeEvent(), displayOf(area, index));
}

class PowerMonitorTarget extends EventEmitter {
  onBatteryPower = false;
  isOnBatteryPower = (): boolean => this.onBatteryPower;
  getSystemIdleTime = (): number => 0;
  getSystemIdleState = (): string => 'active';
  getCurrentThermalState = (): string => 'nominal';
}
export const powerMonitorTarget = new PowerMonitorTarget();
export const powerMonitor = face('PowerMonitor', powerMonitorTarget);

/** Blockers of sleep that are on, by their number. */
export const blockers = new Map<number, string>();
let lastBlocker = 0;
export const powerSaveBlocker = face('PowerSaveBlocker', {
  start: (type: string): number => {
    needsReady('powerSaveBlocker');
    blockers.set(++lastBlocker, type);
    return lastBlocker;
  },
  stop: (id: number): boolean => {
    if (!blockers.delete(id)) violate(`powerSaveBlocker.stop(${id}), which is not started`);
    return true;
  },
  isStarted: (id: number): boolean => blockers.has(id),
});

class NativeThemeTarget extends EventEmitter {
  themeSource = 'system';
  shouldUseDarkColors = false;
  shouldUseHighContrastColors = false;
  shouldUseInvertedColorScheme = false;
  inForcedColorsMode = false;
  prefersReducedTransparency = false;
}
export const nativeThemeTarget = new NativeThemeTarget();
export const nativeTheme = face('NativeTheme', nativeThemeTarget);

/** An image by the file it comes from; one that does not exist is empty, as in Electron. */
class ImageTarget {
  isMacTemplateImage = false;
  private readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
  isEmpty = (): boolean => this.source === '';
  isTemplateImage = (): boolean => this.isMacTemplateImage;
  setTemplateImage = (template: boolean): void => void (this.isMacTemplateImage = template);
  getSize = () => (this.isEmpty() ? { width: 0, height: 0 } : { width: 16, height: 16 });
  getScaleFactors = (): number[] => [1];
  addRepresentation = (): void => {};
  resize = (): ImageTarget => imageOf(this.source);
  crop = (): ImageTarget => imageOf(this.source);
  toPNG = (): Buffer => Buffer.from(this.source);
  toDataURL = (): string => 'data:image/png;base64,';
}
const imageOf = (source: string): ImageTarget => face('NativeImage', new ImageTarget(source));
export const nativeImage = faceOfStatics('NativeImage', {
  createEmpty: () => imageOf(''),
  createFromPath: (file: string) => {
    if (!existsSync(file)) violate(`there is no image ${file}`);
    return imageOf(existsSync(file) ? file : '');
  },
  createFromBuffer: () => imageOf('a buffer'),
  createFromBitmap: () => imageOf('a bitmap'),
  createFromDataURL: (url: string) => imageOf(url),
  createFromNamedImage: (name: string) => imageOf(name),
});
