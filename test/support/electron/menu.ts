import { EventEmitter } from 'node:events';
import { allWindows, WindowTarget } from './browser-window.ts';
import { quit } from './lifecycle.ts';
import { face, faceOf, violate } from './strict.ts';

/** What a template says of an item, as far as the stand-in acts on it. */
interface ItemOptions {
  readonly label?: string;
  readonly role?: string;
  readonly type?: string;
  readonly id?: string;
  readonly accelerator?: string;
  readonly enabled?: boolean;
  readonly visible?: boolean;
  readonly checked?: boolean;
  readonly submenu?: readonly ItemOptions[] | MenuTarget;
  readonly click?: (item: object, window: object | undefined, event: object) => void;
}

const modifiers = /^(Command|Cmd|Control|Ctrl|CommandOrControl|CmdOrCtrl|Alt|Option|AltGr|Shift|Super|Meta)$/i;
const keys =
  /^([A-Z0-9]|F([1-9]|1\d|2[0-4])|[)!@#$%^&*(:;+=<,_\->.?/~`{\][|\\}"']|Plus|Space|Tab|Capslock|Numlock|Scrolllock|Backspace|Delete|Insert|Return|Enter|Up|Down|Left|Right|Home|End|PageUp|PageDown|Escape|Esc|PrintScreen)$/i;

function checkAccelerator(accelerator: string): void {
  const parts = accelerator.split('+');
  const key = parts.pop() ?? '';
  if (!keys.test(key) || !parts.every((part) => modifiers.test(part))) violate(`${accelerator} is no accelerator`);
}

/** An item of a menu. */
export class ItemTarget {
  readonly label: string;
  readonly role: string | undefined;
  readonly type: string;
  readonly id: string;
  readonly accelerator: string | null;
  enabled: boolean;
  visible: boolean;
  checked: boolean;
  readonly submenu: MenuTarget | undefined;
  readonly click: (event: object, window?: object) => void;

  constructor(options: ItemOptions) {
    const { submenu } = options;
    this.submenu =
      submenu === undefined
        ? undefined
        : submenu instanceof MenuTarget
          ? submenu
          : faceOf(MenuTarget.buildFromTemplate(submenu));
    this.role = options.role;
    this.label = options.label ?? '';
    this.type = options.type ?? (this.submenu === undefined ? 'normal' : 'submenu');
    this.id = options.id ?? '';
    this.accelerator = options.accelerator ?? null;
    this.enabled = options.enabled ?? true;
    this.visible = options.visible ?? true;
    this.checked = options.checked ?? false;
    this.click = (event, window) => {
      if (this.type === 'checkbox') this.checked = !this.checked;
      if (this.role === undefined) options.click?.(faceOf(this), window, event);
      else this.act(this.role);
    };
    if (options.accelerator !== undefined) checkAccelerator(options.accelerator);
    if (this.type !== 'separator' && this.label === '' && this.role === undefined)
      violate('a menu item has neither a label nor a role');
    if (this.type === 'normal' && this.role === undefined && options.click === undefined && this.enabled)
      violate(`the menu item ${this.label} does nothing`);
  }

  private act(role: string): void {
    const window = allWindows().find((candidate) => candidate.isFocused());
    if (role === 'quit') quit();
    else if (role === 'close') window?.close();
    else if (role === 'minimize') window?.minimize();
    else if (role === 'reload') window?.reload();
    else if (role === 'toggleDevTools') window?.contents.toggleDevTools();
    else if (role === 'togglefullscreen') window?.setFullScreen(!window.isFullScreen());
    else if (role === 'resetZoom') window?.contents.setZoomLevel(0);
    else if (role === 'zoomIn' || role === 'zoomOut')
      window?.contents.setZoomLevel(window.contents.getZoomLevel() + (role === 'zoomIn' ? 0.5 : -0.5));
  }
}

let applicationMenu: MenuTarget | null = null;

/** A menu: of the application, a tray or a context. */
export class MenuTarget extends EventEmitter {
  items: ItemTarget[] = [];

  append = (item: ItemTarget): void => void this.items.push(item);
  insert = (position: number, item: ItemTarget): void => void this.items.splice(position, 0, item);
  popup = (): void => {};
  closePopup = (): void => {};
  getMenuItemById = (id: string): ItemTarget | null => {
    for (const item of this.items) {
      const found = item.id === id ? item : item.submenu?.getMenuItemById(id);
      if (found) return faceOf(found);
    }
    return null;
  };

  static buildFromTemplate = (template: readonly ItemOptions[]): MenuTarget => {
    const menu = new MenuTarget();
    for (const options of template) menu.items.push(face('MenuItem', new ItemTarget(options)));
    return face('Menu', menu);
  };
  static setApplicationMenu = (menu: MenuTarget | null): void => void (applicationMenu = menu);
  static getApplicationMenu = (): MenuTarget | null => applicationMenu;
  static sendActionToFirstResponder = (): void => {};
}

/** A menu as a test sees it. */
export interface ShownItem {
  readonly name: string;
  readonly enabled: boolean;
  readonly items?: readonly ShownItem[];
}

/** The labels of a menu, or the roles where there is no label. */
export const shownMenu = (menu: MenuTarget | null): readonly ShownItem[] =>
  (menu?.items ?? [])
    .filter(({ visible, type }) => visible && type !== 'separator')
    .map(({ label, role, enabled, submenu }) => ({
      name: label === '' ? (role ?? '') : label,
      enabled,
      ...(submenu === undefined ? {} : { items: shownMenu(submenu) }),
    }));

/** Clicks the item at a path of labels or roles. Throws if there is none, or if it is disabled. */
export function clickItem(menu: MenuTarget | null, [name = '', ...rest]: readonly string[]): void {
  const item = menu?.items.find(({ label, role }) => label === name || (label === '' && role === name));
  if (item === undefined) throw new Error(`there is no menu item ${name}`);
  if (rest.length > 0) return clickItem(item.submenu ?? null, rest);
  if (!item.enabled) throw new Error(`the menu item ${name} is disabled`);
  const window = WindowTarget.getFocusedWindow() ?? undefined;
  item.click({ triggeredByAccelerator: false, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false }, window);
}
