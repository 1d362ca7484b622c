import type { MenuItemConstructorOptions } from 'electron';
import { desktopTexts } from './desktop-texts.ts';

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

/** What the app is doing, in one line. */
export function stateLine({ running, waiting, paused, nextRun }: TrayState): string {
  const { t, series } = desktopTexts();
  if (paused) return t('All scans are paused');
  const now = [
    ...(running > 0 ? [t('{count, plural, one {# scan running} other {# scans running}}', { count: running })] : []),
    ...(waiting > 0 ? [t('{count, plural, one {# scan waiting} other {# scans waiting}}', { count: waiting })] : []),
  ];
  if (now.length > 0) return series(now);
  return nextRun === null ? t('No scan planned') : t('Next scan: {when}', { when: nextRun });
}

/** The menu of the tray: state, then what can be done without the window. */
export function trayMenu(state: TrayState, actions: TrayActions): MenuItemConstructorOptions[] {
  const { t } = desktopTexts();
  const active = state.running + state.waiting > 0;
  return [
    { label: stateLine(state), enabled: false },
    ...(active && state.nextRun !== null && !state.paused
      ? [{ label: t('Next scan: {when}', { when: state.nextRun }), enabled: false }]
      : []),
    { type: 'separator' },
    { label: t('Open Answerscope'), click: actions.open },
    {
      label: t('Scan Now'),
      enabled: state.groups.length > 0 && !state.paused,
      submenu: state.groups.map(({ id, label }) => ({
        // A single & would mark a letter as the shortcut.
        label: label.replaceAll('&', '&&'),
        click: () => actions.scan(id),
      })),
    },
    {
      label: state.paused ? t('Resume All Scans') : t('Pause All Scans'),
      click: () => actions.pause(!state.paused),
    },
    { type: 'separator' },
    { label: t('Quit Answerscope'), click: actions.quit },
  ];
}
