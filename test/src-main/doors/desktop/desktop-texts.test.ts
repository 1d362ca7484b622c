import { afterEach, expect, it } from 'vitest';
import { desktopTexts, onDesktopLanguage, setDesktopLanguage } from '#main/doors/desktop/desktop-texts.ts';
import { menuTemplate } from '#main/doors/desktop/menu.ts';
import { trayMenu } from '#main/doors/desktop/tray-menu.ts';

afterEach(() => setDesktopLanguage(null, ['en']));

const nothing = (): void => {};
const actions = {
  ...{ openDataFolder: nothing, openLicences: nothing, offerCommand: nothing, openSettings: nothing },
  ...{ importAnswers: nothing, showExport: nothing },
};

it('is English until a language is set, and follows the chosen one before the system', () => {
  expect(desktopTexts().language.code).toBe('en');
  setDesktopLanguage('en-XA', ['en-GB']);
  expect(desktopTexts().language.code).toBe('en-XA');
  setDesktopLanguage(null, ['tlh', 'en-GB']);
  expect(desktopTexts().language.code).toBe('en');
});

it('tells what is shown all the time of another language, once', () => {
  const heard: string[] = [];
  const end = onDesktopLanguage(() => void heard.push(desktopTexts().language.code));
  setDesktopLanguage('en-XA', []);
  setDesktopLanguage('en-XA', []);
  end();
  setDesktopLanguage(null, []);
  expect(heard).toEqual(['en-XA']);
});

it.each(['darwin', 'win32', 'linux'] as const)('has every entry of the menus on %s in the language', (platform) => {
  setDesktopLanguage('en-XA', []);
  const labelled = [
    ...menuTemplate(platform, false, actions),
    ...trayMenu(
      { running: 1, waiting: 2, paused: false, nextRun: 'Mon', groups: [] },
      { open: nothing, pause: nothing, scan: nothing, quit: nothing },
    ),
  ].flatMap((item) => [item, ...(Array.isArray(item.submenu) ? item.submenu : [])]);
  const inEnglish = labelled.filter(
    ({ type, role, label }) => type !== 'separator' && role !== 'appMenu' && label?.includes('⟦') !== true,
  );
  expect(inEnglish).toEqual([]);
});
