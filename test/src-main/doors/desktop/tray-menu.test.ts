import { describe, expect, it } from 'vitest';
import { trayMenu, type TrayActions, type TrayState } from '#main/doors/desktop/tray-menu.ts';

const idle: TrayState = { running: 0, waiting: 0, paused: false, nextRun: 'Mon 23 Nov, 09:00', groups: [] };
const heard: string[] = [];
const actions: TrayActions = {
  open: () => void heard.push('open'),
  pause: (paused) => void heard.push(`pause ${paused}`),
  scan: (id) => void heard.push(`scan ${id}`),
  quit: () => void heard.push('quit'),
};
const menu = (state: Partial<TrayState>) => trayMenu({ ...idle, ...state }, actions);
const heads = (state: Partial<TrayState>) =>
  menu(state)
    .slice(
      0,
      menu(state).findIndex(({ type }) => type === 'separator'),
    )
    .map(({ label }) => label);
const click = (state: Partial<TrayState>, label: string) =>
  (menu(state).find((item) => item.label === label)?.click as (() => void) | undefined)?.();

describe('the menu of the tray', () => {
  it('begins with what is going on', () => {
    expect(heads({})).toEqual(['Next scan: Mon 23 Nov, 09:00']);
    expect(heads({ running: 1, waiting: 2 })).toEqual([
      '1 scan running, 2 scans waiting',
      'Next scan: Mon 23 Nov, 09:00',
    ]);
    expect(heads({ paused: true, running: 1 })).toEqual(['All scans are paused']);
    expect(heads({ nextRun: null })).toEqual(['No scan planned']);
  });

  it('opens, pauses, resumes, scans and quits', () => {
    heard.length = 0;
    click({}, 'Open Answerscope');
    click({}, 'Pause All Scans');
    click({ paused: true }, 'Resume All Scans');
    const scan = menu({ groups: [{ id: 7, label: 'Smith & Co – Passwords' }] }).find(
      ({ label }) => label === 'Scan Now',
    );
    const [group] = Array.isArray(scan?.submenu) ? scan.submenu : [];
    expect([scan?.enabled, group?.label]).toEqual([true, 'Smith && Co – Passwords']);
    (group?.click as (() => void) | undefined)?.();
    click({}, 'Quit Answerscope');
    expect(heard).toEqual(['open', 'pause true', 'pause false', 'scan 7', 'quit']);
  });

  it('offers no scan where there is none, or while all are paused', () => {
    const enabled = (state: Partial<TrayState>) => menu(state).find(({ label }) => label === 'Scan Now')?.enabled;
    expect(enabled({})).toBe(false);
    expect(enabled({ paused: true, groups: [{ id: 1, label: 'a' }] })).toBe(false);
  });
});
