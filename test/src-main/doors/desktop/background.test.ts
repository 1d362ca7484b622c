import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createBackground, setAutostart } from '#main/doors/desktop/background.ts';
import { addressOfLink, linkAmong } from '#main/doors/desktop/links.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(path.join(os.tmpdir(), 'background-'))));
afterEach(() => rmSync(folder, { recursive: true }));

it('settings are asked once, kept, and consistent', () => {
  const file = path.join(folder, 'desktop', 'background.json');
  const registered: boolean[] = [];
  const open = () => createBackground(file, (on) => registered.push(on));
  expect(open().read()).toEqual({ keepRunning: null, startAtLogin: false, notify: true });
  // Started without a window and closed with it, it would run for nothing.
  open().change({ startAtLogin: true });
  expect(open().read()).toEqual({ keepRunning: true, startAtLogin: true, notify: true });
  open().change({ keepRunning: false });
  expect(open().read()).toEqual({ keepRunning: false, startAtLogin: false, notify: true });
  expect(registered).toEqual([true, false]);
  writeFileSync(file, '{"keepRunning":');
  expect(open().read().keepRunning).toBeNull();
});

it('a setting that the system refuses is not stored', () => {
  const background = createBackground(path.join(folder, 'background.json'), () => {
    throw new Error('the folder is read-only');
  });
  expect(() => background.change({ startAtLogin: true })).toThrow('read-only');
  expect(background.read().startAtLogin).toBe(false);
});

it('the desktop of Linux starts the program without its window, wherever it is', () => {
  setAutostart(path.join(folder, 'autostart'), '/home/a b/"A$`\\.AppImage', true);
  const file = path.join(folder, 'autostart', 'answerscope.desktop');
  expect(readFileSync(file, 'utf8')).toContain(String.raw`Exec="/home/a b/\"A\$\`\\.AppImage" --hidden`);
  setAutostart(path.join(folder, 'autostart'), '/x', false);
  setAutostart(path.join(folder, 'autostart'), '/x', false);
  expect(readdirSync(path.join(folder, 'autostart'))).toEqual([]);
});

it('a folder that is a file is an error, and nothing is half written', () => {
  mkdirSync(path.join(folder, 'a'));
  writeFileSync(path.join(folder, 'a', 'autostart'), '');
  expect(() => setAutostart(path.join(folder, 'a', 'autostart'), '/x', true)).toThrow('EEXIST');
  expect(readdirSync(path.join(folder, 'a'))).toEqual(['autostart']);
});

it('a link leads to a place and nowhere else', () => {
  expect(addressOfLink('answerscope://open/customers/3/overview?platform=chatgpt&from=2026-10-01')).toBe(
    '/customers/3/overview?platform=chatgpt&from=2026-10-01',
  );
  expect(addressOfLink('answerscope://open/')).toBe('/');
  for (const hostile of [
    'answerscope://open/../../etc/passwd',
    'answerscope://open/customers/3/overview#x',
    'answerscope://open/a/b/c/d/e',
    'answerscope://open/javascript:alert(1)',
    'answerscope://open/customers/3/<script>',
    'answerscope://open/customers%2f3',
    'answerscope://delete/customers/3',
    'https://open/customers/3',
    `answerscope://open/${'a/'.repeat(4)}?${'a'.repeat(2_000)}`,
    '',
  ])
    expect(addressOfLink(hostile), hostile).toBeNull();
  expect(linkAmong(['answerscope', '--hidden', 'answerscope://open/settings'])).toBe('/settings');
  expect(linkAmong(['--inspect', 'settings'])).toBeNull();
});
