import type { MenuItemConstructorOptions } from 'electron';

/** What the menu of the tray shows. */
export interface TrayState {
  readonly running: number;
  readonly waiting: number;
  readonly paused: boolean;
  /** When the next scan starts, in words; null if none is planned. */
  readonly nextRun: string | null;
  /** Query groups that can be scanned now, the next planned ones first. */
  readonly groups: readonly { readonly id: number; readonly label: string }[];
}

export interface TrayActions {
  open(): void;
  pause(paused: boolean): void;
  scan(groupId: number): void;
  quit(): void;
}

const count = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`;

/** What the app is doing, in one line. */
export function stateLine({ running, waiting, paused, nextRun }: TrayState): string {
  if (paused) return 'All scans are paused';
  const now = [
    ...(running > 0 ? [`${count(running, 'scan')} running`] : []),
    ...(waiting > 0 ? [`${count(waiting, 'scan')} waiting`] : []),
  ];
  if (now.length > 0) return now.join(', ');
  return nextRun === null ? 'No scan planned' : `Next scan: ${nextRun}`;
}

/** The menu of the tray: state, then what can be done without the window. */
export function trayMenu(state: TrayState, actions: TrayActions): MenuItemConstructorOptions[] {
  const active = state.running + state.waiting > 0;
  return [
    { label: stateLine(state), enabled: false },
    ...(active && state.nextRun !== null && !state.paused
      ? [{ label: `Next scan: ${state.nextRun}`, enabled: false }]
      : []),
    { type: 'separator' },
    { label: 'Open Answerscope', click: actions.open },
    {
      label: 'Scan Now',
      enabled: state.groups.length > 0 && !state.paused,
      submenu: state.groups.map(({ id, label }) => ({
        // A single & would mark a letter as the shortcut.
        label: label.replaceAll('&', '&&'),
        click: () => actions.scan(id),
      })),
    },
    {
      label: state.paused ? 'Resume All Scans' : 'Pause All Scans',
      click: () => actions.pause(!state.paused),
    },
    { type: 'separator' },
    { label: 'Quit Answerscope', click: actions.quit },
  ];
}
