import { EventEmitter } from 'node:events';
import { existsSync } from 'node:fs';
import { needsReady } from './lifecycle.ts';
import type { MenuTarget } from './menu.ts';
import { face, violate } from './strict.ts';

export const trays = new Set<TrayTarget>();

/** An icon in the tray or the menu bar. */
export class TrayTarget extends EventEmitter {
  menu: MenuTarget | null = null;
  toolTip = '';
  private title = '';
  private gone = false;

  constructor(image: unknown) {
    super();
    needsReady('Tray');
    this.setImage(image);
    trays.add(this);
  }
  setImage = (image: unknown): void => {
    if (typeof image === 'string' && !existsSync(image)) throw new Error(`Failed to load image from path '${image}'`);
    if (
      typeof image === 'object' &&
      image !== null &&
      'isEmpty' in image &&
      (image as { isEmpty(): boolean }).isEmpty()
    )
      violate('the image of the tray is empty');
  };
  setPressedImage = (image: unknown): void => this.setImage(image);
  setContextMenu = (menu: MenuTarget | null): void => void (this.menu = menu);
  setToolTip = (text: string): void => void (this.toolTip = text);
  setTitle = (title: string): void => void (this.title = title);
  getTitle = (): string => this.title;
  setIgnoreDoubleClickEvents = (): void => {};
  popUpContextMenu = (): void => {};
  closeContextMenu = (): void => {};
  getBounds = () => ({ x: 0, y: 0, width: 16, height: 16 });
  focus = (): void => {};
  isDestroyed = (): boolean => this.gone;
  destroy = (): void => {
    this.gone = true;
    trays.delete(this);
  };
}

export const notifications: NotificationTarget[] = [];

/** A notification of the system. */
export class NotificationTarget extends EventEmitter {
  title: string;
  body: string;
  subtitle = '';
  silent: boolean;
  shown = false;

  constructor(options: { readonly title?: string; readonly body?: string; readonly silent?: boolean } = {}) {
    super();
    needsReady('Notification');
    this.title = options.title ?? '';
    this.body = options.body ?? '';
    this.silent = options.silent ?? false;
    face('Notification', this);
  }
  show = (): void => {
    this.shown = true;
    if (!notifications.includes(this)) notifications.push(this);
  };
  close = (): void => void (this.shown = false);
  static isSupported = (): boolean => true;
  static removeAll = (): void => {};
}
